#pragma once

#include <dlfcn.h>

/// What the program would call, were there no stand-in for it.
template<typename Function>
Function real(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}
