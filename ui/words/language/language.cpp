#include "ui/words/language/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include "core/file/installed_folders.h"

#include <algorithm>
#include <memory>

namespace {

/// All translations lie one behind the other in one resource, each as Qt's .qm files are.
QString translationsFile() { return QStringLiteral(":/translations/languages"); }

/// The beginning of each translation file (qtranslator.cpp, "magic").
QByteArray beginning() { return QByteArray::fromHex("3cb86418caef9c95cd211cbf60a1bddd"); }

/// A desktop's language among ours: "zh_Hans_CN" and "zh_SG" are read as "zh_CN", any German as "de".
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
    QByteArray words;                 ///< the bytes that the own translator reads
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

/// The folder of the words of Qt's own dialogs.
QString qtTranslations()
{
    const std::filesystem::path carried = core::carriedLibraries();
    return carried.empty() ? QLibraryInfo::path(QLibraryInfo::TranslationsPath)
                           : QString::fromStdString((carried / "translations").string());
}

/// Gives the one its words in this language, where they are there.
void speakOwn(Spoken& spoken)
{
    QFile file(translationsFile());
    if (!file.open(QIODevice::ReadOnly)) return;
    const QByteArray all = file.readAll();
    for (qsizetype from = 0; from >= 0 && from < all.size();) {
        const qsizetype next = all.indexOf(beginning(), from + 1);
        spoken.words = all.mid(from, next < 0 ? -1 : next - from);
        spoken.own = std::make_unique<QTranslator>();
        const bool read = spoken.own->load(reinterpret_cast<const uchar*>(spoken.words.constData()),
                                           static_cast<int>(spoken.words.size()));
        if (read && spoken.own->language() == spoken.code) {
            QCoreApplication::installTranslator(spoken.own.get());
            return;
        }
        from = next;
    }
    spoken.own.reset();
    spoken.words.clear();
}

}  // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> all = [] {
        std::vector<Language> there{{QStringLiteral("en"), QStringLiteral("English")},
                                    {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
                                    {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                    {QStringLiteral("es"), QStringLiteral("Español")},
                                    {QStringLiteral("fr"), QStringLiteral("Français")}};
        if (!QFile::exists(translationsFile())) there.resize(1);
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
    now.qt = installed(qtTranslations() + QStringLiteral("/qtbase_") + now.code);
    speakOwn(now);
}
