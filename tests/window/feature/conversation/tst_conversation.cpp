#include <QAction>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/feature/conversation/reading_view.h"
#include "ui/part/explained.h"
#include "ui/view/flow/flow_canvas.h"

#include <cmath>
#include <fstream>

/// A conversation that is typed, and the named spans of its messages, in the window.
class TestConversation final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("conversation");
        for (const char* file : {"config.json", "tokenizer.json", "model.safetensors"})
            std::filesystem::copy_file(WindowDriver::gpt2() / file, m_folder.path().toStdString() + '/' + file);
        std::ofstream(m_folder.path().toStdString() + "/chat_template.jinja")
            << "{% for m in messages %}{{ m.role }}: {{ m.content }}.\n{% endfor %}"
               "{% if add_generation_prompt %}assistant:{% endif %}";
    }
    void init()
    {
        m_hands.open();
        m_hands.window->begin(m_folder.path().toStdString(), "The sea");
        QTRY_VERIFY_WITH_TIMEOUT(text() == "The sea", 20'000);
    }
    void cleanup() { m_hands.window.reset(); }

    void whatIsTypedIsReadAsTheTemplateWritesIt()
    {
        open("Con&versation…");
        auto* message = m_hands.find<QPlainTextEdit>("messageText");
        QCOMPARE(message->toPlainText(), QString("The sea"));
        QTest::keyClicks(message, " and the keeper");
        QTRY_COMPARE(text(), QString("user: The sea and the keeper.\nassistant:"));
        QCOMPARE(m_hands.find<QPlainTextEdit>("whatTheModelReads")->toPlainText(), text());
        QTest::mouseClick(m_hands.find<QPushButton>("addMessage"), Qt::LeftButton);
        QTest::keyClicks(message, "Yes");
        QTRY_COMPARE(text(), QString("user: The sea and the keeper.\nassistant: Yes.\nassistant:"));
        QCOMPARE(m_hands.find<QListWidget>("messages")->count(), 2);
        QTest::mouseClick(m_hands.find<QPushButton>("removeMessage"), Qt::LeftButton);
        QTRY_COMPARE(text(), QString("user: The sea and the keeper.\nassistant:"));
        undo();
        undo();
        QTRY_COMPARE(text(), QString("The sea"));
    }

    void theModelTakesItsTurnAndTheAnswerIsKept()
    {
        open("Con&versation…");
        QTest::keyClicks(m_hands.find<QPlainTextEdit>("messageText"), ". Who?");
        QTRY_VERIFY(text().startsWith("user: The sea. Who?"));
        auto* turn = m_hands.find<QPushButton>("modelsTurn");
        QTest::mouseClick(turn, Qt::LeftButton);
        auto* keep = m_hands.find<QPushButton>("keepAnswer");
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.textOf("conversationNote").startsWith("The model: "), 20'000);
        if (!keep->isEnabled()) QTest::mouseClick(turn, Qt::LeftButton);  // it goes on until somebody stops it
        QTRY_VERIFY_WITH_TIMEOUT(keep->isEnabled(), 20'000);
        QTest::mouseClick(keep, Qt::LeftButton);
        QTRY_COMPARE(m_hands.find<QListWidget>("messages")->count(), 2);
        QVERIFY(text().contains("\nassistant: "));
    }

    void aModelWithoutATemplateSaysSo()
    {
        m_hands.window->begin(WindowDriver::gpt2(), "The sea");
        QTRY_COMPARE(text(), QString("The sea"));
        open("Con&versation…");
        QTest::keyClicks(m_hands.find<QPlainTextEdit>("messageText"), "x");
        QTRY_VERIFY2(m_hands.textOf("conversationNote").contains("chat template"),
                     qPrintable(m_hands.textOf("conversationNote")));
        QCOMPARE(text(), QString("The sea"));
    }

    void messagesAreSpansThatCanBeHidden()
    {
        open("Con&versation…");
        QTest::keyClicks(m_hands.find<QPlainTextEdit>("messageText"), "x ");
        QTRY_VERIFY(text().endsWith("assistant:"));
        open("&Named spans…");
        auto* table = m_hands.find<QTableWidget>("spanTable");
        QTRY_COMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(0, 0)->text(), QString("user"));
        QTRY_VERIFY_WITH_TIMEOUT(table->item(0, 2)->text().toDouble() > 0, 10'000);
        table->selectRow(0);
        QTest::mouseClick(m_hands.find<QPushButton>("hideSpan"), Qt::LeftButton);
        QTRY_COMPARE(table->item(0, 3)->text(), QString("in every head"));
        QTRY_VERIFY(m_hands.shows("the span “user” hidden"));
        auto* here = m_hands.find<QPushButton>("hideSpanInHead");
        QVERIFY(!here->isEnabled());  // it is hidden there already
        undo();
        QTRY_COMPARE(table->item(0, 3)->text(), QString());
        // In one head alone, and in another one.
        QTest::mouseClick(here, Qt::LeftButton);
        QTRY_COMPARE(table->item(0, 3)->text(), QString("in 1.1"));
        QCOMPARE(interventions().front().head, std::optional<core::Index>(0));
        open("Next &head");
        QTRY_COMPARE(here->text(), QString("Hide in thi&s head"));
        QTest::mouseClick(here, Qt::LeftButton);
        QTRY_COMPARE(table->item(0, 3)->text(), QString("in 1.1, 1.2"));
        undo();
        QTRY_COMPARE(table->item(0, 3)->text(), QString("in 1.1"));
        undo();
        QTRY_COMPARE(table->item(0, 3)->text(), QString());
        QTest::mouseClick(m_hands.find<QPushButton>("forgetSpan"), Qt::LeftButton);
        QTRY_COMPARE(table->rowCount(), 1);
    }

    void marksInTheTextBecomeSpans()
    {
        m_hands.window->begin(WindowDriver::gpt2(), "[[animal: The cat]] sat.");
        QTRY_COMPARE(text(), QString("[[animal: The cat]] sat."));
        open("&Named spans…");
        auto* table = m_hands.find<QTableWidget>("spanTable");
        QTest::mouseClick(m_hands.find<QPushButton>("spanMarks"), Qt::LeftButton);
        QTRY_COMPARE(text(), QString("The cat sat."));
        QTRY_COMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 0)->text(), QString("animal"));
        QTest::mouseClick(m_hands.find<QPushButton>("spanMarks"), Qt::LeftButton);
        QTRY_VERIFY(m_hands.shows("has no marks"));
        undo();
        QTRY_COMPARE(text(), QString("[[animal: The cat]] sat."));
        QTRY_COMPARE(table->rowCount(), 0);
    }

    void flowJoinsSpans()
    {
        open("Con&versation…");
        QTest::keyClicks(m_hands.find<QPlainTextEdit>("messageText"), "x ");
        QTRY_VERIFY(text().endsWith("assistant:"));
        open("F&low");
        auto* canvas = m_hands.find<FlowCanvas>();
        auto* sides = m_hands.find<QComboBox>("flowBySpan");
        QTRY_VERIFY_WITH_TIMEOUT(sides->isVisible() && canvas->content().keys.size() > 4, 20'000);
        const qsizetype tokens = canvas->content().keys.size();
        sides->setFocus();
        QTest::keyClick(sides, Qt::Key_End);
        QTRY_COMPARE(canvas->content().keys, (QStringList{"user", "assistant"}));
        QCOMPARE(canvas->content().queries.labels, (QStringList{"user", "assistant"}));
        const FlowHead& head = canvas->content().heads.front();
        for (core::Index row = 0; row < 2; ++row) QVERIFY(std::abs(head.weights->row(row).sum() - 1) < 1e-4F);
        QCOMPARE((*head.weights)(0, 1), 0.0F);                                // nobody sees what comes later
        QCOMPARE(session().figure.map.by_span, core::MapLook::BySpan::Both);  // the map's, too
        QTest::keyClick(sides, Qt::Key_Home);
        QTRY_COMPARE(canvas->content().keys.size(), tokens);
    }

    void whoWasReadIsToldWordByWord()
    {
        open("Con&versation…");
        QTest::keyClicks(m_hands.find<QPlainTextEdit>("messageText"), ". Who?");
        QTRY_VERIFY(text().startsWith("user: The sea. Who?"));
        open("Who was &read for the answer…");
        auto* view = m_hands.find<ReadingView>();
        auto* table = m_hands.find<QTableWidget>("readingTable");
        QTRY_VERIFY_WITH_TIMEOUT(table->rowCount() == 2, 20'000);  // where the assistant is to begin
        auto* turn = m_hands.find<QPushButton>("modelsTurn");
        QTest::mouseClick(turn, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.textOf("conversationNote").startsWith("The model: "), 20'000);
        auto* keep = m_hands.find<QPushButton>("keepAnswer");
        if (!keep->isEnabled()) QTest::mouseClick(turn, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(table->rowCount() == 3, 20'000);
        QCOMPARE(table->item(2, 0)->text(), QString("answer"));
        double sum = 0;
        for (int row = 0; row < 3; ++row) sum += table->item(row, 1)->text().toDouble();
        QVERIFY(std::abs(sum - 1) < 0.003);
        const std::vector<SpokenTable> tables = view->spokenTables();
        QCOMPARE(tables.front().columns, 3);
        // A word is chosen by the keyboard, and its query is looked at.
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Home);
        QCOMPARE(view->word(), 0);
        QTRY_COMPARE(table->item(2, 2)->text(), QString("0.000"));  // nothing of the answer stood there yet
        auto* heads = m_hands.find<QComboBox>("readingHeads");
        const QString all = table->item(0, 1)->text();
        heads->setFocus();
        QTest::keyClick(heads, Qt::Key_End);
        QTRY_VERIFY_WITH_TIMEOUT(table->item(0, 1)->text() != all, 10'000);
    }

    void theSameWordsAreComparedWithoutTheTemplate()
    {
        open("Con&versation…");
        QTest::keyClicks(m_hands.find<QPlainTextEdit>("messageText"), " and I");
        QTRY_VERIFY(text().startsWith("user: The sea and I"));
        QTest::mouseClick(m_hands.find<QPushButton>("withoutTemplate"), Qt::LeftButton);
        const auto& runs = session().runs;
        QCOMPARE(runs.size(), std::size_t{2});
        QCOMPARE(runs[1].texts.front(), std::string("The sea and I"));
        QVERIFY(!runs[1].as_written && !runs[1].chat && runs[1].spans.size() == 1);
        QCOMPARE(session().view, core::View::Compare);
        undo();
        QTRY_COMPARE(session().runs.size(), std::size_t{1});
    }

    void f1LeadsToTheirChapters()
    {
        open("Con&versation…");
        open("&Named spans…");
        open("Who was &read for the answer…");
        for (const auto& [window, section] :
             {std::pair("conversation", "conversation"), {"spans", "map-spans"}, {"reading", "reading"}})
            QCOMPARE(sectionOf(m_hands.find<QWidget>(window)), QString(section));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    const std::vector<core::Intervention>& interventions() const { return session().run().interventions; }

    QString text() const { return m_hands.find<QPlainTextEdit>("inputText")->toPlainText(); }

    void open(const char* entry) const
    {
        for (QAction* action : m_hands.window->findChildren<QAction*>())
            if (action->text() == entry) return action->trigger();
        QFAIL(entry);
    }

    void undo() const
    {
        for (QAction* action : m_hands.window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QKeySequence::Undo)) return action->trigger();
        QFAIL("nothing undoes");
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestConversation)
#include "tst_conversation.moc"
