#include "ui/plot/spoken/head_description_words.h"

#include <QCoreApplication>

#include "core/model/layer_numbers.h"
#include "ui/plot/spoken/spoken_cell.h"
#include "ui/words/head_names.h"
#include "ui/words/head_title.h"
#include "ui/words/measure_names.h"
#include "ui/words/part_name.h"
#include "ui/words/row_names.h"
#include "ui/words/rule_names.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::HeadDescription;
using core::Index;
using core::Measure;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadDescription)
};

/// Weights of a file may be anything.
bool isOfShares(const core::Trace& trace) { return trace.range == std::pair(0.0F, 1.0F); }

/// A token's name, with a number where several tokens are written alike.
QString placeName(const QString& name, const std::vector<core::Token>& tokens, Index place)
{
    const std::string& text = tokens[static_cast<std::size_t>(place)].text;
    const bool alone = std::ranges::count(tokens, text, &core::Token::text) == 1;
    return alone ? name : Words::tr("%1 (token %2)").arg(name).arg(place + 1);
}

QString keyName(const DescribedHead& head, Index key)
{
    const std::vector<core::Token>& keys = head.trace.keys(head.address.item);
    return placeName(tokenText(keys[static_cast<std::size_t>(key)]), keys, key);
}

QString headName(const DescribedHead& head)
{
    const core::ModelInfo& info = head.trace.model->info;
    const Index layer = core::layerNumber(info, head.address.layer, head.count_from);
    const Index number = head.address.head + head.count_from;
    const bool counts = head.count_from == 1 && info.layer_numbers.empty();
    QString name =
        counts ? Words::tr("layer %1 of %2, head %3 of %4").arg(layer).arg(info.layers).arg(number).arg(info.heads)
               : Words::tr("layer %1, head %2").arg(layer).arg(number);
    if (info.block) name = Words::tr("%1 attention, %2").arg(blockName(*info.block), name);
    if (!info.head_names.empty()) name += QStringLiteral(", “%1”").arg(givenHeadName(info, head.address.head));
    return name;
}

QString extent(const DescribedHead& head)
{
    const Index item = head.address.item;
    const auto queries = std::ssize(head.trace.queries(item)), keys = std::ssize(head.trace.keys(item));
    if (!head.trace.batch.key_sequences.empty())
        return Words::tr("%1 tokens attend to %2 tokens of the other text.").arg(queries).arg(keys);
    if (queries != keys) return Words::tr("%1 tokens attend to %2.").arg(queries).arg(keys);
    switch (head.trace.model->info.reads) {
    case core::Reads::Pictures: return Words::tr("It reads a picture as %1 tokens, most of them patches.").arg(keys);
    case core::Reads::Sounds: return Words::tr("It reads a sound as %1 tokens, each a moment.").arg(keys);
    case core::Reads::Text: break;
    }
    return keys == 1 ? Words::tr("It reads a text of one token.")
                     : Words::tr("It reads a text of %1 tokens.").arg(keys);
}

/// The behaviour of a head that is named after a pattern.
QString doing(Measure measure)
{
    switch (measure) {
    case Measure::Self: return Words::tr("It attends mostly to the token itself: %1 of its weight on average.");
    case Measure::Previous: return Words::tr("It attends mostly to the previous token: %1 of its weight on average.");
    case Measure::Next: return Words::tr("It attends mostly to the next token: %1 of its weight on average.");
    case Measure::First: return Words::tr("It attends mostly to the first token: %1 of its weight on average.");
    case Measure::Special:
        return Words::tr("It attends mostly to tokens that the tokenizer added: %1 of its weight on average.");
    case Measure::Duplicate:
        return Words::tr(
            "It attends mostly to the same token before, where there is one: %1 of the weight on average.");
    case Measure::Induction:
        return Words::tr("On random tokens that are repeated, it attends to what came after the same token before: "
                         "%1 of its weight on average.");
    default: return {};
    }
}

QStringList patterns(const DescribedHead& head, const HeadDescription& facts)
{
    core::HeadTable table(1, 1);
    for (const auto& [measure, value] : facts.measures) table.set(measure, 0, 0, value);
    QStringList said;
    for (const auto& [measure, share] : core::badges(table, 0, 0, head.settings.badge))
        said << doing(measure).arg(measureText(measure, share))
             << surenessText(knownName(head.trace.model->info, head.address.layer, head.address.head, measure));
    const auto all = core::badges(table, 0, 0, 0);
    if (said.isEmpty() && !all.empty())
        said << Words::tr("No named pattern takes %1 of its weight. The strongest of them is “%2”: %3 on average.")
                    .arg(head.settings.badge, 0, 'f', 2)
                    .arg(shortMeasureName(all.front().first), measureText(all.front().first, all.front().second));
    if (const auto order = facts.measures.find(Measure::InOrder); order != facts.measures.end())
        said << Words::tr("It follows the other text's order: %1, where 1 means exactly.")
                    .arg(measureText(Measure::InOrder, order->second));
    return said;
}

QString spread(const DescribedHead& head, const HeadDescription& facts)
{
    const auto entropy = facts.measures.find(Measure::Entropy);
    if (entropy == facts.measures.end()) return {};
    if (facts.most_entropy <= 0) return Words::tr("Each row sees one key alone, so that there is nothing to choose.");
    const double factor = core::factorOf(Measure::Entropy, head.settings.unit);
    const auto nats = static_cast<double>(entropy->second);
    const bool bits = head.settings.unit == core::LogUnit::Bits;
    return (bits ? Words::tr("The mean entropy of its rows is %1 bits of at most %2: as spread as %3 equal keys.")
                 : Words::tr("The mean entropy of its rows is %1 nats of at most %2: as spread as %3 equal keys."))
        .arg(factor * nats, 0, 'f', 2)
        .arg(factor * facts.most_entropy, 0, 'f', 2)
        .arg(std::exp(nats), 0, 'f', 1);
}

QString strongest(const DescribedHead& head, const HeadDescription& facts)
{
    if (facts.strongest.empty()) return {};
    const std::vector<core::Token>& queries = head.trace.queries(head.address.item);
    QStringList cells;
    for (const HeadDescription::Row& row : facts.strongest)
        cells << spokenCell(
            placeName(rowSubject(head.trace, head.address.item, row.query, head.rows), queries, row.query),
            keyName(head, row.key), row.weight, 0, 0,
            isOfShares(head.trace) ? SpokenAmount::Share : SpokenAmount::Number);
    return Words::tr("The rows with the strongest single weights: %1.").arg(cells.join(QStringLiteral("; ")));
}

QStringList resting(const DescribedHead& head, const HeadDescription& facts)
{
    QStringList said;
    if (facts.most_attended)
        said << Words::tr("Of all tokens, %1 gets most weight: %2 on average over the rows that see it.")
                    .arg(spokenToken(keyName(head, facts.most_attended->first)),
                         spokenShare(facts.most_attended->second));
    if (facts.rest_on_first > 0)
        said << (facts.see_first == facts.counted
                     ? Words::tr("In %1 of %2 rows at least half of the weight rests on the first token, %3.")
                     : Words::tr("In %1 of the %2 rows that see the first token, %3, at least half of the weight rests "
                                 "on it."))
                    .arg(facts.rest_on_first)
                    .arg(facts.see_first)
                    .arg(spokenToken(keyName(head, 0)));
    if (facts.rest_on_special > 0)
        said << Words::tr("In %1 of %2 rows at least half of the weight rests on tokens that the tokenizer added.")
                    .arg(facts.rest_on_special)
                    .arg(facts.counted);
    return said;
}

QString masked(const DescribedHead& head, const HeadDescription& facts)
{
    if (facts.hidden == 0) return Words::tr("The mask hides no cell.");
    QStringList rules;
    for (const auto& [rule, cells] : head.trace.mask(head.address).hiddenCounts(facts.queries, facts.keys))
        rules << ruleBehindBy(rule);
    const Index cells = facts.queries * facts.keys;
    if (rules.isEmpty()) return Words::tr("The mask hides %1 of %2 cells.").arg(facts.hidden).arg(cells);
    return Words::tr("The mask hides %1 of %2 cells, by %3.")
        .arg(facts.hidden)
        .arg(cells)
        .arg(rules.join(QStringLiteral(", ")));
}

/// Rows that nothing of this is about.
QStringList leftOut(const HeadDescription& facts)
{
    QStringList said;
    if (facts.blind > 0) said << Words::tr("Rows that see no key: %1.").arg(facts.blind);
    if (facts.broken > 0)
        said << Words::tr("Rows with weights that are NaN or infinite, which are left out: %1.").arg(facts.broken);
    if (facts.not_shown > 0)
        said << Words::tr("Rows that are hidden until they have been guessed: %1.").arg(facts.not_shown);
    return said;
}

}  // namespace

QStringList headDescription(const DescribedHead& head, const HeadDescription& facts)
{
    const core::Trace& trace = head.trace;
    QStringList said{QStringLiteral("%1, %2.").arg(QString::fromStdString(trace.model->info.name), headName(head)),
                     extent(head)};
    if (const auto texts = trace.batch.sequences.size(); texts > 1)
        said << Words::tr("This is text %1 of %2.").arg(head.address.item + 1).arg(texts);
    if (const QString note = readingNote(trace, head.rows); !note.isEmpty())
        said << Words::tr("Rows are named after the tokens that they predict.");
    if (facts.counted == 0) return said << Words::tr("No row has weights that can be described.") << leftOut(facts);
    if (isOfShares(trace)) said << patterns(head, facts) << spread(head, facts);
    said << strongest(head, facts);
    if (isOfShares(trace)) said << resting(head, facts);
    said << masked(head, facts) << leftOut(facts);
    said.removeAll(QString());
    return said;
}
