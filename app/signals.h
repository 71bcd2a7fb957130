#pragma once

/// Ends the program where a signal asks for it, where a file that is being read became shorter, and where memory runs
/// out while nothing may be thrown; nothing half written stays. A file that grows too large is an error of writing, not
/// an end.
void endOnSignals();

/// From now on a file that became shorter is covered with zeros, and its reader gets an exception (core::MappedFile),
/// so that a window goes on.
void surviveShortenedFiles();
