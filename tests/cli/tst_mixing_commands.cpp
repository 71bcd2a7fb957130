#include <QTemporaryDir>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

namespace {

const QString hybridFolder = QStringLiteral(SOURCE_DIR "/tests/golden/data/families/");

QStringList onHybrid(const QString& command, const QString& family, const QStringList& more)
{
    return QStringList{command, "--model", hybridFolder + family, "--text", "A gull."} + more;
}

}  // namespace

/// Layers without a softmax on the command line.
class TestMixingCommands final : public QObject {
    Q_OBJECT
private slots:
    /// A layer without attention is drawn by its number in the whole model, with its sign.
    void aLayerWithoutAttentionIsDrawnByItsNumber()
    {
        const QTemporaryDir folder;
        const QString table = folder.filePath("map.csv");
        const Outcome drawn =
            program(onHybrid("render", "qwen3_next", {"--layer", "2", "--head", "3", "--out", table}));
        QVERIFY2(drawn.status == 0, qPrintable(drawn.err));
        QVERIFY(contentOf(table).contains(",-0."));
        const QString svg = folder.filePath("map.svg");
        QCOMPARE(program(onHybrid("render", "qwen3_next", {"--layer", "2", "--head", "3", "--out", svg})).status, 0);
        QVERIFY(contentOf(svg).contains("mixing weight, no softmax"));
        // The fourth layer attends.
        QCOMPARE(program(onHybrid("render", "qwen3_next", {"--layer", "4", "--head", "3", "--out", svg})).status, 0);
        QVERIFY(contentOf(svg).contains("attention weight"));
    }

    void aLayerWithBothIsAskedForByItsBlock()
    {
        const QTemporaryDir folder;
        const QString svg = folder.filePath("map.svg");
        QCOMPARE(program(onHybrid("render", "falcon_h1", {"--layer", "1", "--head", "1", "--out", svg})).status, 0);
        QVERIFY(contentOf(svg).contains("attention weight"));
        for (const char* view : {"map", "heads", "steps", "compare", "flow"}) {
            const Outcome drawn =
                program(onHybrid("render", "falcon_h1",
                                 QStringList{"--block", "mixing", "--view", view, "--out", svg}
                                     + (QString(view) == "heads"     ? QStringList{"--layer", "1"}
                                        : QString(view) == "compare" ? QStringList{"--heads", "1.1,1.2"}
                                                                     : QStringList{"--layer", "1", "--head", "2"})));
            QVERIFY2(drawn.status == 0, qPrintable(QString(view) + ": " + drawn.err));
        }
    }

    void aHeadThatIsOffChangesTheAnswer()
    {
        const QJsonObject plain = jsonOf(program(onHybrid("analyze", "qwen3_next", {"--at", "7", "--json"})));
        const QJsonObject off = jsonOf(program(
            onHybrid("analyze", "qwen3_next", {"--at", "7", "--json", "--block", "mixing", "--off", "1.*,2.*,3.*"})));
        QCOMPARE(off["prediction"].toObject()["before"].toObject()["likeliest"],
                 plain["prediction"].toObject()["now"].toObject()["likeliest"]);
        QVERIFY(off["prediction"].toObject()["now"] != plain["prediction"].toObject()["now"]);
    }

    void whatDoesNotExistIsRefused()
    {
        requireRefusal(onHybrid("render", "lfm2", {"--block", "mixing", "--mask", "causal", "--out", "x"}), 2,
                       "mixing has no softmax");
        requireRefusal(
            onHybrid("render", "lfm2", {"--block", "mixing", "--layer", "3", "--head", "1", "--out", "x.png"}), 1, "3");
        requireRefusal({"render", "--model", "primer-decoder", "--text", "the cat", "--block", "mixing", "--out", "x"},
                       1, "a model with layers without a softmax, such as LFM2");
        requireRefusal(onHybrid("explain", "lfm2",
                                {"--block", "mixing", "--layer", "1", "--head", "1", "--query", "3", "--key", "2"}),
                       1, "softmax");
    }
};

TEST_CLASS(TestMixingCommands)
#include "tst_mixing_commands.moc"
