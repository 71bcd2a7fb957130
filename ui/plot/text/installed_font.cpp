#include "ui/plot/text/installed_font.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetrics>
#include <QMutex>

#include "core/text/nearest_name.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace {

/// Families of the same widths, as fontconfig's aliases have them.
bool standsInFor(const QString& family, const QString& other)
{
    static const std::vector<QStringList> alike{
        {QStringLiteral("Arial"), QStringLiteral("Helvetica"), QStringLiteral("Liberation Sans"),
         QStringLiteral("Nimbus Sans"), QStringLiteral("Arimo"), QStringLiteral("TeX Gyre Heros"),
         QStringLiteral("FreeSans"), QStringLiteral("Helvetica Neue"), QStringLiteral("Nimbus Sans L")},
        {QStringLiteral("Times New Roman"), QStringLiteral("Times"), QStringLiteral("Liberation Serif"),
         QStringLiteral("Nimbus Roman"), QStringLiteral("Tinos"), QStringLiteral("TeX Gyre Termes"),
         QStringLiteral("FreeSerif"), QStringLiteral("Nimbus Roman No9 L")},
        {QStringLiteral("Courier New"), QStringLiteral("Courier"), QStringLiteral("Liberation Mono"),
         QStringLiteral("Nimbus Mono PS"), QStringLiteral("Cousine"), QStringLiteral("TeX Gyre Cursor")},
        {QStringLiteral("Calibri"), QStringLiteral("Carlito")},
        {QStringLiteral("Cambria"), QStringLiteral("Caladea")}};
    return std::ranges::any_of(alike, [&](const QStringList& group) {
        return group.contains(family, Qt::CaseInsensitive) && group.contains(other, Qt::CaseInsensitive);
    });
}

/// Whether some font has a script's character: every font is searched once for each script.
bool isThere(QChar::Script script, uint character, const QStringList& families)
{
    static std::map<int, bool> known;
    static QMutex mutex;  // figures are made on several threads
    const QMutexLocker lock(&mutex);
    if (const auto answer = known.find(script); answer != known.end()) return answer->second;
    QFont font;
    font.setFamilies(families);
    return known.emplace(script, QFontMetrics(font).inFontUcs4(character)).first->second;
}

/// "Nimbus Sans" of "Nimbus Sans [urw]", which Qt says where two foundries have the same name.
QString withoutFoundry(const QString& family) { return family.section(QLatin1String(" ["), 0, 0); }

}  // namespace

QString fontFor(const QString& family)
{
    if (family.isEmpty()) return {};
    if (QFontDatabase::hasFamily(family)) return family;
    const QString drawn = withoutFoundry(QFontInfo(QFont(family)).family());
    return standsInFor(family, drawn) ? drawn : QString();
}

QStringList installedFonts()
{
    QStringList all;
    for (const QString& family : QFontDatabase::families()) all << withoutFoundry(family);
    all.removeDuplicates();
    return all;
}

QString nearestFont(const QString& family)
{
    std::vector<std::string> lower;
    const QStringList all = installedFonts();
    for (const QString& each : all) lower.push_back(each.toLower().toStdString());
    const std::vector<std::string_view> names(lower.begin(), lower.end());
    const std::string_view near = core::nearestName(family.toLower().toStdString(), names);
    return near.empty() ? QString() : all.value(std::ranges::find(names, near) - names.begin());
}

QStringList withoutFont(const QStringList& texts, const QStringList& families)
{
    std::set<QChar::Script> asked;
    QStringList without;
    for (const QString& text : texts)
        for (const uint c : text.toUcs4()) {
            const QChar::Script script = QChar::script(c);
            if (script <= QChar::Script_Common || script == QChar::Script_Latin || !asked.insert(script).second)
                continue;
            if (isThere(script, c, families)) continue;
            without << QStringLiteral("%1 (U+%2)")
                           .arg(QString::fromUcs4(reinterpret_cast<const char32_t*>(&c), 1),
                                QString::number(c, 16).toUpper());
        }
    return without;
}
