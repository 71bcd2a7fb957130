#include "tests/window/window_driver.h"

#include <QPaintEngine>
#include <QScrollArea>
#include <QScrollBar>

#include "core/model/folder/bundled_models.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "ui/view/steps/steps_sheet.h"

#include <algorithm>
#include <vector>

namespace {

/// Draws nothing, and remembers what was written where.
class WordEngine final : public QPaintEngine {
public:
    struct Word {
        QString text;
        QPointF place;
    };

    WordEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override { m_transform = now.transform(); }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    Type type() const override { return User; }
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        words.push_back({item.text(), m_transform.map(place)});
    }

    std::vector<Word> words;

private:
    QTransform m_transform;
};

class WordDevice final : public QPaintDevice {
public:
    explicit WordDevice(const QWidget* like) : m_like(like) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const std::vector<WordEngine::Word>& words() const { return m_engine.words; }

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
    mutable WordEngine m_engine;
};

}  // namespace

/// What names the tables of Steps stays in sight while they scroll.
class TestStepsScrolled final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_steps_scrolled"); }
    void init()
    {
        m_hands.open();
        m_hands.window->resize(1100, 560);
        m_hands.window->begin(core::bundledModels() / "primer-encoder",
                              QStringLiteral("The cat sat on the mat because it was tired."));
        QTRY_VERIFY(m_hands.shows("13 tokens"));
        m_hands.window->setView(core::View::Steps);
        m_hands.window->editor().apply([](core::Session& next) {
            next.focus.query = 8;
            next.focus.key = 2;
        });
        m_hands.window->editor().setSteps({.step = 6});
        QVERIFY(at_rest::comesToRest());
    }
    void cleanup() { m_hands.window.reset(); }

    void titlesAndKeysNamesStay()
    {
        const QRect card = sheet()->cardOf(weightsStep());
        QVERIFY(!card.isNull());
        const int head = sheet()->headOf(weightsStep());
        scrollTo(card.top() + head + card.height() / 4);
        const auto words = seen();
        QVERIFY(isThere(words, "weights", 0, head));
        QVERIFY(isThere(words, "tired", 0, head));
        // The table is not covered where it begins by itself.
        scrollTo(std::max(0, card.top() - 4));
        QVERIFY(isThere(seen(), "weights", 0, head));
    }

    void theChosenRowIsNamedWhereItIsOutOfSight()
    {
        m_hands.window->editor().apply([](core::Session& next) { next.focus.query = 1; });
        QVERIFY(at_rest::comesToRest());
        const QRect card = sheet()->cardOf(weightsStep());
        scrollTo(card.top() + sheet()->headOf(weightsStep()) + card.height() / 4);
        const auto isNamed = [](const WordEngine::Word& word) {
            return word.text.contains("↑") && word.text.contains("the");
        };
        QVERIFY(std::ranges::any_of(seen(), isNamed));
        scrollTo(std::max(0, card.top() - 4));
        QVERIFY(std::ranges::none_of(seen(), isNamed));
    }

private:
    StepsSheet* sheet() const { return m_hands.find<StepsSheet>(); }
    QScrollArea* area() const
    {
        for (QWidget* each = sheet()->parentWidget(); each != nullptr; each = each->parentWidget())
            if (auto* found = qobject_cast<QScrollArea*>(each)) return found;
        return nullptr;
    }
    void scrollTo(int top) const
    {
        area()->verticalScrollBar()->setValue(sheet()->mapTo(area()->widget(), QPoint(0, top)).y());
        QCoreApplication::processEvents();
    }

    /// The step whose table is the weights.
    core::Index weightsStep() const
    {
        const auto& steps = sheet()->content().steps;
        for (std::size_t i = 0; i < steps.size(); ++i)
            for (const core::StageTable& table : steps[i].tables)
                if (table.stage == core::Stage::Weights) return static_cast<core::Index>(i);
        return 0;
    }

    std::vector<WordEngine::Word> seen() const
    {
        WordDevice device(area()->viewport());
        area()->viewport()->render(&device);
        return device.words();
    }
    static bool isThere(const std::vector<WordEngine::Word>& words, const QString& text, double from, double to)
    {
        return std::ranges::any_of(words, [&](const WordEngine::Word& word) {
            return word.text.contains(text) && word.place.y() >= from && word.place.y() <= to;
        });
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestStepsScrolled)
#include "tst_steps_scrolled.moc"
