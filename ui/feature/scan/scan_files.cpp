#include "ui/feature/scan/scan_files.h"

#include <QCoreApplication>

#include "core/scan/scan_table.h"
#include "ui/feature/scan/scan_words.h"
#include "ui/plot/html/html_document.h"
#include "ui/words/error_text.h"

#include <array>
#include <cmath>
#include <utility>

using core::Finding;

namespace {

struct ScanFiles {
    Q_DECLARE_TR_FUNCTIONS(ScanFiles)
};

constexpr std::array outcomesInOrder = {Finding::Outcome::Passed, Finding::Outcome::NotChecked,
                                        Finding::Outcome::Refuted};

QString headingOf(Finding::Outcome outcome)
{
    switch (outcome) {
    case Finding::Outcome::Passed: return ScanFiles::tr("What holds");
    case Finding::Outcome::NotChecked: return ScanFiles::tr("What was not checked");
    case Finding::Outcome::Refuted: break;
    }
    return ScanFiles::tr("What looked so, and was refuted");
}

QString scanTitle(const core::Scan& scan)
{
    return ScanFiles::tr("Scan of %1").arg(oneLine(QString::fromStdString(scan.model)));
}

QString nothingOf(Finding::Outcome outcome)
{
    return outcome == Finding::Outcome::Passed ? ScanFiles::tr("Nothing was found that a check bears out.") : QString();
}

std::vector<Finding> findingsWith(const core::Scan& scan, Finding::Outcome outcome)
{
    std::vector<Finding> found;
    for (const Finding& finding : scan.findings)
        if (finding.outcome == outcome) found.push_back(finding);
    return found;
}

QByteArray scanText(const core::Scan& scan)
{
    QString text = scanTitle(scan) + QLatin1Char('\n') + scanFacts(scan) + QLatin1Char('\n');
    for (const Finding::Outcome outcome : outcomesInOrder) {
        const std::vector<Finding> found = findingsWith(scan, outcome);
        if (found.empty() && nothingOf(outcome).isEmpty()) continue;
        text += QLatin1Char('\n') + headingOf(outcome) + QLatin1Char('\n');
        if (found.empty()) text += nothingOf(outcome) + QLatin1Char('\n');
        int number = 0;
        for (const Finding& finding : found) {
            text += QStringLiteral("%1. %2\n").arg(++number).arg(findingSentence(scan, finding));
            text += QStringLiteral("   %1\n").arg(findingCheck(scan, finding));
            const QString effect = findingEffect(finding);
            if (!effect.isEmpty()) text += QStringLiteral("   %1\n").arg(effect);
            const QString command = QString::fromStdString(core::findingCommand(scan, finding));
            text += QStringLiteral("   %1\n").arg(oneLine(command, command.size()));
        }
    }
    text += QLatin1Char('\n') + ScanFiles::tr("What was done") + QLatin1Char('\n');
    for (const QString& part : scanPartSentences(scan)) text += oneLine(part, part.size()) + QLatin1Char('\n');
    return text.toUtf8();
}

QByteArray findingItem(const core::Scan& scan, const Finding& finding)
{
    QByteArray item = "<li><p class=\"claim\">" + htmlText(findingSentence(scan, finding)) + "</p>";
    item += "<p class=\"hint\">" + htmlText(findingCheck(scan, finding)) + "</p>";
    const QString effect = findingEffect(finding);
    if (!effect.isEmpty()) item += "<p class=\"hint\">" + htmlText(effect) + "</p>";
    return item + "<p><code>" + isolatedText(QString::fromStdString(core::findingCommand(scan, finding)))
           + "</code></p></li>\n";
}

QByteArray scanPage(const core::Scan& scan)
{
    HtmlDocument document{.title = scanTitle(scan),
                          .colors = &Palette::light(),
                          .dark_colors = &Palette::dark(),
                          .styles = {QStringLiteral("figure.css"), QStringLiteral("scan.css")}};
    QByteArray sections;
    for (const Finding::Outcome outcome : outcomesInOrder) {
        const std::vector<Finding> found = findingsWith(scan, outcome);
        if (found.empty() && nothingOf(outcome).isEmpty()) continue;
        sections += "<section><h2>" + htmlText(headingOf(outcome)) + "</h2>\n";
        if (found.empty()) sections += "<p>" + htmlText(nothingOf(outcome)) + "</p>\n";
        if (!found.empty()) sections += "<ol class=\"findings\">\n";
        for (const Finding& finding : found) sections += findingItem(scan, finding);
        if (!found.empty()) sections += "</ol>\n";
        sections += "</section>\n";
    }
    sections += "<section><h2>" + htmlText(ScanFiles::tr("What was done")) + "</h2>\n<ul>\n";
    for (const QString& part : scanPartSentences(scan)) sections += "<li>" + htmlText(part) + "</li>\n";
    document.body = "<header><h1>" + isolatedText(document.title) + "</h1><p class=\"description\">"
                    + htmlText(scanFacts(scan)) + "</p></header>\n<main class=\"drawing\">\n" + sections
                    + "</ul></section>\n</main>\n";
    return document.bytes();
}

}  // namespace

std::optional<ScanForm> scanFormOf(const std::filesystem::path& file)
{
    static constexpr std::pair<const char*, ScanForm> endings[] = {
        {".txt", ScanForm::Text}, {".html", ScanForm::Page}, {".csv", ScanForm::Csv}, {".json", ScanForm::Json}};
    for (const auto& [ending, form] : endings)
        if (file.extension() == ending) return form;
    return std::nullopt;
}

QByteArray scanBytes(const core::Scan& scan, ScanForm form)
{
    switch (form) {
    case ScanForm::Text: break;
    case ScanForm::Page: return scanPage(scan);
    case ScanForm::Csv: return QByteArray::fromStdString(core::scanCsv(scan, wordsOfAll(scan)));
    case ScanForm::Json: return QByteArray::fromStdString(core::scanJson(scan, wordsOfAll(scan)));
    }
    return scanText(scan);
}

QString scanProgressText(const core::ScanProgress& progress)
{
    return ScanFiles::tr("%1: %2 of %3, at most %4 seconds left")
        .arg(scanPartName(progress.part))
        .arg(progress.done)
        .arg(progress.asked)
        .arg(std::lround(progress.seconds_left));
}
