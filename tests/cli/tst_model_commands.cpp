#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/program.h"
#include "tests/test_class.h"

namespace {

const QString modelData = QStringLiteral(SOURCE_DIR "/tests/golden/data/models/");
const QString keeperAtSea = QStringLiteral("The keeper looks at the sea.");

}  // namespace

/// Diagrams, costs and tokenizers without a window.
class TestModelCommands final : public QObject {
    Q_OBJECT
private slots:
    void figuresOfModelsAreWritten_data()
    {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("ending");
        for (const char* view : {"diagram", "costs", "tokenizers"})
            for (const char* ending : {"pdf", "svg", "csv"}) QTest::addRow("%s as %s", view, ending) << view << ending;
    }
    void figuresOfModelsAreWritten()
    {
        QFETCH(QString, view);
        QFETCH(QString, ending);
        const QString out = m_folder.filePath(view + '.' + ending);
        const Outcome outcome = program({"render", "--model", modelData + "gpt2_fp16", "--model-b", modelData + "bert",
                                         "--text", keeperAtSea, "--view", view, "--out", out});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY(QFileInfo(out).size() > 300);
    }

    void aSecondModelIsForFiguresOfModels()
    {
        requireRefusal({"render", "--model", modelData + "gpt2_fp16", "--model-b", modelData + "bert", "--text",
                        keeperAtSea, "--view", "map", "--out", "x"},
                       2, "--model-b");
        requireRefusal({"render", "--model", modelData + "gpt2_fp16", "--text", keeperAtSea, "--view", "map",
                        "--length", "9", "--out", "x"},
                       2, "--length");
    }

    void costsAreInspected()
    {
        const QJsonObject costs =
            jsonOf(program({"inspect", modelData + "gpt2_fp16", "--length", "32", "--json"}))["costs"].toObject();
        QCOMPARE(costs["tokens"].toInt(), 32);
        const double sum = costs["projections"].toDouble() + costs["scores"].toDouble() + costs["values"].toDouble()
                           + costs["mixing"].toDouble() + costs["feed_forward"].toDouble() + costs["answer"].toDouble();
        QCOMPARE(costs["multiply_adds"].toDouble(), sum);
        QVERIFY(costs["cache_bytes"].toDouble() > 0);
        QVERIFY(costs["next_token"].toDouble() < costs["multiply_adds"].toDouble());
        requireRefusal({"inspect", modelData + "gpt2_fp16", "--length", "0"}, 2, "--length");
        requireRefusal({"inspect", SOURCE_DIR "/tests/golden/data/dumps/llama_layers_1_3.safetensors", "--length", "5"},
                       1, "attentionscope: ");
    }

    void severalTokenizersAreCompared()
    {
        const Outcome table = program(
            {"tokenize", "--model", modelData + "gpt2_fp16", "--model", modelData + "bert", "--text", keeperAtSea});
        QVERIFY2(table.status == 0, qPrintable(table.err));
        QVERIFY(table.out.contains("\t") && table.out.contains("characters each") && table.out.contains("decoded: "));
        const Outcome json = program({"tokenize", "--model", modelData + "gpt2_fp16", "--model", modelData + "bert",
                                      "--text", keeperAtSea, "--json"});
        const QStringList lines = json.out.trimmed().split('\n');
        QCOMPARE(lines.size(), qsizetype{2});
        for (const QString& line : lines) {
            const QJsonObject one = QJsonDocument::fromJson(line.toUtf8()).object();
            QCOMPARE(one["ids"].toArray().size(), one["tokens"].toArray().size());
            QVERIFY(one["characters_each"].toDouble() > 0);
        }
        // A model cuts a text as it does when it is asked alone.
        const QJsonObject alone =
            jsonOf(program({"tokenize", "--model", modelData + "bert", "--text", keeperAtSea, "--json"}));
        QCOMPARE(QJsonDocument::fromJson(lines[1].toUtf8()).object()["ids"], alone["ids"]);
        requireRefusal(
            {"tokenize", "--model", modelData + "gpt2_fp16", "--model", modelData + "vit", "--text", keeperAtSea}, 1,
            "tokenizer");
        requireRefusal({"tokenize", "--model", modelData + "gpt2_fp16", "--model", modelData + "bert", "--text",
                        keeperAtSea, "--pair", "x"},
                       2, "--model");
        requireRefusal({"tokenize", "--text", keeperAtSea}, 2, "--model");
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestModelCommands)

#include "tst_model_commands.moc"
