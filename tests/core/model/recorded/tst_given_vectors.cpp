#include "core/array/npz_writer.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/trace_tensors.h"
#include "core/model/recorded/given_vectors.h"
#include "core/model/recorded/vector_pairs.h"
#include "core/prepare/prepared_run.h"
#include "core/stopped.h"
#include "tests/core/model/recorded/recorded_files.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <cstring>

using namespace core;
namespace fs = std::filesystem;

namespace {

std::shared_ptr<const Trace> traceOf(const OpenedVectors& opened)
{
    return run(opened.model, opened.batch, {.keep = Keep::Weights});
}

/// softmax(scale · q·kᵀ) of one head, in double and cell by cell.
/// @param q, k  [T, d] of that head, one row after the other
std::vector<double> plainWeights(std::span<const float> q, std::span<const float> k, std::size_t width, double scale)
{
    std::vector<double> weights;
    for (std::size_t query = 0; query < q.size() / width; ++query) {
        std::vector<double> row;
        double sum = 0;
        for (std::size_t key = 0; key < k.size() / width; ++key) {
            double score = 0;
            for (std::size_t i = 0; i < width; ++i)
                score += static_cast<double>(q[query * width + i]) * static_cast<double>(k[key * width + i]);
            row.push_back(std::exp(scale * score));
            sum += row.back();
        }
        for (const double value : row) weights.push_back(value / sum);
    }
    return weights;
}

double largestDifference(const Matrix& weights, const std::vector<double>& expected)
{
    if (static_cast<std::size_t>(weights.size()) != expected.size()) return 1;
    double largest = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
        largest = std::max(largest, std::abs(static_cast<double>(weights.data()[i]) - expected[i]));
    return largest;
}

/// A safetensors file with q and k of [1, 2], whose bytes are given.
std::string tensorsOfType(const std::string& type, const std::string& q, const std::string& k)
{
    const auto entry = [&](std::size_t from, std::size_t to) {
        return Json{{"dtype", type}, {"shape", {1, 2}}, {"data_offsets", {from, to}}};
    };
    const std::string header = Json{{"q", entry(0, q.size())}, {"k", entry(q.size(), q.size() + k.size())}}.dump();
    std::string length(8, '\0');
    const std::uint64_t size = header.size();
    std::memcpy(length.data(), &size, sizeof size);
    return length + header + q + k;
}

}  // namespace

class TestGivenVectors final : public QObject {
    Q_OBJECT
private slots:
    void everyLayoutIsRead_data()
    {
        QTest::addColumn<std::vector<Index>>("shape");
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("items");
        QTest::newRow("one head") << std::vector<Index>{5, 3} << 1 << 1;
        QTest::newRow("heads") << std::vector<Index>{4, 5, 3} << 1 << 1;
        QTest::newRow("layers") << std::vector<Index>{2, 4, 5, 3} << 2 << 1;
        QTest::newRow("everything") << std::vector<Index>{2, 6, 4, 5, 3} << 2 << 6;
        // A row, and a head, end inside of a part.
        QTest::newRow("more than is read at once") << std::vector<Index>{3, 1001, 17} << 1 << 1;
    }

    void everyLayoutIsRead()
    {
        QFETCH(std::vector<Index>, shape);
        QFETCH(int, layers);
        QFETCH(int, items);
        const auto values = counted(sizeOf(shape));
        std::vector<float> negative = values;
        for (float& value : negative) value = -value;
        const auto opened = openVectors(m_files.vectors({{"q", shape, values}, {"k", shape, negative}}));
        const Index heads = shape.size() > 2 ? shape[shape.size() - 3] : 1;
        QCOMPARE(opened.model->info.layers, Index{layers});
        QCOMPARE(opened.model->info.heads, heads);
        QCOMPARE(opened.texts.size(), static_cast<std::size_t>(items));
        QVERIFY(opened.keys_texts.empty() && opened.warnings.empty());
        std::size_t next = 0;
        for (const auto& layer : opened.batch.given->layers)
            for (const QueriesAndKeys& each : layer)
                for (Index head = 0; head < heads; ++head)
                    for (Index token = 0; token < each.q.rows(); ++token)
                        for (Index i = 0; i < shape.back(); ++i, ++next) {
                            const Matrix& q = each.q;
                            const Matrix& k = each.k;
                            if (q(token, head * shape.back() + i) != values[next]
                                || k(token, head * shape.back() + i) != -values[next])
                                QFAIL(qPrintable(QStringLiteral("number %1 lies elsewhere").arg(next)));
                        }
        QCOMPARE(next, values.size());
    }

    void weightsAreTheSoftmaxOfScaledProducts()
    {
        for (const auto scale : {std::optional<float>(), std::optional<float>(0.25F)}) {
            RecordedSource source = m_files.vectors({wave("q", {2, 7, 8}, 0), wave("k", {2, 7, 8}, 2)});
            source.scale = scale;
            const auto trace = traceOf(openVectors(source));
            QVERIFY(trace->finished() && trace->fromGiven() && !trace->recorded());
            const auto q = waves(2 * 7 * 8, 0);
            const auto k = waves(2 * 7 * 8, 2);
            const double used = scale ? static_cast<double>(*scale) : 1 / std::sqrt(8.0);
            for (std::size_t head = 0; head < 2; ++head)
                QVERIFY(largestDifference(trace->at({}).attention.heads[head].weights,
                                          plainWeights(std::span(q).subspan(head * 56, 56),
                                                       std::span(k).subspan(head * 56, 56), 8, used))
                        < 1e-6);
        }
    }

    void fewerKeysAreSharedByNeighbouringHeads()
    {
        const auto opened = openVectors(m_files.vectors({wave("q", {4, 6, 8}, 0), wave("k", {2, 6, 8}, 2)}));
        QCOMPARE(opened.model->transformer.blocks.front().attention.keyHeads(), Index{2});
        const auto trace = traceOf(opened);
        const auto q = waves(4 * 48, 0);
        const auto k = waves(2 * 48, 2);
        for (std::size_t head = 0; head < 4; ++head)
            QVERIFY(largestDifference(trace->at({}).attention.heads[head].weights,
                                      plainWeights(std::span(q).subspan(head * 48, 48),
                                                   std::span(k).subspan(head / 2 * 48, 48), 8, 1 / std::sqrt(8.0)))
                    < 1e-6);
        QCOMPARE(openVectors(m_files.vectors({wave("q", {4, 6, 8}, 0), wave("k", {6, 8}, 2)})).model->info.heads,
                 Index{4});
    }

    void keysOfAnotherLengthAreAnotherSequence()
    {
        const auto opened = openVectors(m_files.vectors({wave("q", {3, 5, 4}, 0), wave("k", {3, 9, 4}, 2)}));
        QCOMPARE(opened.texts, std::vector<std::string>{"1 2 3 4 5"});
        QCOMPARE(opened.keys_texts, std::vector<std::string>{"1 2 3 4 5 6 7 8 9"});
        QCOMPARE(opened.warnings, std::vector<std::string>{"reads as cross-attention: 5 queries, 9 keys"});
        QCOMPARE(traceOf(opened)->at({}).attention.heads[2].weights.cols(), Index{9});
    }

    void arraysOfOneLayerEachAreOne()
    {
        const auto file =
            m_files.tensors("l.safetensors", {wave("h.0.attn.q", {2, 3, 4}, 0), wave("h.0.attn.k", {2, 3, 4}, 1),
                                              wave("h.1.attn.q", {2, 3, 4}, 2), wave("h.1.attn.k", {2, 3, 4}, 3)});
        const RecordedSource source = namedSource({.file = file});
        QCOMPARE(source.queries + " " + source.keys, std::string("h.*.attn.q h.*.attn.k"));
        const auto layers = openVectors(source).batch.given->layers;
        QCOMPARE(layers.size(), std::size_t{2});
        QCOMPARE((*layers[1][0].k)(0, 1), waves(2, 3)[1]);
        QCOMPARE(openVectors({.file = file, .queries = "h.1.attn.q", .keys = "h.1.attn.k"}).model->info.layers,
                 Index{1});
    }

    void everyTypeOfNumberIsRead_data()
    {
        QTest::addColumn<QByteArray>("q");
        QTest::addColumn<QByteArray>("k");
        QTest::newRow("F16") << QByteArray::fromHex("003e00bc") << QByteArray::fromHex("00400038");
        QTest::newRow("BF16") << QByteArray::fromHex("c03f80bf") << QByteArray::fromHex("0040003f");
        QTest::newRow("F32") << QByteArray::fromHex("0000c03f000080bf") << QByteArray::fromHex("000000400000003f");
        QTest::newRow("F64") << QByteArray::fromHex("000000000000f83f000000000000f0bf")
                             << QByteArray::fromHex("0000000000000040000000000000e03f");
    }

    void everyTypeOfNumberIsRead()
    {
        QFETCH(QByteArray, q);
        QFETCH(QByteArray, k);
        const auto file =
            m_files.text("t.safetensors", tensorsOfType(QTest::currentDataTag(), q.toStdString(), k.toStdString()));
        const QueriesAndKeys given = openVectors({.file = file, .queries = "q", .keys = "k"}).batch.given->layers[0][0];
        QCOMPARE(*given.q, (Matrix(1, 2) << 1.5F, -1.0F).finished());
        QCOMPARE(*given.k, (Matrix(1, 2) << 2.0F, 0.5F).finished());
    }

    void listsAreReadAsWell()
    {
        const auto file = m_files.text("a.json", R"({"tokens":["a","b"],"query":[[1,2],[3,4]],"key":[[5,6],[7,8]]})");
        QVERIFY(!holdsOnlyTokens(*ArrayFile::open(file)));
        const auto opened = openVectors(namedSource({.file = file}));
        QCOMPARE((*opened.batch.given->layers[0][0].k)(1, 0), 7.0F);
        QCOMPARE(opened.texts, std::vector<std::string>{"a b"});
    }

    void brokenNumbersStayWhatTheyAre()
    {
        const auto trace = traceOf(openVectors(
            m_files.vectors({{"q", {2, 1}, std::vector<float>{1, notANumber}}, {"k", {2, 1}, counted(2)}})));
        QCOMPARE(trace->at({}).broken_weights.front(), Index{2});
        QVERIFY(std::isfinite(trace->at({}).attention.heads[0].weights(0, 1)));
    }

    void tokensComeFromWhereADumpsDo()
    {
        const RecordedSource source = m_files.vectors({wave("q", {2, 3, 4}, 0), wave("k", {2, 3, 4}, 1)},
                                                      {{"tokens", R"(["The","Ġcat","Ġsat"])"}});
        const auto shared = openVectors(source);
        QCOMPARE(joined(shared.batch.sequences.front().tokens, &Token::piece), std::string("The Ġcat Ġsat"));
        QVERIFY(shared.batch.key_sequences.empty());
        RecordedSource two = source;
        two.key_tokens = m_files.text("keys.json", R"(["x","y","z"])");
        const auto own = openVectors(two);
        QCOMPARE(own.keys_texts, std::vector<std::string>{"x y z"});
        QCOMPARE(own.batch.key_sequences.size(), std::size_t{1});
        two.key_tokens = m_files.text("keys.json", R"(["x","y"])");
        QCOMPARE(vectorRefusal(two), std::string("keys.json|the list of tokens|3 for the keys|2"));
    }

    void paddingIsHidden()
    {
        const NamedTensor mask{"attention_mask", {1, 3}, std::vector<std::int64_t>{1, 1, 0}};
        const auto trace = traceOf(openVectors(m_files.vectors({wave("q", {3, 4}, 0), wave("k", {3, 4}, 1), mask})));
        const Matrix& weights = trace->at({}).attention.heads[0].weights;
        QCOMPARE(weights.col(2).maxCoeff(), 0.0F);
        QVERIFY(std::abs(weights.sum() - 3) < 1e-5F);
    }

    void whatAttendWritesOpensBothWays()
    {
        const auto model = openModel(fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16");
        Batch batch;
        for (const char* text : {"The keeper looks", "The sea, the sea"})
            batch.sequences.push_back(sequenceOf(model->encode(text, {}).tokens));
        batch.sequences = padded(*model, batch.sequences, PaddingSide::Right);
        const auto trace = run(model, batch, {});
        const auto file = m_files.tensors("attend.safetensors", tensorsOf(*trace, {}), tensorMetadata(*trace));
        QVERIFY(!namedSource({.file = file}).isVectors());
        const auto recorded = openRecorded({.file = file});
        QCOMPARE(recorded.tensor, std::string("attentions"));

        const auto opened = openVectors({.file = file, .queries = "q", .keys = "k"});
        QCOMPARE(opened.texts, recorded.texts);
        const auto again = run(opened.model, opened.batch, {.changes = {{.mask = "causal & padding"}}});
        const auto before = weightsIn(*trace);
        const auto after = weightsIn(*again);
        QCOMPARE(after.size(), before.size());
        for (std::size_t i = 0; i < before.size(); ++i) QVERIFY(std::abs(after[i] - before[i]) < 1e-6F);
    }

    void whatAttendWritesForNumPyIsTheSame()
    {
        const auto model = openModel(fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16");
        Batch batch;
        for (const char* text : {"The keeper looks", "The sea, the sea"})
            batch.sequences.push_back(sequenceOf(model->encode(text, {}).tokens));
        batch.sequences = padded(*model, batch.sequences, PaddingSide::Right);
        const auto trace = run(model, batch, {});
        auto metadata = tensorMetadata(*trace);
        metadata["layers"] = "[2,5,9]";
        const auto tensors = m_files.tensors("one.safetensors", tensorsOf(*trace, {}), metadata);
        const fs::path arrays = fs::path(tensors).replace_extension(".npz");
        writeNpz(arrays, tensorsOf(*trace, {}), metadata);
        const auto read = openRecorded({.file = tensors});
        const auto again = openRecorded({.file = arrays});
        QCOMPARE(again.texts, read.texts);
        QCOMPARE(again.trace->model->info.layer_numbers, read.trace->model->info.layer_numbers);
        QCOMPARE(weightsIn(*again.trace), weightsIn(*read.trace));
        const auto file = ArrayFile::open(arrays);
        QCOMPARE(file->entry("tokens").shape, (std::vector<Index>{2, std::ssize(trace->queries(0))}));
        QCOMPARE(file->metadata().at("model"), model->info.name);
        const auto& ids = file->numbers("input_ids");
        QCOMPARE(ids.shape, (std::vector<Index>{2, std::ssize(trace->queries(0))}));
        QCOMPARE(ids.values.front(), static_cast<float>(trace->queries(0).front().id));
        // Equal numbers are written as equal bytes.
        const fs::path twice = fs::path(tensors).replace_filename("twice.npz");
        writeNpz(twice, tensorsOf(*trace, {}), metadata);
        QCOMPARE(readText(twice, 1U << 24U), readText(arrays, 1U << 24U));
        QVERIFY_EXCEPTION_THROWN(writeNpz(twice, {{"a", {3}, std::vector<float>{1}}}, {}), Error);
    }

    void readingStopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto source = m_files.vectors({wave("q", {2, 2}, 0), wave("k", {2, 2}, 1)});
        QVERIFY_EXCEPTION_THROWN(openVectors(source, stop.get_token()), Stopped);
    }

    void aMaskDoesNotReadTheFileAgain()
    {
        Run run{.recorded = m_files.vectors({wave("q", {3, 4}, 0), wave("k", {3, 4}, 1)}), .texts = {""}};
        OpenedModels models;
        const PreparedRun first = prepare(run, models);
        QVERIFY(first.computable() && first.isFromFile() && first.recorded == nullptr);
        QCOMPARE(first.texts.front().text, std::string("1 2 3"));
        run.changes = {{.mask = "causal"}};
        const PreparedRun second = prepare(run, models);
        QCOMPARE(second.model, first.model);
        QCOMPARE(second.batch.given, first.batch.given);
        // Named or not, it is the same pair.
        run.recorded.queries.clear();
        run.recorded.keys.clear();
        QCOMPARE(prepare(run, models).batch.given, first.batch.given);
    }

private:
    RecordedFiles m_files;
};

TEST_CLASS(TestGivenVectors)
#include "tst_given_vectors.moc"
