#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/test_class.h"
#include "tests/ui/plot/figure/browser_page.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/heat/map_colors.h"

#include <cmath>

using core::FigureSettings;
using core::Index;
using figure_layout::unitsOf;

namespace {

constexpr float everywhere = 0.35F;

/// Cells of one number: all of them, or those that a causal mask leaves.
std::shared_ptr<const HeatData> evenCells(Index side, bool causal)
{
    core::Matrix cells = core::Matrix::Constant(side, side, everywhere);
    for (Index row = 0; causal && row < side; ++row)
        for (Index column = row + 1; column < side; ++column) cells(row, column) = HeatData::hidden;
    return std::make_shared<const HeatData>(std::move(cells));
}

/// A page of maps side by side, whose sides lie on no dots of any resolution.
Figure evenFigure(Index side, double width, bool causal)
{
    FigureSettings settings;
    settings.width_mm = width;
    figure_layout::Draft draft;
    draft.page = figure_layout::blankPage(settings);
    constexpr int maps = 2;
    const double each = (draft.page.size.width() - 40) / maps - 3.37;
    draft.page.size.setHeight(each + 40.3);
    for (int i = 0; i < maps; ++i)
        figure_layout::addMap(draft.page, settings, QRectF(20.21 + i * (each + 7.3), 19.7, each, each),
                              evenCells(side, causal), figure_layout::weightStyle(settings, draft.page), {});
    return Figure(settings, std::move(draft));
}

/// Pixels inside a map that do not have its colour; of a causal one those well below the diagonal.
double shareOff(const QImage& page, const Figure& figure, double dpi, bool causal)
{
    const double scale = dpi / figure_layout::unitsPerInch;
    int off = 0, all = 0;
    for (const FigurePage::Map& map : figure.page().maps) {
        const QColor color(map.style.color(everywhere));
        const QRectF inside = map.rect.adjusted(3, 3, -3, -3);
        const double pitch = map.rect.width() / static_cast<double>(map.cells->cols());
        for (int y = static_cast<int>(std::ceil(inside.top() * scale)); y < inside.bottom() * scale - 1; ++y)
            for (int x = static_cast<int>(std::ceil(inside.left() * scale)); x < inside.right() * scale - 1; ++x) {
                const double across = (x / scale - map.rect.left()), down = (y / scale - map.rect.top());
                if (causal && across > down - 2 * pitch - 4) continue;
                const QColor found = page.pixelColor(x, y);
                ++all;
                const auto differs = [](int a, int b) { return std::abs(a - b) > 2; };
                off += differs(found.red(), color.red()) || differs(found.green(), color.green())
                       || differs(found.blue(), color.blue());
            }
    }
    return all < 100 ? 1 : static_cast<double>(off) / all;
}

/// A page of a PDF file as a program draws it.
QImage drawnBy(const QString& program, const QString& pdf, int dpi, const QString& folder)
{
    const QString picture = folder + "/page.png", stem = folder + "/page", resolution = QString::number(dpi);
    const QStringList arguments = program == "mutool"
                                      ? QStringList{"draw", "-q", "-r", resolution, "-o", picture, pdf, "1"}
                                      : QStringList{"-r", resolution, "-png", "-singlefile", pdf, stem};
    return QProcess::execute(program, arguments) == 0 ? QImage(picture) : QImage();
}

}  // namespace

/// No viewer shows lines between cells of one colour.
class TestSeams final : public QObject {
    Q_OBJECT
private slots:
    void areasOfOneColorAreEven_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<int>("dpi");
        QTest::addColumn<Index>("side");
        QTest::addColumn<double>("width");
        QTest::addColumn<bool>("causal");
        int place = 0;
        constexpr int step = 5;  // prime to the lengths of the lists, so that all of their entries are met
        for (const char* program : {"pdftoppm", "pdftocairo", "mutool"})
            for (const int dpi : {72, 96, 150, 300})
                for (const Index side : {Index{13}, Index{128}, Index{200}})
                    for (const double width : {48.0, 183.0})
                        for (const bool causal : {false, true})
                            if (looksAtEveryCase() || ++place % step == 0)
                                QTest::addRow("%s, %d dpi, %d cells, %g mm%s", program, dpi, static_cast<int>(side),
                                              width, causal ? ", causal" : "")
                                    << QString(program) << dpi << side << width << causal;
    }

    void areasOfOneColorAreEven()
    {
        QFETCH(QString, program);
        QFETCH(int, dpi);
        QFETCH(Index, side);
        QFETCH(double, width);
        QFETCH(bool, causal);
        if (QStandardPaths::findExecutable(program).isEmpty()) QSKIP("it is not installed");
        const Figure figure = evenFigure(side, width, causal);
        const QTemporaryDir folder;
        const QString pdf = folder.filePath("f.pdf");
        command_files::writeText(pdf, figureBytes(figure, "pdf"));
        const QImage page = drawnBy(program, pdf, dpi, folder.path());
        QVERIFY(!page.isNull());
        QCOMPARE(shareOff(page, figure, dpi, causal), 0.0);
    }

    /// Where cells reach under others, nothing of it shows beside them, nor at the map's edge.
    void cellsHaveNoTabs_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<int>("dpi");
        for (const char* program : {"pdftocairo", "mutool"})
            for (const int dpi : {96, 150, 300}) QTest::addRow("%s, %d dpi", program, dpi) << QString(program) << dpi;
    }
    void cellsHaveNoTabs()
    {
        QFETCH(QString, program);
        QFETCH(int, dpi);
        if (QStandardPaths::findExecutable(program).isEmpty()) QSKIP("it is not installed");
        constexpr Index side = 13;
        // Cells that differ a little are shapes of their own; one among them is bright.
        core::Matrix cells(side, side);
        for (Index row = 0; row < side; ++row)
            for (Index col = 0; col < side; ++col) cells(row, col) = (row + col) % 2 == 0 ? 0.0F : 0.004F;
        cells(5, 6) = 1;
        FigureSettings settings;
        settings.width_mm = 60;
        figure_layout::Draft draft;
        draft.page = figure_layout::blankPage(settings);
        draft.page.size.setHeight(230.4);
        figure_layout::addMap(draft.page, settings, QRectF(20.21, 19.7, 170.3, 170.3),
                              std::make_shared<const HeatData>(std::move(cells)),
                              figure_layout::weightStyle(settings, draft.page), {});
        const QTemporaryDir folder;
        const QString pdf = folder.filePath("f.pdf");
        const Figure figure(settings, std::move(draft));
        command_files::writeText(pdf, figureBytes(figure, "pdf"));
        const QImage page = drawnBy(program, pdf, dpi, folder.path());
        QVERIFY(!page.isNull());
        const double scale = dpi / figure_layout::unitsPerInch, cell = 170.3 / side;
        const QRectF bright(20.21 + 6 * cell, 19.7 + 5 * cell, cell, cell);
        const QRectF map(20.21, 19.7, 170.3, 170.3);
        const auto inDots = [&](const QRectF& rect) {
            return QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect();
        };
        const QRect own = inDots(bright).adjusted(-1, -1, 1, 1), inside = inDots(map).adjusted(2, 2, -2, -2);
        for (int y = inside.top(); y <= inside.bottom(); ++y)
            for (int x = inside.left(); x <= inside.right(); ++x)
                if (!own.contains(x, y))
                    QVERIFY2(page.pixelColor(x, y).green() < 12, qPrintable(QString("%1, %2").arg(x).arg(y)));
        // Along the upper edge every dot is mixed with the page alike.
        const int edge = static_cast<int>(std::floor(map.top() * scale));
        int darkest = 255, lightest = 0;
        for (int x = inside.left() + 2; x < inside.right() - 2; ++x) {
            darkest = std::min(darkest, page.pixelColor(x, edge).green());
            lightest = std::max(lightest, page.pixelColor(x, edge).green());
        }
        QVERIFY2(lightest - darkest < 40, qPrintable(QString("%1 to %2").arg(darkest).arg(lightest)));
    }

    void browsersShowNone()
    {
        if (BrowserPage::browser().isEmpty()) QSKIP("no Chromium here");
        const Figure figure = evenFigure(128, 183, true);
        const QTemporaryDir folder;
        command_files::writeText(folder.filePath("blank.html"), "<!doctype html><title>blank</title>");
        BrowserPage browser;
        browser.open(folder.filePath("blank.html"));
        for (const int dpi : {72, 96, 150, 300}) {
            const QSize size = (figure.size() / 25.4 * dpi).toSize();
            const QString drawn =
                browser
                    .evaluate(QString("new Promise(done => { const image = new Image(); image.onload = () => { const "
                                      "canvas = document.createElement('canvas'); canvas.width = %1; canvas.height = "
                                      "%2; canvas.getContext('2d').drawImage(image, 0, 0, %1, %2); "
                                      "done(canvas.toDataURL()); }; image.src = 'data:image/svg+xml;base64,%3'; })")
                                  .arg(size.width())
                                  .arg(size.height())
                                  .arg(QString::fromLatin1(figureBytes(figure, "svg").toBase64())))
                    .toString();
            const QImage page = QImage::fromData(QByteArray::fromBase64(drawn.section(',', 1).toLatin1()), "PNG");
            QVERIFY(!page.isNull());
            QCOMPARE(shareOff(page, figure, dpi, true), 0.0);
        }
    }
};

TEST_CLASS(TestSeams)
#include "tst_seams.moc"
