#include <QApplication>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/model/folder/model_folder.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/heat/color_map.h"

using namespace core;
using namespace drawn_figures;
namespace fs = std::filesystem;

namespace {

QByteArray svgOf(const std::shared_ptr<const Trace>& trace, const FigureSettings& settings)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("figure.svg"));
    exportFigure(Figure(FigureSource::of(trace), settings), file.fileName().toStdString());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QImage rendered(const QByteArray& svg, QSizeF millimetres, double dpi)
{
    QSvgRenderer renderer(svg);
    QImage page((millimetres / 25.4 * dpi).toSize(), QImage::Format_ARGB32_Premultiplied);
    page.fill(Qt::transparent);
    QPainter painter(&page);
    renderer.render(&painter);
    return page;
}

/// Inside the cell, away from its smooth edges, there is this colour alone.
bool isAll(const QImage& page, const QRectF& cell, QRgb color)
{
    const QRectF inner(cell.topLeft() + QPointF(cell.width(), cell.height()) / 8, cell.size() * 0.75);
    const QRect pixels = QRectF(inner.topLeft() / 25.4 * 600, inner.size() / 25.4 * 600).toRect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            if (page.pixel(x, y) != color) return false;
    return true;
}

/// White paper with something on it.
bool isHatched(const QImage& page, const QRectF& cell)
{
    return qGray(page.pixel((cell.center() / 25.4 * 600).toPoint())) > 150 && !isAll(page, cell, qRgb(255, 255, 255));
}

}  // namespace

/// What SVG needs beyond the other formats; tst_figure has what they share.
class TestFigureSvg final : public QObject {
    Q_OBJECT
private slots:
    void aSvgIsAsLargeAsTheFigure()
    {
        FigureSettings settings = oneHead();
        settings.height_mm = 70.37;
        const QByteArray svg = svgOf(gpt2(), settings).replace('"', '\'');
        static const QRegularExpression size("width='([0-9.]+)mm' height='([0-9.]+)mm' viewBox='([^']+)'");
        const auto found = size.match(svg);
        QVERIFY(found.hasMatch());
        QCOMPARE(found.captured(1), "89");
        QCOMPARE(found.captured(2), "70.37");
        const QStringList box = found.captured(3).split(' ');
        QVERIFY(qAbs(box[2].toDouble() / 96 * 25.4 - 89) < 0.01);
        QVERIFY(qAbs(box[3].toDouble() / 96 * 25.4 - 70.37) < 0.01);
    }

    void everyCellOfASvgHasItsColor()
    {
        const auto trace = gpt2();
        const Figure figure(FigureSource::of(trace), oneHead());
        const QImage page = rendered(svgOf(trace, oneHead()), figure.size(), 600);
        const Matrix& weights = trace->layers[1]->items[0].attention.heads[2].weights;
        const ColorMap& colors = ColorMap::named("viridis");
        for (Index query = 0; query < weights.rows(); ++query)
            for (Index key = 0; key < weights.cols(); ++key) {
                const QRectF cell = figure.cellRect({1, 2, 0}, query, key);
                const QRgb wanted = key <= query ? colors.at(static_cast<double>(weights(query, key))) : 0;
                QVERIFY2(key <= query ? isAll(page, cell, wanted) : isHatched(page, cell),
                         qPrintable(QString("cell %1, %2").arg(query).arg(key)));
            }
    }

    void aSvgKeepsItsTextAsText()
    {
        const auto trace = traceOf("resources/models/named-heads", "人工智能 مرحبا <&\" cat 🙂 ok");
        FigureSettings settings;
        settings.title = "Title \x01 ]]> <b>&\"";
        settings.background = FigureSettings::Background::Transparent;
        const QByteArray svg = svgOf(trace, settings);
        QString words;
        QXmlStreamReader xml(svg);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("text")) continue;
            QVERIFY(xml.attributes().value("font-family").endsWith(QLatin1String(", sans-serif")));
            words += xml.readElementText() + '\n';
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        for (const char* word : {"人工", "مرحبا", "cat", "<b>&\""}) QVERIFY2(words.contains(word), word);
        QCOMPARE(qAlpha(rendered(svg, {183, 60}, 100).pixel(1, 1)), 0);
        QVERIFY(!svg.contains("pixelated"));  // the emoji
    }
};

TEST_CLASS(TestFigureSvg)
#include "tst_figure_svg.moc"
