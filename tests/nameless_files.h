#pragma once

#include <fcntl.h>
#include <string>
#include <unistd.h>

/// Whether a folder's disk has files without names; some of containers have none.
inline bool hasNamelessFiles(const std::string& folder)
{
    const int descriptor = ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    if (descriptor >= 0) ::close(descriptor);
    return descriptor >= 0;
}
