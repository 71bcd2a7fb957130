#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

#include <cmath>

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

    void messagesAreSpansOfWhichOneIsHidden()
    {
        const QStringList day{"--chat-day", "2031-05-06"};
        const Outcome shares = program(chat({"analyze"}) + day + QStringList{"--by-span", "--json"});
        QVERIFY2(shares.status == 0, qPrintable(shares.err));
        const QVariantMap read = QJsonDocument::fromJson(shares.out.toUtf8()).toVariant().toMap();
        QStringList names;
        for (const QVariant& part : read["keys"].toList()) names << part.toMap()["name"].toString();
        QCOMPARE(names, (QStringList{"user", "assistant", ""}));  // the day stands behind the last message
        const QVariantList mean = read["mean"].toList();
        double row = 0;
        for (const QVariant& share : mean[1].toList()) row += share.toDouble();
        QVERIFY(std::abs(row - 1) < 1e-5);
        QVERIFY(mean[1].toList()[0].toDouble() > 0.01);

        const Outcome hidden =
            program(chat({"analyze"}) + day + QStringList{"--by-span", "--csv", "--hide-span", "user"});
        QVERIFY2(hidden.status == 0, qPrintable(hidden.err));
        QVERIFY2(hidden.out.contains("\nall,all,assistant,user,0\n"), qPrintable(hidden.out.left(300)));

        const Outcome losses = program(chat({"analyze"}) + day + QStringList{"--hide-each-span", "--generate", "2"});
        QVERIFY2(losses.status == 0, qPrintable(losses.err));
        QVERIFY2(losses.out.startsWith("span,first,last,change\nuser,1,"), qPrintable(losses.out));
        QCOMPARE(losses.out.count('\n'), 3);
    }

    void aMapIsSummedUpBySpans()
    {
        const QString csv = m_folder.filePath("map.csv");
        const Outcome drawn = program(chat({"render"})
                                      + QStringList{"--layer", "2", "--head", "1", "--by-span", "both", "--out", csv,
                                                    "--chat-day", "2031-05-06"});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.err));
        const QString table = QString::fromUtf8(contentOf(csv));
        QVERIFY2(table.contains("user") && table.contains("assistant") && !table.contains("keeper"), qPrintable(table));
    }

    void aFileNamesStretchesOfAnyText()
    {
        const QString spans = m_folder.filePath("spans.json");
        writeText(spans, R"([{"name": "sea", "text": "The sea"}, {"name": "keeper", "text": "the keeper"}])");
        const QStringList text{"--model", gpt2, "--text", "The sea is calm and the keeper sleeps", "--spans", spans};
        const Outcome shares = program(QStringList{"analyze"} + text + QStringList{"--by-span"});
        QVERIFY2(shares.status == 0, qPrintable(shares.err));
        QVERIFY2(shares.out.contains("all,all,keeper,sea,"), qPrintable(shares.out.left(400)));
        const Outcome loss =
            program(QStringList{"analyze"} + text + QStringList{"--hide-each-span", "--json", "--answer", "the"});
        QVERIFY2(loss.status == 0, qPrintable(loss.err));
        QCOMPARE(QJsonDocument::fromJson(loss.out.toUtf8()).toVariant().toMap()["spans"].toList().size(), 2);
        // Together with a conversation, the file's names stand inside of messages.
        writeText(spans, R"([{"name": "sea", "text": "The sea"}])");
        const Outcome both = program(chat({"analyze"}) + QStringList{"--by-span", "--spans", spans});
        QVERIFY2(both.status == 0, qPrintable(both.err));
        QVERIFY2(both.out.contains("all,all,assistant,sea,"), qPrintable(both.out.left(400)));
        requireRefusal(QStringList{"analyze"} + text.mid(0, 4) + QStringList{"--by-span"}, 1, "named span");
        requireRefusal(QStringList{"analyze"} + text + QStringList{"--hide-span", "moon"}, 1, "“sea”");
        requireRefusal(QStringList{"analyze"} + text.mid(0, 4) + QStringList{"--spans", "/nowhere.json"}, 1,
                       "/nowhere.json");
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
