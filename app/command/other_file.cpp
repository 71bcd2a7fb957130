#include "app/command/other_file.h"

#include "core/error.h"

#include <filesystem>

void requireOther(const std::string& out, const std::string& in)
{
    std::error_code none;
    if (!out.empty() && std::filesystem::equivalent(out, in, none))
        throw core::Error(core::Code::OutOfRange, "", "--out", "another file than the one that is read", out);
}
