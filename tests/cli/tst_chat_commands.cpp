#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"
#include "ui/feature/built.h"

#include <cmath>
#include <cstring>

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

    void aSpanIsHiddenInOneHeadAlone()
    {
        const QStringList asked = chat({"analyze"}) + QStringList{"--chat-day", "2031-05-06", "--by-span", "--csv"};
        const auto share = [&](const QStringList& hidden, const QString& head) {
            const Outcome outcome = program(asked + hidden);
            if (outcome.status != 0) return outcome.err;
            for (const QString& line : outcome.out.split('\n'))
                if (line.startsWith(head + ",assistant,user,")) return line.section(',', 4);
            return QString("none");
        };
        const QStringList one{"--hide-span", "user", "--hide-in", "1.2"};
        QCOMPARE(share(one, "1,2"), QString("0"));
        QVERIFY(share(one, "1,1").toDouble() > 0);
        QCOMPARE(share(one, "1,1"), share({}, "1,1"));
        QCOMPARE(share({"--hide-span", "user", "--hide-in", "1.*,2.3"}, "2,3"), QString("0"));
        const QStringList each =
            chat({"analyze"}) + QStringList{"--chat-day", "2031-05-06", "--hide-each-span", "--generate", "2"};
        const Outcome everywhere = program(each), alone = program(each + QStringList{"--hide-in", "1.2"});
        QVERIFY2(alone.status == 0, qPrintable(alone.err));
        QVERIFY(alone.out != everywhere.out && alone.out.startsWith("span,first,last,change\nuser,1,"));
        requireRefusal(asked + QStringList{"--hide-in", "1.2"}, 2, "--hide-span");
        requireRefusal(asked + QStringList{"--hide-span", "user", "--hide-in", "9.9"}, 1, "9");
    }

    void linesAndReadingsAreBySpan()
    {
        const QString csv = m_folder.filePath("lines.csv");
        const QStringList day{"--chat-day", "2031-05-06", "--out", csv};
        const Outcome lines = program(
            chat({"render"}) + day + QStringList{"--view", "flow", "--layer", "2", "--head", "1", "--by-span", "both"});
        QVERIFY2(lines.status == 0, qPrintable(lines.err));
        const QString joined = QString::fromUtf8(contentOf(csv));
        QVERIFY2(joined.contains("user") && joined.contains("assistant") && !joined.contains("keeper"),
                 qPrintable(joined));

        const QStringList asked = chat({"render"}) + QStringList{"--view", "reading", "--generate", "3"};
        const Outcome reading = program(asked + day);
        QVERIFY2(reading.status == 0, qPrintable(reading.err));
        const QString read = QString::fromUtf8(contentOf(csv));
        QVERIFY2(read.section('\n', 0, 0).contains("user,assistant,answer,"), qPrintable(read));
        const QString npy = m_folder.filePath("reading.npy");
        QCOMPARE(program(asked + QStringList{"--chat-day", "2031-05-06", "--out", npy}).status, 0);
        constexpr int words = 3, spans = 4;
        const QByteArray bytes = contentOf(npy).right(words * spans * static_cast<int>(sizeof(float)));
        for (int word = 0; word < words; ++word) {
            float shares[spans];
            std::memcpy(shares, bytes.constData() + static_cast<std::size_t>(word) * sizeof shares, sizeof shares);
            QVERIFY(std::abs(shares[0] + shares[1] + shares[2] + shares[3] - 1) < 1e-4F);
            QCOMPARE(shares[2] > 0, word > 0);  // the answer reads itself from its second word on
        }
        const Outcome one = program(asked + day + QStringList{"--layer", "2", "--head", "1"});
        QVERIFY2(one.status == 0, qPrintable(one.err));
        QVERIFY(QString::fromUtf8(contentOf(csv)) != read);
        requireRefusal({"render", "--model", gpt2, "--text", "The sea", "--view", "reading", "--out", csv}, 1,
                       "named span");
    }

    void aConversationIsReadWithoutItsTemplate()
    {
        const Outcome text = program(chat({"tokenize"}) + QStringList{"--as-text", "--plain-chat"});
        QVERIFY2(text.status == 0, qPrintable(text.err));
        QCOMPARE(text.out, QString("The sea\n\nThe keeper"));
        const Outcome shares = program(chat({"analyze"}) + QStringList{"--plain-chat", "--by-span"});
        QVERIFY2(shares.status == 0, qPrintable(shares.err));
        QVERIFY2(shares.out.contains("all,all,assistant,user,"), qPrintable(shares.out.left(300)));
        const QString csv = m_folder.filePath("sides.csv");
        const Outcome sides =
            program(chat({"render"})
                    + QStringList{"--plain-chat-b", "--view", "compare", "--layer", "2", "--head", "1", "--out", csv});
        QVERIFY2(sides.status == 0, qPrintable(sides.err));
        requireRefusal(chat({"render"}) + QStringList{"--plain-chat-b", "--out", csv}, 2, "--view compare");
        requireRefusal({"analyze", "--model", gpt2, "--text", "a", "--plain-chat"}, 2, "--chat");
    }

    void manyTextsTellWhoReadsWhom()
    {
        if constexpr (!isBuilt("atlas")) QSKIP("a program without atlases");
        const QString texts = m_folder.filePath("texts.jsonl");
        writeText(texts, "{\"text\": \"The sea is calm. Who?\", \"spans\": [{\"name\": \"document 1\", \"text\": \"The "
                         "sea is calm.\"}, {\"name\": \"question\", \"text\": \"Who?\"}]}\n"
                         "{\"messages\": [{\"role\": \"user\", \"content\": \"Hi\"}]}\n");
        const QStringList asked{"atlas", m_folder.path(), "--texts", texts, "--by-span"};
        const Outcome told = program(asked + QStringList{"--csv"});
        QVERIFY2(told.status == 0, qPrintable(told.err));
        QVERIFY2(told.out.startsWith("layer,head,from,to,share,deviation,texts\n1,1,document,document,1,0,1\n"),
                 qPrintable(told.out.left(200)));
        QVERIFY(told.out.contains(",question,document,") && told.out.contains(",user,user,"));
        const QVariantMap json =
            QJsonDocument::fromJson(program(asked + QStringList{"--json"}).out.toUtf8()).toVariant().toMap();
        QCOMPARE(json["texts"].toInt(), 2);
        QCOMPARE(json["heads"].toList().size(), 12);
        QVERIFY(program(asked).out.contains("question reads document: "));
        const QString atlas = m_folder.filePath("a.attnatlas");
        const Outcome kept = program(asked + QStringList{"--csv", "--out", atlas});
        QCOMPARE(kept.out, told.out);
        QCOMPARE(program({"atlas", atlas, "--by-span", "--csv"}).out, told.out);
        QVERIFY(program({"atlas", atlas, "--by-span"}).out.contains("question reads document: "));
        requireRefusal({"atlas", atlas, atlas, "--by-span"}, 2, "one atlas");
        requireRefusal(asked + QStringList{"--drop", "1"}, 2, "--out");
        requireRefusal({"atlas", SOURCE_DIR "/resources/atlases/minilm-sentences.attnatlas", "--by-span"}, 1,
                       "named span");
        writeText(texts, "{\"text\": 3}\n");
        requireRefusal(asked, 1, "texts.jsonl:1");
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

    void marksNameStretchesOfAText()
    {
        const QStringList asked{"analyze", "--model", gpt2, "--spans", "marks", "--by-span", "--text"};
        const Outcome shares =
            program(asked + QStringList{"[[sea: The sea]] is calm and [[keeper: the keeper]] sleeps"});
        QVERIFY2(shares.status == 0, qPrintable(shares.err));
        QVERIFY2(shares.out.contains("all,all,keeper,sea,"), qPrintable(shares.out.left(400)));
        requireRefusal(asked + QStringList{"The sea is calm"}, 1, "[[name: passage]]");
        requireRefusal(asked + QStringList{"[[sea: The sea is calm"}, 1, "sea");
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
