#include "ui/panel/export/figure_facts.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/panel/export/export_format.h"

#include <cmath>

using core::Index;

namespace {

struct FigureFacts {
    Q_DECLARE_TR_FUNCTIONS(FigureFacts)
};

QString bytesText(qsizetype bytes, bool each)
{
    const QString text = QLocale::c().formattedDataSize(bytes, bytes < 1'000'000 ? 0 : 1, QLocale::DataSizeSIFormat);
    return each ? FigureFacts::tr("%1 each").arg(text) : text;
}

/// "25 tables of 12 × 12 numbers"
QString numbersText(const std::vector<FigureTable>& tables)
{
    const auto first = tables.front().shape();
    Index numbers = 0;
    bool alike = true;
    for (const FigureTable& table : tables) {
        numbers += table.size();
        alike = alike && table.shape() == first;
    }
    if (!alike) return FigureFacts::tr("%1 tables, %2 numbers").arg(tables.size()).arg(numbers);
    const QString shape = FigureFacts::tr("%1 × %2 numbers").arg(first.first).arg(first.second);
    return tables.size() == 1 ? shape : FigureFacts::tr("%1 tables of %2").arg(tables.size()).arg(shape);
}

}  // namespace

QString figureFacts(const Figure& figure, const QString& format, const QString& size, std::optional<qsizetype> bytes,
                    bool each)
{
    const QString weight = bytes ? bytesText(*bytes, each) : QString();
    if (format == QLatin1String("csv") || format == QLatin1String("npy") || format == QLatin1String("py")) {
        QStringList parts{format == QLatin1String("py") ? FigureFacts::tr("PY and NPY") : format.toUpper()};
        if (!figure.tables().empty()) {
            const QString numbers = numbersText(figure.tables());
            parts << (format == QLatin1String("csv") ? FigureFacts::tr("%1 with tokens").arg(numbers) : numbers);
        }
        if (bytes) parts << weight;
        return parts.join(FigureFacts::tr(" · "));
    }
    if (format == QLatin1String("html") && figure.settings().content == core::FigureSettings::Content::Maps) {
        const QString page = FigureFacts::tr("page for a browser, as wide as its window");
        return bytes ? QStringList{page, weight}.join(FigureFacts::tr(" · ")) : page;
    }
    const QString text =
        FigureFacts::tr("text %1 pt").arg(QString::number(std::round(figure.smallestText() * 10) / 10));
    if (format == QLatin1String("png")) {
        const QSize pixels = pixelsOf(figure.size(), figure.settings().dpi);
        QStringList parts{FigureFacts::tr("%1 × %2 px").arg(pixels.width()).arg(pixels.height()), text};
        if (bytes) parts << weight;
        return parts.join(FigureFacts::tr(" · "));
    }
    QString kind = figure.isVector() ? FigureFacts::tr("vector") : FigureFacts::tr("maps as lossless pictures");
    if (bytes) kind += FigureFacts::tr(", ") + weight;
    return QStringList{size, text, kind}.join(FigureFacts::tr(" · "));
}
