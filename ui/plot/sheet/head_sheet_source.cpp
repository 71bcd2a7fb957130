#include "ui/plot/sheet/head_sheet_source.h"

#include "core/model/layer_numbers.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/words/error_text.h"
#include "ui/words/head_title.h"
#include "ui/words/token_text.h"

#include <map>
#include <set>

namespace {

constexpr double patchWidth = 46;  ///< mm
constexpr qsizetype longestToken = 40, longestText = 400;

/// The head's map alone, in the window's colours; cells are weights, like the sheet's numbers.
core::FigureSettings patchOf(const core::FigureSettings& shown, const core::HeadAddress& address)
{
    core::FigureSettings patch;
    patch.content = core::FigureSettings::Content::Maps;
    patch.layer = address.layer;
    patch.head = address.head;
    patch.width_mm = patchWidth;
    patch.color_map = shown.color_map;
    patch.map.dots = shown.map.dots;
    patch.color_bar = false;
    patch.axis_names = false;
    patch.background = core::FigureSettings::Background::Transparent;
    patch.count_from = shown.count_from;
    return patch;
}

QString superscript(int number)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar digit : QString::number(number)) text += digits[digit.digitValue()];
    return text;
}

QString textOf(const core::Session& session, core::Index item)
{
    const std::vector<std::string>& texts = session.run().texts;
    if (item < 0 || item >= std::ssize(texts)) return {};
    const QString text = QString::fromStdString(texts[static_cast<std::size_t>(item)]).simplified();
    return oneLine(text, longestText);
}

}  // namespace

HeadSheetSource headSheetSource(const FigureSource& source, const core::HeadAddress& address,
                                const std::stop_token& stop)
{
    const core::Trace& trace = figure_layout::firstTrace(source);
    HeadSheetSource sheet{.head = core::sheetHead(trace, address)};
    const core::ModelInfo& info = trace.model->info;
    sheet.of = QStringLiteral("%1 · %2").arg(oneLine(QString::fromStdString(info.name), longestToken),
                                             figure_layout::headTitle(info, address, source.session.figure.count_from));
    sheet.text = textOf(source.session, address.item);
    sheet.map =
        std::make_shared<const FigurePage>(Figure(source, patchOf(source.session.figure, address), stop).page());
    return sheet;
}

bool hasEqualTokens(const std::vector<std::string>& tokens)
{
    return std::set(tokens.begin(), tokens.end()).size() < tokens.size();
}

QStringList sheetTokens(const std::vector<std::string>& tokens)
{
    std::map<std::string, int> count, seen;
    for (const std::string& token : tokens) ++count[token];
    QStringList all;
    for (const std::string& token : tokens) {
        core::Token shown;
        shown.text = token;
        QString text = oneLine(tokenText(shown), longestToken);
        if (count[token] > 1) text += superscript(++seen[token]);
        all << text;
    }
    return all;
}
