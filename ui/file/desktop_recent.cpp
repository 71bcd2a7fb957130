#include "ui/file/desktop_recent.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>

#include "core/file/file_lock.h"
#include "core/file/inner_names.h"
#include "core/model/folder/bundled_models.h"
#include "ui/file/recent_list.h"
#include "ui/work/errands.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

namespace fs = std::filesystem;

namespace {

constexpr qint64 largestList = qint64{8} << 20;

fs::path placeOf(QStandardPaths::StandardLocation kind) { return QStandardPaths::writableLocation(kind).toStdString(); }

fs::path real(const fs::path& path)
{
    std::error_code none;
    return fs::weakly_canonical(path, none);
}

/// Where copies of unsaved work and unpacked lessons lie.
fs::path ownFolder() { return placeOf(QStandardPaths::GenericDataLocation) / "attentionscope"; }

bool isDocument(const fs::path& file)
{
    std::error_code none;
    const fs::path places[] = {core::bundledModels().parent_path(), ownFolder(), QDir::tempPath().toStdString()};
    return fs::is_regular_file(file, none) && std::ranges::none_of(places, [&](const fs::path& place) {
               return core::isBelow(real(file), real(place));
           });
}

/// Whether GTK's and KDE's settings want a list of recent files. Both are read, because one list serves all desktops.
bool isListWanted()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const std::pair<const char*, const char*> switches[] = {
        {"/gtk-3.0/settings.ini", "Settings/gtk-recent-files-enabled"},
        {"/gtk-4.0/settings.ini", "Settings/gtk-recent-files-enabled"},
        {"/kdeglobals", "RecentDocuments/UseRecent"}};
    return std::ranges::all_of(switches, [&](const auto& each) {
        const QSettings desktop(folder + QLatin1String(each.first), QSettings::IniFormat);
        return desktop.value(QLatin1String(each.second), true).toBool();
    });
}

/// A file's media type. resources/package/attentionscope.mime.xml has the same names but need not be installed.
QString typeOf(const QString& name)
{
    constexpr std::pair<const char*, const char*> own[] = {{".attnscope", "application/x-attentionscope-session"},
                                                           {".attnpage", "application/x-attentionscope-page"},
                                                           {".attnatlas", "application/x-attentionscope-atlas"},
                                                           {".attnlesson", "application/x-attentionscope-lesson"},
                                                           {".lesson.md", "text/x-attentionscope-lesson"}};
    for (const auto& [ending, type] : own)
        if (name.endsWith(QLatin1String(ending), Qt::CaseInsensitive)) return QString::fromLatin1(type);
    return QMimeDatabase().mimeTypeForFile(name, QMimeDatabase::MatchExtension).name();
}

/// Held while the list is read and written, by one of this user's windows and threads. Other programs know no lock.
std::optional<core::FileLock> lockList()
{
    fs::create_directories(ownFolder());
    for (int tries = 0; tries < 100; ++tries) {
        if (auto lock = core::FileLock::take(ownFolder() / "recent.lock")) return lock;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return std::nullopt;
}

void enter(const fs::path& document, const QDateTime& when)
{
    if (!isDocument(document) || !isListWanted()) return;
    const auto lock = lockList();
    if (!lock) return;
    const std::string place = (placeOf(QStandardPaths::GenericDataLocation) / "recently-used.xbel").string();
    QByteArray before;
    QFile list(QString::fromStdString(place));
    if (list.exists()) {
        if (list.size() == 0 || list.size() > largestList || !list.open(QIODevice::ReadOnly)) return;
        before = list.read(largestList);
        if (before.isEmpty()) return;
    }
    const std::string path = document.string();
    const auto now =
        withDocument(before, {addressOf(QByteArray::fromStdString(path)), typeOf(QString::fromStdString(path)), when});
    if (!now) return;
    QSaveFile file(list.fileName());
    if (!file.open(QIODevice::WriteOnly)) return;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);  // it says what its owner works on
    file.write(*now);
    file.commit();
}

}  // namespace

void rememberOnDesktop(const fs::path& document)
{
    const auto when = QDateTime::currentDateTimeUtc();
    Errands::all().run("the list of recent files", [document, when](const std::stop_token&) {
        static std::mutex one;
        const std::scoped_lock turn(one);
        enter(fs::absolute(document).lexically_normal(), when);
    });
}
