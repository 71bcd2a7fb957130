#include "tests/window/window_driver.h"

#include <QHelpEvent>
#include <QRegularExpression>
#include <QSlider>
#include <QSpinBox>
#include <QToolTip>

#include "core/model/pass/prediction.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/window/model_folder.h"
#include "ui/panel/input/generation_bar.h"
#include "ui/panel/input/input_panel.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/words/short_numbers.h"
#include "ui/words/token_text.h"

using core::Index;

/// Next tokens, the words for a mask, texts that go on by themselves, and where memory is short: in the window.
class TestWhatModelsSay final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-what-models-say"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void aTextIsContinuedAndSteppedThrough()
    {
        openModel("llama_bf16", "The keeper looks");
        const Index written = tokens();
        auto* bar = m_hands.find<GenerationBar>();
        QVERIFY(bar->isVisible());
        bar->findChild<QSpinBox*>()->setValue(6);
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE(continuation().ids.size(), std::size_t{6});
        QTRY_COMPARE(tokens(), written + 6);
        QCOMPARE(continuation().ids, greedy(6));

        auto* slider = bar->findChild<QSlider*>();
        QVERIFY(slider->isVisible());
        slider->setValue(2);
        QTRY_COMPARE(tokens(), written + 2);
        QCOMPARE(continuation().ids.size(), std::size_t{6});
        // At each step the last token is looked at, and what comes next is what was written.
        QTRY_VERIFY(m_hands.shows("NEXT TOKEN AFTER"));
        QTRY_COMPARE(session().focus.query, written + 1);

        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(continuation().ids.empty());
        QTRY_COMPARE(tokens(), written);
    }

    void typingForgetsWhatWasGenerated()
    {
        openModel("llama_bf16", "The keeper looks");
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE(continuation().ids.size(), std::size_t{10});
        m_hands.type("A lamp");
        QVERIFY(continuation().ids.empty());
        const auto typed = core::openModel(session().run().model)->encode("A lamp", {}).tokens.size();
        QTRY_COMPARE(tokens(), static_cast<Index>(typed));
    }

    void generationIsSavedWithTheSession()
    {
        openModel("llama_bf16", "The keeper looks");
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE(continuation().ids.size(), std::size_t{10});
        core::Session asked = session();
        asked.run().most_tokens = 20;
        asked.run().layers_on_demand = true;
        const core::Session read = core::sessionFrom(core::privateSessionText(asked), {});
        QCOMPARE(read.run().continuation, asked.run().continuation);
        QCOMPARE(read.run().most_tokens, asked.run().most_tokens);
        QVERIFY(read.run().layers_on_demand);
    }

    void aMaskedModelNamesWordsAndReadsPairs()
    {
        openModel("bert", "The cat [MASK] on the mat.");
        QTRY_VERIFY(m_hands.shows("WORDS FOR “[MASK]”"));
        QVERIFY(!m_hands.find<GenerationBar>()->isVisible());
        const Index single = tokens();
        m_hands.window->editor().setKeysText("A lamp.");
        QTRY_VERIFY(tokens() > single);
        QTRY_VERIFY(m_hands.shows("SECOND TEXT"));
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.banner().contains("predict the next token"));
    }

    void aTokenPointedAtTellsItsIdAndBytes()
    {
        openModel("llama_bf16", "a");
        m_hands.window->setText(QString::fromUtf8("a 很"));
        QTRY_COMPARE(tokens(), static_cast<Index>(engineTokens().size()));
        QStringList tips;
        auto* chips = m_hands.find<InputPanel>()->chips();
        for (int y = 4; y < chips->height(); y += 8)
            for (int x = 4; x < chips->width(); x += 8) {
                QHelpEvent help(QEvent::ToolTip, {x, y}, chips->mapToGlobal(QPoint(x, y)));
                QApplication::sendEvent(chips, &help);
                if (!tips.contains(QToolTip::text())) tips << QToolTip::text();
            }
        const QString said = tips.join(QLatin1Char('\n'));
        QVERIFY2(said.contains("token 1 · id 1 · “<s>” · added by the tokenizer"), qPrintable(said));
        QVERIFY2(said.contains("“‹BE›” · bytes BE · part 2 of 3 of “很”"), qPrintable(said));
        QVERIFY2(said.contains("“␣a” · bytes 20 61"), qPrintable(said));
    }

    void layersOnDemandAreThereWhenLookedAt()
    {
        openModel("llama_bf16", "The keeper looks at the sea.");
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(session().run(), models);
        const auto whole = core::run(prepared.model, prepared.batch, {});
        m_hands.window->editor().setLayersOnDemand(true);
        for (const Index layer : {2, 0, 1}) {
            emit m_hands.find<HeadsNavigator>()->headClicked(layer, 1);
            const auto weight = [&] {
                const core::Focus& focus = session().focus;
                return whole->layers[static_cast<std::size_t>(layer)]->items[0].attention.heads[1].weights(focus.query,
                                                                                                           focus.key);
            };
            QTRY_VERIFY(session().focus.layer == layer && m_hands.shows(numberText(weight())));
        }
    }

    void fewerTokensAreComputedAsChosen()
    {
        openModel("llama_bf16", "The keeper looks at the sea.");
        const Index all = tokens();
        m_hands.window->editor().setMostTokens(5);
        QTRY_COMPARE(tokens(), Index{5});
        QTRY_VERIFY(m_hands.shows("Too long for the memory: only the first 5 tokens"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(tokens(), all);
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    const core::Continuation& continuation() const { return session().run().continuation; }

    void openModel(const char* name, const QString& text)
    {
        m_hands.window->openPath(modelFolder(name));
        m_hands.type(text);
        const auto named = [&](const QToolButton* button) { return button->text().contains(QLatin1String(name)); };
        QTRY_VERIFY(std::ranges::any_of(m_hands.window->findChildren<QToolButton*>(), named));
        QTRY_VERIFY(!engineTokens().empty() && tokens() == static_cast<Index>(engineTokens().size()));
    }

    /// What the engine makes of the Session beside the window.
    std::vector<core::Token> engineTokens() const
    {
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(session().run(), models);
        return prepared.computable() ? prepared.batch.sequences.front().tokens : std::vector<core::Token>();
    }

    std::vector<Index> greedy(std::size_t count) const
    {
        core::OpenedModels models;
        core::Run run = session().run();
        run.continuation = {};
        const core::PreparedRun prepared = core::prepare(run, models);
        const auto longer =
            core::generated(core::run(prepared.model, prepared.batch, {}), static_cast<Index>(count), {});
        std::vector<Index> ids;
        const auto& tokens = longer->queries(0);
        for (std::size_t i = tokens.size() - count; i < tokens.size(); ++i) ids.push_back(tokens[i].id);
        return ids;
    }

    /// The number of tokens of the picture.
    Index tokens() const
    {
        const QString said = m_hands.screen();
        const auto match = QRegularExpression(QStringLiteral("(\\d+) tokens")).match(said);
        return match.captured(1).toInt();
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestWhatModelsSay)
#include "tst_what_models_say.moc"
