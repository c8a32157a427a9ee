// Expected values: the rule in Python (integers of any size, IEEE doubles).
#include "runtime/base/Fill.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace gcrt {
namespace {

template <typename T> T at(const FillRule &rule, DType type, uint64_t i) {
  std::vector<T> out(i + 1);
  EXPECT_TRUE(fill(rule, type, {reinterpret_cast<char *>(out.data()), out.size() * sizeof(T)}).ok());
  T alone;
  EXPECT_TRUE(fill(rule, type, {reinterpret_cast<char *>(&alone), sizeof(T)}, i).ok());
  EXPECT_EQ(alone, out[i]);
  return out[i];
}

TEST(Fill, MatchesTheRule) {
  FillRule normal{FillRule::Normal, 2371, 1.0}, uniform{FillRule::Uniform, 2371, 0.5};
  FillRule randint{FillRule::Randint, 2371, 1.0, -5, 12};
  EXPECT_EQ(at<double>(normal, DType::f64, 0), -0x1.d5aef79156855p-1);
  EXPECT_EQ(at<float>(normal, DType::f32, 0), static_cast<float>(-0x1.d5aef79156855p-1));
  EXPECT_EQ(at<double>(uniform, DType::f64, 0), -0x1.148a980000000p-2);
  EXPECT_EQ(at<int32_t>(randint, DType::s32, 0), 1);
  EXPECT_EQ(at<double>(normal, DType::f64, 1), -0x1.33d1622fc0c79p-3);
  EXPECT_EQ(at<float>(normal, DType::f32, 1), static_cast<float>(-0x1.33d1622fc0c79p-3));
  EXPECT_EQ(at<double>(uniform, DType::f64, 1), 0x1.a960780000000p-2);
  EXPECT_EQ(at<int32_t>(randint, DType::s32, 1), 5);
  EXPECT_EQ(at<double>(normal, DType::f64, 1000), -0x1.4cacf02e68fb5p-1);
  EXPECT_EQ(at<float>(normal, DType::f32, 1000), static_cast<float>(-0x1.4cacf02e68fb5p-1));
  EXPECT_EQ(at<double>(uniform, DType::f64, 1000), -0x1.4aea900000000p-2);
  EXPECT_EQ(at<int32_t>(randint, DType::s32, 1000), 11);
}

TEST(Fill, ValuesAreTheSameEverywhere) {
  auto rule = parseFillRule(nlohmann::json::parse(R"({"kind": "value", "value": -2.5})"));
  ASSERT_TRUE(rule.ok());
  EXPECT_EQ(at<float>(*rule, DType::f32, 3), -2.5f);
  EXPECT_EQ(at<int32_t>(*parseFillRule(nlohmann::json::parse(R"({"kind": "ones"})")), DType::s32, 3), 1);
  EXPECT_EQ(at<double>(*parseFillRule(nlohmann::json::parse(R"({"kind": "zeros"})")), DType::f64, 3), 0);
}

TEST(Fill, ReadsRules) {
  auto rule = parseFillRule(nlohmann::json::parse(R"({"seed": 2371, "kind": "normal", "scale": 0.25})"));
  ASSERT_TRUE(rule.ok());
  EXPECT_EQ(rule->scale, 0.25);
  EXPECT_EQ(parseFillText("randint:3:-2:9")->low, -2);
  EXPECT_EQ(parseFillText("normal:3")->seed, 3u);
  EXPECT_EQ(parseFillText("zeros")->value, 0);
  EXPECT_EQ(parseFillText("ones")->value, 1);
  EXPECT_EQ(parseFillText("value:-0.5")->value, -0.5);
  EXPECT_EQ(parseFillText("value:-0.5")->kind, FillRule::Value);
  for (const char *wrong :
       {"normal", "normal:x", "gauss:3", "randint:3", "randint:3:9:9", "normal:1:2:3", "value:x", "zeros:1"})
    EXPECT_FALSE(parseFillText(wrong).ok()) << wrong;
  for (const char *wrong : {R"({"seed": 1})", R"({"kind": "normal", "seeds": 1})", R"({"kind": "normal", "low": 1})",
                            "[]", R"({"kind": "value"})", R"({"kind": "ones", "seed": 1})",
                            R"({"kind": "ones", "value": 2})", R"({"kind": "randint", "low": 4, "high": 4})"})
    EXPECT_FALSE(parseFillRule(nlohmann::json::parse(wrong)).ok()) << wrong;
}

} // namespace
} // namespace gcrt
