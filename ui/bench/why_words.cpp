#include "ui/bench/why_words.h"

#include <QCoreApplication>

#include "core/model/layer_numbers.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"
#include "ui/words/head_names.h"
#include "ui/words/token_text.h"

#include <cmath>

using core::Index;

namespace {

struct WhyFactWords {
    Q_DECLARE_TR_FUNCTIONS(Why)
};

QString smallNumber(double value)
{
    if (value == 0) return QStringLiteral("0");
    return QString::number(value, 'e', 1).replace(QStringLiteral("e-0"), QStringLiteral("e-")).replace(u'-', u'−');
}

QString compositionName(core::Composition kind)
{
    switch (kind) {
    case core::Composition::Query: return WhyFactWords::tr("as a query");
    case core::Composition::Key: return WhyFactWords::tr("as a key");
    case core::Composition::Value: return WhyFactWords::tr("as a value");
    }
    return {};
}

std::vector<WalkLine> walkLines(const std::shared_ptr<const core::Trace>& whole, Index item,
                                const std::vector<core::WalkBack>& walks)
{
    std::vector<WalkLine> all;
    for (const core::WalkBack& walk : walks) {
        const auto trace = core::blockOf(whole, walk.head.block);
        all.push_back({walk, headName(trace->model->info, walk.head.layer, walk.head.head),
                       tokenNamed(trace->keys(item), walk.key), plainNumber(static_cast<double>(walk.weight), 2),
                       signedNumber(walk.value, 2)});
    }
    return all;
}

/// Offers to look through the feed-forward layer that adds most, if it adds more than any head; or no longer to.
void offerThrough(WhyFacts& facts, const std::vector<const std::vector<core::StreamPart>*>& sides,
                  const std::vector<std::vector<double>>& values, const core::ModelInfo& info)
{
    using Kind = core::StreamPart::Kind;
    const core::StreamPart* most = nullptr;
    double largest = 0;
    for (std::size_t side = 0; side < sides.size(); ++side)
        for (std::size_t i = 0; i < sides[side]->size(); ++i) {
            const core::StreamPart& part = (*sides[side])[i];
            if (part.through) {
                facts.through =
                    WhyFactWords::tr("Feed-forward %1 as a whole").arg(core::layerNumber(info, *part.through, 1));
                return;
            }
            if (part.kind != Kind::FeedForward || part.block == core::AttentionBlock::Mixing) continue;
            if (std::abs(values[side][i]) <= largest) continue;
            largest = std::abs(values[side][i]);
            most = &part;
        }
    if (most == nullptr) return;
    facts.layer = most->layer;
    facts.through = WhyFactWords::tr("Look through feed-forward %1").arg(core::layerNumber(info, most->layer, 1));
}

}  // namespace

AccountedCell accounted(const std::shared_ptr<const ExplainedCell>& cell)
{
    return {cell->whole, cell->block, cell->head, cell->cell, {cell, &cell->account}};
}

AccountedAnswer accounted(const std::shared_ptr<const ExplainedAnswer>& answer)
{
    return {answer->whole, answer->answer, {answer, &answer->account}};
}

WhyFacts cellFacts(const std::shared_ptr<const ExplainedCell>& cell, const core::AccountTable& table,
                   const core::Cell& lines)
{
    const core::CellAccount& account = cell->account;
    const CellWords words(accounted(cell));
    WhyFacts facts;
    const QString row = lines.query < 0 ? QString() : words.queryLine(table.query, lines.query);
    const QString column = lines.key < 0 ? QString() : words.keyLine(table.key, lines.key);
    double value = 0;
    if (lines.query >= 0 && lines.key >= 0) {
        facts.chosen = WhyFactWords::tr("%1 at %2 × %3 at %4").arg(row, words.query(), column, words.key());
        value = static_cast<double>(table.values(lines.query, lines.key));
    } else if (lines.query >= 0) {
        facts.chosen = WhyFactWords::tr("%1 at %2, with all of the key’s row").arg(row, words.query());
        value = table.query.values[static_cast<std::size_t>(lines.query)];
    } else {
        facts.chosen = WhyFactWords::tr("%1 at %2, with all of the query’s row").arg(column, words.key());
        value = table.key.values[static_cast<std::size_t>(lines.key)];
    }
    facts.numbers = {{WhyFactWords::tr("adds to the score"), signedNumber(value, 4)}};
    if (account.score != 0)
        facts.numbers.push_back({WhyFactWords::tr("of the score"),
                                 WhyFactWords::tr("%1 %").arg(plainNumber(100 * value / account.score, 1))});
    facts.query = walkLines(cell->whole, cell->head.item, cell->query);
    facts.walk_query =
        WhyFactWords::tr("Heads that wrote into %1, each at the key that it weighs most:").arg(words.query());
    facts.key = walkLines(cell->whole, cell->head.item, cell->key);
    facts.walk_key = WhyFactWords::tr("Heads that wrote into %1:").arg(words.key());
    offerThrough(facts, {&account.query, &account.key}, {account.querySums(), account.keySums()},
                 core::blockOf(cell->whole, cell->block)->model->info);
    facts.sums = {{WhyFactWords::tr("%1 × %2 products").arg(account.query.size()).arg(account.key.size()),
                   plainNumber(account.products.sum(), 6)}};
    for (const core::WholePart& part : account.other)
        facts.sums.push_back({WhyFactWords::tr("the soft-cap, on the whole sum"), signedNumber(part.value, 6)});
    facts.sums.push_back({WhyFactWords::tr("the engine’s score"), plainNumber(account.score, 6)});
    facts.sums.push_back({WhyFactWords::tr("left over"), smallNumber(account.remainder())});
    facts.foot =
        WhyFactWords::tr("Exact when the factor of every norm keeps its value of this pass. This says what wrote the "
                         "score, not what would happen without a part: for that, switch a head off (Intervene).");
    if (facts.layer == std::nullopt && !facts.through.isEmpty())
        facts.foot +=
            QStringLiteral(" ")
            + WhyFactWords::tr("“→ ff”: what the feed-forward layer turns a part into, with its activation held too.");
    return facts;
}

WhyFacts answerFacts(const ExplainedAnswer& answer, const core::HeadTable& knocked, core::AttentionBlock block)
{
    WhyFacts facts;
    const core::AnswerAccount& account = answer.account;
    facts.query = walkLines(answer.whole, answer.answer.item, answer.heads);
    facts.walk_query = WhyFactWords::tr("Heads that wrote most, each at the key that it weighs most:");
    offerThrough(facts, {&account.parts}, {account.values}, core::speakerOf(*answer.whole).model->info);
    double sum = 0;
    for (const double value : account.values) sum += value;
    facts.sums = {{WhyFactWords::tr("%1 parts").arg(account.parts.size()), plainNumber(sum, 5)}};
    for (const core::WholePart& part : account.other)
        facts.sums.push_back({WhyFactWords::tr("the soft-cap, on the whole sum"), signedNumber(part.value, 5)});
    facts.sums.push_back({WhyFactWords::tr("the engine’s result"), plainNumber(account.score, 5)});
    facts.sums.push_back({WhyFactWords::tr("left over"), smallNumber(account.remainder())});
    facts.foot = WhyFactWords::tr(
        "Exact when the factor of the final norm keeps its value. What a head writes differs from what happens without "
        "the head: later layers read what it wrote, other heads make up for it, and norms change with it.");
    if (!answer.answer.against)
        facts.foot +=
            QStringLiteral(" ")
            + WhyFactWords::tr("A logit stands for itself; a probability also falls when the logits of others rise.");
    const auto found = knocked.values.find(core::Measure::KnockOut);
    if (found == knocked.values.end()) return facts;
    // The head about which the two say least of the same.
    const auto info = core::blockOf(answer.whole, block)->model->info;
    const core::Matrix wrote = account.headValues(block, info.layers, info.heads);
    double most = 0;
    for (Index layer = 0; layer < info.layers; ++layer)
        for (Index head = 0; head < info.heads; ++head)
            if (const auto change = knocked.at(core::Measure::KnockOut, layer, head)) {
                const double apart = std::abs(static_cast<double>(*change + wrote(layer, head)));
                if (apart <= most) continue;
                most = apart;
                facts.chosen = WhyFactWords::tr("They differ most for head %1.").arg(headName(info, layer, head));
                facts.numbers = {
                    {WhyFactWords::tr("it writes"), signedNumber(static_cast<double>(wrote(layer, head)), 3)},
                    {WhyFactWords::tr("without it"), signedNumber(static_cast<double>(*change), 3)}};
            }
    return facts;
}

QString headHeadline(const ReadHead& head)
{
    return WhyFactWords::tr("head %1, whatever the text says")
        .arg(headName(core::blockOf(head.model, head.block)->info, head.reading.head.layer, head.reading.head.head));
}

WhyFacts headFacts(const ReadHead& head)
{
    const core::HeadReading& reading = head.reading;
    const core::ModelInfo& info = core::blockOf(head.model, head.block)->info;
    WhyFacts facts;
    facts.numbers.push_back(
        {WhyFactWords::tr("over many texts"), namesOverTexts(info, reading.head.layer, reading.head.head)});
    if (reading.copying && reading.copying->tokens)
        facts.numbers.push_back({WhyFactWords::tr("copying score"), plainNumber(*reading.copying->tokens, 3)});
    if (reading.copying && reading.copying->among_top)
        facts.numbers.push_back({WhyFactWords::tr("tokens that the head copies"),
                                 WhyFactWords::tr("%1 %").arg(plainNumber(100 * *reading.copying->among_top, 0))});
    if (const auto* places = std::get_if<core::PositionScores>(&reading.positions)) {
        facts.numbers.push_back({WhyFactWords::tr("token before, by position"), plainNumber(places->previous, 3)});
        facts.numbers.push_back({WhyFactWords::tr("itself, by position"), plainNumber(places->self, 3)});
    }
    for (const core::ComposedHead& each : reading.reads)
        facts.query.push_back({{.head = {core::StreamPart::Kind::Head, head.block, each.head.layer, each.head.head},
                                .row = -1,
                                .key = -1},
                               headName(info, each.head.layer, each.head.head),
                               compositionName(each.kind),
                               {},
                               plainNumber(static_cast<double>(each.value), 3)});
    facts.walk_query =
        (reading.reads.empty() ? WhyFactWords::tr("This head reads no earlier head more than by chance (%1).")
                               : WhyFactWords::tr("Heads that this head reads, as query, key or value (%1 by chance):"))
            .arg(plainNumber(reading.expected, 3));
    facts.foot = WhyFactWords::tr("From the weights alone: the norm before the layer counts with its weights, not with "
                                  "the size of a row; feed-forward layers and biases are left out. A head with copying "
                                  "score 1 writes what it reads, with −1 the opposite.");
    return facts;
}

QString lensHeadline(const ReadLens& lens, const core::Cell& cell)
{
    const core::Trace& speaker = core::speakerOf(*lens.whole);
    const QString token = tokenNamed(speaker.queries(lens.item), cell.key);
    const QString layer = lensLayer(speaker.model->info, cell.query);
    return speaker.model->transformer.causal
               ? WhyFactWords::tr("%1, the model would continue from %2 with:").arg(layer, token)
               : WhyFactWords::tr("%1, the model would predict at %2:").arg(layer, token);
}

WhyFacts lensFacts(const ReadLens& lens, const core::Cell& cell)
{
    const core::LogitLens::Cell& said = lens.lens.at(cell.query, cell.key);
    WhyFacts facts;
    if (said.likeliest.empty()) return facts;  // it is not read yet
    for (const core::Prediction& each : said.likeliest)
        facts.numbers.push_back({tokenText(each.token), plainNumber(static_cast<double>(each.probability), 4)});
    if (lens.asked)
        facts.numbers.push_back(
            {WhyFactWords::tr("chosen word: %1")
                 .arg(tokenText(core::answerToken(*core::speakerOf(*lens.whole).model, *lens.asked))),
             plainNumber(static_cast<double>(said.asked.value_or(0)), 4)});
    facts.numbers.push_back({WhyFactWords::tr("divergence from last layer"),
                             WhyFactWords::tr("%1 nats").arg(plainNumber(static_cast<double>(said.divergence), 3))});
    facts.foot = core::speakerOf(*lens.whole).model->transformer.label_head
                     ? WhyFactWords::tr("The final norm and the head of labels read the residual stream at this layer, "
                                        "as if no layer followed. Early layers write for later ones, so their labels "
                                        "may mean nothing yet.")
                     : WhyFactWords::tr("The final norm and the language head read the residual stream at this layer, "
                                        "as if no layer followed. Early layers write for later ones, so their "
                                        "predictions may mean nothing yet.");
    return facts;
}
