#include <QTest>

#include "core/array/text_sheet.h"
#include "core/error.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;
using Texts = std::vector<std::string>;

namespace {

/// "a|b;c|d" of a sheet's rows.
std::string rowsOf(const TextSheet& sheet)
{
    std::string all;
    for (const TextSheet::Row& row : sheet.rows) {
        if (!all.empty()) all += ';';
        for (std::size_t i = 0; i < row.cells.size(); ++i) all += (i > 0 ? "|" : "") + row.cells[i];
    }
    return all;
}

QString messageOf(const std::string& text)
{
    try {
        sheetIn(text, "s.csv");
    } catch (const Error& error) {
        return QString::fromStdString(saidParts(error).field + "|" + saidParts(error).expected + "|"
                                      + saidParts(error).found);
    }
    return "accepted";
}

}  // namespace

class TestTextSheet final : public QObject {
    Q_OBJECT
private slots:
    void aSheetIsReadAsSpreadsheetsSaveIt_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::newRow("commas") << std::string("text,layer\nthe cat,3\nthe mat,4\n");
        QTest::newRow("semicolons and CRLF") << std::string("text;layer\r\nthe cat;3\r\nthe mat;4\r\n");
        QTest::newRow("tabs") << std::string("text\tlayer\nthe cat\t3\nthe mat\t4");
        QTest::newRow("a byte order mark") << std::string("\xEF\xBB\xBFtext,layer\nthe cat,3\nthe mat,4\n");
        QTest::newRow("Excel's line") << std::string("sep=;\r\ntext;layer\r\nthe cat;3\r\nthe mat;4\r\n");
        QTest::newRow("quotes") << std::string("\"text\",\"layer\"\n\"the cat\",\"3\"\n\"the mat\",\"4\"\n");
        QTest::newRow("names as people write them") << std::string(" Text ,LAYER\nthe cat,3\nthe mat,4\n");
        QTest::newRow("empty rows") << std::string("text,layer\n\n,\nthe cat,3\n , \nthe mat,4\n,\n");
        QTest::newRow("empty columns") << std::string("text,layer,,\nthe cat,3,,\nthe mat,4,,\n");
    }

    void aSheetIsReadAsSpreadsheetsSaveIt()
    {
        QFETCH(std::string, text);
        const TextSheet sheet = sheetIn(text, "s.csv");
        QCOMPARE(sheet.columns, (Texts{"text", "layer"}));
        QCOMPARE(rowsOf(sheet), std::string("the cat|3;the mat|4"));
    }

    void textsMayHoldAnything()
    {
        const TextSheet sheet = sheetIn("text,name\n\"a, \"\"b\"\"\nc; d\",\"e\"\nü\U0001F408,\n", "s.csv");
        QCOMPARE(rowsOf(sheet), std::string("a, \"b\"\nc; d|e;ü\U0001F408|"));
        QCOMPARE(sheet.rows[0].line, std::size_t{2});
        QCOMPARE(sheet.rows[1].line, std::size_t{4});
    }

    void rowsMayEndEarly() { QCOMPARE(rowsOf(sheetIn("text,layer,head\na,1\nb\n", "s.csv")), std::string("a|1|;b||")); }

    void linesAreTexts()
    {
        const TextSheet sheet = sheetOfLines("\xEF\xBB\xBFthe cat, \"sat\"\r\n\n \nthe mat", "s.txt");
        QCOMPARE(sheet.columns, Texts{"text"});
        QCOMPARE(rowsOf(sheet), std::string("the cat, \"sat\";the mat"));
        QCOMPARE(sheet.rows[1].line, std::size_t{4});
    }

    void whatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const std::string& text, const char* named) {
            QTest::newRow(name) << text << QString(named);
        };
        row("nothing", "", "the line of column names");
        row("blank", "\n\n,,\n", "the line of column names");
        row("UTF-16", std::string("\xFF\xFEt\0e\0", 6), "the sheet|a text in UTF-8 (in Excel: CSV UTF-8)|UTF-16");
        row("binary", std::string("text\na\0b", 8), "a character 0");
        row("Latin-1",
            "text\nstill\n\xFC"
            "ber\n",
            "line 3|UTF-8 (in Excel: CSV UTF-8)");
        row("an unquoted separator", "text,name\nthe cat, the mat,a\n", "line 2, column 3|the end of the row");
        row("an open quote", "text\n\"the cat\n", "line 2, column 1|a closing quote");
        row("a name twice", "text,layer,Text\na,1,b\n", "line 1, column 3|another column's name");
        row("no name", "text,,layer\na,b,1\n", "the column's name at line 1, column 2");
        row("too many columns", std::string(300, ','), "at most 200 columns");
        std::string wide;
        for (int i = 0; i < 300; ++i) wide += "c" + std::to_string(i) + ",";
        row("very many columns", wide, "at most 200 columns");
        std::string high = "text\n";
        for (std::size_t i = 0; i <= mostSheetRows; ++i) high += "a\n";
        row("too many rows", high, "at most 100000");
    }

    void whatCannotBeReadIsNamed()
    {
        QFETCH(std::string, text);
        QFETCH(QString, named);
        const QString message = messageOf(text);
        QVERIFY2(message.contains(named), qPrintable(message.left(300)));
    }

    void aSheetIsTheSameWhenItIsReadAgain()
    {
        const TextSheet sheet{{"text", "name"}, {{2, {"a \"b\", c\nd;", ""}}, {4, {" ", "ü"}}, {5, {"=1+1", "x"}}}};
        const TextSheet again = sheetIn(csvOf(sheet), "s.csv");
        QCOMPARE(again.columns, sheet.columns);
        QCOMPARE(rowsOf(again), rowsOf(sheet));
    }
};

TEST_CLASS(TestTextSheet)
#include "tst_text_sheet.moc"
