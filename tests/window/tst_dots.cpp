#include "core/session/session_json.h"
#include "tests/window/window_driver.h"
#include "ui/plot/heat/dot_painter.h"

#include <QAction>
#include <QImage>
#include <QPainter>

#include "tests/test_class.h"

#include <cmath>

namespace {

constexpr int dotSide = 100;

/// One row of cells with these numbers, as dots.
QImage painted(const std::vector<float>& numbers, const HeatStyle& style)
{
    core::Matrix cells(1, static_cast<core::Index>(numbers.size()));
    for (std::size_t i = 0; i < numbers.size(); ++i) cells(0, static_cast<core::Index>(i)) = numbers[i];
    QImage image(dotSide * static_cast<int>(numbers.size()), dotSide, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintDots(painter, HeatData(cells), {0, 0, 0, std::ssize(numbers) - 1}, style, [](core::Index, core::Index col) {
        return QRectF(static_cast<double>(col) * dotSide, 0, dotSide, dotSide);
    });
    return image;
}

/// The inked share of a cell.
double inked(const QImage& image, int cell)
{
    double sum = 0;
    for (int y = 0; y < dotSide; ++y)
        for (int x = 0; x < dotSide; ++x) sum += 255 - qGray(image.pixel(cell * dotSide + x, y));
    return sum / 255 / dotSide / dotSide;
}

}  // namespace

/// Circles whose area is the weight, in the window and by themselves.
class TestDots final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("dots"); }

    void anAreaIsAWeight()
    {
        const HeatStyle style{.dots = true, .ink = Qt::black};
        const QImage image = painted({1.0F, 0.5F, 0.25F, 0.01F, 0.0F, HeatData::hidden}, style);
        const double whole = inked(image, 0);
        QVERIFY(std::abs(whole - M_PI / 4 * 0.94 * 0.94) < 0.01);
        QVERIFY(std::abs(inked(image, 1) - whole / 2) < 0.005);
        QVERIFY(std::abs(inked(image, 2) - whole / 4) < 0.005);
        QVERIFY(std::abs(inked(image, 3) - whole / 100) < 0.003);
        QCOMPARE(inked(image, 4), 0.0);
        QCOMPARE(inked(image, 5), 0.0);
    }

    void belowZeroAreRings()
    {
        const HeatStyle style{.lowest = -0.5, .highest = 0.5, .dots = true, .ink = Qt::black};
        const QImage image = painted({0.5F, -0.5F}, style);
        QCOMPARE(qGray(image.pixel(dotSide / 2, dotSide / 2)), 0);
        QCOMPARE(qGray(image.pixel(dotSide + dotSide / 2, dotSide / 2)), 255);
        QVERIFY(inked(image, 1) > 0.05 && inked(image, 1) < inked(image, 0) / 2);
    }

    void numbersThatAreNoneAreCrosses()
    {
        const HeatStyle style{.notANumber = Qt::red, .dots = true, .ink = Qt::black};
        const QImage image = painted({HeatData::broken}, style);
        QCOMPARE(QColor(image.pixel(dotSide / 2, dotSide / 2)), QColor(Qt::red));
        QCOMPARE(QColor(image.pixel(5, dotSide / 2)), QColor(Qt::white));
    }

    void smallCellsStaySquares()
    {
        const HeatStyle dots{.dots = true};
        QVERIFY(drawsDots(dots, {8, 8}));
        QVERIFY(!drawsDots(dots, {8, 2}));
        QVERIFY(!drawsDots({}, {8, 8}));
    }

    void theWindowDrawsThemAndTakesThemBack()
    {
        m_hands.open();
        const QImage squares = m_hands.window->grab().toImage();
        m_hands.press(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(session().figure.map.dots);
        QVERIFY(m_hands.find<QAction>("dots")->isChecked());
        QTRY_VERIFY(m_hands.window->grab().toImage() != squares);
        QVERIFY(core::sessionFrom(core::privateSessionText(session()), "/s.attnscope").figure.map.dots);
        m_hands.press(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(!session().figure.map.dots);
        QVERIFY(!m_hands.find<QAction>("dots")->isChecked());
        m_hands.window.reset();
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }

    WindowDriver m_hands;
};

TEST_CLASS(TestDots)
#include "tst_dots.moc"
