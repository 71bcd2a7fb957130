#pragma once

#include <cstddef>
#include <string>

/// Makes calls of the system and of memory fail in this program, which is linked with stand-ins for them: on purpose,
/// one kind at a time, and counted, so that a test can say that its fault fired.
namespace faults {

enum class Call {
    Open,   ///< opens a file for writing
    Write,  ///< write and writev
    Sync,
    Rename,
    MakeTemporary,  ///< mkostemp
    Link,
    Look,  ///< stat and lstat
};

/// From the `after`-th call from now on, those that concern files in a folder fail.
/// @param error  errno
void arm(Call call, int error, const std::string& folder, int after = 0);

/// Whether disks have files without names (O_TMPFILE), as FAT and network disks have not.
void haveNamelessFiles(bool have);

enum class Thread { Window, Workers };
enum class Thrown { NoMemory, FilesystemError, RuntimeError };

/// The `after`-th allocation that the program's own code makes from now on, on the thread of the window or on any
/// other one, throws; once.
void armThrow(Thread thread, Thrown what, int after);
/// From now on no allocation of so many bytes succeeds on that thread.
void armLargeAllocations(Thread thread, std::size_t bytes);

/// How many allocations armThrow() would have counted so far; from the beginning of the program.
int allocations(Thread thread);

/// How often a fault fired since it was armed.
int fired();

/// Everything succeeds again.
/// @return how often a fault fired since it was armed
int disarm();

}  // namespace faults
