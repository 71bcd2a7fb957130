#include "core/model/recorded/vector_pairs.h"

#include <QTest>

#include "tests/core/model/recorded/recorded_files.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <limits>

using namespace core;

/// Which arrays of a file are queries and keys of each other.
class TestVectorPairs final : public QObject {
    Q_OBJECT
private slots:
    void whatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<std::vector<Index>>("queries");
        QTest::addColumn<std::vector<Index>>("keys");
        QTest::addColumn<std::string>("refusal");
        const auto row = [](const char* title, std::vector<Index> q, std::vector<Index> k, const char* refusal) {
            QTest::newRow(title) << std::move(q) << std::move(k) << std::string(refusal);
        };
        row("other vectors", {5, 4}, {5, 3}, "“k”|4 numbers for each token as “q” [5, 4] has|[5, 3]");
        row("other heads", {4, 5, 2}, {3, 5, 2}, "“k”|4 heads or a divisor of so many as “q” [4, 5, 2] has|[3, 5, 2]");
        row("more heads of keys", {2, 5, 2}, {4, 5, 2},
            "“k”|2 heads or a divisor of so many as “q” [2, 5, 2] has|[4, 5, 2]");
        row("other layers", {1, 2, 5, 2}, {3, 2, 5, 2}, "“k”|1 layer as “q” [1, 2, 5, 2] has|[3, 2, 5, 2]");
        row("other texts", {1, 2, 2, 5, 2}, {2, 5, 2}, "“k”|2 texts as “q” [1, 2, 2, 5, 2] has|[2, 5, 2]");
        row("no tokens", {0, 4}, {5, 4}, "“q”|at least one head, token and number|[0, 4]");
        row("no numbers", {5, 4}, {5, 0}, "“k”|at least one head, token and number|[5, 0]");
        row("a single axis", {5}, {5, 4}, "“q”|numbers of 2 to 5 axes|F32 [5]");
        row("too many axes", {5, 4}, {1, 1, 1, 1, 5, 4}, "“k”|numbers of 2 to 5 axes|F32 [1, 1, 1, 1, 5, 4]");
        row("too many tokens", {1048577, 1}, {5, 1}, "“q”|at most 2^20 tokens of all texts|[1048577, 1]");
        row("too many heads", {262145, 1, 1}, {1, 1}, "“q”|at most 2^18 heads in all|[262145, 1, 1]");
    }

    void whatDoesNotFitIsRefused()
    {
        QFETCH(std::vector<Index>, queries);
        QFETCH(std::vector<Index>, keys);
        QFETCH(std::string, refusal);
        const std::vector<NamedTensor> both{{"q", queries, std::vector<float>(sizeOf(queries))},
                                            {"k", keys, std::vector<float>(sizeOf(keys))}};
        QCOMPARE(vectorRefusal(m_files.vectors(both)), "v.safetensors|" + refusal);
    }

    void namesAndScalesAreChecked()
    {
        RecordedSource source = m_files.vectors({wave("q", {2, 2}, 0), wave("k", {2, 2}, 1)});
        source.keys = "kk";
        QCOMPARE(vectorRefusal(source), std::string("v.safetensors|“kk”|one of k [2, 2], q [2, 2]|"));
        source.keys.clear();
        QCOMPARE(vectorRefusal(source), std::string("v.safetensors|the array of keys|its name|"));
        source.keys = "k";
        using Limits = std::numeric_limits<float>;
        for (const float scale : {0.0F, -1.0F, Limits::quiet_NaN(), Limits::infinity()}) {
            source.scale = scale;
            QVERIFY(vectorRefusal(source).starts_with("v.safetensors|the scale|0.000001 to 1000000|"));
        }
        source.scale = 1;
        QCOMPARE(vectorRefusal(source), std::string("opened"));
    }

    void theNamesSayWhatAFileIsOpenedFor_data()
    {
        QTest::addColumn<std::vector<std::pair<std::string, std::vector<Index>>>>("arrays");
        QTest::addColumn<std::string>("meant");
        using Arrays = std::vector<std::pair<std::string, std::vector<Index>>>;
        const auto row = [](const char* title, Arrays arrays, const char* meant) {
            QTest::newRow(title) << std::move(arrays) << std::string(meant);
        };
        row("short", {{"q", {5, 3}}, {"k", {5, 3}}}, "q k");
        row("capitals", {{"Q", {5, 3}}, {"K", {5, 3}}, {"V", {5, 3}}}, "Q K");
        row("words", {{"query", {5, 3}}, {"key", {5, 3}}, {"value", {5, 5}}}, "query key");
        row("many words", {{"queries", {5, 3}}, {"keys", {5, 3}}}, "queries keys");
        row("states", {{"query_states", {5, 3}}, {"key_states", {5, 3}}}, "query_states key_states");
        row("a name before them", {{"layer.0.q", {5, 3}}, {"layer.0.k", {5, 3}}}, "layer.0.q layer.0.k");
        row("numbers behind them", {{"q_3", {5, 3}}, {"k_3", {5, 3}}}, "q_3 k_3");
        row("hidden states beside them", {{"q", {5, 3}}, {"k", {5, 3}}, {"out", {5, 3}}}, "q k");
        row("outputs as long as vectors", {{"q", {5, 5}}, {"k", {5, 5}}, {"out", {5, 5}}}, "q k");
        row("attention", {{"q", {5, 3}}, {"k", {5, 3}}, {"attentions", {1, 5, 5}}}, "");
        row("attention of others", {{"q", {5, 3}}, {"k", {5, 3}}, {"attentions", {1, 7, 7}}}, "");
        row("attention as long as vectors", {{"q", {5, 5}}, {"k", {5, 5}}, {"weights", {5, 5}}}, "");
        row("maps of another name", {{"q", {5, 3}}, {"k", {7, 3}}, {"p", {1, 5, 7}}}, "");
        row("no pair", {{"q", {5, 3}}, {"keys", {5, 3}}}, "");
        row("letters of a word", {{"seq", {5, 3}}, {"sek", {5, 3}}}, "");
        row("vectors without tokens", {{"q", {3}}, {"k", {3}}}, "");
        row("projections", {{"q.weight", {3, 3}}, {"k.weight", {3, 3}}}, "");
        row("several", {{"a.q", {5, 3}}, {"a.k", {5, 3}}, {"b.q", {5, 3}}, {"b.k", {5, 3}}},
            "the queries and keys|--queries NAME --keys NAME|a.q [5, 3] and a.k [5, 3], b.q [5, 3] and b.k [5, 3]");
    }

    void theNamesSayWhatAFileIsOpenedFor()
    {
        using Arrays = std::vector<std::pair<std::string, std::vector<Index>>>;
        QFETCH(Arrays, arrays);
        QFETCH(std::string, meant);
        std::vector<NamedTensor> tensors;
        for (const auto& [name, shape] : arrays) tensors.push_back(wave(name, shape, 0));
        const auto file = m_files.tensors("n.safetensors", tensors);
        std::string found;
        try {
            const RecordedSource source = namedSource({.file = file});
            if (source.isVectors()) found = source.queries + " " + source.keys;
        } catch (const Error& error) {
            found = saidParts(error).field + "|" + saidParts(error).expected + "|" + saidParts(error).found;
        }
        QCOMPARE(found, meant);
    }

    void pairedNamesAreNeverAttention()
    {
        const auto file = m_files.tensors(
            "p.safetensors",
            {wave("q", {5, 3}, 0), wave("k", {5, 3}, 1), wave("v", {5, 3}, 2), {"maps", {1, 5, 5}, even(5, 5)}});
        QCOMPARE(openRecorded({.file = file}).tensor, std::string("maps"));
        QCOMPARE(openRecorded({.file = file, .tensor = "q"}).tensor, std::string("q"));
        QCOMPARE(vectorCandidates(*ArrayFile::open(file)).size(), std::size_t{1});
    }

private:
    RecordedFiles m_files;
};

TEST_CLASS(TestVectorPairs)
#include "tst_vector_pairs.moc"
