#include "ui/plot/lesson_page/asked_facts.h"

#include "core/error.h"
#include "core/guess/guessed_keys.h"
#include "core/json/value_names.h"
#include "core/lesson/said_values.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/head_stages.h"
#include "core/session/session_names.h"
#include "ui/plot/lesson_page/lesson_page.h"
#include "ui/plot/lesson_page/lesson_values.h"
#include "ui/words/row_names.h"

#include <algorithm>

using core::Guess;
using core::Index;
using Kind = core::LessonQuestion::Kind;

namespace {

QString bareText(const core::Token& token)
{
    const std::string_view bare = core::bareToken(token.text);
    return QString::fromUtf8(bare.data(), static_cast<qsizetype>(bare.size()));
}

/// [keys] float32, as base64: a reader of the page's source does not see the hidden row.
QString packedRow(const core::Trace& trace, const core::HeadAddress& address, Index query)
{
    const auto stages = core::headStages(trace, address);
    const core::RowVector row = stages->weights.row(query);
    const QByteArray bytes(reinterpret_cast<const char*>(row.data()),
                           row.size() * static_cast<qsizetype>(sizeof(float)));
    return QString::fromLatin1(bytes.toBase64());
}

/// Adds the question and the ways to answer it.
void addSentences(QJsonObject& facts, const Guess& guess, const QString& row, const QString& key, const QString& head)
{
    const QString hidden = LessonPage::tr("The row stays hidden until you press Show.");
    const QString number = LessonPage::tr("a number sets its points, arrow keys, + and − change them by 5.");
    switch (guess.of) {
    case Guess::Of::Top:
        facts["title"] = LessonPage::tr("What does “%1” look at most?").arg(row);
        facts["sentence"] = LessonPage::tr("%1. Pick the token that you expect to get the most weight.").arg(head);
        facts["hint"] = LessonPage::tr("Click a token, or choose it with the arrow keys.") + u' ' + hidden;
        return;
    case Guess::Of::Cell:
        facts["title"] = LessonPage::tr("How much does “%1” look at “%2”?").arg(row, key);
        facts["sentence"] = LessonPage::tr("%1. Of the 100 points of this row, how many are on this token?").arg(head);
        facts["hint"] = LessonPage::tr("Drag the bar, or type: %1").arg(number) + u' ' + hidden;
        return;
    case Guess::Of::Row:
        facts["title"] = LessonPage::tr("Where does “%1” look?").arg(row);
        facts["sentence"] =
            LessonPage::tr("%1. Give this row's 100 points to the tokens that you expect it to attend to.").arg(head);
        facts["hint"] =
            LessonPage::tr("Drag a bar, or type: Tab chooses a token, %1 Points left over are spread evenly.")
                .arg(number)
            + u' ' + hidden;
        return;
    case Guess::Of::Head:
        facts["title"] = LessonPage::tr("Which head is it?");
        facts["sentence"] = LessonPage::tr("Look for it among the heads and choose it.");
        facts["hint"] = LessonPage::tr("All maps and numbers stay visible; press Show to see which head is meant.");
        return;
    }
}

double numberOf(const core::LessonQuestion& question, const core::ComputedStep& step)
{
    return question.computed ? core::computedNumber(*question.computed, step.ground) : question.number;
}

constexpr double rounding = 1e-9;  // of decimal numbers

/// Where a cell is named, and a head from 1. Between which numbers an answer is right, the engine says here.
void addAnswer(QJsonObject& facts, const core::LessonQuestion& question, const core::ComputedStep& step)
{
    switch (question.kind) {
    case Kind::Number:
        facts["low"] = numberOf(question, step) - question.tolerance - rounding;
        facts["high"] = numberOf(question, step) + question.tolerance + rounding;
        return;
    case Kind::Token: facts["key"] = placeValue(core::keyNamed(step.ground, question.token)); return;
    case Kind::Cell:
        facts["row"] = placeValue(core::rowNamed(step.ground, question.cell.query));
        facts["key"] = placeValue(core::keyNamed(step.ground, question.cell.key));
        return;
    case Kind::Head:
        facts["layer"] = placeValue(question.head.first + 1);
        facts["head"] = placeValue(question.head.second + 1);
        return;
    case Kind::Choice:
    case Kind::Text: return;
    }
}

/// The answer for students who do not find it; of a release only the engine knows it.
QString answerText(const core::LessonQuestion& question, const core::ComputedStep& step)
{
    constexpr int places = 3;
    if (!question.answer.empty() || !question.computed) return lessonText(question.answer);
    return QString::number(numberOf(question, step), 'f', places);
}

QJsonObject factsOf(const core::LessonQuestion& question, const core::ComputedStep& step)
{
    QJsonArray options, hints;
    QStringList right;
    for (const core::LessonOption& option : question.options) {
        options.append(QJsonObject{{"text", lessonText(option.text)}, {"right", option.right}});
        if (option.right) right << lessonText(option.text);
    }
    for (const std::string& hint : question.hints) hints.append(lessonText(hint));
    const bool known = question.kind == Kind::Text ? !question.answer.empty() : question.isJudged();
    QJsonObject facts{{"ask", lessonText(question.ask)},
                      {"kind", core::nameOf(question.kind, core::questionKinds)},
                      {"options", options},
                      {"several", question.several},
                      {"hints", hints},
                      {"known", known}};
    QJsonArray wrong;
    for (const core::WrongAnswer& each : question.wrong) {
        QJsonObject told{{"feedback", lessonText(each.feedback)}};
        if (question.kind == Kind::Choice)
            told["option"] = placeValue(std::ranges::find(question.options, each.said, &core::LessonOption::text)
                                        - question.options.begin());
        else if (const auto other = core::askedFor(question, each.said))
            addAnswer(told, *other, step);
        wrong.append(told);
    }
    facts["wrong"] = wrong;
    facts["shuffled"] = question.shuffled;
    facts["percent"] = core::asksForPercent(question);
    facts["answer"] = question.kind == Kind::Choice ? right.join(LessonPage::tr("; ")) : answerText(question, step);
    if (known) addAnswer(facts, question, step);
    return facts;
}

/// The weights in their order: 1 is the largest.
QJsonArray ranksOf(const core::RowVector& row)
{
    QJsonArray ranks;
    for (const float weight : row) ranks.append(placeValue(1 + (row.array() > weight).count()));
    return ranks;
}

QJsonArray namesOf(const std::vector<core::Token>& tokens)
{
    QJsonArray names;
    for (const core::Token& token : tokens) names.append(QJsonArray{lessonText(token.text), bareText(token)});
    return names;
}

}  // namespace

QJsonObject guessFacts(const core::ComputedStep& step)
{
    if (!step.session.guess || step.covers) return {};
    const Guess& guess = *step.session.guess;
    const core::Trace& trace = *step.ground.trace;
    const core::HeadAddress address{guess.at.layer, guess.at.head, guess.at.item};
    const Index count_from = step.session.figure.count_from;
    const Index layer = core::layerNumber(trace.model->info, guess.at.layer, count_from);
    QJsonObject facts{{"of", core::nameOf(guess.of, core::guessKinds)},
                      {"layer", placeValue(layer)},
                      {"head", placeValue(guess.at.head + count_from)}};
    const QString head = LessonPage::tr("Layer %1, head %2").arg(layer).arg(guess.at.head + count_from);
    if (guess.of == Guess::Of::Head) {
        addSentences(facts, guess, {}, {}, head);
        return facts;
    }
    const auto named = core::namingToken(trace, address.item, guess.at.query, step.ground.rows);
    const QString row = named ? bareText(trace.queries(address.item)[static_cast<std::size_t>(*named)])
                              : rowLabel(trace, address.item, guess.at.query, step.ground.rows);
    QJsonArray keys, visible;
    for (const core::Token& token : trace.keys(address.item)) keys.append(bareText(token));
    for (const bool seen : core::guessedKeys(trace, address, guess.at.query)) visible.append(seen);
    facts["keys"] = keys;
    facts["visible"] = visible;
    facts["key"] = placeValue(guess.at.key);
    facts["weights"] = packedRow(trace, address, guess.at.query);
    facts["ranks"] = ranksOf(core::headStages(trace, address)->weights.row(guess.at.query));
    facts["about"] = LessonPage::tr("%1: the row of “%2”.").arg(head, row);
    addSentences(facts, guess, row, keys[guess.at.key].toString(), head);
    return facts;
}

QJsonArray questionFacts(const core::LessonStep& asked, const core::ComputedStep& step)
{
    QJsonArray questions;
    for (const core::LessonQuestion& question : asked.questions) questions.append(factsOf(question, step));
    return questions;
}

QJsonObject tokenNames(const core::ComputedStep& step)
{
    const core::Trace& trace = *step.ground.trace;
    const Index item = step.ground.head.item;
    QJsonArray rows;
    for (Index token = 0; token < std::ssize(trace.queries(item)); ++token) {
        const auto row = core::rowNamedAfter(trace, item, token, step.ground.rows);
        rows.append(row ? placeValue(*row) : QJsonValue());
    }
    return {{"queries", namesOf(trace.queries(item))}, {"keys", namesOf(trace.keys(item))}, {"rows", rows}};
}
