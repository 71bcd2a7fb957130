#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"

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
        QTRY_COMPARE(table->item(0, 3)->text(), QString("hidden"));
        QTRY_VERIFY(m_hands.shows("the span “user” hidden"));
        undo();
        QTRY_COMPARE(table->item(0, 3)->text(), QString());
        QTest::mouseClick(m_hands.find<QPushButton>("forgetSpan"), Qt::LeftButton);
        QTRY_COMPARE(table->rowCount(), 1);
    }

private:
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
