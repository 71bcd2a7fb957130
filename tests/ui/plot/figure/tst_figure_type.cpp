#include <QFontDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "tests/ui/pdf_content.h"
#include "ui/plot/text/installed_font.h"
#include "ui/plot/text/text_metrics.h"

#include <cmath>

using core::FigureSettings;
using drawn_figures::figureWith;
using drawn_figures::oneHead;
using drawn_figures::svgText;
using drawn_figures::traceOf;

namespace {

FigureSettings sized(double points)
{
    FigureSettings settings = oneHead();
    settings.label_points = points;
    return settings;
}

/// Every text's size in points, as the page's operators set it: "Tf" scaled by the matrices around it (ISO 32000-1,
/// 8.3 and 9.3).
QList<double> pdfPoints(const QByteArray& pdf)
{
    static const QRegularExpression word(QStringLiteral("(\\S+)"));
    QList<double> sizes, scales{1};
    QStringList operands;
    for (auto found = word.globalMatch(QString::fromLatin1(pdfContent(pdf))); found.hasNext();) {
        const QString token = found.next().captured(1);
        if (token == QLatin1String("q")) scales << scales.last();
        if (token == QLatin1String("Q") && scales.size() > 1) scales.removeLast();
        if (token == QLatin1String("cm") && operands.size() >= 6) {
            const QStringList m = operands.mid(operands.size() - 6);
            scales.last() *= std::sqrt(std::abs(m[0].toDouble() * m[3].toDouble() - m[1].toDouble() * m[2].toDouble()));
        }
        if (token == QLatin1String("Tf") && !operands.isEmpty()) sizes << operands.last().toDouble() * scales.last();
        operands << token;
    }
    return sizes;
}

bool has(const QList<double>& sizes, double points)
{
    return std::ranges::any_of(sizes, [points](double size) { return std::abs(size - points) < 0.005; });
}

/// How many pixels wide the longest row label is: left of the map, right of the axis name.
int inkWidth(const QImage& page, const QRect& area)
{
    int first = area.right(), last = area.left();
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (qGray(page.pixel(x, y)) < 128) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
    return std::max(0, last - first + 1);
}

}  // namespace

/// Sizes, faces and letters of a figure's text.
class TestFigureType final : public QObject {
    Q_OBJECT
private slots:
    void pointsAreExactInAPdf_data()
    {
        QTest::addColumn<double>("points");
        for (const double points : {4.0, 5.0, 5.5, 6.5, 7.25, 9.0, 11.0}) QTest::addRow("%g pt", points) << points;
    }
    void pointsAreExactInAPdf()
    {
        QFETCH(double, points);
        const QList<double> sizes = pdfPoints(figureBytes(figureWith(sized(points)), "pdf"));
        QVERIFY(!sizes.isEmpty());
        QVERIFY2(has(sizes, points), qPrintable(QString::number(sizes.first())));
        const double least = std::min(points, 5.0) - 0.005;  // what is smaller than the labels is 5 pt at least
        for (const double size : sizes) QVERIFY2(size >= least, qPrintable(QString::number(size)));
    }

    void pointsAreExactInAnSvg()
    {
        for (const double points : {5.0, 6.5, 7.25}) {
            const QString svg = svgText(figureWith(sized(points)));
            static const QRegularExpression size(QStringLiteral("<text [^>]*font-size=\"([0-9.]+)\""));
            bool found = false;
            for (auto each = size.globalMatch(svg); each.hasNext();)
                found |= std::abs(each.next().captured(1).toDouble() * 72 / 96 - points) < 0.005;
            QVERIFY2(found, qPrintable(QString::number(points)));
        }
    }

    void pointsAreExactInAPng()
    {
        // A label at twice the size is twice as wide, to a pixel at each end.
        const auto widthAt = [](double points) {
            FigureSettings settings = sized(points);
            settings.axis_names = false;
            settings.width_mm = 120;
            settings.dpi = 1200;
            const Figure figure = figureWith(settings);
            const QRectF cell = figure.cellRect({1, 2, 0}, 5, 0);  // "␣look"
            const double dots = 1200 / 25.4;
            const QRect beside(0, qRound(cell.top() * dots), qRound((cell.left() - 0.7) * dots),
                               qRound(cell.height() * dots));
            return inkWidth(figureImage(figure, 1200), beside);
        };
        const int small = widthAt(5), large = widthAt(10);
        QVERIFY(small > 100);
        QVERIFY2(std::abs(large - 2 * small) <= 3, qPrintable(QString("%1 and %2").arg(small).arg(large)));
        QFont font = exactly(QFont(QStringLiteral("DejaVu Sans")));
        font.setPointSizeF(5);
        const LargeFont drawn(font);
        const double ink =
            QFontMetricsF(drawn.font).tightBoundingRect(QStringLiteral("look")).width() * drawn.scale / 96 * 1200;
        QVERIFY2(std::abs(small - ink) < 0.02 * ink, qPrintable(QString("%1, %2").arg(small).arg(ink)));
    }

    void labelsStandInTheMiddleOfTheirCells()
    {
        FigureSettings settings = sized(6.5);
        settings.axis_names = false;
        settings.dpi = 1200;
        const auto trace = traceOf("tests/golden/data/models/gpt2_fp16", "x x x x x");
        const Figure figure(FigureSource::of(trace), settings);
        const QImage page = figureImage(figure, 1200);
        const double dots = 1200 / 25.4;
        for (const core::Index query : {2, 4, 6}) {
            const QRectF cell = figure.cellRect({1, 2, 0}, query, 0);
            int top = page.height(), bottom = 0;
            for (int y = qRound(cell.top() * dots); y < qRound(cell.bottom() * dots); ++y)
                for (int x = 0; x < qRound((cell.left() - 0.5) * dots); ++x)
                    if (qGray(page.pixel(x, y)) < 128) top = std::min(top, y), bottom = std::max(bottom, y);
            const double off = (top + bottom) / 2.0 / dots - cell.center().y();
            QVERIFY2(std::abs(off) < 0.25, qPrintable(QString("%1 mm").arg(off)));
        }
    }

    void smallTextIsWarnedOfBelowWhatOneSets()
    {
        FigureSettings settings = sized(5);
        QVERIFY2(figureWith(settings).warnings().isEmpty(), qPrintable(figureWith(settings).warnings().join('|')));
        settings.text.least_points = 6;
        QCOMPARE(figureWith(settings).warnings(), QStringList("The smallest text is 5 pt, less than 6 pt."));
        settings = sized(3);
        QCOMPARE(figureWith(settings).warnings(), QStringList("The smallest text is 3 pt, less than 5 pt."));
    }

    void theBarsDigitsHaveTheLabelsFace()
    {
        const QString svg = svgText(figureWith(oneHead()));
        QVERIFY(svg.contains(">0.4<"));
        QVERIFY(!svg.contains("Mono"));
    }

    void aFontIsEmbeddedWhereItIsThere()
    {
        FigureSettings settings = oneHead();
        settings.text.font = "DejaVu Serif";
        const QString path = m_folder.filePath("serif.pdf");
        exportFigure(figureWith(settings), path.toStdString());
        QProcess pdffonts;
        pdffonts.start("pdffonts", {path});
        QVERIFY(pdffonts.waitForFinished(-1));
        const QStringList fonts =
            QString::fromUtf8(pdffonts.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QString& font : fonts) QVERIFY2(font.contains("Serif") && font.contains(" yes "), qPrintable(font));
        QVERIFY(svgText(figureWith(settings)).contains("'DejaVu Serif'"));
    }

    void aFontThatIsNotThereIsSaid()
    {
        FigureSettings settings = oneHead();
        settings.text.font = "No Such Grotesk";
        QCOMPARE(figureWith(settings).warnings(),
                 QStringList("The font No Such Grotesk is not installed here; text is in DejaVu Sans."));
        QVERIFY(fontFor("No Such Grotesk").isEmpty());
        QCOMPARE(fontFor("DejaVu Sans"), QString("DejaVu Sans"));
        QCOMPARE(nearestFont("dejavu serf"), QString("DejaVu Serif"));
        // What has the same widths stands in for it.
        const QString arial = fontFor("Arial");
        QVERIFY(!arial.isEmpty());  // Liberation Sans is among the packages of the README
        settings.text.font = "Arial";
        if (arial != QLatin1String("Arial"))
            QCOMPARE(figureWith(settings).warnings(), QStringList("The font Arial is not installed here; text is in "
                                                                  + arial + ", which has the same widths."));
        const QString path = m_folder.filePath("arial.pdf");
        exportFigure(figureWith(settings), path.toStdString());
        QProcess pdffonts;
        pdffonts.start("pdffonts", {path});
        QVERIFY(pdffonts.waitForFinished(-1));
        const QString fonts = QString::fromUtf8(pdffonts.readAllStandardOutput());
        QVERIFY2(!fonts.contains("DejaVu") && fonts.contains(QString(arial).remove(' ').left(8)), qPrintable(fonts));
        const QString svg = svgText(figureWith(settings));
        QVERIFY(svg.contains("'Arial'") && svg.contains("'" + arial + "'"));
    }

    void spacesAreWrittenWhereOneAsks()
    {
        FigureSettings settings = oneHead();
        QVERIFY(!svgText(figureWith(settings)).contains(QStringLiteral("␣")));
        QVERIFY(svgText(figureWith(settings)).contains(QStringLiteral(">look<")));
        settings.text.spaces = true;
        QVERIFY(svgText(figureWith(settings)).contains(QStringLiteral(">␣look<")));
        for (const auto content :
             {FigureSettings::Content::Flow, FigureSettings::Content::Steps, FigureSettings::Content::Mask}) {
            FigureSettings other = drawn_figures::contents(content);
            QVERIFY(!svgText(figureWith(other)).contains(QStringLiteral("␣")));
            other.text.spaces = true;
            QVERIFY(svgText(figureWith(other)).contains(QStringLiteral("␣")));
        }
    }

    void labelsThatAreLeftOutOrOverlapAreSaid()
    {
        const auto trace = traceOf("tests/golden/data/models/gpt2_fp16",
                                   "one two three four five six seven eight nine ten eleven twelve thirteen fourteen");
        FigureSettings settings = oneHead();
        settings.width_mm = 50;
        settings.label_points = 9;
        settings.text.least_points = 0;
        const QStringList warnings = Figure(FigureSource::of(trace), settings).warnings();
        QVERIFY2(warnings.size() == 1 && warnings.front().startsWith("Only one token in "),
                 qPrintable(warnings.join('|')));
        settings.label_every = 1;
        const QStringList others = Figure(FigureSource::of(trace), settings).warnings();
        QVERIFY2(others.size() == 1 && others.front().startsWith("Labels overlap: "), qPrintable(others.join('|')));
        settings.label_every = 30;
        QVERIFY(Figure(FigureSource::of(trace), settings).warnings().isEmpty());
    }

    void scriptsWithoutAFontAreSaid()
    {
        FigureSettings settings = oneHead();
        settings.title = "\U00013000 is a hieroglyph";
        const QStringList warnings = figureWith(settings).warnings();
        QVERIFY2(warnings.size() == 1 && warnings.front().contains("(U+13000)"), qPrintable(warnings.join('|')));
        settings.title = "图书馆 ✓ Ω я";
        QVERIFY2(figureWith(settings).warnings().isEmpty(), qPrintable(figureWith(settings).warnings().join('|')));
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestFigureType)
#include "tst_figure_type.moc"
