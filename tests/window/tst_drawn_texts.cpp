#include "tests/window/window_driver.h"

#include <QDoubleSpinBox>
#include <QSpinBox>

#include "core/model/pass/prediction.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "ui/panel/input/generation_bar.h"
#include "ui/panel/input/sampling_controls.h"
#include "ui/panel/inspect/weight_bars.h"
#include "ui/part/segments.h"

using core::Index;

/// Texts that go on by drawing, in the window: the tokens are those that the engine draws.
class TestDrawnTexts final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-drawn-texts"); }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models/llama_bf16");
        m_hands.type("The keeper looks");
        QTRY_VERIFY(m_hands.find<GenerationBar>()->isVisible());
        QTRY_VERIFY(m_hands.find<WeightBars>("predictions")->isVisible());
        QTRY_VERIFY(m_hands.shows("computed in"));
        m_hands.find<GenerationBar>()->findChild<QSpinBox*>()->setValue(6);
    }
    void cleanup() { m_hands.window.reset(); }

    void theTextIsDrawnByTheSeed()
    {
        QCOMPARE(controls()->text(), QString("Likeliest ▾"));
        draw(3);
        QCOMPARE(controls()->text(), QString("T 3 · seed 1 ▾"));
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE(ids().size(), std::size_t{6});
        QCOMPARE(ids(), engine(1));
        QVERIFY(ids() != engine(2));
        const core::Session read = core::sessionFrom(core::privateSessionText(session()), {});
        QCOMPARE(read.sampling, session().sampling);
    }

    void drawingAgainTakesTheNextSeedAndIsOneStep()
    {
        draw(3);
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE(ids().size(), std::size_t{6});
        QTRY_VERIFY(m_hands.find<QToolButton>("drawAgain")->isEnabled());
        m_hands.click("drawAgain");
        QTRY_COMPARE(ids().size(), std::size_t{6});
        QTRY_COMPARE(ids(), engine(2));
        QCOMPARE(session().sampling->seed, std::uint64_t{2});
        QTRY_VERIFY(m_hands.find<QToolButton>("drawAgain")->isEnabled());
        m_hands.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(ids(), engine(3));
        QTRY_VERIFY(m_hands.find<QToolButton>("drawAgain")->isEnabled());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(ids(), engine(2));
        QCOMPARE(session().sampling->seed, std::uint64_t{2});
    }

    void nothingIsDrawnAgainBeforeSomethingIsDrawn()
    {
        m_hands.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_hands.banner().contains("Nothing has been sampled yet"));
        QVERIFY(!m_hands.find<QToolButton>("drawAgain")->isVisible());
    }

    void predictionsAreThoseThatAreDrawnBy()
    {
        const float before = bars()[0].value;
        draw(0.5);
        field<QSpinBox>("Top-k")->setValue(3);
        QTRY_COMPARE(bars().size(), std::size_t{3});
        QVERIFY(bars()[0].value > before);
        float sum = 0;
        for (const WeightBars::Bar& bar : bars()) sum += bar.value;
        QVERIFY(std::abs(sum - 1) < 1e-5F);
        QTRY_VERIFY2(m_hands.textOf("drawable").contains("T 0.5, top-k 3"), qPrintable(m_hands.textOf("drawable")));
        QVERIFY(m_hands.textOf("drawable").contains("3 of "));
        for (int step = 0; step < 4 && session().sampling; ++step) m_hands.window->editor().undo();
        QVERIFY(!session().sampling);
        QCOMPARE(session().run().texts.front(), std::string("The keeper looks"));  // and nothing else is taken back
        QTRY_COMPARE(bars()[0].value, before);
        QVERIFY(!m_hands.find<QLabel>("drawable")->isVisible());
    }

    void oneTokenToDrawFromIsTheLikeliest()
    {
        draw(1);
        field<QDoubleSpinBox>("Top-p")->setValue(0.01);
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE(ids().size(), std::size_t{6});
        QCOMPARE(ids(), engine({}));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    const std::vector<Index>& ids() const { return session().run().continuation.ids; }
    SamplingControls* controls() const { return m_hands.find<SamplingControls>(); }
    const std::vector<WeightBars::Bar>& bars() const { return m_hands.find<WeightBars>("predictions")->bars(); }

    /// What the window under the button has by that name.
    template<typename Field>
    Field* field(const QString& name) const
    {
        for (auto* each : controls()->findChildren<Field*>())
            if (each->accessibleName() == name) return each;
        return nullptr;
    }

    /// Opens the small window, chooses that tokens are drawn and at which temperature, and closes it.
    void draw(double temperature) const
    {
        QTest::mouseClick(controls(), Qt::LeftButton);
        for (auto* button : controls()->findChildren<QToolButton*>())
            if (button->text() == QLatin1String("Sampled")) {
                QTRY_VERIFY(button->isVisible());
                QTest::mouseClick(button, Qt::LeftButton);
            }
        auto* spin = field<QDoubleSpinBox>("Temperature of the output");
        QTRY_VERIFY(spin->isVisible());
        spin->setValue(temperature);
        QTest::keyClick(spin->window(), Qt::Key_Escape);
        QTRY_VERIFY(!spin->isVisible());
    }

    std::vector<Index> engine(std::uint64_t seed) const
    {
        core::Sampling sampling = *session().sampling;
        sampling.seed = seed;
        return engine(std::optional(sampling));
    }

    std::vector<Index> engine(const std::optional<core::Sampling>& sampling) const
    {
        core::OpenedModels models;
        core::Run run = session().run();
        run.continuation = {};
        const core::PreparedRun prepared = core::prepare(run, models);
        const auto longer = core::generated(core::run(prepared.model, prepared.batch, {}), 6, {}, sampling);
        std::vector<Index> written;
        const auto& tokens = longer->queries(0);
        for (std::size_t i = tokens.size() - 6; i < tokens.size(); ++i) written.push_back(tokens[i].id);
        return written;
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestDrawnTexts)
#include "tst_drawn_texts.moc"
