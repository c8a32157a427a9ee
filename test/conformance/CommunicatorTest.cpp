// What every communicator must do. A backend adds one row to backends().
#include "collectives/local/Local.h"
#include "runtime/base/Compare.h"
#include "runtime/base/Fill.h"

#include <functional>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

namespace gcrt {
namespace {

using testing::HasSubstr;
using Kind = fb::CollectiveKind;
using Monoid = fb::Monoid;

struct Backend {
  const char *name;
  std::vector<std::unique_ptr<Communicator>> (*make)(uint32_t devices);
};
std::vector<Backend> backends() {
  return {{"local", [](uint32_t devices) { return makeLocalCommunicators(devices); }},
          {"localReadEarly", [](uint32_t devices) { return makeLocalCommunicators(devices, true); }}};
}

class CommunicatorTest : public testing::TestWithParam<Backend> {
protected:
  // Runs one function per device, each in its thread, between begin and end; returns the devices' errors.
  std::vector<absl::Status> run(uint32_t devices, const std::function<absl::Status(Communicator &)> &body) {
    if (communicators.size() != devices)
      communicators = GetParam().make(devices);
    for (auto &communicator : communicators)
      EXPECT_TRUE(communicator->begin().ok());
    std::vector<absl::Status> statuses(devices);
    std::vector<std::thread> threads;
    for (uint32_t d = 0; d < devices; ++d)
      threads.emplace_back([&, d] {
        statuses[d] = body(*communicators[d]);
        communicators[d]->end(statuses[d]);
      });
    for (std::thread &thread : threads)
      thread.join();
    return statuses;
  }
  static absl::Status call(Communicator &communicator, const CollectiveSpec &spec, const void *src, void *dst) {
    auto pending = communicator.issue(spec);
    if (!pending.ok())
      return pending.status();
    if (absl::Status status = (*pending)->start(src, dst); !status.ok())
      return status;
    return (*pending)->wait();
  }
  void expectAllOk(const std::vector<absl::Status> &statuses) {
    for (const absl::Status &status : statuses)
      EXPECT_TRUE(status.ok()) << status;
  }
  std::vector<std::unique_ptr<Communicator>> communicators;
};

std::vector<uint32_t> everyone(uint32_t devices) {
  std::vector<uint32_t> out(devices);
  for (uint32_t d = 0; d < devices; ++d)
    out[d] = d;
  return out;
}

CollectiveSpec specOf(Kind kind, DType dtype, uint64_t count, std::vector<uint32_t> group, std::string label = "x") {
  CollectiveSpec spec;
  spec.kind = kind, spec.dtype = dtype, spec.count = count, spec.group = std::move(group);
  spec.axes = "data", spec.label = std::move(label);
  return spec;
}

// Element i of device d before a collective.
float sample(uint32_t device, uint64_t i) {
  return static_cast<float>(device * 1000 + i);
}
std::vector<float> samples(uint32_t device, uint64_t count) {
  std::vector<float> out(count);
  for (uint64_t i = 0; i < count; ++i)
    out[i] = sample(device, i);
  return out;
}

TEST_P(CommunicatorTest, AllReduceInRankOrderAndInPlace) {
  for (uint32_t n : {1u, 2u, 3u, 4u, 8u})
    for (uint64_t count : {1u, 7u, 5000u, 100000u}) {
      std::vector<std::vector<float>> results(n);
      std::vector<float> expected(count);
      for (uint32_t d = 0; d < n; ++d) {
        results[d].resize(count);
        ASSERT_TRUE(
            fill({FillRule::Normal, d}, DType::f32, {reinterpret_cast<char *>(results[d].data()), count * 4}).ok());
      }
      // The order of the sum is the ranks': bit-equal to this one.
      for (uint64_t i = 0; i < count; ++i) {
        expected[i] = results[0][i];
        for (uint32_t d = 1; d < n; ++d)
          expected[i] += results[d][i];
      }
      expectAllOk(run(n, [&](Communicator &c) {
        void *data = results[c.device()].data();
        return call(c, specOf(Kind::all_reduce, DType::f32, count, everyone(n)), data, data);
      }));
      for (uint32_t d = 0; d < n; ++d)
        ASSERT_EQ(results[d], expected) << n << " devices, " << count;
    }
}

TEST_P(CommunicatorTest, GatherScatterAndExchangeMoveTheRightBlocks) {
  const uint32_t n = 4;
  for (uint64_t outer : {1u, 3u}) {
    const uint64_t inner = 5, part = outer * inner, whole = part * n;
    std::vector<std::vector<float>> gathered(n), scattered(n), exchanged(n);
    expectAllOk(run(n, [&](Communicator &c) {
      uint32_t d = c.device();
      gathered[d].resize(whole), scattered[d].resize(part), exchanged[d].resize(whole);
      std::vector<float> small = samples(d, part), large = samples(d, whole);
      auto spec = [&](Kind kind, uint64_t count) {
        CollectiveSpec s = specOf(kind, DType::f32, count, everyone(n));
        s.outer = outer;
        return s;
      };
      absl::Status status = call(c, spec(Kind::all_gather, part), small.data(), gathered[d].data());
      if (status.ok())
        status = call(c, spec(Kind::reduce_scatter, whole), large.data(), scattered[d].data());
      if (status.ok())
        status = call(c, spec(Kind::all_to_all, whole), large.data(), exchanged[d].data());
      return status;
    }));
    for (uint32_t d = 0; d < n; ++d)
      for (uint64_t o = 0; o < outer; ++o)
        for (uint64_t i = 0; i < inner; ++i) {
          float sum = 0;
          for (uint32_t s = 0; s < n; ++s) {
            ASSERT_EQ(gathered[d][(o * n + s) * inner + i], sample(s, o * inner + i));
            ASSERT_EQ(exchanged[d][(o * n + s) * inner + i], sample(s, (o * n + d) * inner + i));
            sum += sample(s, (o * n + d) * inner + i);
          }
          ASSERT_EQ(scattered[d][o * inner + i], sum);
        }
  }
}

TEST_P(CommunicatorTest, PermuteFillsTheUnreachedWithZero) {
  std::vector<std::vector<float>> results(4, std::vector<float>(3, 9.0f));
  expectAllOk(run(4, [&](Communicator &c) {
    std::vector<float> mine = samples(c.device(), 3);
    CollectiveSpec spec = specOf(Kind::permute, DType::f32, 3, everyone(4));
    spec.pairs = {0, 1, 1, 2, 2, 0};
    return call(c, spec, mine.data(), results[c.device()].data());
  }));
  EXPECT_EQ(results[0], samples(2, 3));
  EXPECT_EQ(results[1], samples(0, 3));
  EXPECT_EQ(results[2], samples(1, 3));
  EXPECT_EQ(results[3], std::vector<float>(3, 0.0f));
}

// Every type and monoid against a plain evaluation in double or in integers.
TEST_P(CommunicatorTest, EveryTypeAndMonoid) {
  const uint64_t count = 33;
  for (int t = 0; t <= static_cast<int>(DType::MAX); ++t)
    for (Monoid monoid : fb::EnumValuesMonoid()) {
      DType type = static_cast<DType>(t);
      const DTypeInfo &facts = info(type);
      bool isFloat = facts.cls == DTypeClass::Float, isComplex = facts.cls == DTypeClass::Complex;
      if ((monoid >= Monoid::and_ && (isFloat || isComplex)) || (isComplex && monoid >= Monoid::min))
        continue;
      // Sources of small values that every type holds exactly; e8m0 has powers of two alone.
      std::vector<std::vector<char>> data(3, std::vector<char>(count * static_cast<uint64_t>(facts.bytes)));
      auto element = [&](size_t d, uint64_t i) {
        if (facts.cls == DTypeClass::Bool || facts.bits == 2)
          return static_cast<double>((i >> d) & 1);
        return type == DType::f8e8m0fnu ? 1.0 : static_cast<double>((i + d) % 2 + 1);
      };
      for (size_t d = 0; d < 3; ++d)
        for (uint64_t i = 0; i < count; ++i)
          encode(type, element(d, i), data[d].data() + i * static_cast<uint64_t>(facts.bytes));
      std::vector<std::vector<char>> out = data;
      expectAllOk(run(3, [&](Communicator &c) {
        CollectiveSpec spec = specOf(Kind::all_reduce, type, count, everyone(3));
        spec.monoid = monoid;
        return call(c, spec, data[c.device()].data(), out[c.device()].data());
      }));
      for (uint64_t i = 0; i < count; ++i) {
        double e = element(0, i);
        for (size_t d = 1; d < 3; ++d) {
          double x = element(d, i);
          auto bits = [](double v) { return static_cast<int64_t>(v); };
          bool isBool = facts.cls == DTypeClass::Bool;
          e = monoid == Monoid::add    ? (isBool ? std::max(e, x) : e + x)
              : monoid == Monoid::mul  ? e * x
              : monoid == Monoid::min  ? std::min(e, x)
              : monoid == Monoid::max  ? std::max(e, x)
              : monoid == Monoid::and_ ? static_cast<double>(bits(e) & bits(x))
              : monoid == Monoid::or_  ? static_cast<double>(bits(e) | bits(x))
                                       : static_cast<double>(bits(e) ^ bits(x));
        }
        char expected[16];
        encode(type, e, expected);
        for (size_t d = 0; d < 3; ++d)
          ASSERT_EQ(std::memcmp(expected, out[d].data() + i * static_cast<uint64_t>(facts.bytes),
                                static_cast<size_t>(facts.bytes)),
                    0)
              << facts.name << " " << fb::EnumNameMonoid(monoid) << " element " << i;
      }
    }
}

TEST_P(CommunicatorTest, NanWinsInMinAndMax) {
  for (Monoid monoid : {Monoid::min, Monoid::max}) {
    std::vector<float> results(2);
    expectAllOk(run(2, [&](Communicator &c) {
      float mine = c.device() == 0 ? 1.0f : std::numeric_limits<float>::quiet_NaN();
      CollectiveSpec spec = specOf(Kind::all_reduce, DType::f32, 1, everyone(2));
      spec.monoid = monoid;
      return call(c, spec, &mine, &results[c.device()]);
    }));
    EXPECT_TRUE(std::isnan(results[0]) && std::isnan(results[1]));
  }
}

// Groups of a 2×2 mesh at the same time: rows, then columns.
TEST_P(CommunicatorTest, GroupsAreIndependent) {
  std::vector<float> rows(4), columns(4);
  expectAllOk(run(4, [&](Communicator &c) {
    uint32_t d = c.device(), row = d / 2 * 2, column = d % 2;
    float mine = static_cast<float>(1 << d);
    absl::Status status = call(c, specOf(Kind::all_reduce, DType::f32, 1, {row, row + 1}), &mine, &rows[d]);
    if (status.ok())
      status = call(c, specOf(Kind::all_reduce, DType::f32, 1, {column, column + 2}), &mine, &columns[d]);
    return status;
  }));
  EXPECT_EQ(rows, (std::vector<float>{3, 3, 12, 12}));
  EXPECT_EQ(columns, (std::vector<float>{5, 10, 5, 10}));
}

// Issued in the same order by all, run in opposite orders: what meets what is fixed by the issue.
TEST_P(CommunicatorTest, OrderOfStartsIsFree) {
  std::vector<float> first(2), second(2);
  expectAllOk(run(2, [&](Communicator &c) -> absl::Status {
    uint32_t d = c.device();
    float one = static_cast<float>(1 + d), ten = static_cast<float>(10 + 10 * d);
    auto a = c.issue(specOf(Kind::all_reduce, DType::f32, 1, everyone(2), "a"));
    auto b = c.issue(specOf(Kind::all_reduce, DType::f32, 1, everyone(2), "b"));
    if (!a.ok() || !b.ok())
      return absl::InternalError("issue failed");
    absl::Status status;
    for (bool isA : {d == 0, d != 0}) {
      status = isA ? (*a)->start(&one, &first[d]) : (*b)->start(&ten, &second[d]);
      if (!status.ok())
        return status;
    }
    status = (*a)->wait();
    return status.ok() ? (*b)->wait() : status;
  }));
  EXPECT_EQ(first, (std::vector<float>{3, 3}));
  EXPECT_EQ(second, (std::vector<float>{30, 30}));
}

TEST_P(CommunicatorTest, AMismatchNamesBoth) {
  auto statuses = run(2, [&](Communicator &c) {
    std::vector<float> data(8), out(8);
    return call(c, specOf(Kind::all_reduce, DType::f32, c.device() == 0 ? 8 : 4, everyone(2), "grads"), data.data(),
                out.data());
  });
  for (const absl::Status &status : statuses) {
    EXPECT_FALSE(status.ok());
    EXPECT_THAT(std::string(status.message()), HasSubstr("all_reduce add f32[8] over data 'grads'"));
    EXPECT_THAT(std::string(status.message()), HasSubstr("all_reduce add f32[4] over data 'grads'"));
  }
  statuses = run(2, [&](Communicator &c) {
    std::vector<float> data(8), out(16);
    Kind kind = c.device() == 0 ? Kind::all_gather : Kind::all_to_all;
    return call(c, specOf(kind, DType::f32, 8, everyone(2)), data.data(), out.data());
  });
  EXPECT_THAT(std::string(statuses[0].message()), HasSubstr("collectives differ"));
}

TEST_P(CommunicatorTest, AFailingPeerUnblocksTheOthers) {
  auto body = [&](bool fails) {
    return [fails](Communicator &c) -> absl::Status {
      if (c.device() == 1)
        return fails ? absl::InternalError("disk on fire") : absl::OkStatus();
      float x = 1, y = 0;
      return call(c, specOf(Kind::all_reduce, DType::f32, 1, everyone(3), "loss"), &x, &y);
    };
  };
  auto statuses = run(3, body(true));
  for (uint32_t d : {0u, 2u}) {
    EXPECT_TRUE(absl::IsCancelled(statuses[d])) << statuses[d];
    EXPECT_THAT(std::string(statuses[d].message()), HasSubstr("device 1 failed before"));
    EXPECT_THAT(std::string(statuses[d].message()), HasSubstr("disk on fire"));
  }
  statuses = run(3, body(false));
  EXPECT_THAT(std::string(statuses[0].message()), HasSubstr("device 1 ended its run without"));
  // And the next run is a fresh one.
  std::vector<float> results(3);
  expectAllOk(run(3, [&](Communicator &c) {
    float x = 1;
    return call(c, specOf(Kind::all_reduce, DType::f32, 1, everyone(3)), &x, &results[c.device()]);
  }));
  EXPECT_EQ(results, std::vector<float>(3, 3.0f));
}

TEST_P(CommunicatorTest, CountsCallsAndBytes) {
  std::vector<float> data(64), out(64);
  auto step = [&](Communicator &c) {
    absl::Status status;
    std::vector<float> mine(16), result(32);
    for (int i = 0; i < 3 && status.ok(); ++i)
      status = call(c, specOf(Kind::all_reduce, DType::f32, 16, everyone(2)), mine.data(), result.data());
    CollectiveSpec gather = specOf(Kind::all_gather, DType::f32, 16, everyone(2));
    gather.axes = "tensor";
    return status.ok() ? call(c, gather, mine.data(), result.data()) : status;
  };
  expectAllOk(run(2, step));
  CollectiveCounts expected = {{{"all_reduce", "data"}, {3, 192}}, {{"all_gather", "tensor"}, {1, 64}}};
  EXPECT_EQ(communicators[0]->counts(), expected);
  EXPECT_EQ(communicators[1]->counts(), expected);
  communicators[0]->resetCounts();
  EXPECT_TRUE(communicators[0]->counts().empty());
}

TEST_P(CommunicatorTest, ManyRounds) {
  std::vector<float> sums(4);
  expectAllOk(run(4, [&](Communicator &c) {
    float x = static_cast<float>(c.device()), y = 0;
    for (int i = 0; i < 2000; ++i) {
      if (absl::Status status = call(c, specOf(Kind::all_reduce, DType::f32, 1, everyone(4)), &x, &y); !status.ok())
        return status;
      x = y / 4 + static_cast<float>(c.device()) - 1.5f;
    }
    sums[c.device()] = y;
    return absl::OkStatus();
  }));
  for (float sum : sums)
    EXPECT_EQ(sum, sums[0]);
}

INSTANTIATE_TEST_SUITE_P(Backends, CommunicatorTest, testing::ValuesIn(backends()),
                         [](const auto &row) { return std::string(row.param.name); });

} // namespace
} // namespace gcrt
