#include "ir/analysis/Expression.h"

#include <gtest/gtest.h>

namespace gc {
namespace {

TEST(Expression, QuotedTextIsReadAsItIs) {
  for (std::string given :
       {"", "a", "it's", "say \"so\"", "'", "''", "\"'\"", "a', clip=1, b='", "dir\\n'", "[0]/*|b"}) {
    ExpressionText text{"step(main, frozen=[" + quotedWord(given) + ", " + quotedWord(given) + "], clip=2)"};
    mlir::FailureOr<Expression> read = parseExpression(text);
    ASSERT_TRUE(succeeded(read)) << text.error;
    ASSERT_EQ(read->keywords.size(), 2u) << text.text;
    const Expression *list = read->find("frozen");
    ASSERT_EQ(list->parts.size(), 2u) << text.text;
    for (const Expression &part : list->parts) {
      EXPECT_TRUE(part.quoted);
      EXPECT_EQ(part.text, given);
    }
  }
}

TEST(Expression, ADoubledQuoteIsOneOfTheText) {
  ExpressionText text{R"(f("say ""so""", 'it''s', '"', "'"))"};
  mlir::FailureOr<Expression> read = parseExpression(text);
  ASSERT_TRUE(succeeded(read)) << text.error;
  std::vector<std::string> parts;
  for (const Expression &part : read->parts)
    parts.push_back(part.text);
  EXPECT_EQ(parts, (std::vector<std::string>{"say \"so\"", "it's", "\"", "'"}));
}

TEST(Expression, AnOpenQuoteIsAnError) {
  for (const char *given : {"f('a)", "f('it''s)", "'''"}) {
    ExpressionText text{given};
    EXPECT_TRUE(failed(parseExpression(text)));
    EXPECT_NE(text.error.find("the quote is not closed"), std::string::npos) << text.error;
  }
}

} // namespace
} // namespace gc
