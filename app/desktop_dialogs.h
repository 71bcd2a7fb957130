#pragma once

/// Lets files be chosen in the desktop's own dialogs: Qt asks for them by the XDG Desktop Portal (FileChooser), which
/// is also the only way to files out of a sandbox. To be called before the application is made. Nothing changes where a
/// platform theme was chosen, where Plasma brings its own, and where there is no portal, no session bus, or no plugin
/// of Qt's for it (qt6-xdgdesktopportal-platformtheme).
void useDesktopDialogs();
