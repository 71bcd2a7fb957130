#include "core/error.h"

#include <utility>

namespace core {

Error::Error(Code what, std::string inFile, std::string atField, std::string wanted, std::string got,
             std::string likest)
    : code(what),
      file(std::move(inFile)),
      field(std::move(atField)),
      expected(std::move(wanted)),
      found(std::move(got)),
      nearest(std::move(likest))
{
}

Error::Error(const Error& other) = default;

Error& Error::operator=(const Error& other) = default;

Error::~Error() = default;

const char* Error::what() const noexcept { return field.c_str(); }

}  // namespace core
