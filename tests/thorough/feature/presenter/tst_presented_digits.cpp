#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/bench/view_stack.h"
#include "ui/feature/presenter/presenter.h"
#include "ui/feature/presenter/presenter_wall.h"
#include "ui/plot/heat/cell_font.h"
#include "ui/theme/magnification.h"
#include "ui/view/map/map_view.h"

#include <QPaintEngine>
#include <QRegularExpression>

using core::View;

namespace {

/// Draws nothing, and remembers how large the largest digits were.
class DigitEngine final : public QPaintEngine {
public:
    DigitEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    Type type() const override { return User; }
    void drawTextItem(const QPointF&, const QTextItem& item) override
    {
        static const QRegularExpression number(QStringLiteral("^[−+-]?[0-9]*[.,]?[0-9]+$"));
        if (!item.text().trimmed().contains(number)) return;
        largest = std::max(largest, static_cast<double>(QFontInfo(item.font()).pixelSize()));
    }

    double largest = 0;
};

class DigitDevice final : public QPaintDevice {
public:
    explicit DigitDevice(const QWidget* like) : m_like(like) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    double largest() const { return m_engine.largest; }

protected:
    int metric(PaintDeviceMetric which) const override
    {
        switch (which) {
        case PdmWidth: return m_like->width();
        case PdmHeight: return m_like->height();
        case PdmDpiX:
        case PdmPhysicalDpiX: return m_like->logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY: return m_like->logicalDpiY();
        case PdmDepth: return 32;
        case PdmNumColors: return 1 << 24;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return QPaintDevice::metric(which);
        }
    }

private:
    const QWidget* m_like;
    mutable DigitEngine m_engine;
};

}  // namespace

/// Views that are presented have larger digits than the window, on every screen.
class TestPresentedDigits final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("presented-digits"); }
    void cleanup()
    {
        if (presenter() != nullptr && presenter()->isOn()) presenter()->end();
        QCoreApplication::processEvents();
        m_hands.window.reset();
        Magnification::instance().setPercent(Magnification::usual);
    }

    void ofViewsWithNumbers_data() { screens(); }
    void ofViewsWithNumbers()
    {
        QFETCH(const QSize, screen);
        m_hands.open();
        m_hands.window->resize(screen);
        QStringList small;
        for (const View view : {View::Map, View::Steps, View::Flow, View::Measures}) {
            m_hands.window->setView(view);
            compare(screen, QStringLiteral("view %1").arg(static_cast<int>(view)), small);
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

private:
    static void screens()
    {
        QTest::addColumn<QSize>("screen");
        for (const QSize& each :
             {QSize(1024, 768), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160)})
            QTest::addRow("%d × %d", each.width(), each.height()) << each;
    }

    /// Notes what has no larger digits while it is presented; a view without digits in the window has nothing to lose.
    void compare(const QSize& screen, const QString& what, QStringList& small) const
    {
        constexpr double grown = 1.3;
        QVERIFY(at_rest::comesToRest());
        const double before = digits(m_hands.window.get());
        presenter()->begin();
        wall()->showNormal();
        wall()->resize(screen);
        QVERIFY(at_rest::comesToRest());
        const double now = digits(wall());
        presenter()->end();
        QVERIFY(at_rest::comesToRest());
        m_hands.window->resize(screen);
        if (before > 0 && now < grown * before)
            small << QStringLiteral("%1: %2 pixels, in the window %3").arg(what).arg(now).arg(before);
    }

    /// Of the view's largest digits, in pixels: those in a map's cells are drawn into a picture, and asked for.
    double digits(QWidget* window) const
    {
        double largest = 0;
        auto* views = m_hands.find<ViewStack>();
        if (auto* map = m_hands.find<MapView>(); map->isVisible()) {
            const auto font = map->heatmap().numbersIn(map->heatmap().cellRect(0, 0, 0, 0).size());
            largest = font ? QFontInfo(*font).pixelSize() : 0;
            const auto* said = m_hands.find<QLabel>("presentedNumber");
            if (said != nullptr && said->isVisible() && said->window() == window)
                largest = std::max(largest, static_cast<double>(QFontInfo(said->font()).pixelSize()));
            return largest;
        }
        DigitDevice device(views);
        views->render(&device);
        return device.largest();
    }

    Presenter* presenter() const
    {
        return m_hands.window == nullptr ? nullptr : m_hands.window->findChild<Presenter*>();
    }
    PresenterWall* wall() const { return m_hands.find<PresenterWall>(); }

    WindowDriver m_hands;
};

TEST_CLASS(TestPresentedDigits)
#include "tst_presented_digits.moc"
