#pragma once

/// Draws everything so much larger for as long as something is presented: what is remembered for the window stays, also
/// where the program does not come to its end. Magnification::restore() takes it back.
void lendMagnification(int percent);
