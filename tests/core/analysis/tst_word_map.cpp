#include "core/analysis/head_measures.h"
#include "core/analysis/shown_cells.h"
#include "core/analysis/word_map.h"
#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "core/text/parted_tokens.h"

#include <QTest>

#include "tests/core/traced_run.h"
#include "tests/test_class.h"

#include <cmath>
#include <limits>

using namespace core;
using Special = SpecialTokens;
using Cells = MapCells;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

constexpr float brokenCell = std::numeric_limits<float>::infinity();

Token special(const std::string& name)
{
    return {.piece = name, .text = name, .range = {}, .bytes = name, .special = true};
}

/// A token with its bytes, at a place of the text or at none.
Token piece(const std::string& spelled, const std::string& bytes, TextRange range = {})
{
    return {.piece = spelled, .text = spelled, .range = range, .bytes = bytes};
}

/// Tokens of a text that is known.
std::vector<Token> textTokens(const std::string& text, std::vector<Token> tokens)
{
    markParted(tokens, text, 0);
    return tokens;
}

/// A token of which only the spelling is known, like those in files.
Token bare(const std::string& spelled) { return {.piece = spelled, .text = spelled, .range = {}}; }

/// "0-0 1-2 3-3"
QString spans(const std::vector<TokenRange>& words)
{
    QStringList all;
    for (const TokenRange& word : words) all << QString("%1-%2").arg(word.first).arg(word.last);
    return all.join(' ');
}

Run goldenRun(const char* model, const char* text)
{
    return {.model = std::string(SOURCE_DIR "/tests/golden/data/models/") + model, .texts = {text}};
}

Run teaching(bool causal)
{
    Run asked{.module = TeachingModule{.heads = 3, .width = 20, .key_dimensions = 6, .value_dimensions = 5},
              .texts = {"the cat sat on my mat"}};
    if (causal) asked.changes = {{.mask = "causal"}};
    return asked;
}

Matrix cellsOf(const TracePtr& trace, const HeadAddress& address, Cells cells)
{
    return shownCells(trace, address, trace->at(address).attention.heads[address.head], {.cells = cells});
}

bool isNearWeight(float a, float b) { return a == b || std::abs(a - b) < 1e-6F; }

bool alike(const Matrix& a, const Matrix& b)
{
    if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
    for (Index i = 0; i < a.size(); ++i)
        if (!isNearWeight(a.data()[i], b.data()[i])) return false;
    return true;
}

/// [CLS] un ##believ ##able . [SEP]
std::vector<Token> wordPieces()
{
    return {special("[CLS]"),
            piece("un", "un", {0, 2}),
            piece("##believ", "believ", {2, 8}),
            piece("##able", "able", {8, 12}),
            piece(".", ".", {12, 13}),
            special("[SEP]")};
}

}  // namespace

class TestWordMap final : public QObject {
    Q_OBJECT
private slots:
    void piecesBelongToWords_data()
    {
        QTest::addColumn<std::vector<Token>>("tokens");
        QTest::addColumn<QString>("words");
        QTest::newRow("WordPiece") << wordPieces() << "0-0 1-3 4-4 5-5";
        QTest::newRow("WordPiece without places")
            << std::vector{special("[CLS]"), piece("un", "un"), piece("##able", "able"), piece("cat", "cat"),
                           special("[SEP]")}
            << "0-0 1-2 3-3 4-4";
        QTest::newRow("WordPiece from a file") << std::vector{bare("play"), bare("##ing"), bare("cat")} << "0-1 2-2";
        QTest::newRow("byte-level") << std::vector{piece("The", "The", {0, 3}),        piece("Ġun", " un", {3, 6}),
                                                   piece("believ", "believ", {6, 12}), piece("able", "able", {12, 16}),
                                                   piece(",", ",", {16, 17}),          piece("Ġcat", " cat", {17, 21}),
                                                   piece("Ċ", "\n", {21, 22}),         piece("The", "The", {22, 25})}
                                    << "0-0 1-3 4-4 5-5 6-6 7-7";
        QTest::newRow("byte-level without places")
            << std::vector{piece("The", "The"), piece("Ġun", " un"), piece("able", "able"), piece("Ġcat", " cat")}
            << "0-0 1-2 3-3";
        QTest::newRow("byte-level from a file")
            << std::vector{bare("The"), bare("Ġun"), bare("able"), bare("Ġcat")} << "0-0 1-2 3-3";
        QTest::newRow("SentencePiece") << std::vector{piece("▁The", " The", {0, 3}),  piece("▁un", " un", {4, 6}),
                                                      piece("able", "able", {6, 10}), piece("▁", " ", {10, 11}),
                                                      piece("cat", "cat", {11, 14}),  special("</s>")}
                                       << "0-0 1-2 3-4 5-5";
        QTest::newRow("SentencePiece from a file") << std::vector{bare("▁un"), bare("able"), bare("▁cat")} << "0-1 2-2";
        QTest::newRow("ends of words") << std::vector{piece("un", "un", {0, 2}), piece("able</w>", "able ", {2, 6}),
                                                      piece("cat</w>", "cat ", {7, 10})}
                                       << "0-1 2-2";
        QTest::newRow("an apostrophe is inside a word")
            << std::vector{piece("don", "don", {0, 3}), piece("'", "'", {3, 4}), piece("t", "t", {4, 5}),
                           piece("!", "!", {5, 6})}
            << "0-2 3-3";
        QTest::newRow("bytes of a character")
            << std::vector{piece("å", "\xE5", {0, 1}), piece("½", "\xBD\x93", {0, 1}), piece("ç", "的", {1, 2})}
            << "0-1 2-2";
        QTest::newRow("half a character") << std::vector{piece("a", "a", {0, 1}), piece("å", "\xE5", {1, 2})} << "0-1";
        QTest::newRow("a mark that the text does not have")
            << textTokens("walk abcdgym", {piece("▁walk", " walk", {0, 4}), piece("abcd", "abcd", {5, 9}),
                                           piece("▁gym", " gym", {9, 12})})
            << "0-0 1-2";
        QTest::newRow("a mark alone that the text does not have") << textTokens(
            "abcdgyms it", {piece("abcd", "abcd", {0, 4}), piece("▁", " ", {4, 4}), piece("gym", "gym", {4, 7}),
                            piece("s", "s", {7, 8}), piece("▁it", " it", {8, 11})})
                                                                  << "0-3 4-4";
        QTest::newRow("Hangul letter by letter, whose syllables are one character each to the tokenizer")
            << textTokens("\u1112\u1161\u11ab\u1100\u116e\u11a8\u110b\u1165 \u1102",
                          {piece("▁\ud55c", " \ud55c", {0, 1}), piece("\uad6d", "\uad6d", {3, 4}),
                           piece("\uc5b4", "\uc5b4", {6, 7}), piece("▁\u1102", " \u1102", {9, 10})})
            << "0-2 3-3";
        QTest::newRow("accents that were dropped") << textTokens(
            "re\u0301sume\u0301s", {piece("re", "re", {0, 2}), piece("sume", "sume", {3, 7}), piece("s", "s", {8, 9})})
                                                   << "0-2";
        QTest::newRow("a character that no token stands for")
            << textTokens("ab☃cd", {piece("ab", "ab", {0, 2}), piece("cd", "cd", {3, 5})}) << "0-0 1-1";
        QTest::newRow("Chinese") << std::vector{piece("人", "人", {0, 1}), piece("工", "工", {1, 2}),
                                                piece("智能", "智能", {2, 4})}
                                 << "0-0 1-1 2-2";
        QTest::newRow("numbers for tokens") << std::vector{bare("17"), bare("4"), bare("90")} << "0-0 1-1 2-2";
        QTest::newRow("letters") << std::vector{bare("c"), bare("a")} << "0-0 1-1";
        QTest::newRow("nothing") << std::vector<Token>{} << "";
    }
    void piecesBelongToWords()
    {
        QFETCH(std::vector<Token>, tokens);
        QFETCH(QString, words);
        QCOMPARE(spans(wordsOf(tokens)), words);
    }

    void tokenizersCutTheSameWords()
    {
        const TracePtr bert = tracedRun(goldenRun("bert", "The keeper looks at the sea."));
        const TracePtr gpt2 = tracedRun(goldenRun("gpt2_fp16", "The keeper looks at the sea."));
        const auto texts = [](const TracePtr& trace) {
            QStringList all;
            for (const TokenRange& word : wordsOf(trace->queries(0))) {
                QString text;
                for (Index i = word.first; i <= word.last; ++i)
                    text += QString::fromStdString(trace->queries(0)[i].text).remove("##").remove("␣");
                all << text.toLower();
            }
            return all;
        };
        QCOMPARE(texts(gpt2), QStringList({"the", "keeper", "looks", "at", "the", "sea", "."}));
        QCOMPARE(texts(bert).mid(1, 7), texts(gpt2));
    }

    void keysAreSummedAndQueriesAveraged()
    {
        Matrix weights(4, 4);                              // a, b ##c, d
        weights << 1, hiddenCell, hiddenCell, hiddenCell,  //
            0.5F, 0.5F, hiddenCell, hiddenCell,            //
            0.2F, 0.3F, 0.5F, hiddenCell,                  //
            0.1F, 0.2F, 0.3F, 0.4F;
        const std::vector<Token> tokens = {piece("a", "a", {0, 1}), piece("b", "b", {2, 3}), piece("##c", "c", {3, 4}),
                                           piece("d", "d", {5, 6})};
        const WordMap map = wordMap(weights, tokens, tokens, {.words = true, .special = Special::Shown});
        Matrix wanted(3, 3);
        wanted << 1, hiddenCell, hiddenCell,  //
            0.35F, 0.65F, hiddenCell,         // ½(0.5 + 0.2), ½(0.5 + 0.8)
            0.1F, 0.5F, 0.4F;
        QVERIFY(alike(map.weights, wanted));
        QCOMPARE(spans(map.queries), QString("0-0 1-2 3-3"));
        QCOMPARE(spans(map.keys), QString("0-0 1-2 3-3"));
        weights(2, 0) = brokenCell;
        weights(3, 1) = std::nanf("");
        const WordMap spoilt = wordMap(weights, tokens, tokens, {.words = true, .special = Special::Shown});
        QVERIFY(spoilt.weights(1, 0) == brokenCell && spoilt.weights(2, 1) == brokenCell);
        QVERIFY(isNearWeight(spoilt.weights(1, 1), 0.65F));
    }

    void specialTokensCanBeLeftOut()
    {
        Matrix weights(3, 3);
        weights << 0.5F, 0.25F, 0.25F, 0.6F, 0.1F, 0.3F, 1, 0, 0;
        const std::vector<Token> tokens = {special("[CLS]"), piece("a", "a", {0, 1}), piece("b", "b", {2, 3})};
        const WordMap left = wordMap(weights, tokens, tokens, {.words = false, .special = Special::Hidden});
        Matrix wanted(2, 2);
        wanted << 0.1F, 0.3F, 0, 0;
        QVERIFY(alike(left.weights, wanted));
        QCOMPARE(spans(left.queries), QString("1-1 2-2"));
        wanted << 0.25F, 0.75F, 0, 0;
        QVERIFY(alike(wordMap(weights, tokens, tokens, {.words = false, .special = Special::Renormalised}).weights,
                      wanted));
        QVERIFY(alike(wordMap(weights, tokens, tokens, {.words = false, .special = Special::Shown}).weights, weights));
        const std::vector<Token> none = {special("[CLS]"), special("[SEP]"), special("[PAD]")};
        QCOMPARE(wordMap(weights, none, none, {.words = true, .special = Special::Hidden}).weights.size(), Index{0});
        QVERIFY_THROWS_EXCEPTION(core::Error, wordMap(weights, tokens, {}, {.words = true, .special = Special::Shown}));
    }

    void rowsKeepTheirSums()
    {
        const TracePtr trace = tracedRun(goldenRun("gpt2_fp16", "Unbelievable lighthouses, don't you think?"));
        const auto& tokens = trace->queries(0);
        const Matrix shown = cellsOf(trace, {1, 1, 0}, Cells::Weights);
        const WordMap map = wordMap(shown, tokens, tokens, {.words = true, .special = Special::Shown});
        QVERIFY(map.weights.rows() < shown.rows());
        for (Index row = 0; row < map.weights.rows(); ++row) {
            const auto visible = map.weights.row(row).array() > hiddenCell;
            QVERIFY(isNearWeight(visible.select(map.weights.row(row), 0.0F).sum(), 1));
            QCOMPARE(Index{visible.count()}, row + 1);
        }
    }

    void renormalisedRowsSumToOne()
    {
        const TracePtr trace = tracedRun(goldenRun("bert", "The keeper looks at the sea."));
        const auto& tokens = trace->queries(0);
        const Matrix shown = cellsOf(trace, {0, 1, 0}, Cells::Weights);
        const WordMap map = wordMap(shown, tokens, tokens, {.words = true, .special = Special::Renormalised});
        QVERIFY(map.weights.rows() <= shown.rows() - 2);
        for (Index row = 0; row < map.weights.rows(); ++row) QVERIFY(isNearWeight(map.weights.row(row).sum(), 1));
    }

    void normsAreThoseOfTheAddedVectors_data()
    {
        QTest::addColumn<Run>("asked");
        QTest::addColumn<HeadAddress>("address");
        QTest::newRow("gpt2") << goldenRun("gpt2_fp16", "The keeper looks.") << HeadAddress{1, 2, 0};
        QTest::newRow("module") << teaching(true) << HeadAddress{0, 2, 0};
    }
    void normsAreThoseOfTheAddedVectors()
    {
        QFETCH(Run, asked);
        QFETCH(HeadAddress, address);
        const TracePtr trace = tracedRun(asked);
        const Matrix norms = cellsOf(trace, address, Cells::Norms);
        const MultiHeadWeights& layer = trace->model->transformer.blocks[address.layer].attention;
        const Matrix projection = layer.output->weight.matrix();
        const auto [q, k, v] = trace->vectors(address);
        const Matrix& weights = trace->at(address).attention.heads[address.head].weights;
        for (Index query = 0; query < weights.rows(); ++query)
            for (Index key = 0; key < weights.cols(); ++key) {
                if (key > query) {
                    QVERIFY(norms(query, key) == hiddenCell);
                    continue;
                }
                double square = 0;
                for (Index out = 0; out < projection.cols(); ++out) {
                    double sum = 0;
                    for (Index i = 0; i < v.cols(); ++i)
                        sum += static_cast<double>(v(key, i) * projection(address.head * v.cols() + i, out));
                    square += std::pow(sum * static_cast<double>(weights(query, key)), 2);
                }
                QVERIFY(std::abs(static_cast<double>(norms(query, key)) - std::sqrt(square)) < 1e-5);
            }
    }

    void meansAndRolloutAreThoseOfTheMeasures()
    {
        const TracePtr trace = tracedRun(goldenRun("gpt2_fp16", "The keeper looks at the sea."));
        std::vector<Matrix> means;
        for (const auto& layer : trace->layers) means.push_back(meanOfHeads(layer->items[0].attention.heads));
        const Mask causal = Mask::causal();
        const Index last = std::ssize(means) - 1;
        QVERIFY(last > 0);
        QVERIFY(alike(cellsOf(trace, {last, 0, 0}, Cells::LayerHeads), shownWeights(means.back(), causal)));
        Matrix all = Matrix::Zero(means[0].rows(), means[0].cols());
        for (const Matrix& mean : means) all += mean / static_cast<float>(means.size());
        QVERIFY(alike(cellsOf(trace, {0, 1, 0}, Cells::ModelHeads), shownWeights(all, causal)));
        QVERIFY(alike(cellsOf(trace, {0, 3, 0}, Cells::Rollout), shownWeights(rollout({means[0]}), causal)));
        QVERIFY(alike(cellsOf(trace, {last, 3, 0}, Cells::Rollout), shownWeights(rollout(means), causal)));
        QVERIFY(alike(cellsOf(trace, {last, 3, 0}, Cells::Weights),
                      shownWeights(trace->at({last, 3, 0}).attention.heads[3].weights, causal)));
    }

    void aMeanIsHiddenOnlyWhereEveryHeadHides()
    {
        Run asked = teaching(true);
        asked.changes.push_back({.head = 1, .mask = "full"});
        const TracePtr trace = tracedRun(asked);
        const auto& heads = trace->layers[0]->items[0].attention.heads;
        const Matrix mean = cellsOf(trace, {0, 0, 0}, Cells::LayerHeads);
        QVERIFY(isNearWeight(mean(1, 4), heads[1].weights(1, 4) / 3));
        QVERIFY(isNearWeight(mean(4, 1), meanOfHeads(heads)(4, 1)));
        QVERIFY(cellsOf(tracedRun(teaching(true)), {0, 0, 0}, Cells::LayerHeads)(1, 4) == hiddenCell);
    }

    void severalHeadsAreAddedOrTheLargestOfTheirWeightsIsTaken()
    {
        const TracePtr trace = tracedRun(goldenRun("gpt2_fp16", "The keeper looks at the sea."));
        const auto joined = [&](Cells cells, HeadsJoined how, const std::vector<HeadAddress>& picked) {
            const HeadAddress address{1, 0, 0};
            return shownCells(trace, address, trace->at(address).attention.heads[0],
                              {.cells = cells, .joined = how, .picked = picked});
        };
        const auto weights = [&](Index layer, Index head) {
            return trace->at({layer, head, 0}).attention.heads[head].weights;
        };
        const Mask causal = Mask::causal();
        const std::vector<HeadAddress> picked{{0, 1, 0}, {1, 3, 0}, {99, 0, 0}};  // the last is not there
        const Matrix a = weights(0, 1), b = weights(1, 3);
        QVERIFY(alike(joined(Cells::PickedHeads, HeadsJoined::Mean, picked), shownWeights((a + b) / 2, causal)));
        QVERIFY(alike(joined(Cells::PickedHeads, HeadsJoined::Sum, picked), shownWeights(a + b, causal)));
        QVERIFY(alike(joined(Cells::PickedHeads, HeadsJoined::Largest, picked),
                      shownWeights(a.array().max(b.array()), causal)));
        QVERIFY_THROWS_EXCEPTION(core::Error, joined(Cells::PickedHeads, HeadsJoined::Mean, {{99, 0, 0}}));
        const Index heads = trace->model->info.heads;
        Matrix sum = weights(1, 0), largest = sum;
        for (Index head = 1; head < heads; ++head) {
            sum += weights(1, head);
            largest = largest.array().max(weights(1, head).array());
        }
        QVERIFY(alike(joined(Cells::LayerHeads, HeadsJoined::Sum, {}), shownWeights(sum, causal)));
        QVERIFY(alike(joined(Cells::LayerHeads, HeadsJoined::Largest, {}), shownWeights(largest, causal)));
    }

    void aPartOfAPairHasTheQueriesOfOneTextAndTheKeysOfTheOther()
    {
        std::vector<Token> tokens{special("[CLS]"),        piece("a", "a", {0, 1}),   special("[SEP]"),
                                  piece("b", "b", {0, 1}), piece("##c", "c", {1, 2}), special("[SEP]")};
        for (std::size_t i = 3; i < tokens.size(); ++i) tokens[i].sequence = 1;
        QCOMPARE(secondText(tokens), std::optional<Index>(3));
        const Matrix weights = Matrix::NullaryExpr(6, 6, [](Index i, Index j) { return float(10 * i + j); });
        const WordMap part = wordMap(weights, tokens, tokens, {.pair = PairPart::FirstToSecond});
        QCOMPARE(spans(part.queries), "0-0 1-1 2-2");
        QCOMPARE(spans(part.keys), "3-3 4-4 5-5");
        QVERIFY(alike(part.weights, weights.block(0, 3, 3, 3)));
        // Rows are renormalised over both texts before one is left out.
        const WordMap words =
            wordMap(weights, tokens, tokens,
                    {.words = true, .special = Special::Renormalised, .pair = PairPart::SecondToFirst});
        QCOMPARE(spans(words.queries), "3-4");
        QCOMPARE(spans(words.keys), "1-1");
        QVERIFY(isNearWeight(words.weights(0, 0), (31.0F / (31 + 33 + 34) + 41.0F / (41 + 43 + 44)) / 2));
        // One text has no parts.
        const std::vector<Token> single(tokens.begin(), tokens.begin() + 3);
        QVERIFY(!secondText(single));
        QCOMPARE(wordMap(weights.topLeftCorner(3, 3), single, single, {.pair = PairPart::FirstToSecond}).weights.size(),
                 9);
    }

    void whatTheTraceDidNotKeepIsComputed()
    {
        const Run asked = goldenRun("gpt2_fp16", "The keeper looks at the sea.");
        const TracePtr kept = tracedRun(asked);
        OpenedModels models;
        const PreparedRun prepared = prepare(asked, models);
        for (const bool light : {false, true}) {
            RunOptions options;
            options.keep = Keep::Context;
            if (light) options.whole_layer = 0;
            const TracePtr bareTrace = run(prepared.model, prepared.batch, options);
            const HeadAddress address{light ? 0 : 1, 1, 0};
            for (const Cells cells : {Cells::Norms, Cells::LayerHeads, Cells::ModelHeads, Cells::Rollout, Cells::Flow})
                QVERIFY(
                    (shownCells(bareTrace, address, *headStages(*bareTrace, address), {.cells = cells}).array().max(-1)
                     - cellsOf(kept, address, cells).array().max(-1))
                        .abs()
                        .maxCoeff()
                    < 1e-5F);
        }
    }

    void whatCannotBeShownSaysWhy()
    {
        Run crossed = teaching(false);
        crossed.keys_text = "le chat dort";
        const TracePtr trace = tracedRun(crossed);
        QVERIFY_THROWS_EXCEPTION(core::Error, cellsOf(trace, {}, Cells::Rollout));
        QVERIFY_THROWS_EXCEPTION(core::Error, cellsOf(trace, {}, Cells::Flow));
        QCOMPARE(cellsOf(trace, {}, Cells::Norms).cols(), Index{3});
        Run bareModule = teaching(true);
        bareModule.module->output_projection = false;
        try {
            cellsOf(tracedRun(bareModule), {}, Cells::Norms);
            QFAIL("norms without W_O");
        } catch (const core::Error& error) {
            QVERIFY(error.code == Code::Missing);
        }
    }
};

TEST_CLASS(TestWordMap)
#include "tst_word_map.moc"
