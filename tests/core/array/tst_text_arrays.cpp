#include "core/array/csv_file.h"
#include "core/array/csv_writer.h"
#include "core/array/json_arrays.h"
#include "tests/core/array/array_bytes.h"

#include <QTest>

#include "tests/test_class.h"

#include <limits>

using namespace core;

class TestTextArrays final : public QObject {
    Q_OBJECT
private slots:
    void listsBecomeArrays_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("arrays");
        listsThatAreRead();
        listsThatAreRefused();
    }

    void listsBecomeArrays()
    {
        QFETCH(QString, json);
        QFETCH(QString, arrays);
        const std::string text = json.toStdString();
        QCOMPARE(QString::fromStdString(arraysOrError([&] { return openJsonArrays(text, "f.json"); })), arrays);
    }

    void oddNumbersAndCharactersAreWarnedOf()
    {
        const auto file = openJsonArrays(R"({"tokens": ["\ud83d"], "x": [NaN, null, Infinity, 1]})", "f.json");
        QCOMPARE(file->warnings(),
                 (std::vector<std::string>{"2 of the numbers are NaN or null", "1 of the numbers are infinite",
                                           "1 broken characters (half of a surrogate pair) are read as U+FFFD"}));
        QVERIFY(openJsonArrays("[1]", "f.json")->warnings().empty());
    }

    void textsBeyondTheFilesSizeAreRefused()
    {
        std::string list = "[\"\"";
        for (int i = 0; i < 900'000; ++i) list += ",\"\"";
        QVERIFY(QString::fromStdString(arraysOrError([&] {
                    return openJsonArrays(list + "]", "f.json");
                })).startsWith("the memory for the list: expected at most"));
        std::string lists = "{";
        for (int i = 0; i < 20'000; ++i) lists += "\"" + std::to_string(i) + "\":[],";
        QCOMPARE(arraysOrError([&] { return openJsonArrays(lists + "\"x\":[]}", "f.json"); }),
                 std::string("the text: expected at most 16384 lists, found more"));
    }

    void tablesBecomeArrays_data()
    {
        QTest::addColumn<QString>("csv");
        QTest::addColumn<QString>("arrays");
        tablesThatAreRead();
        tablesThatAreRefused();
    }

    void tablesBecomeArrays()
    {
        QFETCH(QString, csv);
        QFETCH(QString, arrays);
        const std::string text = csv.toStdString();
        QCOMPARE(QString::fromStdString(arraysOrError([&] { return openCsv(text, "f.csv"); })), arrays);
    }

    void whatIsNotThereIsTold()
    {
        const auto file = openCsv(",a,b\na,1,\nb,.5,.5\n", "f.csv");
        QCOMPARE(file->blanks(""), (std::vector<bool>{false, true, false, false}));
        QVERIFY(openCsv("1,2\n", "f.csv")->blanks("").empty());
    }

    void brokenBytesInLabelsBecomeReplacementCharacters()
    {
        QCOMPARE(arrayText(*openCsv("caf\xE9,1\nb,2\n", "f.csv")),
                 std::string("“” [2, 1] 1 2; “query_tokens” [2] ‹caf\uFFFD› ‹b›"));
    }

    void excelsUnicodeTextIsRead()
    {
        const std::u16string table = u"\uFEFF\tder\tHund\r\nÄ\t0,25\t0,75\r\n";
        std::string little, big;
        for (const char16_t unit : table) {
            const char low = static_cast<char>(unit & 0xFF), high = static_cast<char>(unit >> 8);
            little += {low, high};
            big += {high, low};
        }
        for (const std::string& text : {little, big})
            QCOMPARE(arrayText(*openCsv(text, "f.txt")),
                     std::string("“” [1, 2] 0.25 0.75; “query_tokens” [1] ‹Ä›; “key_tokens” [2] ‹der› ‹Hund›"));
        QCOMPARE(arraysOrError([&] { return openCsv(little.substr(0, 3), "f.txt"); }),
                 std::string("an array: expected rows of numbers, found none"));
    }

    void whatIsWrittenIsReadAgain()
    {
        std::string text;
        CsvWriter table(text);
        for (const char* key : {"", "a,b", "say \"no\"", " Ġ ", "two\nlines", "plain"}) table.cell(key);
        table.endRow();
        table.cell("q;1");
        for (const float weight : {0.1F, 1e-9F, -2.0F, std::numeric_limits<float>::infinity(), 16777216.0F})
            table.number(weight);
        table.endRow();
        QCOMPARE(text, std::string(",\"a,b\",\"say \"\"no\"\"\",\" Ġ \",\"two\nlines\",plain\r\n"
                                   "\"q;1\",0.1,1e-09,-2,inf,16777216\r\n"));
        QCOMPARE(arrayText(*openCsv(text, "f.csv")),
                 std::string("“” [1, 5] 0.1 1e-09 -2 inf 1.67772e+07; “query_tokens” [1] ‹q;1›; “key_tokens” [5] ‹a,b› "
                             "‹say \"no\"› ‹ Ġ › ‹two\nlines› ‹plain›"));
    }

    void roundedNumbersHaveTheirDigitsAlone()
    {
        QCOMPARE(csvRounded(1.0 / 3, 7), std::string("0.3333333"));
        QCOMPARE(csvRounded(0.5, 7), std::string("0.5"));
        QCOMPARE(csvRounded(std::numeric_limits<double>::quiet_NaN(), 7), std::string());
    }

private:
    static void listsThatAreRead()
    {
        QTest::newRow("a list") << "[[1, 2.5], [-3e1, 4]]"
                                << "“” [2, 2] 1 2.5 -30 4";
        QTest::newRow("a list of texts") << R"(["a", "é\n\u4f60\ud83d\ude00"])"
                                         << "“” [2] ‹a› ‹é\n你😀›";
        QTest::newRow("an object") << R"({"tokens": ["a"], "attention": [[[1]]], "model": "gpt2", "layers": 3})"
                                   << "“tokens” [1] ‹a›; “attention” [1, 1, 1] 1";
        QTest::newRow("true and false") << R"({"mask": [true, false]})"
                                        << "“mask” [2] 1 0";
        QTest::newRow("objects are passed over")
            << R"({"top": [{"a": [1, [2]]}], "more": {"b": [[1], 2]}, "late": [[], [{"c": []}]], "x": [7]})"
            << "“x” [1] 7";
        QTest::newRow("empty lists") << "[[], []]"
                                     << "“” [2, 0]";
        QTest::newRow("a byte-order mark") << "\uFEFF[1]"
                                           << "“” [1] 1";
        QTest::newRow("NaN and Infinity") << "[NaN, Infinity, -Infinity, null, 1e99]"
                                          << "“” [5] nan inf -inf nan inf";
        QTest::newRow("null first") << "[null, 1]"
                                    << "“” [2] nan 1";
        QTest::newRow("words inside texts stay") << "[\"NaN\", \"-Infinity\", \"\\\"NaN\", \"\\\\\"]"
                                                 << "“” [4] ‹NaN› ‹-Infinity› ‹\"NaN› ‹\\›";
        QTest::newRow("attention of BertViz")
            << R"({"attention": [{"name": null, "attn": [[[[1, 0], [0.5, 0.5]]]], "left_text": ["a", "b"],)"
               R"( "right_text": ["a", "b"]}], "default_filter": "0", "include_layers": [3]})"
            << "“attention” [1, 1, 2, 2] 1 0 0.5 0.5; “query_tokens” [2] ‹a› ‹b›; “key_tokens” [2] ‹a› ‹b›; "
               "“include_layers” [1] 3";
        QTest::newRow("an encoder–decoder of BertViz")
            << R"({"attention": [{"name": "Encoder", "attn": [[[[1]]]], "left_text": ["a"], "right_text": ["a"]},)"
               R"({"name": "Decoder", "attn": [[[[2]]]], "left_text": ["b"], "right_text": ["b"], "x": [{"y": []}]},)"
               R"({"name": "Cross", "attn": [[[[3]]]], "left_text": ["b"], "right_text": ["a"]}], "head": [0]})"
            << "“encoder_attentions” [1, 1, 1, 1] 1; “tokens” [1] ‹a›; “decoder_attentions” [1, 1, 1, 1] 2; "
               "“decoder_tokens” [1] ‹b›; “cross_attentions” [1, 1, 1, 1] 3; “head” [1] 0";
        QTest::newRow("pairs of BertViz")
            << R"({"attention": [{"name": "All", "attn": [[[[1]]]], "left_text": ["a"], "right_text": ["a"]},)"
               R"({"name": "A -> B", "attn": [[[[2]]]], "left_text": ["b"], "right_text": ["b"]}]})"
            << "“attention” [1, 1, 1, 1] 1; “query_tokens” [1] ‹a›; “key_tokens” [1] ‹a›; “attention A -> B” "
               "[1, 1, 1, 1] 2";
        QTest::newRow("a list of BertViz alone")
            << R"([{"name": null, "attn": [[[[1]]]], "left_text": ["a"], "right_text": ["a"]}])"
            << "“attention” [1, 1, 1, 1] 1; “query_tokens” [1] ‹a›; “key_tokens” [1] ‹a›";
        QTest::newRow("BertViz of before lists")
            << R"({"attention": {"all": {"attn": [[[[1]]]], "left_text": ["a"], "right_text": ["a"], "x": {"y": [3]}},)"
               R"( "ab": {"attn": [[[[2]]]]}, "other": [[4]]}, "heads": [5]})"
            << "“attention” [1, 1, 1, 1] 1; “query_tokens” [1] ‹a›; “key_tokens” [1] ‹a›; “attention ab” [1, 1, 1, 1] "
               "2; “heads” [1] 5";
        QTest::newRow("patterns of CircuitsVis")
            << R"({"tokens": ["a"], "attention": [[[1]], [[1]]], "attentionHeadNames": ["L0H0", "L0H1"]})"
            << "“tokens” [1] ‹a›; “attention” [2, 1, 1] 1 1; “attentionHeadNames” [2] ‹L0H0› ‹L0H1›";
        QTest::newRow("half a surrogate pair")
            << R"(["\ud83d", "\ude00b", "\ud83d\u0041", "\ud83d\ud83d\ude00", "\u0041\ude00"])"
            << "“” [5] ‹\uFFFD› ‹\uFFFDb› ‹\uFFFDA› ‹\uFFFD😀› ‹A\uFFFD›";
    }

    static void listsThatAreRefused()
    {
        QTest::newRow("ragged numbers") << R"({"attention": [[[0.5, 0.5], [1.0]]]})"
                                        << "attention[0][1]: expected 2 numbers, found 1";
        QTest::newRow("ragged lists") << "[[[1], [2]], [[3]]]"
                                      << "the list[1]: expected 2 lists, found 1";
        QTest::newRow("ragged texts") << R"([["a"], ["b", "c"]])"
                                      << "the list[1]: expected 1 texts, found 2";
        QTest::newRow("a number among lists") << "[[1], 2]"
                                              << "the list[1]: expected a list, found a number";
        QTest::newRow("a list among numbers") << "[1, [2]]"
                                              << "the list[1]: expected a number, found a list";
        QTest::newRow("a number beside an empty list") << "[[], 1]"
                                                       << "the list[1]: expected a list, found a number";
        QTest::newRow("a text among numbers") << R"({"x": [1, "a"]})"
                                              << "x[1]: expected a number, found a text";
        QTest::newRow("a number among texts") << R"({"x": ["a", 1]})"
                                              << "x[1]: expected a text, found a number";
        QTest::newRow("null among texts") << R"({"tokens": ["a", null]})"
                                          << "tokens[1]: expected a text, found null";
        QTest::newRow("null before texts") << R"({"tokens": [null, "a"]})"
                                           << "tokens[0]: expected a text, found null";
        QTest::newRow("an object among numbers") << "[1, {}]"
                                                 << "the list[1]: expected a number, found an object";
        QTest::newRow("no array")
            << R"({"a": 1, "b": {"c": [1]}})"
            << "an array: expected a list of numbers, or an object with such lists, found none of "
               "them";
        QTest::newRow("a number alone")
            << "3"
            << "an array: expected a list of numbers, or an object with such lists, found none of them";
        QTest::newRow("nothing") << ""
                                 << "the text: expected JSON, found invalid JSON at line 1, column 1";
        QTest::newRow("cut short") << "[[1, 2"
                                   << "the text: expected JSON, found invalid JSON at line 1, column 7";
        QTest::newRow("a word that is none") << "[NaNa]"
                                             << "the text: expected JSON, found invalid JSON at line 1, column 2";
        QTest::newRow("half an Infinity") << "[1Infinity]"
                                          << "the text: expected JSON, found invalid JSON at line 1, column 3";
        QTest::newRow("a key twice") << R"({"a": [1], "a": [2]})"
                                     << "the text: expected each name once, found “a” twice";
        QTest::newRow("nested too deep") << QString(100, '[')
                                         << "the text: expected at most 64 nested levels, found more";
    }

    static void tablesThatAreRead()
    {
        QTest::newRow("commas") << "1,2.5\n-3e1,+4\n"
                                << "“” [2, 2] 1 2.5 -30 4";
        QTest::newRow("semicolons") << "1;2\n3;4"
                                    << "“” [2, 2] 1 2 3 4";
        QTest::newRow("tabs") << "1\t2\n3\t4\n"
                              << "“” [2, 2] 1 2 3 4";
        QTest::newRow("spaces") << "  1.0e+00   2 \n3  4\n"
                                << "“” [2, 2] 1 2 3 4";
        QTest::newRow("commas and spaces") << "1, 2\r\n3 ,4\r\n"
                                           << "“” [2, 2] 1 2 3 4";
        QTest::newRow("one number") << "7"
                                    << "“” [1, 1] 7";
        QTest::newRow("one column") << "1\n2\n\n3\n\n"
                                    << "“” [3, 1] 1 2 3";
        QTest::newRow("a byte-order mark and comments") << "\uFEFF# saved\n#by numpy\n1 2\n"
                                                        << "“” [1, 2] 1 2";
        QTest::newRow("no finite numbers") << "nan,inf\n-inf,NaN\n"
                                           << "“” [2, 2] nan inf -inf nan";
        QTest::newRow("beyond the range") << "1e400,-1e99,1e-400\n"
                                          << "“” [1, 3] inf -inf 0";
        QTest::newRow("a header") << "The,cat\n1,2\n"
                                  << "“” [1, 2] 1 2; “key_tokens” [2] ‹The› ‹cat›";
        QTest::newRow("a header with one word") << "The,7\n1,2\n"
                                                << "“” [1, 2] 1 2; “key_tokens” [2] ‹The› ‹7›";
        QTest::newRow("labels in front") << "The,1\ncat,2\n"
                                         << "“” [2, 1] 1 2; “query_tokens” [2] ‹The› ‹cat›";
        QTest::newRow("one row with a label") << "The,1\n"
                                              << "“” [1, 1] 1; “query_tokens” [1] ‹The›";
        QTest::newRow("both, with a named corner") << "token,a,b\na,1,2\n"
                                                   << "“” [1, 2] 1 2; “query_tokens” [1] ‹a›; “key_tokens” [2] ‹a› ‹b›";
        QTest::newRow("rows named after what they predict, and keys that look like numbers")
            << "next_token,0,1\na,5,6\nb,7,8\n"
            << "“” [2, 2] 5 6 7 8; “query_tokens” [2] ‹a› ‹b›; “key_tokens” [2] ‹0› ‹1›";
        QTest::newRow("both, and they look like numbers")
            << ",0,1\n0,5,6\n1,7,8\n"
            << "“” [2, 2] 5 6 7 8; “query_tokens” [2] ‹0› ‹1›; “key_tokens” [2] ‹0› ‹1›";
        QTest::newRow("only numbers") << "0,1\n2,3\n"
                                      << "“” [2, 2] 0 1 2 3";
        QTest::newRow("quotes") << "\"\",\"a,\"\"b\"\"\",\"\n\",\"\"\r\n\"\",\"1\",2,3\r\n"
                                << "“” [1, 3] 1 2 3; “query_tokens” [1] ‹›; “key_tokens” [3] ‹a,\"b\"› ‹\n› ‹›";
        QTest::newRow("separators as tokens")
            << ",;,.,Ġ\n;,1,2,3\n"
            << "“” [1, 3] 1 2 3; “query_tokens” [1] ‹;›; “key_tokens” [3] ‹;› ‹.› ‹Ġ›";
        QTest::newRow("nothing in a cell") << "1,2\n3,\n"
                                           << "“” [2, 2] 1 2 3 0";
        QTest::newRow("nothing at the end") << "1,2\n3,"
                                            << "“” [2, 2] 1 2 3 0";
        QTest::newRow("nothing above a column") << "a,,b\n1,2,3\n"
                                                << "“” [1, 3] 1 2 3; “key_tokens” [3] ‹a› ‹› ‹b›";
        QTest::newRow("as pandas writes what is hidden")
            << ",The,cat\nThe,1.0,\ncat,0.25,0.75\n"
            << "“” [2, 2] 1 0 0.25 0.75; “query_tokens” [2] ‹The› ‹cat›; “key_tokens” [2] ‹The› ‹cat›";
        QTest::newRow("labels that pandas read as a column")
            << "Unnamed: 0,0,1\n0,1.0,\n1,0.25,0.75\n"
            << "“” [2, 2] 1 0 0.25 0.75; “query_tokens” [2] ‹0› ‹1›; “key_tokens” [2] ‹0› ‹1›";
        QTest::newRow("words for nothing") << "1,NA,#N/A\n.5,.5,<NA>\n0.2,.3,0.5\n"
                                           << "“” [3, 3] 1 0 0 0.5 0.5 0 0.2 0.3 0.5";
        QTest::newRow("a token that is called so") << ",a,NA\na,1,0\nNA,0,1\n"
                                                   << "“” [2, 2] 1 0 0 1; “query_tokens” [2] ‹a› ‹NA›; “key_tokens” "
                                                      "[2] ‹a› ‹NA›";
        QTest::newRow("separators at the end of rows, and rows of them")
            << "a,b,\n1,2,\n3,4,\n,,\n"
            << "“” [2, 2] 1 2 3 4; “key_tokens” [2] ‹a› ‹b›";
        QTest::newRow("decimal commas") << "0,5;0,5\n0,25;0,75\n"
                                        << "“” [2, 2] 0.5 0.5 0.25 0.75";
        QTest::newRow("decimal commas between labels and nothing")
            << ";Die;Katze\r\nDie;1,0;\r\nKatze;0,25;0,75\r\n"
            << "“” [2, 2] 1 0 0.25 0.75; “query_tokens” [2] ‹Die› ‹Katze›; “key_tokens” [2] ‹Die› ‹Katze›";
        QTest::newRow("decimal commas in quotes") << "\"0,5\",\"0,5\"\n\"0,25\",\"0,75\"\n"
                                                  << "“” [2, 2] 0.5 0.5 0.25 0.75";
        QTest::newRow("decimal commas between tabs") << "0,5\t1\n0,25\t0,75\n"
                                                     << "“” [2, 2] 0.5 1 0.25 0.75";
        QTest::newRow("percent") << "a,b\n50%,12.5 %\n0%,100%\n"
                                 << "“” [2, 2] 0.5 0.125 0 1; “key_tokens” [2] ‹a› ‹b›";
        QTest::newRow("percent with decimal commas") << "62,5 %;37,5 %\n0 %;100,0\u00A0%\n"
                                                     << "“” [2, 2] 0.625 0.375 0 1";
        QTest::newRow("a token with a percent sign") << "a,5%\n1,2\n"
                                                     << "“” [1, 2] 1 2; “key_tokens” [2] ‹a› ‹5%›";
        QTest::newRow("the separator said") << "sep=,\n1,2\n3,4\n"
                                            << "“” [2, 2] 1 2 3 4";
        QTest::newRow("the separator said in quotes") << "\uFEFF\"sep=;\"\r\n;a\r\nb;1\r\n"
                                                      << "“” [1, 1] 1; “query_tokens” [1] ‹b›; “key_tokens” [1] ‹a›";
        QTest::newRow("spaces in labels stay")
            << ", the,b \n a,1,2\n"
            << "“” [1, 2] 1 2; “query_tokens” [1] ‹ a›; “key_tokens” [2] ‹ the› ‹b ›";
    }

    static void tablesThatAreRefused()
    {
        QTest::newRow("ragged") << "1,2\n3\n"
                                << "line 2, column 1: expected 2 cells as in the first row, found 1";
        QTest::newRow("ragged below comments") << "#\n1,2\n3,4,5"
                                               << "line 3, column 3: expected 2 cells as in the first row, found 3";
        QTest::newRow("text in the middle") << "1,2\n3,x\n5,6\n"
                                            << "line 2, column 2: expected a number, found “x”";
        QTest::newRow("lines inside quotes count") << "\"a\nb\",c\n1,x\n"
                                                   << "line 3, column 2: expected a number, found “x”";
        QTest::newRow("an open quote") << "1,2\n\"3,4\n"
                                       << "line 2, column 1: expected a closing quote, found the end of the file";
        QTest::newRow("text behind a quote")
            << "1,\"2\"3\n"
            << "line 1, column 2: expected a separator after the closing quote, found “3”";
        QTest::newRow("only text") << "a,b\n"
                                   << "an array: expected rows of numbers, found none";
        QTest::newRow("only comments") << "# a"
                                       << "an array: expected rows of numbers, found none";
        QTest::newRow("nothing") << ""
                                 << "an array: expected rows of numbers, found none";
    }
};

TEST_CLASS(TestTextArrays)
#include "tst_text_arrays.moc"
