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
        return {Code::NoMemory, "", doing, "", ""};
    } catch (const std::filesystem::filesystem_error& error) {
        return {Code::CannotRead, error.path1().string(), "", "", error.code().message()};
    } catch (const std::exception& error) {
        return {Code::Failed, "", doing, "", error.what()};
    } catch (...) {
        return {Code::Failed, "", doing, "", "an unknown error"};
    }
}

}  // namespace core
