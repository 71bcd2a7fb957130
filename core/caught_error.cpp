#include "core/caught_error.h"

#include "core/memory_reserve.h"

#include <filesystem>
#include <new>

namespace core {

Error caughtError(const std::string& doing)
{
    try {
        throw;
    } catch (const Error& error) {
        return error;
    } catch (const std::bad_alloc&) {
        renewMemoryReserve();
        return Error(Code::NoMemory, "", "%1 needs more memory than there is", doing);
    } catch (const std::filesystem::filesystem_error& error) {
        return Error(Code::CannotRead, error.path1().string(), "%0 cannot be read: %1", error.code().message());
    } catch (const std::exception& error) {
        return Error(Code::Failed, "", "%1 failed: %2", doing, error.what());
    } catch (...) {
        return Error(Code::Failed, "", "%1 failed: an unknown error", doing);
    }
}

}  // namespace core
