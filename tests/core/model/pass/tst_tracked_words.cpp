#include "core/model/pass/tracked_words.h"

#include <QTest>

#include "core/model/folder/model_folder.h"
#include "core/model/pass/statement.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/traced_run.h"
#include "tests/test_class.h"

#include <cmath>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path modelFolder = fs::path(SOURCE_DIR) / "tests/golden/data/models";

using TracePtr = std::shared_ptr<const Trace>;

/// ln p of every token, the plain way.
std::vector<double> directly(const Trace& trace, Index position)
{
    const Matrix scores = logits(trace.model->transformer, trace.last_hidden_state[0].row(position));
    double sum = 0;
    for (Index id = 0; id < scores.cols(); ++id) sum += std::exp(static_cast<double>(scores(0, id)));
    std::vector<double> found;
    for (Index id = 0; id < scores.cols(); ++id) found.push_back(static_cast<double>(scores(0, id)) - std::log(sum));
    return found;
}

}  // namespace

class TestTrackedWords final : public QObject {
    Q_OBJECT
private slots:
    void logProbabilitiesAreThoseOfSoftmax()
    {
        RowVector scores(4);
        scores << 1, 3, 2, -200;
        const double total = std::log(std::exp(1.0) + std::exp(3.0) + std::exp(2.0));
        const std::vector<double> found = logProbabilities(scores, {2, 0, 3});
        QVERIFY(std::abs(found[0] - (2 - total)) < 1e-12);
        QVERIFY(std::abs(found[1] - (1 - total)) < 1e-12);
        QVERIFY(std::abs(found[2] - (-200 - total)) < 1e-12);  // whose probability float32 does not have
        scores(1) = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(std::isnan(logProbabilities(scores, {0}).front()));
    }

    void aTypedWordIsCutAsBehindAnother_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("context");
        QTest::newRow("byte-level pieces") << "gpt2_fp16"
                                           << "sea"
                                           << "a sea";
        QTest::newRow("with spaces around it") << "gpt2_fp16"
                                               << "  sea "
                                               << "a sea";
        QTest::newRow("a sign, without a space") << "gpt2_fp16"
                                                 << "."
                                                 << "a.";
        QTest::newRow("SentencePiece") << "llama_bf16"
                                       << "keeper"
                                       << "a keeper";
        QTest::newRow("without spaces") << "llama_bf16"
                                        << "很"
                                        << "a很";
        QTest::newRow("WordPiece") << "bert"
                                   << "cat"
                                   << "a cat";
    }

    void aTypedWordIsCutAsBehindAnother()
    {
        QFETCH(QString, model);
        QFETCH(QString, word);
        QFETCH(QString, context);
        const auto opened = openModel(modelFolder / model.toStdString());
        const auto tracked = trackedToken(*opened, {.text = word.toStdString()});
        QVERIFY(tracked.has_value());
        std::vector<Token> all = opened->encode(context.toStdString(), {}).tokens;
        std::vector<Token> behind = opened->encode("a", {}).tokens;
        std::erase_if(all, &Token::special);
        std::erase_if(behind, &Token::special);
        QCOMPARE(all.front().id, behind.front().id);
        QCOMPARE(tracked->token.id, all[behind.size()].id);
        QCOMPARE(tracked->pieces, all.size() - behind.size());
    }

    void aPieceIsWhatTheVocabularySpells()
    {
        const auto model = openModel(modelFolder / "gpt2_fp16");
        for (const Index id : {5, 60, 200}) {
            const auto tracked = trackedToken(*model, {.text = model->token(id).piece, .piece = true});
            QVERIFY(tracked.has_value());
            QCOMPARE(tracked->token.id, id);
        }
        QVERIFY(!trackedToken(*model, {.text = "no such piece", .piece = true}));
        QVERIFY(!trackedToken(*model, {.text = "  "}));
    }

    void aDecoderSaysHowLikelyTheWordIsNext()
    {
        const TracePtr trace = tracedRun({.model = modelFolder / "llama_bf16", .texts = {"The keeper looks"}});
        const TokenQuestion question{.position = 2, .tracked = {{"sea"}, {"很"}, {"nothing such", true}}};
        const TokenStatement said = statementOf(*trace, question);
        const std::vector<double> direct = directly(*trace, 2);
        QCOMPARE(said.tracked.size(), std::size_t{3});
        for (int i = 0; i < 2; ++i) {
            QVERIFY(said.tracked[i].has_value());
            QVERIFY(std::abs(said.tracked[i]->log_probability - direct[said.tracked[i]->word.token.id]) < 1e-5);
        }
        QVERIFY(!said.tracked[2].has_value());
        // The difference is that of the logits, whatever they are divided by.
        const Matrix scores = logits(trace->model->transformer, trace->last_hidden_state[0].row(2));
        const auto at = [&](int i) { return static_cast<double>(scores(0, said.tracked[i]->word.token.id)); };
        QVERIFY(std::abs(said.tracked[0]->log_probability - said.tracked[1]->log_probability - (at(0) - at(1))) < 1e-5);
    }

    void aWordIsFollowedAsTheRestOfOneWhereThatIsLikelier()
    {
        const std::filesystem::path decoder = SOURCE_DIR "/resources/models/primer-decoder";
        const TracePtr trace = tracedRun({.model = decoder, .texts = {"Zanik met the queen. The queen thanked Z"}});
        const Index last = std::ssize(trace->queries(0)) - 1;
        const TokenStatement said = statementOf(*trace, {.position = last, .tracked = {{"an"}, {"␣an"}, {"queen"}}});
        QCOMPARE(said.tracked[0]->word.token.text, std::string("an"));
        QCOMPARE(said.tracked[1]->word.token.text, std::string("␣an"));
        QVERIFY(said.tracked[0]->log_probability > said.tracked[1]->log_probability);
        QCOMPARE(said.tracked[2]->word.token.text, std::string("␣queen"));
        // Another pass follows words by the same tokens.
        const TracePtr other = tracedRun({.model = decoder, .texts = {"The queen thanked the king and an"}});
        const TokenQuestion question{.position = 4, .tracked = said.words};
        const TokenStatement like = statementLike(said, *other, question);
        QCOMPARE(like.tracked[0]->word.token.id, said.tracked[0]->word.token.id);
        QCOMPARE(like.words, said.words);
    }

    void anEncoderSaysHowLikelyTheWordIsForTheMask()
    {
        const TracePtr trace = tracedRun({.model = modelFolder / "bert", .texts = {"The cat [MASK] on the mat."}});
        const TokenStatement said = statementOf(*trace, {.position = 3, .tracked = {{"dog"}}});
        QVERIFY(std::abs(said.tracked[0]->log_probability - directly(*trace, 3)[said.tracked[0]->word.token.id])
                < 1e-5);
    }

    void aTranslatorSaysSoOfItsTarget()
    {
        const TracePtr whole =
            tracedRun({.model = modelFolder / "marian", .texts = {"The cat sat."}, .targets = {"The lamp"}});
        for (const AttentionBlock block : {AttentionBlock::Decoder, AttentionBlock::Cross}) {
            const TracePtr trace = blockOf(whole, block);
            const TokenStatement said = statementOf(*trace, {.position = 1, .tracked = {{"lamp"}}});
            const std::vector<Prediction> all = predictedTokens(*trace, 0, 1, 100'000);
            const Index id = said.tracked[0]->word.token.id;
            const auto found = std::ranges::find(all, id, [](const Prediction& each) { return each.token.id; });
            QVERIFY(std::abs(std::exp(said.tracked[0]->log_probability) - static_cast<double>(found->probability))
                    < 1e-6);
        }
    }

    void samplingChangesTheLikeliestButNotTheTracked()
    {
        const TracePtr trace = tracedRun({.model = modelFolder / "llama_bf16", .texts = {"The keeper looks"}});
        TokenQuestion question{.position = 2, .tracked = {{"sea"}}};
        const TokenStatement plain = statementOf(*trace, question);
        QVERIFY(!plain.drawable);
        question.sampling = Sampling{.temperature = 0.5, .top_k = 3};
        const TokenStatement drawn = statementOf(*trace, question);
        QCOMPARE(drawn.likeliest.size(), std::size_t{3});
        QCOMPARE(drawn.drawable->count, Index{3});
        QCOMPARE(drawn.drawable->vocabulary, trace->model->transformer.token_embedding.rows());
        QCOMPARE(drawn.likeliest[0].token.id, plain.likeliest[0].token.id);
        QVERIFY(drawn.likeliest[0].probability > plain.likeliest[0].probability);
        QCOMPARE(drawn.tracked[0]->log_probability, plain.tracked[0]->log_probability);
        // Words for a mask are never drawn.
        const TracePtr masked = tracedRun({.model = modelFolder / "bert", .texts = {"The cat [MASK] on the mat."}});
        QVERIFY(!statementOf(*masked, {.position = 3, .sampling = question.sampling}).drawable);
    }

    void aDrawnTextIsTheSameForTheSameSeed()
    {
        const TracePtr trace = tracedRun({.model = modelFolder / "llama_bf16", .texts = {"The keeper looks"}});
        const auto idsOf = [&](const std::optional<Sampling>& sampling) {
            std::vector<Index> ids;
            const TracePtr longer = generated(trace, 8, {}, sampling);
            for (const Token& token : longer->queries(0)) ids.push_back(token.id);
            return ids;
        };
        const std::vector<Index> first = idsOf(Sampling{.temperature = 5, .seed = 1});
        QCOMPARE(first.size(), trace->queries(0).size() + 8);
        QCOMPARE(idsOf(Sampling{.temperature = 5, .seed = 1}), first);
        QVERIFY(idsOf(Sampling{.temperature = 5, .seed = 2}) != first);
        // One token to draw from is the likeliest each time.
        QCOMPARE(idsOf(Sampling{.top_k = 1}), idsOf({}));
    }
};

TEST_CLASS(TestTrackedWords)
#include "tst_tracked_words.moc"
