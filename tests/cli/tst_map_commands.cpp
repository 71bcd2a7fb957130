#include <QTemporaryDir>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

#include <cmath>

using namespace command_files;

namespace {

const QString encoder = QStringLiteral("primer-encoder");
const QString catText = QStringLiteral("The cat sat.");

}  // namespace

/// Maps of several heads and of parts of a pair, without a window.
class TestMapCommands final : public QObject {
    Q_OBJECT
private slots:
    void severalHeadsAreOneMap()
    {
        const QByteArray mean = rendered({"--heads", "1.1,2.2", "--cells", "picked"});
        const QByteArray sum = rendered({"--heads", "1.1,2.2", "--cells", "picked", "--joined", "sum"});
        const QList<double> means = row(mean, 2), sums = row(sum, 2);
        QCOMPARE(means.size(), 6);
        for (int key = 0; key < 6; ++key) QVERIFY(std::abs(sums[key] - 2 * means[key]) < 1e-5);
        QVERIFY(rendered({"--heads", "1.1,2.2", "--cells", "picked", "--joined", "max"}) != mean);
    }

    void attentionFlowIsAFigureToo()
    {
        const QList<double> flow = row(rendered({"--layer", "3", "--head", "1", "--cells", "flow"}), 2);
        QCOMPARE(flow.size(), 6);
        double all = 0;
        for (const double each : flow) all += each;
        QVERIFY(std::abs(all - 1) < 1e-5);
    }

    void onePartOfAPairIsDrawnAlone()
    {
        const QStringList pair{"--pair", "It slept.", "--layer", "1", "--head", "1"};
        const QList<double> whole = row(rendered(pair), 1);
        const QList<double> part = row(rendered(pair + QStringList{"--pair-part", "a-b"}), 1);
        QCOMPARE(part, whole.mid(whole.size() - part.size()));
        QVERIFY(part.size() < whole.size());
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing picked") << QStringList{"--cells", "picked"} << "--heads 2.3,1.4";
        QTest::newRow("one text") << QStringList{"--pair-part", "a-b"} << "--text and --pair";
        QTest::newRow("unknown") << QStringList{"--joined", "median"} << "mean,sum,max";
    }
    void mistakesAreNamed()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, said);
        const QString file = m_folder.filePath("none.csv");
        const Outcome outcome =
            program(QStringList{"render", "--model", encoder, "--text", catText, "--out", file} + options);
        QVERIFY(outcome.status != 0 && !QFile::exists(file));
        QVERIFY2(outcome.err.contains(said) && outcome.err.count('\n') == 1, qPrintable(outcome.err));
    }

private:
    QByteArray rendered(const QStringList& more) const
    {
        const QString file = m_folder.filePath("map.csv");
        const Outcome outcome =
            program(QStringList{"render", "--model", encoder, "--text", catText, "--out", file} + more);
        if (outcome.status != 0) qWarning() << outcome.err;
        return contentOf(file);
    }

    /// The numbers of a line, behind the token that it begins with.
    static QList<double> row(const QByteArray& csv, int line)
    {
        QList<double> numbers;
        for (const QByteArray& cell : csv.split('\n').value(line).split(',').mid(1)) numbers << cell.toDouble();
        return numbers;
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestMapCommands)
#include "tst_map_commands.moc"
