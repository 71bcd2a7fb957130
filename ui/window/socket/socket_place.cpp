#include "ui/window/socket/socket_place.h"

#include <QByteArray>

#include <algorithm>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace socket_place {

fs::path folder()
{
    const QByteArray runtime = qgetenv("XDG_RUNTIME_DIR");
    if (runtime.isEmpty()) return {};
    const fs::path user = runtime.toStdString();
    return user.is_absolute() && isPrivate(user) ? user / "attentionscope" : fs::path();
}

bool isPrivate(const fs::path& folder)
{
    struct stat is = {};
    constexpr mode_t others = S_IRWXG | S_IRWXO;
    return ::lstat(folder.c_str(), &is) == 0 && S_ISDIR(is.st_mode) && is.st_uid == ::geteuid()
           && (is.st_mode & others) == 0;
}

std::optional<sockaddr_un> addressOf(const fs::path& socket)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (socket.native().size() >= sizeof address.sun_path) return std::nullopt;
    std::ranges::copy(socket.native(), address.sun_path);
    return address;
}

bool isOwn(int socket)
{
    ucred who = {};
    socklen_t size = sizeof who;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &who, &size) == 0 && who.uid == ::geteuid();
}

std::string display()
{
    return (qgetenv("QT_QPA_PLATFORM") + ' ' + qgetenv("WAYLAND_DISPLAY") + ' ' + qgetenv("DISPLAY")).toStdString();
}

}  // namespace socket_place
