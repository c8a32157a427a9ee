// Text that says what to make: calls in calls, with values by place and by name.
//
//   step(main, optimizer=adamw(lr=cosine(3e-4, warmup=100, steps=1000)), frozen=embed/*|head)
//
//   VALUE  = CHOICE
//   CHOICE = ITEM | ITEM '|' ITEM …
//   ITEM   = WORD | 'quoted' | NAME(ARGUMENT, …) | [VALUE, …]
//
// Between quotes, ' or ", every character stands for itself, and the quote itself is written twice: 'it''s'.
// An ARGUMENT is a VALUE or NAME=VALUE. What names and values mean is for those who read them.
#ifndef GC_IR_ANALYSIS_EXPRESSION_H
#define GC_IR_ANALYSIS_EXPRESSION_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/Twine.h"

#include <string>
#include <vector>

namespace gc {

// A text, and what is wrong in it. `source` is what messages call it.
struct ExpressionText {
  std::string text;
  std::string source = "expression";
  std::string error; // "SOURCE:COLUMN: MESSAGE", the text and a mark under the place

  mlir::LogicalResult fail(size_t at, const llvm::Twine &message);
};

struct Expression {
  struct Keyword;
  enum class Kind { Word, Call, List, Choice };

  Kind kind = Kind::Word;
  std::string text;  // a word, or a call's name
  size_t at = 0;     // where it stands
  size_t inside = 0; // of a call: behind its parenthesis
  bool quoted = false;
  std::vector<Expression> parts; // what a list or choice holds; a call's arguments by place
  std::vector<Keyword> keywords; // a call's arguments by name, none twice

  const Expression *find(llvm::StringRef key) const;
  // Its words alone, as of a list of patterns: [a|b, c] is a, b, c. A call has none.
  llvm::SmallVector<const Expression *> words() const;
};

struct Expression::Keyword {
  std::string key;
  size_t at;
  Expression value;
};

mlir::FailureOr<Expression> parseExpression(ExpressionText &text);

// The word that parses to exactly this text, whatever characters it has: who writes an expression of another's text, a
// pattern or path, writes it so.
std::string quotedWord(llvm::StringRef text);

// Parses the text and reads what it says, as read(expression, text) gives it.
template <typename Read> auto readExpression(ExpressionText &text, Read read) {
  mlir::FailureOr<Expression> parsed = parseExpression(text);
  using Result = decltype(read(*parsed, text));
  return succeeded(parsed) ? read(*parsed, text) : Result(mlir::failure());
}

// An argument by name that is none of `known` fails, naming the nearest.
mlir::LogicalResult verifyKeywords(const Expression &call, const std::vector<std::string> &known, ExpressionText &text);

} // namespace gc

#endif
