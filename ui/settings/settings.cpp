#include "ui/settings/settings.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>

#include "core/kernel/parallel.h"
#include "core/model/folder/model_places.h"
#include "core/session/session.h"
#include "ui/theme/stillness.h"

#include <algorithm>
#include <thread>

namespace {

const QString colorsKey = QStringLiteral("maps/color_map");
const QString countKey = QStringLiteral("maps/count_from");
const QString bitsKey = QStringLiteral("measures/bits");
const QString threadsKey = QStringLiteral("engine/threads");
const QString themeKey = QStringLiteral("window/theme");
const QString memoryKey = QStringLiteral("engine/memory");
const QString languageKey = QStringLiteral("window/language");
const QString stillKey = QStringLiteral("window/still");
const QString foldersKey = QStringLiteral("models/folders");

}  // namespace

Settings Settings::stored()
{
    const QSettings kept;
    Settings settings;
    const std::string colors = kept.value(colorsKey).toString().toStdString();
    if (std::ranges::find(core::colorMapNames, colors) != std::end(core::colorMapNames)) settings.color_map = colors;
    settings.count_from = kept.value(countKey, 1).toInt() == 0 ? 0 : 1;
    settings.unit = kept.value(bitsKey, false).toBool() ? core::LogUnit::Bits : core::LogUnit::Nats;
    settings.threads = std::clamp(kept.value(threadsKey, 0).toInt(), 0, mostThreads);
    settings.memory = std::clamp(kept.value(memoryKey, usualMemory).toInt(), leastMemory, mostMemory);
    constexpr int last = static_cast<int>(ThemeChoice::Contrast);
    settings.theme = static_cast<ThemeChoice>(std::clamp(kept.value(themeKey, 0).toInt(), 0, last));
    settings.language = kept.value(languageKey).toString();
    settings.still = kept.value(stillKey, false).toBool();
    settings.model_folders = kept.value(foldersKey).toStringList();
    return settings;
}

void Settings::store() const
{
    QSettings kept;
    kept.setValue(colorsKey, QString::fromStdString(color_map));
    kept.setValue(countKey, static_cast<int>(count_from));
    kept.setValue(bitsKey, unit == core::LogUnit::Bits);
    kept.setValue(threadsKey, threads);
    kept.setValue(memoryKey, memory);
    kept.setValue(themeKey, static_cast<int>(theme));
    kept.setValue(languageKey, language);
    kept.setValue(stillKey, still);
    kept.setValue(foldersKey, model_folders);
}

std::string Settings::reset()
{
    QSettings kept;
    kept.clear();
    kept.sync();
    return kept.status() == QSettings::NoError ? kept.fileName().toStdString() : std::string();
}

void Settings::giveTo(core::Session& session) const
{
    session.figure.color_map = color_map;
    session.figure.count_from = count_from;
    session.heads.unit = unit;
}

core::Session Settings::begunWith(core::Session session) const
{
    const core::FigureSettings usual;
    if (session.figure.color_map == usual.color_map) session.figure.color_map = color_map;
    if (session.figure.count_from == usual.count_from) session.figure.count_from = count_from;
    if (session.heads.unit == core::LogUnit::Nats) session.heads.unit = unit;
    return session;
}

void Settings::apply() const
{
    const core::Index processors = std::max<core::Index>(1, std::thread::hardware_concurrency());
    core::setThreads(threads > 0 ? threads : processors);
    keepStill(still);
}

void Settings::useModelFolders()
{
    core::setOwnModelFolders([] {
        // The window's, also where a subcommand asks, which has named no application.
        const QString name = QStringLiteral("attentionscope");
        const QSettings kept = QCoreApplication::organizationName().isEmpty() ? QSettings(name, name) : QSettings();
        Settings settings;
        settings.model_folders = kept.value(foldersKey).toStringList();
        return settings.modelFolders();
    });
}

std::vector<std::filesystem::path> Settings::modelFolders() const
{
    std::vector<std::filesystem::path> folders;
    for (const QString& folder : model_folders) folders.emplace_back(folder.toStdString());
    return folders;
}
