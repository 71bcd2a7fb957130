#include "ui/file/engine_settings.h"

#include <QCoreApplication>
#include <QProcess>
#include <QSettings>

namespace {

/// The window's, also where a subcommand asks, which has named no application.
QSettings settings()
{
    const QString name = QStringLiteral("attentionscope");
    return QCoreApplication::organizationName().isEmpty() ? QSettings(name, name) : QSettings();
}

const QString engines = QStringLiteral("engines");
const QString permitted = QStringLiteral("engine-models");

/// A model's name holds slashes, which are levels in the settings.
QString modelKey(const QString& model) { return QString::fromLatin1(model.toUtf8().toPercentEncoding()); }

}  // namespace

std::vector<std::string> commandWords(const QString& command)
{
    std::vector<std::string> words;
    for (const QString& word : QProcess::splitCommand(command)) words.push_back(word.toStdString());
    return words;
}

bool isEngineName(const QString& name)
{
    return !name.isEmpty() && name.size() <= 100 && std::ranges::all_of(name, [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || c == u'.' || c == u'-' || c == u'_';
    });
}

void useEngineSettings()
{
    core::Engines::known().lookUp({
        .words = [](const std::string& engine) { return commandWords(engineCommand(QString::fromStdString(engine))); },
        .permissions =
            [](const std::string& model) {
                if (model.empty()) return core::EnginePermissions{};
                QSettings stored = settings();
                stored.beginGroup(permitted);
                const QStringList allowed = stored.value(modelKey(QString::fromStdString(model))).toStringList();
                return core::EnginePermissions{.hub = allowed.contains(QStringLiteral("hub")),
                                               .remote_code = allowed.contains(QStringLiteral("code"))};
            },
    });
}

QStringList engineNames()
{
    QSettings stored = settings();
    stored.beginGroup(engines);
    return stored.childKeys();
}

QString engineCommand(const QString& name)
{
    if (!isEngineName(name)) return {};
    QSettings stored = settings();
    stored.beginGroup(engines);
    return stored.value(name).toString();
}

void setEngineCommand(const QString& name, const QString& command)
{
    QSettings stored = settings();
    stored.beginGroup(engines);
    if (command.isEmpty())
        stored.remove(name);
    else
        stored.setValue(name, command);
    core::Engines::known().name(name.toStdString(), commandWords(command));
}

void setEnginePermissions(const QString& model, const core::EnginePermissions& permissions)
{
    QStringList allowed;
    if (permissions.hub) allowed << QStringLiteral("hub");
    if (permissions.remote_code) allowed << QStringLiteral("code");
    QSettings stored = settings();
    stored.beginGroup(permitted);
    if (allowed.isEmpty())
        stored.remove(modelKey(model));
    else
        stored.setValue(modelKey(model), allowed);
    core::Engines::known().allow(model.toStdString(), permissions);
}
