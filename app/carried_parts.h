#pragma once

/// Lets Qt find the plugins, and text the fonts, that a wheel or an archive carries. Must be called before there is an
/// application or anything asks for a font. Does nothing where the program is installed with the system's libraries.
void useCarriedParts();
