#pragma once

#include <chrono>

/// Ends the program where a signal asks for it, where a file that is being read became shorter, and where memory runs
/// out while nothing may be thrown; nothing half written stays. A file that grows too large is an error of writing, not
/// an end.
void endOnSignals();

/// From now on a file that became shorter is covered with zeros, and its reader gets an exception (core::MappedFile),
/// so that a window goes on.
void surviveShortenedFiles();

/// Ends the program with this status after a while, if it has not ended by then. The end of a window waits for whatever
/// still reads or writes, which takes moments; but a disk of the network may never answer.
void endWithin(std::chrono::seconds longest, int status);
