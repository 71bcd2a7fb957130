#pragma once

/// Makes the bars of a guess known to screen readers: a list in which each bar is a value that can be set.
void installSpokenBars();
