#include "ui/feature/conversation/typed_chat.h"

#include <QTest>

#include "tests/test_class.h"

/// Editing the messages of a conversation leaves everything else as it is.
class TestTypedChat final : public QObject {
    Q_OBJECT
private slots:
    void whatIsNotEditedStaysInItsOrder()
    {
        TypedChat chat = TypedChat::from(R"({"zeta": 1, "messages": [{"role": "user", "content": "a", "name": "x"},)"
                                         R"({"role": "tool", "content": [{"type": "text"}]}], "alpha": [2]})");
        QCOMPARE(chat.messages().size(), std::size_t{2});
        QVERIFY(chat.messages()[0].typed && !chat.messages()[1].typed);
        chat.set(0, "system", "b");
        chat.set(1, "user", "this is not its content");
        chat.add("assistant", "c");
        QCOMPARE(chat.json(), std::string(R"({"zeta":1,"messages":[{"role":"system","content":"b","name":"x"},)"
                                          R"({"role":"user","content":[{"type":"text"}]},)"
                                          R"({"role":"assistant","content":"c"}],"alpha":[2]})"));
        chat.remove(1);
        chat.remove(9);
        QCOMPARE(chat.messages().size(), std::size_t{2});
    }

    void aListAloneIsAConversationToo()
    {
        TypedChat chat = TypedChat::from(R"([{"role": "user", "content": "a"}])");
        QVERIFY(!chat.asks());
        chat.setAsks(true);
        QVERIFY(chat.asks());
        QCOMPARE(chat.messages().front().text, std::string("a"));
        QVERIFY(TypedChat::from("3").messages().empty());
        QVERIFY(TypedChat::from("{").messages().empty());
        QVERIFY(TypedChat::from(R"({"messages": 3})").messages().empty());
    }

    void aTextBeginsOne()
    {
        const TypedChat chat = TypedChat::beginning("Hello");
        QCOMPARE(chat.json(), std::string(R"({"messages":[{"role":"user","content":"Hello"}],)"
                                          R"("add_generation_prompt":true})"));
    }
};

TEST_CLASS(TestTypedChat)
#include "tst_typed_chat.moc"
