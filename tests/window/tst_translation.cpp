#include "tests/window/window_driver.h"

#include <QComboBox>
#include <QSlider>
#include <QSpinBox>

#include "core/model/pass/prediction.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "ui/panel/input/generation_bar.h"
#include "ui/panel/input/input_panel.h"
#include "ui/panel/input/target_panel.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/part/segments.h"
#include "ui/part/text_editor.h"
#include "ui/view/compare/compare_view.h"
#include "ui/view/map/map_view.h"
#include "ui/view/steps/steps_view.h"

using core::AttentionBlock;
using core::Index;

namespace {

const std::filesystem::path marianFolder = std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models/marian";

}  // namespace

/// An encoder–decoder in the window: its three attentions, a target that is typed or written by the model.
class TestTranslation final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-translation"); }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(marianFolder);
        m_hands.type("The cat sat.");
        QTRY_VERIFY(m_hands.find<TargetPanel>()->isVisible());
        QTRY_COMPARE(session().run().texts.front(), std::string("The cat sat."));

        QTRY_COMPARE(tokens(), QStringLiteral("%1 tokens").arg(source()));
    }
    void cleanup() { m_hands.window.reset(); }

    void theThreeAttentionsHaveTheirOwnAxesAndNumbers()
    {
        typeTarget("The lamp");
        look(AttentionBlock::Decoder);
        QTRY_COMPARE(tokens(), QStringLiteral("%1 tokens").arg(target()));
        look(AttentionBlock::Cross);
        QTRY_COMPARE(tokens(), QStringLiteral("%1 × %2 tokens").arg(target()).arg(source()));
        QTRY_VERIFY(m_hands.shows("cross · layer 1 · head 1"));
        emit m_hands.find<HeadsNavigator>()->headClicked(1, 2);
        emit m_hands.find<MapView>()->cellClicked({2, 3});
        const auto trace = computed();
        const float weight = trace->cross->layers[1]->items[0].attention.heads[2].weights(2, 3);
        QTRY_VERIFY2(m_hands.shows(QString::number(static_cast<double>(weight), 'f', 4)), qPrintable(m_hands.screen()));
        m_hands.press(Qt::Key_B, Qt::ControlModifier);
        QTRY_COMPARE(session().focus.block, AttentionBlock::Self);
        QTRY_COMPARE(tokens(), QStringLiteral("%1 tokens").arg(source()));
    }

    void theModelWritesTheTargetStepByStep()
    {
        auto* bar = m_hands.find<GenerationBar>();
        QVERIFY(bar->isVisible());
        bar->findChild<QSpinBox*>()->setValue(5);
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE(continuation().ids.size(), std::size_t{5});
        QCOMPARE(session().focus.block, AttentionBlock::Cross);
        QTRY_COMPARE(tokens(), QStringLiteral("6 × %1 tokens").arg(source()));
        core::Run plain = session().run();
        plain.continuation = {};
        const auto longest = core::generated(computed(plain), 5, {});
        for (std::size_t i = 0; i < 5; ++i) QCOMPARE(continuation().ids[i], longest->decoder->queries(0)[i + 1].id);

        bar->findChild<QSlider*>()->setValue(2);
        QTRY_COMPARE(tokens(), QStringLiteral("3 × %1 tokens").arg(source()));
        QTRY_VERIFY(m_hands.shows("NEXT TOKEN AFTER"));
        QTRY_COMPARE(session().focus.query, Index{2});
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(continuation().ids.empty());
        QTRY_COMPARE(tokens(), QStringLiteral("1 × %1 tokens").arg(source()));
    }

    void typingIsUndoneAndForgetsWhatWasWritten()
    {
        typeTarget("The lamp");
        QTRY_COMPARE(session().run().targets, std::vector<std::string>{"The lamp"});
        auto* count = m_hands.find<GenerationBar>()->findChild<QSpinBox*>();
        QCOMPARE(count->value(), 40);  // a translation to its end
        count->setValue(10);
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE(continuation().ids.size(), std::size_t{10});
        typeTarget("A");
        QTRY_VERIFY(continuation().ids.empty());
        m_hands.window->editor().undo();
        QTRY_COMPARE(m_hands.find<TargetPanel>()->editor()->toPlainText(), QStringLiteral("The lamp"));
        QCOMPARE(continuation().ids.size(), std::size_t{10});
    }

    void whatTheTargetsWordsMeanIsSaid()
    {
        m_hands.window->openPath(SOURCE_DIR "/resources/models/primer-translator");
        m_hands.window->editor().setTarget(0, "图书馆在哪里？");  // no keyboard of a test types it
        const auto* meanings = m_hands.find<QLabel>("glosses");
        QTRY_VERIFY(meanings->isVisible());
        QVERIFY2(meanings->text().contains("图书馆&nbsp;<b>library</b>")
                     && meanings->text().contains("在&nbsp;<b>at</b>"),
                 qPrintable(meanings->text()));
        m_hands.window->openPath(marianFolder);
        QTRY_VERIFY(!meanings->isVisible());
    }

    void aTargetOfAnotherSourceIsMarkedAndTranslatedAnew()
    {
        typeTarget("The lamp");
        QTRY_VERIFY(m_hands.find<TargetPanel>()->isVisible() && !m_hands.find<QLabel>("staleTarget")->isVisible());
        m_hands.type("The dog ran.");
        QTRY_VERIFY(m_hands.find<QLabel>("staleTarget")->isVisible());
        QCOMPARE(session().run().targets, std::vector<std::string>{"The lamp"});
        m_hands.click("translate");
        const auto* start = m_hands.find<GenerationBar>()->findChild<QToolButton*>();
        QCOMPARE(start->text(), QStringLiteral("Stop"));
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QStringLiteral("Generate"), 20'000);
        QVERIFY(!m_hands.find<QLabel>("staleTarget")->isVisible());
        QCOMPARE(session().run().texts.front(), std::string("The dog ran."));
        QCOMPARE(session().run().targets.front(), std::string());
        core::Run plain = session().run();
        plain.continuation = {};
        const auto longest = core::generated(computed(plain), 40, {});
        const auto& written = longest->decoder->queries(0);
        QCOMPARE(continuation().ids.size(), written.size() - 1);
        for (std::size_t i = 1; i < written.size(); ++i) QCOMPARE(continuation().ids[i - 1], written[i].id);

        // What the model wrote is a target like another: it stays, and is marked.
        m_hands.type("A lamp.");
        QTRY_VERIFY(m_hands.find<QLabel>("staleTarget")->isVisible());
        QCOMPARE(continuation().ids.size(), written.size() - 1);
        m_hands.type("The dog ran.");
        QTRY_VERIFY(!m_hands.find<QLabel>("staleTarget")->isVisible());
        m_hands.type("A lamp.");
        m_hands.click("translate");
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QStringLiteral("Generate"), 20'000);
        QVERIFY(!m_hands.find<QLabel>("staleTarget")->isVisible());
        core::Run other = session().run();
        QCOMPARE(other.texts.front(), std::string("A lamp."));
        other.continuation = {};
        const auto again = core::generated(computed(other), 40, {});
        const auto& anew = again->decoder->queries(0);
        QCOMPARE(continuation().ids.size(), anew.size() - 1);
        for (std::size_t i = 1; i < anew.size(); ++i) QCOMPARE(continuation().ids[i - 1], anew[i].id);

        // Dropped and generated again, it is of the source that stands there.
        m_hands.type("The dog ran.");
        QTRY_VERIFY(m_hands.find<QLabel>("staleTarget")->isVisible());
        m_hands.window->editor().dropContinuation();
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(!continuation().ids.empty());
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QStringLiteral("Generate"), 20'000);
        QVERIFY(!m_hands.find<QLabel>("staleTarget")->isVisible());

        for (int steps = 0; steps < 20 && session().run().targets.front() != "The lamp"; ++steps)
            m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(m_hands.find<TargetPanel>()->editor()->toPlainText(), QStringLiteral("The lamp"));
        QVERIFY(continuation().ids.empty());
        QVERIFY(m_hands.find<QLabel>("staleTarget")->isVisible());
        typeTarget("The dog");
        QTRY_VERIFY(!m_hands.find<QLabel>("staleTarget")->isVisible());
    }

    void onDemandTheLayerThatIsLookedAtIsThere()
    {
        typeTarget("The lamp");
        const auto whole = computed();
        m_hands.window->editor().setLayersOnDemand(true);
        for (const AttentionBlock block : {AttentionBlock::Cross, AttentionBlock::Decoder, AttentionBlock::Self}) {
            look(block);
            for (const Index layer : {1, 0}) {
                emit m_hands.find<HeadsNavigator>()->headClicked(layer, 2);
                emit m_hands.find<MapView>()->cellClicked({2, 1});
                const auto& layers = core::blockOf(whole, block)->layers;
                const float weight = layers[static_cast<std::size_t>(layer)]->items[0].attention.heads[2].weights(2, 1);
                QTRY_VERIFY2(session().focus.layer == layer
                                 && m_hands.shows(QString::number(static_cast<double>(weight), 'f', 4)),
                             qPrintable(m_hands.screen()));
            }
            m_hands.press(Qt::Key_2, Qt::ControlModifier);
            QTRY_VERIFY(m_hands.find<StepsView>()->isVisible());
            m_hands.press(Qt::Key_1, Qt::ControlModifier);
        }
        QVERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
    }

    void stepsCompareAndMasksAreOfWhatIsLookedAt()
    {
        typeTarget("The lamp");
        look(AttentionBlock::Cross);
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.find<StepsView>()->isVisible());
        QTRY_VERIFY(m_hands.shows(QStringLiteral("%1 × %2 tokens").arg(target()).arg(source())));
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.find<CompareView>()->isVisible());
        QTRY_VERIFY(m_hands.shows("divergence"));

        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        m_hands.window->editor().setRecipe("model & !global(2)");
        QCOMPARE(session().run().changes.size(), std::size_t{1});
        QCOMPARE(session().run().changes.front().block, AttentionBlock::Cross);
        const Index hidden = target() + source() - 1;
        QTRY_VERIFY(m_hands.shows(QStringLiteral("mask: %1 of %2 cells hidden").arg(hidden).arg(target() * source())));
        look(AttentionBlock::Decoder);
        QTRY_VERIFY(!m_hands.shows("global(2)"));
    }

    void aChipChoosesWhatAttendsOrIsAttendedTo()
    {
        typeTarget("The lamp");
        auto* chips = m_hands.find<InputPanel>()->chips();
        auto* targets = m_hands.find<TargetPanel>()->chips();
        emit targets->queryClicked(2);  // asks from the target
        QTRY_COMPARE(session().focus.block, AttentionBlock::Cross);
        QCOMPARE(session().focus.query, Index{2});
        emit chips->queryClicked(1);  // the text is attended to
        QTRY_COMPARE(session().focus.key, Index{1});
        QCOMPARE(session().focus.query, Index{2});
    }

    void anotherModelHasNoBlocks()
    {
        look(AttentionBlock::Cross);
        m_hands.window->openPath(WindowDriver::gpt2());
        QTRY_VERIFY(!m_hands.find<TargetPanel>()->isVisible());
        QTRY_COMPARE(session().focus.block, AttentionBlock::Self);
        QTRY_VERIFY(m_hands.shows("layer 1 · head 1") && !m_hands.shows("encoder ·"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.find<TargetPanel>()->isVisible());
    }

    void aSavedSessionComesBack()
    {
        typeTarget("The lamp");
        look(AttentionBlock::Cross);
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("translation.attnscope").toStdString();
        core::saveSession(session(), file);
        m_hands.window->openPath(WindowDriver::namedHeads());
        QTRY_VERIFY(!m_hands.find<TargetPanel>()->isVisible());
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.find<TargetPanel>()->isVisible());
        QTRY_COMPARE(session().focus.block, AttentionBlock::Cross);
        QTRY_VERIFY(m_hands.shows("cross · layer 1 · head 1"));
        QCOMPARE(m_hands.find<TargetPanel>()->editor()->toPlainText(), QStringLiteral("The lamp"));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    const core::Continuation& continuation() const { return session().run().continuation; }

    /// What the engine makes of a run beside the window.
    static std::shared_ptr<const core::Trace> computed(const core::Run& run)
    {
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(run, models);
        return core::run(prepared.model, prepared.batch, core::optionsOf(run));
    }
    std::shared_ptr<const core::Trace> computed() const { return computed(session().run()); }
    Index source() const { return std::ssize(computed()->queries(0)); }
    Index target() const { return std::ssize(computed()->decoder->queries(0)); }

    void look(AttentionBlock block)
    {
        emit m_hands.find<HeadsNavigator>()->parentWidget()->findChild<Segments*>()->chosen(static_cast<int>(block));
        QTRY_COMPARE(session().focus.block, block);
    }

    void typeTarget(const QString& text)
    {
        auto* editor = m_hands.find<TargetPanel>()->editor();
        editor->setFocus();
        editor->selectAll();
        QTest::keyClicks(editor, text);
    }

    /// "7 × 12 tokens", as the status line says.
    QString tokens() const
    {
        for (const QLabel* label : m_hands.window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(QStringLiteral(" tokens ·")))
                return label->text().section(QStringLiteral(" ·"), 0, 0);
        return {};
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestTranslation)
#include "tst_translation.moc"
