#pragma once

#include <exception>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// English words with places %1 … %9 for values: the whole sentence of an error, or the name of a thing in one.
///
/// The window looks `text` up in its language and then fills in the values, so a literal must not be put together at
/// run time; `resources/translations/collect` finds the literals of `Error(…)`, `Words(…)` and `phrase(…)`.
struct Words {
    Words() = default;
    Words(const char* english) : text(english) {}
    Words(std::string english) : text(std::move(english)) {}
    Words(std::string_view english) : text(english) {}

    /// @param given  for %1, %2, …: texts, or words that have values of their own
    template<typename... Values>
    requires(sizeof...(Values) > 0) Words(const char* english, Values&&... given) : text(english)
    {
        values.reserve(sizeof...(given));
        (values.emplace_back(std::forward<Values>(given)), ...);
    }

    /// These words with `first` for %1, %2, …; their own values follow.
    Words about(const std::vector<Words>& first) const;

    /// The words with their values. A place that has no value stays as it is written.
    std::string english() const;

    std::string text;
    std::vector<Words> values;
};

/// Marks English words of which `Words` are made elsewhere, so that `collect` finds them.
constexpr const char* phrase(const char* english) { return english; }

/// The kind of error, for what depends on it: the handbook's section, the command's exit status, a second attempt.
enum class Code {
    CannotRead,   ///< the operating system cannot read `file`
    CannotWrite,  ///< the operating system cannot write `file`
    Truncated,    ///< the file ends too early
    Malformed,    ///< something breaks the format's grammar
    Missing,      ///< something is not there
    OutOfRange,   ///< a value cannot be used
    WrongShape,   ///< something has other dimensions than its neighbours call for
    Unknown,      ///< a name is none of those that are known
    Unsupported,  ///< valid, but this program cannot do it
    TooLong,      ///< more tokens than the model has places
    NoMemory,     ///< not enough memory
    Failed,       ///< something was given up, for a reason in a library's words
    Untrusted,    ///< the file names another one, outside of its own folder
    Ambiguous,    ///< several things could be meant
    NotInside,    ///< the file is sound but holds something else
};

/// The one exception that core throws: where something is wrong, and one whole sentence that says what is wrong and
/// what would be right. A place %0 in the sentence stands for the file; other sentences follow its name.
struct Error final : std::exception {
    /// @param inFile  empty where the error is about no file
    Error(Code what, std::string inFile, Words said);

    template<typename... Values>
    requires(sizeof...(Values) > 0) Error(Code what, std::string inFile, const char* english, Values&&... given)
        : Error(what, std::move(inFile), Words(english, std::forward<Values>(given)...))
    {
    }

    Error(const Error& other);
    Error& operator=(const Error& other);
    ~Error() override;

    /// The sentence without its values.
    const char* what() const noexcept override;

    /// The file and the sentence with its values.
    std::string english() const;

    Code code;
    std::string file;
    Words sentence;
};

}  // namespace core
