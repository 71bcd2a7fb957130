#include "core/system/process_number.h"

#include <unistd.h>

namespace core {

int processNumber() { return ::getpid(); }

}  // namespace core
