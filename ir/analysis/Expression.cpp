#include "ir/analysis/Expression.h"

#include "ir/analysis/Names.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace gc {

LogicalResult ExpressionText::fail(size_t at, const Twine &message) {
  error = (source + ":" + Twine(at + 1) + ": " + message + "\n  " + text + "\n  " + std::string(at, ' ') + "^").str();
  return failure();
}

const Expression *Expression::find(StringRef key) const {
  for (const Keyword &keyword : keywords)
    if (keyword.key == key)
      return &keyword.value;
  return nullptr;
}

SmallVector<const Expression *> Expression::words() const {
  if (kind == Kind::Word)
    return {this};
  SmallVector<const Expression *> out;
  if (kind != Kind::Call)
    for (const Expression &part : parts)
      llvm::append_range(out, part.words());
  return out;
}

namespace {

class Parser {
public:
  explicit Parser(ExpressionText &in) : in(in), text(in.text) {}

  FailureOr<Expression> parse() {
    FailureOr<Expression> value = choice();
    skipSpace();
    if (succeeded(value) && at < text.size())
      return in.fail(at, "'" + StringRef(text).substr(at) + "' follows what is complete");
    return value;
  }

private:
  void skipSpace() {
    while (at < text.size() && llvm::isSpace(text[at]))
      ++at;
  }
  bool take(char c) {
    skipSpace();
    if (at >= text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }

  FailureOr<Expression> choice() {
    FailureOr<Expression> first = item();
    if (failed(first) || !take('|'))
      return first;
    Expression out;
    out.kind = Expression::Kind::Choice;
    out.at = first->at;
    out.parts.push_back(std::move(*first));
    do {
      FailureOr<Expression> next = item();
      if (failed(next))
        return failure();
      out.parts.push_back(std::move(*next));
    } while (take('|'));
    return out;
  }

  FailureOr<Expression> item() {
    Expression out;
    skipSpace();
    out.at = at;
    if (take('['))
      return list(std::move(out));
    if (at < text.size() && (text[at] == '\'' || text[at] == '"')) {
      const char quote = text[at];
      size_t from = at + 1, end;
      while ((end = text.find(quote, from)) != std::string::npos && end + 1 < text.size() && text[end + 1] == quote) {
        out.text += text.substr(from, end + 1 - from); // a doubled quote is one of the text
        from = end + 2;
      }
      if (end == std::string::npos)
        return in.fail(at, "the quote is not closed");
      out.text += text.substr(from, end - from);
      out.quoted = true;
      at = end + 1;
      return out;
    }
    while (at < text.size() && !llvm::isSpace(text[at]) && !StringRef("|,()[]=").contains(text[at]))
      out.text += text[at++];
    if (out.text.empty())
      return in.fail(at, "a name or value is missing");
    return take('(') ? call(std::move(out)) : FailureOr<Expression>(std::move(out));
  }

  FailureOr<Expression> list(Expression out) {
    out.kind = Expression::Kind::List;
    if (take(']'))
      return out;
    do {
      FailureOr<Expression> next = choice();
      if (failed(next))
        return failure();
      out.parts.push_back(std::move(*next));
    } while (take(','));
    if (!take(']'))
      return in.fail(at, "']' is missing at the end of the list");
    return out;
  }

  FailureOr<Expression> call(Expression out) {
    out.kind = Expression::Kind::Call;
    out.inside = at;
    if (++depth > 64)
      return in.fail(at, "more than 64 calls lie in each other");
    if (!take(')')) {
      do {
        if (failed(argument(out)))
          return failure();
      } while (take(','));
      if (!take(')'))
        return in.fail(at, "')' is missing after the arguments of " + out.text);
    }
    --depth;
    return out;
  }

  LogicalResult argument(Expression &call) {
    FailureOr<Expression> value = choice();
    if (failed(value))
      return failure();
    if (value->kind != Expression::Kind::Word || value->quoted || !take('=')) {
      if (!call.keywords.empty())
        return in.fail(value->at, "an argument by place follows one by name: write NAME=VALUE");
      call.parts.push_back(std::move(*value));
      return success();
    }
    if (call.find(value->text))
      return in.fail(value->at, "'" + Twine(value->text) + "' is given twice");
    FailureOr<Expression> given = choice();
    if (failed(given))
      return failure();
    call.keywords.push_back({value->text, value->at, std::move(*given)});
    return success();
  }

  ExpressionText &in;
  const std::string &text;
  size_t at = 0;
  int depth = 0;
};

} // namespace

std::string quotedWord(StringRef text) {
  std::string out = "'";
  for (char c : text)
    out.append(c == '\'' ? 2 : 1, c);
  return out + "'";
}

FailureOr<Expression> parseExpression(ExpressionText &text) {
  return Parser(text).parse();
}

LogicalResult verifyKeywords(const Expression &call, const std::vector<std::string> &known, ExpressionText &text) {
  for (const Expression::Keyword &keyword : call.keywords)
    if (!llvm::is_contained(known, keyword.key))
      return text.fail(keyword.at,
                       call.text + " has no argument '" + keyword.key + "'" + suggestion(keyword.key, known));
  return success();
}

} // namespace gc
