#pragma once

#include <exception>
#include <string>

namespace core {

/// The kind of error; it decides how the sentence for the reader is built.
enum class Code {
    CannotRead,   ///< `found` is the operating system's reason
    CannotWrite,  ///< `found` is the operating system's reason
    Truncated,    ///< the file ends before `field` does
    Malformed,    ///< `field` breaks the format's grammar
    Missing,      ///< `field` is not there
    OutOfRange,   ///< `field` has a value that cannot be used
    WrongShape,   ///< `field` has other dimensions than its neighbours call for
    Unknown,      ///< `found` is not one of the names in `expected`; `nearest` is the one that may be meant
    Unsupported,  ///< `found` is valid but this program cannot do it; without it `field` is, and `expected` what to do
    TooLong,      ///< more tokens than the model has places
    NoMemory,     ///< `field` needs `found`, and `expected` is free; both empty where they are unknown
    Failed,       ///< `field` was given up; `found` is the reason, in a library's words
    Untrusted,    ///< the file names `found`, outside of its own folder; `expected` is what to do about it
    Ambiguous,    ///< several things could be `field`; `found` lists them, `expected` says how to pick one
    NotInside,    ///< the file is sound but holds no `field`; `expected` says which files do
};

/// The one exception that core throws. It carries facts; the sentence is made at the edge (window, command line).
///
/// Fields that do not apply stay empty. `expected` and `found` are short noun phrases or values ("64 rows").
struct Error final : std::exception {
    Error(Code what, std::string inFile, std::string atField, std::string wanted, std::string got,
          std::string likest = {});
    Error(const Error& other);
    Error& operator=(const Error& other);
    ~Error() override;

    const char* what() const noexcept override;

    Code code;
    std::string file;
    std::string field;
    std::string expected;
    std::string found;
    std::string nearest;  ///< of the names in `expected` the one most like `found`; empty where none is like it
};

}  // namespace core
