#include "passes/training/Optimizer.h"

#include "ir/analysis/Names.h"
#include "passes/training/LossScale.h"

#include <cmath>

using namespace mlir;

namespace gc {

double Settings::number(StringRef name) const {
  for (auto [i, parameter] : llvm::enumerate(info->hyperparameters))
    if (name == parameter.name)
      return numbers[i];
  llvm_unreachable("an optimizer asks for what its row of the table lacks");
}

namespace {

template <typename Info> const Info *named(ArrayRef<Info> known, StringRef name) {
  const Info *at = llvm::find_if(known, [&](const Info &info) { return name == info.name; });
  return at == known.end() ? nullptr : at;
}
template <typename Info> std::vector<std::string> namesOf(ArrayRef<Info> known) {
  std::vector<std::string> out;
  for (const Info &info : known)
    out.push_back(info.name);
  return out;
}

class OptimizerParser {
public:
  explicit OptimizerParser(ExpressionText &text) : text(text) {}

  FailureOr<Optimizer> parse(const Expression &e) {
    Optimizer out;
    FailureOr<Settings> settings = settingsOf(e, {"no_decay", "groups"});
    if (failed(settings))
      return failure();
    out.settings = std::move(*settings);
    if (const Expression *patterns = e.find("no_decay"))
      if (failed(patternsOf(*patterns, "no_decay", out.noDecay)))
        return failure();
    if (const Expression *groups = e.find("groups")) {
      if (groups->kind != Expression::Kind::List)
        return text.fail(groups->at, "groups is a list: [group(PATTERN, …), …]");
      for (const Expression &group : groups->parts)
        if (failed(addGroup(group, out)))
          return failure();
    }
    return out;
  }

  FailureOr<LossScale> lossScale(const Expression &e) {
    LossScale out;
    out.info = named(lossScales(), e.text);
    if (!out.info || e.quoted || e.kind == Expression::Kind::List)
      return text.fail(e.at, "no loss scaling is called '" + e.text + "'" + suggestion(e.text, namesOf(lossScales())));
    ArrayRef<Hyperparameter> infos(out.info->parameters);
    if (e.parts.size() > 1)
      return text.fail(e.parts[1].at, e.text + " has one argument by place; write NAME=VALUE");
    if (failed(verifyKeywords(e, namesOf(infos), text)) || failed(numbers(e, infos, out.numbers)))
      return failure();
    for (auto [info, value] : llvm::zip_equal(infos, out.numbers)) {
      StringRef name = info.name;
      bool counts = name == "interval" || name == "hysteresis" || name == "init" || name == "rest";
      if (counts && (value < (name == "rest" ? 0 : 1) || value != std::floor(value) || value > INT32_MAX))
        return text.fail(e.at,
                         name + " is a whole number from " + (name == "rest" ? "0" : "1") + " to " + Twine(INT32_MAX));
      bool mayBeZero = name == "min" || name == "rest";
      if (mayBeZero ? value < 0 : value <= 0)
        return text.fail(e.at, name + (mayBeZero ? " is not negative" : " is above 0"));
      if ((name == "scale" || name == "min") && value > 0x1p100)
        return text.fail(e.at, name + " is at most 2^100: gradients times it would not be finite");
      if (name == "growth" ? value < 1 : name == "backoff" && value > 1)
        return text.fail(e.at, name == "growth" ? "growth is at least 1" : "backoff is at most 1");
    }
    return out;
  }

private:
  FailureOr<double> number(const Expression &e, StringRef name) {
    double value;
    if (e.kind != Expression::Kind::Word || StringRef(e.text).getAsDouble(value) || !std::isfinite(value))
      return text.fail(e.at, name + " is a number");
    return value;
  }
  // The number of that name, where one is given.
  template <typename Number> LogicalResult readNumber(const Expression &call, StringRef name, Number &out) {
    const Expression *given = call.find(name);
    if (!given)
      return success();
    FailureOr<double> value = number(*given, name);
    if (failed(value))
      return failure();
    out = *value;
    return success();
  }
  FailureOr<double> hyperparameter(const Expression &e, const Hyperparameter &info) {
    if (!info.flag)
      return number(e, info.name);
    if (e.kind == Expression::Kind::Word && (e.text == "true" || e.text == "false"))
      return e.text == "true" ? 1.0 : 0.0;
    return text.fail(e.at, Twine(info.name) + " is true or false");
  }

  LogicalResult patternsOf(const Expression &e, StringRef name, std::vector<std::string> &out) {
    for (const Expression *word : e.words())
      out.push_back(word->text);
    return out.empty() ? text.fail(e.at, name + " is one or several patterns over parameters' names") : success();
  }

  // Each of `infos` from its place or its name, else what is standard.
  LogicalResult numbers(const Expression &e, ArrayRef<Hyperparameter> infos, SmallVectorImpl<double> &out) {
    for (auto [i, info] : llvm::enumerate(infos)) {
      const Expression *given = e.find(info.name);
      if (i < e.parts.size()) {
        if (given)
          return text.fail(given->at, "'" + Twine(info.name) + "' is given twice");
        given = &e.parts[i];
      }
      if (!given && !info.standard)
        return text.fail(e.at, e.text + " needs " + info.name);
      FailureOr<double> value = given ? hyperparameter(*given, info) : FailureOr<double>(*info.standard);
      if (failed(value))
        return failure();
      out.push_back(*value);
    }
    return success();
  }

  FailureOr<Schedule> scheduleOf(const Expression &e) {
    Schedule out;
    if (e.kind == Expression::Kind::Word) {
      FailureOr<double> value = number(e, "lr");
      if (failed(value))
        return failure();
      out.info = named(schedules(), "constant");
      out.parameters.push_back(*value);
      for (const Hyperparameter &info : llvm::drop_begin(out.info->parameters))
        out.parameters.push_back(*info.standard);
      return out;
    }
    out.info = e.kind == Expression::Kind::Call ? named(schedules(), e.text) : nullptr;
    if (!out.info)
      return text.fail(e.at, "no schedule is called '" + e.text + "'" + suggestion(e.text, namesOf(schedules())));
    if (e.parts.size() > 1)
      return text.fail(e.parts[1].at, e.text + " has one argument by place; write NAME=VALUE");
    ArrayRef<Hyperparameter> infos(out.info->parameters);
    if (failed(verifyKeywords(e, namesOf(infos), text)) || failed(numbers(e, infos, out.parameters)))
      return failure();
    for (auto [info, value] : llvm::zip_equal(infos, out.parameters))
      if (bool steps = StringRef(info.name).ends_with("steps") || StringRef(info.name) == "warmup";
          steps && (value < 0 || value != std::floor(value)))
        return text.fail(e.at, Twine(info.name) + " is a number of steps: a whole one, not below 0");
    return out;
  }

  FailureOr<Settings> settingsOf(const Expression &e, ArrayRef<const char *> more) {
    Settings out;
    out.info = e.kind == Expression::Kind::Call && !e.quoted ? named(optimizers(), e.text) : nullptr;
    if (!out.info) {
      if (named(optimizers(), e.text))
        return text.fail(e.at, e.text + " needs its learning rate: write " + e.text + "(lr=…)");
      return text.fail(e.at, "no optimizer is called '" + e.text + "'" + suggestion(e.text, namesOf(optimizers())));
    }
    std::vector<std::string> known{"lr", "decay"};
    known.insert(known.end(), more.begin(), more.end());
    ArrayRef<Hyperparameter> infos(out.info->hyperparameters);
    llvm::append_range(known, namesOf(infos));
    if (!e.parts.empty())
      return text.fail(e.parts[0].at, e.text + " has no arguments by place; write NAME=VALUE");
    if (failed(verifyKeywords(e, known, text)) || failed(numbers(e, infos, out.numbers)))
      return failure();
    const Expression *rate = e.find("lr");
    if (!rate)
      return text.fail(e.at, e.text + " needs lr, a number or a schedule");
    FailureOr<Schedule> schedule = scheduleOf(*rate);
    out.decay = out.info->decay;
    if (failed(schedule) || failed(readNumber(e, "decay", out.decay)))
      return failure();
    out.rate = std::move(*schedule);
    return out;
  }

  LogicalResult addGroup(const Expression &e, Optimizer &optimizer) {
    if (e.kind != Expression::Kind::Call || e.text != "group" || e.parts.size() != 1)
      return text.fail(e.at, "a group is group(PATTERN, lr_scale=, decay=, optimizer=)");
    ParameterGroup group;
    if (failed(verifyKeywords(e, {"lr_scale", "decay", "optimizer"}, text)) ||
        failed(patternsOf(e.parts[0], "a group's argument", group.patterns)) ||
        failed(readNumber(e, "lr_scale", group.rateScale)) || failed(readNumber(e, "decay", group.decay)))
      return failure();
    if (const Expression *other = e.find("optimizer")) {
      FailureOr<Settings> settings = settingsOf(*other, {});
      if (failed(settings))
        return failure();
      group.settings = std::move(*settings);
    }
    optimizer.groups.push_back(std::move(group));
    return success();
  }

  ExpressionText &text;
};

} // namespace

FailureOr<Optimizer> parseOptimizer(const Expression &expression, ExpressionText &text) {
  return OptimizerParser(text).parse(expression);
}

FailureOr<LossScale> parseLossScale(const Expression &expression, ExpressionText &text) {
  return OptimizerParser(text).lossScale(expression);
}

} // namespace gc
