#include "ui/plot/why/account_words.h"

#include <QCoreApplication>

#include "core/model/layer_numbers.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/mixing_source.h"
#include "core/model/pass/prediction.h"
#include "ui/words/part_name.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

struct WhyWords {
    Q_DECLARE_TR_FUNCTIONS(Why)
};

QString lineName(const core::ShownParts& side, const std::vector<core::StreamPart>& parts, Index line,
                 const core::ModelInfo& info)
{
    if (line == std::ssize(side.parts)) return restName(side.rest);
    const Index part = side.parts[static_cast<std::size_t>(line)];
    return partName(parts[static_cast<std::size_t>(part)], info);
}

/// Whether a layer's heads are the channels of a short convolution, which are one part together.
bool isOfChannels(const core::Trace& whole, core::AttentionBlock block)
{
    if (block != core::AttentionBlock::Mixing) return false;
    return std::ranges::any_of(whole.mixing->mixes->places(), [](const core::MixingPlace& place) {
        return std::holds_alternative<core::ShortConvolution>(*place.mixer);
    });
}

/// What a label of the whole input is about.
QString wholeInput(core::Reads reads)
{
    if (reads == core::Reads::Pictures) return WhyWords::tr("of the whole picture");
    return reads == core::Reads::Sounds ? WhyWords::tr("of the whole sound") : WhyWords::tr("of the whole text");
}

}  // namespace

QString signedNumber(double value, int places)
{
    const QString text = QString::number(std::abs(value), 'f', places);
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + text;
}

QString plainNumber(double value, int places)
{
    QString text = QString::number(std::abs(value), 'f', places);
    return value < 0 ? QStringLiteral("−") + text : text;
}

QString tokenNamed(const std::vector<core::Token>& tokens, Index place)
{
    return place >= 0 && place < std::ssize(tokens) ? tokenText(tokens[static_cast<std::size_t>(place)]) : QString();
}

QString headName(const core::ModelInfo& info, Index layer, Index head)
{
    return QStringLiteral("%1.%2").arg(core::layerNumber(info, layer, 1)).arg(head + 1);
}

CellWords::CellWords(AccountedCell cell) : m_cell(std::move(cell))
{
    const auto trace = core::blockOf(m_cell.whole, m_cell.block);
    m_query = tokenNamed(trace->queries(m_cell.head.item), m_cell.cell.query);
    m_key = tokenNamed(trace->keys(m_cell.head.item), m_cell.cell.key);
}

QString CellWords::queryLine(const core::ShownParts& side, Index line) const
{
    return lineName(side, m_cell.account->query, line, core::blockOf(m_cell.whole, m_cell.block)->model->info);
}

QString CellWords::keyLine(const core::ShownParts& side, Index line) const
{
    const bool encoded = m_cell.block == core::AttentionBlock::Cross;
    const auto trace = core::blockOf(m_cell.whole, encoded ? core::AttentionBlock::Self : m_cell.block);
    return lineName(side, m_cell.account->key, line, trace->model->info);
}

AccountWords CellWords::table(const core::AccountTable& table) const
{
    AccountWords words;
    for (Index line = 0; line < table.query.lines(); ++line) words.queries << queryLine(table.query, line);
    for (Index line = 0; line < table.key.lines(); ++line) words.keys << keyLine(table.key, line);
    words.query_title = WhyWords::tr("What wrote the query’s row, “%1”").arg(m_query);
    words.key_title = WhyWords::tr("What wrote the key’s row, “%1”").arg(m_key);
    words.colors = WhyWords::tr("added to the score");
    return words;
}

QString CellWords::headline() const { return WhyWords::tr("score of %1 for %2").arg(m_query, m_key); }

QString CellWords::more() const
{
    QStringList said{WhyWords::tr("before softmax"), quotient(), outcome()};
    said.removeAll(QString());
    return said.join(QStringLiteral(" · "));
}

QString CellWords::quotient() const
{
    const core::CellAccount& account = *m_cell.account;
    if (account.divisor == 1 || !account.other.empty()) return {};
    return QStringLiteral("%1 ∕ %2").arg(plainNumber(static_cast<double>(account.raw), 2),
                                         QString::number(static_cast<double>(account.divisor), 'g', 4));
}

QString CellWords::outcome() const
{
    const core::CellAccount& account = *m_cell.account;
    QStringList said;
    for (const core::WholePart& part : account.added)
        said << WhyWords::tr("%1 for the position gives %2")
                    .arg(signedNumber(part.value, 3), plainNumber(account.score_with_bias, 3));
    if (!account.hidden_by.empty())
        said << WhyWords::tr("hidden by the mask (%1), so softmax does not use it")
                    .arg(QString::fromStdString(account.hidden_by.front()));
    else
        said << WhyWords::tr("becomes the weight %1").arg(plainNumber(static_cast<double>(account.weight), 4));
    if (account.sink_weight)
        said << WhyWords::tr("the sink takes %1 of the row")
                    .arg(plainNumber(static_cast<double>(*account.sink_weight), 3));
    return said.join(QStringLiteral(" · "));
}

QString AnswerPartWords::tokenName(Index id) const
{
    return tokenText(core::answerToken(*core::speakerOf(*m_answer.whole).model, id));
}

AnswerWords AnswerPartWords::parts(const core::ShownParts& parts) const
{
    AnswerWords words;
    for (Index line = 0; line < parts.lines(); ++line)
        words.parts << lineName(parts, m_answer.account->parts, line, core::speakerOf(*m_answer.whole).model->info);
    words.title = WhyWords::tr("Added to the logit");
    return words;
}

QString AnswerPartWords::headline() const
{
    const core::Answer& answer = m_answer.answer;
    if (answer.against)
        return WhyWords::tr("logit of %1 minus logit of %2").arg(tokenName(answer.id), tokenName(*answer.against));
    return WhyWords::tr("logit of %1").arg(tokenName(answer.id));
}

QString AnswerPartWords::more() const
{
    const core::Answer& answer = m_answer.answer;
    const QString token = tokenNamed(core::speakerOf(*m_answer.whole).queries(answer.item), answer.position);
    if (const auto& labels = core::speakerOf(*m_answer.whole).model->transformer.label_head) {
        const QString held = labels->activation
                                 ? WhyWords::tr(" · the pooler’s activation is held at its factors of this pass")
                                 : QString();
        return (labels->of == core::LabelHead::Of::Whole
                    ? wholeInput(core::speakerOf(*m_answer.whole).model->info.reads)
                    : WhyWords::tr("at token %1, %2").arg(answer.position + 1).arg(token))
               + held;
    }
    return core::speakerOf(*m_answer.whole).model->transformer.causal
               ? WhyWords::tr("after token %1, %2").arg(answer.position + 1).arg(token)
               : WhyWords::tr("at token %1, %2").arg(answer.position + 1).arg(token);
}

std::vector<HeadMapOfAnswer> AnswerPartWords::maps(const core::HeadTable& knocked, core::AttentionBlock block) const
{
    const auto trace = core::blockOf(m_answer.whole, block);
    const core::ModelInfo& info = trace->model->info;
    HeadMapOfAnswer wrote{WhyWords::tr("What each head writes into the answer"),
                          m_answer.account->headValues(block, info.layers, info.heads)};
    if (isOfChannels(*m_answer.whole, block)) {
        wrote.values = {};
        wrote.empty =
            WhyWords::tr("The channels of a short convolution write together: the list has them as one part.");
    }
    for (Index layer = 0; layer < info.layers; ++layer)
        wrote.layers << WhyWords::tr("layer %1").arg(core::layerNumber(info, layer, 1));
    for (Index head = 0; head < info.heads; ++head) wrote.heads << QString::number(head + 1);
    HeadMapOfAnswer without = wrote;
    without.title = m_answer.answer.against ? WhyWords::tr("How the logit difference changes without the head")
                                            : WhyWords::tr("How the log-probability changes without the head, in nats");
    without.values = {};
    without.empty = WhyWords::tr("“Knock out each head” fills this map.");
    if (const auto found = knocked.values.find(core::Measure::KnockOut); found != knocked.values.end()) {
        without.values = core::Matrix::Constant(info.layers, info.heads, HeatData::unknown);
        for (Index layer = 0; layer < info.layers; ++layer)
            for (Index head = 0; head < info.heads; ++head)
                if (const auto value = knocked.at(core::Measure::KnockOut, layer, head))
                    without.values(layer, head) = *value;
    }
    return {wrote, without};
}

QString lensLayer(const core::ModelInfo& info, Index layer)
{
    return layer == 0 ? WhyWords::tr("before layer %1").arg(core::layerNumberOfAll(info, 0, 1))
                      : WhyWords::tr("after layer %1").arg(core::layerNumberOfAll(info, layer - 1, 1));
}

LensWords lensWords(const core::Trace& whole, Index item, std::optional<Index> asked, const core::LogitLens& lens)
{
    const core::Trace& speaker = core::speakerOf(whole);
    LensWords words;
    for (Index layer = 0; layer <= lens.layers(); ++layer) words.layers << lensLayer(speaker.model->info, layer);
    words.tokens = tokenTexts(speaker.queries(item));
    words.colors = asked ? WhyWords::tr("probability of %1").arg(tokenText(core::answerToken(*speaker.model, *asked)))
                         : WhyWords::tr("probability of the likeliest token");
    return words;
}
