#include "ui/panel/input/input_panel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/session/module_presets.h"
#include "tests/core/model/recorded/recorded_files.h"
#include "tests/test_class.h"
#include "ui/part/text_editor.h"

using core::Index;

namespace {

core::Run gpt2Run(const std::vector<std::string>& texts)
{
    return {.model = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16", .texts = texts};
}

/// The panel with a run and what became of it, used as a person does.
struct InputHands {
    explicit InputHands(const core::Run& run, Index item = 0)
    {
        panel.resize(300, 900);
        panel.QWidget::show();
        show(run, item);
    }

    void show(const core::Run& run, Index item = 0)
    {
        core::OpenedModels models;
        panel.show(run, item);
        panel.showPrepared(core::prepare(run, models), run, item, false);
    }

    bool says(const QString& part) const
    {
        for (const QLabel* label : panel.findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }
    /// A visible button with that text, or null.
    QToolButton* button(const QString& text) const
    {
        for (auto* each : panel.findChildren<QToolButton*>())
            if (each->isVisible() && each->text() == text) return each;
        return nullptr;
    }
    /// The entry that adds a second text, if it is offered.
    QAction* second() const
    {
        auto* action = panel.findChild<QAction*>("secondText");
        return action->isVisible() ? action : nullptr;
    }
    /// A visible list that has such an entry, or null.
    QComboBox* list(const QString& entry) const
    {
        for (auto* each : panel.findChildren<QComboBox*>())
            if (each->isVisible() && each->findText(entry) >= 0) return each;
        return nullptr;
    }
    static void choose(QComboBox* list, const QString& entry)
    {
        list->setCurrentText(entry);
        emit list->activated(list->currentIndex());
    }

    InputPanel panel;
};

}  // namespace

class TestInputPanel final : public QObject {
    Q_OBJECT
private slots:
    void everyKeystrokeIsTold()
    {
        const InputHands hands(gpt2Run({""}));
        QSignalSpy edited(&hands.panel, &InputPanel::textEdited);
        QTest::keyClicks(hands.panel.editor(), "sea");
        QCOMPARE(edited, (QList<QVariantList>{{"s"}, {"se"}, {"sea"}}));
    }

    void theTextThatIsThereKeepsItsCursor()
    {
        InputHands hands(gpt2Run({"the old sea"}));
        QTextCursor cursor = hands.panel.editor()->textCursor();
        cursor.setPosition(4);
        hands.panel.editor()->setTextCursor(cursor);
        hands.show(gpt2Run({"the old sea"}));
        QCOMPARE(hands.panel.editor()->textCursor().position(), 4);
        hands.show(gpt2Run({"the sea"}));
        QCOMPARE(hands.panel.editor()->toPlainText(), QString("the sea"));
    }

    void aRunWithoutTextsIsShownEmpty()
    {
        InputHands hands(gpt2Run({"the old sea"}));
        core::Run none = gpt2Run({""});
        none.texts.clear();
        hands.panel.show(none, 0);
        QCOMPARE(hands.panel.editor()->toPlainText(), QString());
    }

    void textsOfABatchAreChosenAddedAndRemoved()
    {
        InputHands hands(gpt2Run({"one"}));
        QVERIFY(hands.list("text 1 of 1") == nullptr && hands.button(QStringLiteral("−")) == nullptr);
        QSignalSpy added(&hands.panel, &InputPanel::textAdded);
        QSignalSpy removed(&hands.panel, &InputPanel::textRemoved);
        QSignalSpy chosen(&hands.panel, &InputPanel::itemChosen);
        hands.button("+ text")->click();
        QCOMPARE(added.size(), 1);
        hands.show(gpt2Run({"one", "two", "three"}), 1);
        QCOMPARE(hands.panel.editor()->toPlainText(), QString("two"));
        QComboBox* items = hands.list("text 3 of 3");
        QVERIFY(items != nullptr);
        QCOMPARE(items->currentText(), QString("text 2 of 3"));
        InputHands::choose(items, "text 3 of 3");
        QCOMPARE(chosen, (QList<QVariantList>{{QVariant::fromValue(Index{2})}}));
        hands.button(QStringLiteral("−"))->click();
        QCOMPARE(removed.size(), 1);
    }

    void whatTheModelHasNoPlaceForIsSaid()
    {
        InputHands hands(gpt2Run({"the sea"}));
        QVERIFY(!hands.says("tokens are used"));
        std::string text;
        for (int i = 0; i < 70; ++i) text += "a b ";
        const core::Run run = gpt2Run({text});
        core::OpenedModels models;
        const auto count = core::prepare(run, models).texts[0].encoding.tokens.size();
        hands.show(run);
        QVERIFY(hands.says(QStringLiteral("TOKENS · 64 OF %1").arg(count)));
        QVERIFY(hands.says(QStringLiteral("only the first 64 of %1 tokens are used").arg(count)));
    }

    void anEmptyTextSaysThatThereIsNothingToCompute()
    {
        InputHands hands(gpt2Run({""}));
        QVERIFY(hands.says("Nothing to compute yet."));
        core::OpenedModels models;
        const core::Run run = gpt2Run({""});
        hands.panel.showPrepared(core::prepare(run, models), run, 0, true);
        QVERIFY(hands.says("the view still shows the previous text"));
    }

    void howTextIsCutIsChosenWhereTheModelLeavesIt()
    {
        InputHands hands(core::classroomRun("the cat sat"));
        QComboBox* split = hands.list("characters");
        QVERIFY(split != nullptr);
        QCOMPARE(split->currentText(), QString("words"));
        QSignalSpy chosen(&hands.panel, &InputPanel::splitChosen);
        InputHands::choose(split, "characters");
        QCOMPARE(chosen, (QList<QVariantList>{{QVariant::fromValue(core::TextSplit::Characters)}}));
        QSignalSpy shuffled(&hands.panel, &InputPanel::shuffleAsked);
        hands.button("Shuffle")->click();
        QCOMPARE(shuffled.size(), 1);
        hands.show(gpt2Run({"the cat sat"}));
        QVERIFY(hands.list("characters") == nullptr && hands.button("Shuffle") == nullptr);
    }

    void aSecondSequenceIsOfferedWhereItCanBeRead()
    {
        InputHands hands(core::classroomRun("the cat sat"));
        QSignalSpy wanted(&hands.panel, &InputPanel::keysTextWanted);
        QVERIFY(hands.button("+ text ▾") != nullptr);  // a menu of both
        QCOMPARE(hands.second()->text(), QString("+ second sequence"));
        hands.second()->trigger();
        core::Run crossed = core::classroomRun("the cat sat");
        crossed.keys_text = "le chat";
        hands.show(crossed);
        QVERIFY(hands.says("KEYS AND VALUES FROM") && hands.second() == nullptr);
        QVERIFY(hands.button("+ text") != nullptr);
        hands.button(QStringLiteral("✕"))->click();
        QCOMPARE(wanted, (QList<QVariantList>{{true}, {false}}));
        hands.show(gpt2Run({"the cat sat"}));
        QVERIFY(hands.second() == nullptr && !hands.says("KEYS AND VALUES FROM"));
    }

    void attentionFromAFileHasNothingToType()
    {
        const RecordedFiles files;
        const auto file = files.npy("two.npy", {2, 2, 2}, {1, 0, 0.5F, 0.5F, 1, 0, 0.25F, 0.75F});
        const InputHands hands({.recorded = {.file = file}, .texts = {""}});
        QVERIFY(!hands.panel.editor()->isVisible() && hands.button("+ text") == nullptr);
        QVERIFY(hands.says("Attention from two.npy"));
        QVERIFY(hands.says("TOKENS · 2"));
    }

    void ofAPasteThatIsTooLongTheBeginningIsTaken()
    {
        const InputHands hands(gpt2Run({""}));
        QSignalSpy notTaken(&hands.panel, &InputPanel::notTaken);
        QApplication::clipboard()->setText(QString(150'000, 'x'));
        hands.panel.editor()->paste();
        QCOMPARE(hands.panel.editor()->toPlainText().size(), TextEditor::longest);
        QCOMPARE(notTaken.size(), 1);
        QVERIFY(notTaken[0][0].toString().contains("150,000"));
    }

    void typingGoesOnWhereItIsAsked()
    {
        core::Run crossed = core::classroomRun("the cat sat");
        crossed.keys_text = "le chat";
        InputHands hands(crossed);
        hands.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hands.panel));
        QSignalSpy text(&hands.panel, &InputPanel::textEdited);
        QSignalSpy keys(&hands.panel, &InputPanel::keysTextEdited);
        hands.panel.focusText(true);
        QTest::keyClicks(QApplication::focusWidget(), "x");
        QCOMPARE(keys, (QList<QVariantList>{{"x"}}));
        hands.panel.focusText(false);
        QTest::keyClicks(QApplication::focusWidget(), "y");
        QCOMPARE(text, (QList<QVariantList>{{"y"}}));
    }
};

TEST_CLASS(TestInputPanel)
#include "tst_input_panel.moc"
