#include "ui/words/language/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>

namespace {

QString fileOf(const QString& language) { return QStringLiteral(":/translations/attentionscope_%1.qm").arg(language); }

/// What a desktop's language is here: "zh_Hans_CN" and "zh_SG" are read as "zh_CN", any German as "de".
QString known(const QString& wanted)
{
    for (const Language& language : languages())
        if (wanted == language.code || wanted.startsWith(language.code.left(2))) {
            const bool traditional = wanted.contains(QLatin1String("Hant")) || wanted.endsWith(QLatin1String("TW"))
                                     || wanted.endsWith(QLatin1String("HK"));
            if (!traditional) return language.code;
        }
    return {};
}

QString ofDesktop()
{
    for (QString each : QLocale::system().uiLanguages()) {
        QString code = known(each.replace(QLatin1Char('-'), QLatin1Char('_')));
        if (!code.isEmpty()) return code;
    }
    return languages().front().code;
}

struct Spoken {
    QString code = languages().front().code;
    std::unique_ptr<QTranslator> own;
    std::unique_ptr<QTranslator> qt;  ///< the words of Qt's own dialogs, where they are installed
};

Spoken& spoken()
{
    static Spoken now;
    return now;
}

std::unique_ptr<QTranslator> installed(const QString& file)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file)) return nullptr;
    QCoreApplication::installTranslator(translator.get());
    return translator;
}

}  // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> all = [] {
        std::vector<Language> there{{QStringLiteral("en"), QStringLiteral("English")}};
        for (const auto& [code, name] : {std::pair(QStringLiteral("zh_CN"), QStringLiteral("简体中文")),
                                         std::pair(QStringLiteral("de"), QStringLiteral("Deutsch")),
                                         std::pair(QStringLiteral("es"), QStringLiteral("Español")),
                                         std::pair(QStringLiteral("fr"), QStringLiteral("Français"))})
            if (QFile::exists(fileOf(code))) there.push_back({code, name});
        return there;
    }();
    return all;
}

QString shownLanguage() { return spoken().code; }

void speakLanguage(const QString& code)
{
    const bool isOne =
        std::ranges::any_of(languages(), [&code](const Language& language) { return language.code == code; });
    Spoken& now = spoken();
    now = {};  // a translator that is destroyed is not asked any more
    now.code = isOne ? code : ofDesktop();
    if (now.code == languages().front().code) return;
    now.qt = installed(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_") + now.code);
    now.own = installed(fileOf(now.code));
}
