#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/session/session_json.h"
#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

namespace {

QStringList render(const QString& arguments, const QString& out = QStringLiteral("x"))
{
    QStringList all{"render", "--model", gpt2, "--text", seaText};
    if (!arguments.isEmpty()) all += arguments.split(' ');
    return all + QStringList{"--out", out};
}

/// The cells of a CSV table, row by row.
QList<QStringList> tableAt(const QString& path)
{
    QList<QStringList> rows;
    for (const QByteArray& line : contentOf(path).split('\n'))
        if (!line.trimmed().isEmpty()) rows << QString::fromUtf8(line.trimmed()).remove(QLatin1Char('"')).split(',');
    return rows;
}

}  // namespace

/// Charts from the command line: their numbers are those that analyze prints, and options without a meaning are
/// refused.
class TestChartCommands final : public QObject {
    Q_OBJECT
private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void aMeasureIsWhatAnalyzePrints()
    {
        const QString csv = m_folder.filePath("m.csv");
        const Outcome drawn = program(render("--view measures --measure entropy --bits --skip-first-row", csv));
        QVERIFY2(drawn.status == 0, qPrintable(drawn.err));
        const Outcome printed =
            program({"analyze", "--model", gpt2, "--text", seaText, "--bits", "--skip-first-row", "--csv"});
        const QStringList lines = printed.out.trimmed().split('\n');
        const auto column = lines.front().split(',').indexOf("entropy");
        const QList<QStringList> table = tableAt(csv);
        QCOMPARE(table.front().mid(1),
                 (QStringList{"head 1", "head 2", "head 3", "head 4"}).mid(0, table.front().size() - 1));
        for (const QString& line : lines.mid(1)) {
            const QStringList cells = line.split(',');
            const double drawnValue = table[cells[0].toInt()][cells[1].toInt()].toDouble();
            QVERIFY2(std::abs(drawnValue - cells[column].toDouble()) < 1e-5, qPrintable(line));
        }
    }

    void aKnockOutIsWhatAnalyzePrints()
    {
        const QString csv = m_folder.filePath("k.csv");
        const Outcome drawn = program(render("--view knock-outs --answer sea", csv));
        QVERIFY2(drawn.status == 0, qPrintable(drawn.err));
        const Outcome printed =
            program({"analyze", "--model", gpt2, "--text", seaText, "--knock-out", "--answer", "sea", "--csv"});
        QVERIFY2(printed.status == 0, qPrintable(printed.err));
        const QStringList lines = printed.out.trimmed().split('\n');
        const auto column = lines.front().split(',').indexOf("knock_out");
        const QList<QStringList> table = tableAt(csv);
        for (const QString& line : lines.mid(1)) {
            const QStringList cells = line.split(',');
            const double drawnValue = table[cells[0].toInt()][cells[1].toInt()].toDouble();
            QVERIFY2(std::abs(drawnValue - cells[column].toDouble()) < 1e-5, qPrintable(line));
        }
    }

    void aChartReopensFromItsFile()
    {
        for (const QString& what : QStringList{
                 "--view measures --measure distance", "--view distances --heads 2.3,1.2",
                 "--view histogram --groups picked --heads 1.1,2.2",
                 "--view histogram --measure weights --layer 1 --head 2", "--view scatter --measure first,entropy",
                 "--view knock-outs --track the,sea", "--compare 1.1,2.2 --view differences"}) {
            const QString first = m_folder.filePath("first.svg"), again = m_folder.filePath("again.svg");
            const Outcome drawn = program(render(what, first));
            QVERIFY2(drawn.status == 0, qPrintable(what + ": " + drawn.err));
            const Outcome outcome = program({"render", first, "--trust", "--out", again});
            QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
            QVERIFY2(contentOf(first) == contentOf(again), qPrintable(what));
        }
    }

    void oneFileForEachHeadWhereAChartIsOfHeads()
    {
        const Outcome drawn = program(render("--view distances --layer 1", m_folder.filePath("d-L{layer}H{head}.csv")));
        QVERIFY2(drawn.status == 0, qPrintable(drawn.err));
        QVERIFY(QFile::exists(m_folder.filePath("d-L1H2.csv")));
        QVERIFY(contentOf(m_folder.filePath("d-L1H1.csv")) != contentOf(m_folder.filePath("d-L1H2.csv")));
    }

    void optionsWithoutAMeaningAreRefused_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* arguments, const char* named) {
            QTest::newRow(arguments) << arguments << named;
        };
        row("--view map --measure entropy", "--measure: use it with --view measures, histogram or scatter");
        row("--view distances --measure entropy", "--measure: use it with");
        row("--view measures --measure beauty", "--measure: expected one of entropy");
        row("--view measures --measure weights", "--measure: expected one of entropy");
        row("--view measures --measure entropy,first", "--measure: expected one measure");
        row("--view scatter --measure entropy", "--measure: expected two measures");
        row("--view measures --measure cell", "--measure: cell and marked are of a session");
        row("--view measures --layer 1", "--layer: such a chart is of every head");
        row("--view histogram --head 1", "--head: such a chart is of every head");
        row("--view distances --layer all", "such a figure shows one head");
        row("--view measures --heads 1.1", "--heads: use it with --groups picked");
        row("--view knock-outs --heads 1.1", "--heads: such a chart is of every head");
        row("--view distances --groups picked", "--groups picked: say which heads");
        row("--view map --groups picked --heads 1.1", "--groups: use it with --view measures");
        row("--view distances --groups a,b,c", "--groups: expected picked, or one or two sets");
        row("--view distances --groups picked --layer 1", "--groups");
        row("--view measures --track the", "--track: use it with --view knock-outs");
        row("--view knock-outs --track the --answer sea", "cannot be used together");
        row("--view measures --answer sea", "--answer: use it with --view knock-outs");
        row("--view measures --query 2", "--query: use it with --view knock-outs");
        row("--view distances --bits", "--bits: use it with --view knock-outs");
        row("--view measures --induction 3", "--induction: use it with --measure induction");
        row("--view map --skip-first-row", "--skip-first-row: use it with --view measures");
        row("--view knock-outs --key 2", "--key: use it with --view why");
        row("--view differences --heads 1.1", "--heads: --view differences has those of --compare");
    }
    void optionsWithoutAMeaningAreRefused()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, named);
        const Outcome outcome = program(render(arguments, m_folder.filePath("x.svg")));
        QVERIFY(outcome.status != 0);
        QVERIFY2(outcome.err.contains(named), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(m_folder.filePath("x.svg")));
    }

    void whatIsNotThereIsRefused_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* arguments, const char* named) {
            QTest::newRow(arguments) << arguments << named;
        };
        row("--view measures --measure next", "“attends to next token” is missing");
        row("--view distances --groups Movers", "the set of heads “Movers” is missing");
        row("--view knock-outs --query 99", "99");
    }
    void whatIsNotThereIsRefused()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, named);
        const Outcome outcome = program(render(arguments, m_folder.filePath("x.svg")));
        QVERIFY(outcome.status != 0);
        QVERIFY2(outcome.err.contains(named), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(m_folder.filePath("x.svg")));
    }

    void attentionFromAFileHasNoKnockOuts()
    {
        const Outcome outcome =
            program({"render", "--weights", llamaDump, "--view", "knock-outs", "--out", m_folder.filePath("x.svg")});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("predicts nothing"), qPrintable(outcome.err));
    }

    void oneFileForAChartOfEveryHead()
    {
        const Outcome outcome = program(render("--view measures", m_folder.filePath("x{layer}.svg")));
        QVERIFY(outcome.status != 0);
        QVERIFY2(outcome.err.contains("such a chart is one file"), qPrintable(outcome.err));
    }

private:
    const QTemporaryDir m_folder;
};

TEST_CLASS(TestChartCommands)
#include "tst_chart_commands.moc"
