#pragma once

/// Keeps what Qt says on stderr to what a person can use: harmless remarks are dropped; a display that cannot be
/// reached, or a thread for which there is no memory, becomes one sentence and exit status 1 instead of an abort or an
/// endless wait.
void installMessageHandler();
