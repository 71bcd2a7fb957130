#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

/// Conversations through a model's chat template, on the command line.
class TestChatCommands final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        for (const char* file : {"config.json", "tokenizer.json", "model.safetensors"})
            QVERIFY(QFile::copy(gpt2 + '/' + file, m_folder.filePath(file)));
        writeText(m_folder.filePath("chat_template.jinja"),
                  "{% for m in messages %}{{ m.role }}: {{ m.content }}{{ eos_token }}\n{% endfor %}"
                  "{% if tools %}{{ tools | length }} tools{% endif %}{{ strftime_now('%Y') }}");
        writeText(m_folder.filePath("tokenizer_config.json"),
                  R"({"eos_token": {"content": "."}, "chat_template": "not this one"})");
        writeText(m_chat,
                  R"([{"role": "user", "content": "The sea"}, {"role": "assistant", "content": "The keeper"}])");
    }

    void theTemplateWritesTheText()
    {
        const Outcome text = program(chat({"tokenize"}) + QStringList{"--as-text", "--chat-day", "2031-05-06"});
        QVERIFY2(text.status == 0, qPrintable(text.err));
        QCOMPARE(text.out, QString("user: The sea.\nassistant: The keeper.\n2031"));
    }

    void aConversationIsComputedAsItsTokensAre()
    {
        const Outcome tokens = program(chat({"tokenize"}) + QStringList{"--json", "--chat-day", "2031-05-06"});
        QVERIFY2(tokens.status == 0, qPrintable(tokens.err));
        QStringList ids;
        for (const QVariant& each : QJsonDocument::fromJson(tokens.out.toUtf8()).toVariant().toMap()["ids"].toList())
            ids << each.toString();
        QVERIFY(ids.size() > 8);
        const QString asChat = m_folder.filePath("chat.safetensors"), asIds = m_folder.filePath("ids.safetensors");
        const Outcome computed = program(chat({"attend"}) + QStringList{"--chat-day", "2031-05-06", "--out", asChat});
        QVERIFY2(computed.status == 0, qPrintable(computed.err));
        QCOMPARE(program({"attend", "--model", m_folder.path(), "--ids", ids.join(','), "--out", asIds}).status, 0);
        QCOMPARE(weights(asChat), weights(asIds));
    }

    void mistakesAreNamed()
    {
        requireRefusal({"tokenize", "--model", gpt2, "--chat", m_chat}, 1, "chat template");
        requireRefusal({"tokenize", "--model", "/nowhere", "--chat", m_chat}, 1, "/nowhere cannot be read");
        requireRefusal(chat({"tokenize"}) + QStringList{"--text", "a"}, 2, "--chat");
        requireRefusal(chat({"tokenize"}) + QStringList{"--chat-day", "yesterday"}, 2, "2026-11-29");
        requireRefusal({"tokenize", "--model", gpt2, "--text", "a", "--as-text"}, 2, "--chat");
        requireRefusal({"tokenize", "--model", m_folder.path(), "--chat", "/nowhere.json"}, 1, "/nowhere.json");
        requireRefusal(chat({"attend"}) + QStringList{"--out", m_chat}, 1, "that are read");
    }

private:
    QStringList chat(const QStringList& command) const
    {
        return command + QStringList{"--model", m_folder.path(), "--chat", m_chat};
    }

    /// The numbers of one head.
    QByteArray weights(const QString& file) const
    {
        const QString csv = m_folder.filePath("head.npy");
        const Outcome outcome = program({"render", "--weights", file, "--layer", "2", "--head", "1", "--out", csv});
        return outcome.status == 0 ? contentOf(csv) : outcome.err.toUtf8();
    }

    QTemporaryDir m_folder;
    const QString m_chat = m_folder.filePath("chat.json");
};

TEST_CLASS(TestChatCommands)
#include "tst_chat_commands.moc"
