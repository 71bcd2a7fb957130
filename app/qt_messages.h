#pragma once

/// Keeps what Qt says on stderr to what a person can use: harmless remarks are dropped, and a display that cannot be
/// reached becomes one sentence and exit status 1 instead of an abort.
void installMessageHandler();
