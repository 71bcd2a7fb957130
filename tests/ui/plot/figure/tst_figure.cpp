#include "ui/plot/figure/figure_export.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/model/folder/model_folder.h"
#include "tests/cli/command_files.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "tests/ui/output_of.h"
#include "ui/plot/heat/color_map.h"

#include <cmath>

using namespace core;
using namespace drawn_figures;
using command_files::contentOf;
namespace fs = std::filesystem;

namespace {

/// How far two colours are apart in their worst channel.
int distance(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// Every cell's centre has the colour of its weight.
void compareCells(const QImage& page, const Figure& figure, const Trace& trace, double dpi)
{
    const FigureSettings& settings = figure.settings();
    const ColorMap& colors = ColorMap::named(QString::fromStdString(settings.color_map));
    const HeadAddress address{settings.layer.value_or(0), settings.head.value_or(0), 0};
    const Matrix& weights = trace.layers[address.layer]->items[0].attention.heads[address.head].weights;
    int compared = 0;
    for (Index query = 0; query < weights.rows(); ++query)
        for (Index key = 0; key <= query; ++key) {
            const QPointF centre = figure.cellRect(address, query, key).center() / 25.4 * dpi;
            const QRgb wanted = colors.at(static_cast<double>(weights(query, key)));
            QVERIFY2(distance(page.pixel(centre.toPoint()), wanted) <= 2,
                     qPrintable(QString("cell %1, %2").arg(query).arg(key)));
            ++compared;
        }
    QVERIFY(compared > 20);
}

}  // namespace

class TestFigure final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        for (const char* tool : {"pdffonts", "pdfimages", "pdftoppm", "pdfinfo", "pdftotext"})
            QVERIFY2(!QStandardPaths::findExecutable(tool).isEmpty(), tool);
    }

    void aPdfIsVectorsAndEmbeddedFonts_data() { addFigures(); }
    void aPdfIsVectorsAndEmbeddedFonts()
    {
        QFETCH(QString, colorMap);
        QFETCH(bool, all);
        const auto trace = gpt2();
        const Figure figure = make(trace, colorMap, all);
        const QString path = m_folder.filePath("f.pdf");
        exportFigure(figure, path.toStdString());

        const QStringList fonts = outputOf("pdffonts", {path}).split('\n', Qt::SkipEmptyParts);
        QVERIFY(fonts.size() > 2);
        for (const QString& font : fonts.mid(2)) QVERIFY2(font.contains(" yes "), qPrintable(font));
        QCOMPARE(outputOf("pdfimages", {"-list", path}).split('\n', Qt::SkipEmptyParts).size(), 2);
        QVERIFY(outputOf("pdftotext", {path, "-"}).contains("look"));

        const QString info = outputOf("pdfinfo", {path});
        static const QRegularExpression size("Page size: +([0-9.]+) x ([0-9.]+) pts");
        const QRegularExpressionMatch found = size.match(info);
        QVERIFY2(found.hasMatch(), qPrintable(info));
        QVERIFY(qAbs(found.captured(1).toDouble() / 72 * 25.4 - figure.size().width()) < 0.01);
        QVERIFY(qAbs(found.captured(2).toDouble() / 72 * 25.4 - figure.size().height()) < 0.01);

        QCOMPARE(QProcess::execute("pdftoppm", {"-r", "600", "-png", "-singlefile", path, m_folder.filePath("page")}),
                 0);
        const QImage page(m_folder.filePath("page.png"));
        QVERIFY(!page.isNull());
        compareCells(page, figure, *trace, 600);
    }

    void aPngHasItsSizeAndColors_data() { addFigures(); }
    void aPngHasItsSizeAndColors()
    {
        QFETCH(QString, colorMap);
        QFETCH(bool, all);
        const auto trace = gpt2();
        const Figure figure = make(trace, colorMap, all);
        const QString path = m_folder.filePath("f.png");
        exportFigure(figure, path.toStdString());
        const QImage image(path);
        QCOMPARE(image.width(), qRound(figure.size().width() / 25.4 * 300));
        QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 300);
        compareCells(image, figure, *trace, 300);
    }

    void theSameFigureIsTheSameBytes_data()
    {
        QTest::addColumn<QString>("ending");
        for (const QString& ending : figureFormats()) QTest::newRow(qPrintable(ending)) << ending;
    }

    void theSameFigureIsTheSameBytes()
    {
        QFETCH(QString, ending);
        const QString first = m_folder.filePath("a." + ending);
        const QString second = m_folder.filePath("b." + ending);
        exportFigure(make(gpt2(), "cividis", true), first.toStdString());
        exportFigure(make(gpt2(), "cividis", true), second.toStdString());
        QVERIFY(!contentOf(first).isEmpty());
        QCOMPARE(contentOf(first), contentOf(second));
    }

    void tokensOfEveryScriptStayText()
    {
        const auto trace = traceOf("resources/models/named-heads", "人工智能 مرحبا cat 🙂 ok");
        FigureSettings settings;
        settings.layer = 0;
        settings.head = 0;
        const QString path = m_folder.filePath("scripts.pdf");
        exportFigure(Figure(FigureSource::of(trace), settings), path.toStdString());
        const QString text = outputOf("pdftotext", {path, "-"});
        QVERIFY2(text.contains("人工"), qPrintable(text));
        QVERIFY2(text.contains("cat"), qPrintable(text));
        // A colour emoji is a small picture: as text Qt leaves it blank.
        QVERIFY(outputOf("pdfimages", {"-list", path}).split('\n', Qt::SkipEmptyParts).size() > 2);
    }

    void settingsAreHonoured()
    {
        const auto trace = gpt2();
        FigureSettings settings;
        settings.layer = 1;
        settings.head = 1;
        settings.width_mm = 120;
        settings.height_mm = 90;
        QCOMPARE(Figure(FigureSource::of(trace), settings).size(), QSizeF(120, 90));
        settings.background = FigureSettings::Background::Transparent;
        QCOMPARE(qAlpha(figureImage(Figure(FigureSource::of(trace), settings), 100).pixel(1, 1)), 0);
        settings.background = FigureSettings::Background::White;
        QCOMPARE(figureImage(Figure(FigureSource::of(trace), settings), 100).pixel(1, 1), qRgb(255, 255, 255));
        settings.theme = FigureSettings::Theme::Dark;
        QVERIFY(qGray(figureImage(Figure(FigureSource::of(trace), settings), 100).pixel(1, 1)) < 60);
        settings.layer = 7;
        QVERIFY_EXCEPTION_THROWN(Figure(FigureSource::of(trace), settings), Error);
    }

    void whatCannotBeWrittenSaysSo()
    {
        const Figure figure = make(gpt2(), "viridis", false);
        QVERIFY_EXCEPTION_THROWN(exportFigure(figure, m_folder.filePath("f.bmp").toStdString()), Error);
        QVERIFY_EXCEPTION_THROWN(exportFigure(figure, m_folder.filePath("no/such/f.pdf").toStdString()), Error);
        FigureSettings huge = figure.settings();
        huge.dpi = 2400;
        huge.width_mm = 2000;
        QVERIFY_EXCEPTION_THROWN(figureImage(Figure(FigureSource::of(gpt2()), huge), huge.dpi), Error);
        QCOMPARE(QDir(m_folder.path()).entryList({".*"}, QDir::Files | QDir::Hidden).size(), 0);
    }

private:
    static void addFigures()
    {
        QTest::addColumn<QString>("colorMap");
        QTest::addColumn<bool>("all");
        QTest::newRow("one head, viridis") << "viridis" << false;
        QTest::newRow("one head, greys") << "greys" << false;
        QTest::newRow("all heads, magma") << "magma" << true;
    }

    static Figure make(const std::shared_ptr<const Trace>& trace, const QString& colorMap, bool all)
    {
        FigureSettings settings;
        settings.color_map = colorMap.toStdString();
        if (!all) {
            settings.layer = 1;
            settings.head = 2;
        } else {
            settings.width_mm = 183;
        }
        return {FigureSource::of(trace), settings};
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestFigure)
#include "tst_figure.moc"
