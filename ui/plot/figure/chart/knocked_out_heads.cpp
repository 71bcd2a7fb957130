// The changes of an answer without each head: a pass for each, unless the numbers are known already.

#include "core/error.h"
#include "core/explain/asked_answer.h"
#include "core/model/pass/statement.h"
#include "core/prepare/prepared_run.h"
#include "ui/plot/figure/chart/chart_heads.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/words/measure_names.h"
#include "ui/words/token_text.h"

#include <cmath>
#include <limits>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

/// A place of a text, and the question there.
struct Asked {
    core::Answer answer;
    QString words;
    QString before;
};

QString probabilityText(double probability)
{
    constexpr double small = 0.001;
    return probability < small ? tr("p < %1").arg(small) : tr("p = %1").arg(probability, 0, 'g', 2);
}

core::TokenStatement statementAt(const core::Trace& speaker, Index item, Index position,
                                 const core::ChartSettings& chart, const std::stop_token& stop)
{
    core::TokenQuestion question{.item = item, .position = position, .tracked = chart.answers};
    if (!chart.against.empty()) question.tracked.push_back({chart.against});
    core::TokenStatement said = core::statementOf(speaker, question, stop);
    const std::string& model = speaker.model->info.name;
    if (said.likeliest.empty())
        throw core::Error(core::Code::Unsupported, model,
                          "a figure of knock-outs is not supported: expected a model that predicts tokens, found %1",
                          speaker.model->info.architecture);
    for (std::size_t i = 0; i < said.words.size(); ++i)
        if (!said.tracked[i])
            throw core::Error(core::Code::Missing, model,
                              "the answer “%1” is missing: expected a word that the vocabulary begins",
                              said.words[i].text);
    return said;
}

std::vector<Asked> askedAnswers(const core::TokenStatement& said, const FigureSettings& settings, Index item)
{
    const core::ChartSettings& chart = settings.part.chart;
    const auto word = [&](const core::Token& token) { return written(settings, {tokenText(token)}).front(); };
    const QString place = tr("at token %1").arg(said.position + 1);
    const auto asked = [&](const core::Token& token, double probability) {
        return Asked{{item, said.position, token.id},
                     QStringLiteral("“%1” %2").arg(word(token), place),
                     probabilityText(probability)};
    };
    std::vector<Asked> all;
    if (chart.answers.empty())
        all.push_back(asked(said.likeliest.front().token, static_cast<double>(said.likeliest.front().probability)));
    for (std::size_t i = 0; i < chart.answers.size(); ++i)
        all.push_back(asked(said.tracked[i]->word.token, std::exp(said.tracked[i]->log_probability)));
    if (chart.against.empty()) return all;
    const core::TrackedProbability& other = *said.tracked.back();
    for (Asked& each : all) {
        each.answer.against = other.word.token.id;
        each.words = tr("%1 rather than “%2”").arg(each.words, word(other.word.token));
        each.before.clear();
    }
    return all;
}

}  // namespace

std::vector<KnockedOutHeads> knockedOutHeads(const FigureSource& source, const FigureSettings& settings,
                                             const std::stop_token& stop, core::Measure measure)
{
    const auto whole = source.whole ? source.whole : source.traces.front();
    if (whole == nullptr || whole->recorded() || whole->fromGiven())
        throw core::Error(core::Code::Unsupported, source.session.run().recorded.file.string(),
                          "a figure of knock-outs is not supported: expected a model, because attention from a file "
                          "predicts nothing, found attention from a file");
    const core::Focus& focus = source.session.focus;
    const Index item = itemOf(source, firstTrace(source));
    const Index position = core::askedPosition(*whole, focus.block, item, focus.query);
    const core::TokenStatement said = statementAt(core::speakerOf(*whole), item, position, settings.part.chart, stop);
    const std::vector<Asked> asked = askedAnswers(said, settings, item);
    HeadNumbers::KnockedOut question{
        .whole = whole, .options = core::optionsOf(source.session.run()), .block = focus.block};
    question.options.patches = source.computed;
    question.ablation = core::ablationOf(measure, source.session.heads.reference);
    for (const Asked& each : asked) question.answers.push_back(each.answer);
    const std::vector<core::HeadTable> tables = source.numbers->knockedOut(question, stop);

    const core::HeadsSettings& heads = source.session.heads;
    const double factor = core::factorOf(measure, heads.unit);
    const bool preferred = !settings.part.chart.against.empty();
    std::vector<KnockedOutHeads> all;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        KnockedOutHeads one{.answer = asked[i].words, .before = asked[i].before};
        const bool bits = heads.unit == core::LogUnit::Bits;
        one.heads = {.measure = measure,
                     .values = core::Matrix::Constant(tables[i].layers, tables[i].heads,
                                                      std::numeric_limits<float>::quiet_NaN()),
                     .name = preferred
                                 ? (bits ? tr("change of the log-odds, bits") : tr("change of the log-odds, nats"))
                             : bits ? tr("change of log-probability, bits")
                                    : tr("change of log-probability, nats"),
                     .meaning = measureMeaning(measure, heads)};
        for (Index layer = 0; layer < tables[i].layers; ++layer)
            for (Index head = 0; head < tables[i].heads; ++head)
                if (const auto value = tables[i].at(core::Measure::KnockOut, layer, head))
                    one.heads.values(layer, head) = static_cast<float>(static_cast<double>(*value) * factor);
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace figure_layout
