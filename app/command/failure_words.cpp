#include "app/command/failure_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/error.h"
#include "ui/words/error_text.h"

#include <filesystem>
#include <new>

QString usageText(const cli::UsageError& error)
{
    QString said = QString::fromStdString(error.what());
    const auto two = [&](const char* between, const char* sentence) {
        const QStringList names = said.split(QLatin1String(between));
        return names.size() == 2 ? QCoreApplication::translate("CommandLine", sentence).arg(names[0], names[1]) : said;
    };
    if (error.kind == cli::UsageError::Kind::Excluded)
        return two(" excludes ", QT_TRANSLATE_NOOP("CommandLine", "%1 and %2 cannot be used together: leave one out"));
    if (error.kind == cli::UsageError::Kind::Alone)
        return two(" requires ", QT_TRANSLATE_NOOP("CommandLine", "%1 can only be used together with %2"));
    return said;
}

QString failureText(const std::exception& error)
{
    if (const auto* usage = dynamic_cast<const cli::UsageError*>(&error)) return usageText(*usage);
    if (const auto* known = dynamic_cast<const core::Error*>(&error)) return typedErrorText(*known);
    if (const auto* file = dynamic_cast<const std::filesystem::filesystem_error*>(&error))
        return typedErrorText(core::Error(core::Code::CannotRead, file->path1().string(), "%0 cannot be read: %1",
                                          file->code().message()));
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr)
        return QCoreApplication::translate("CommandLine", "this needs more memory than there is");
    return QString::fromLocal8Bit(error.what());
}
