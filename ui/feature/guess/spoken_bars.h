#pragma once

/// Makes bars that are guessed known to screen readers: a list, of which each bar is a value that can be set.
void installSpokenBars();
