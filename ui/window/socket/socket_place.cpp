#include "ui/window/socket/socket_place.h"

#include <QByteArray>

#include "core/file/private_folder.h"

namespace fs = std::filesystem;

namespace socket_place {

fs::path folder()
{
    const QByteArray runtime = qgetenv("XDG_RUNTIME_DIR");
    if (runtime.isEmpty()) return {};
    const fs::path user = runtime.toStdString();
    return user.is_absolute() && core::isPrivateFolder(user) ? user / "attentionscope" : fs::path();
}

std::string display()
{
    return (qgetenv("QT_QPA_PLATFORM") + ' ' + qgetenv("WAYLAND_DISPLAY") + ' ' + qgetenv("DISPLAY")).toStdString();
}

}  // namespace socket_place
