#include "ui/find/command_sources.h"

#include <QCoreApplication>
#include <QMenuBar>
#include <QRegularExpression>

#include "core/analysis/measures.h"
#include "core/model/layer_numbers.h"
#include "core/session/edits/head_edits.h"
#include "core/session/head_sets.h"
#include "ui/view/heads/head_query.h"
#include "ui/words/error_text.h"
#include "ui/words/formula_parts.h"
#include "ui/words/glossary/glossary.h"
#include "ui/words/head_names.h"
#include "ui/words/head_title.h"
#include "ui/words/measure_names.h"
#include "ui/words/position_names.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Index;

namespace {

constexpr std::size_t mostHeads = 12;
constexpr std::size_t mostByMeasure = 5;
constexpr std::size_t mostTokens = 8;

QString tr(const char* text) { return QCoreApplication::translate("CommandSources", text); }

/// A command's name without the mark of its key and without its second column.
QString plainName(QString text)
{
    text = text.section(QLatin1Char('\t'), 0, 0);
    // Chinese names have their letter for the keyboard in parentheses behind them.
    static const QRegularExpression letter(QStringLiteral("\\(&\\w\\)"));
    text.remove(letter);
    text.replace(QLatin1String("&&"), QLatin1String("\x01"));
    text.remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
}

void addActions(QMenu* menu, const QString& place, std::vector<FoundCommand>& found)
{
    QMetaObject::invokeMethod(menu, "aboutToShow");  // it may be filled only then
    for (QAction* action : menu->actions()) {
        if (action->isSeparator() || !action->isEnabled() || !action->isVisible()) continue;
        const QString name = plainName(action->text());
        if (action->menu() != nullptr)
            addActions(action->menu(), place.isEmpty() ? name : tr("%1 › %2").arg(place, name), found);
        else
            found.push_back({.name = name,
                             .place = place,
                             .keys = action->shortcut().toString(QKeySequence::NativeText),
                             .act = [chosen = QPointer(action)] {
                                 if (chosen != nullptr) chosen->trigger();
                             }});
    }
}

/// "3.10"
QString numberOf(const core::ModelInfo& info, Index layer, Index head)
{
    return QStringLiteral("%1.%2").arg(core::layerNumber(info, layer, 1)).arg(head + 1);
}

FoundCommand headCommand(const Workbench& bench, const core::ModelInfo& info, Index layer, Index head,
                         const QString& place)
{
    Selection& selection = bench.selection;
    return {.name = QStringLiteral("%1  %2").arg(numberOf(info, layer, head), headTitle(info, layer, head)),
            .place = place,
            .act = [&selection, layer, head] { selection.setHead(layer, head); }};
}

/// The heads that do it most, and all of them sorted by it.
void addHeadsByMeasure(const Workbench& bench, const core::ModelInfo& info, core::Measure measure,
                       std::vector<FoundCommand>& found)
{
    SessionEditor& editor = bench.editor;
    const core::LogUnit unit = bench.session().heads.unit;
    found.push_back({.name = tr("Heads sorted by: %1").arg(measureName(measure, unit)),
                     .place = tr("All heads"),
                     .act = [&editor, measure] {
                         editor.look([measure](core::Session& next) { core::sortHeadsBy(next, measure); });
                         editor.setView(core::View::Heads);
                     }});
    const core::HeadTable& table = bench.findings.table();
    std::vector<std::pair<float, core::HeadAddress>> ranked;
    for (Index layer = 0; layer < table.layers; ++layer)
        for (Index head = 0; head < table.heads; ++head)
            if (const auto value = table.at(measure, layer, head))
                ranked.emplace_back(*value, core::HeadAddress{layer, head, 0});
    std::ranges::sort(ranked, std::ranges::greater(), [](const auto& each) { return each.first; });
    if (ranked.size() > mostByMeasure) ranked.resize(mostByMeasure);
    for (const auto& [value, head] : ranked) {
        const auto names = core::badges(table, head.layer, head.head, bench.session().heads.badge);
        const bool named = std::ranges::find(names, measure, &std::pair<core::Measure, float>::first) != names.end();
        const QString sign = named ? surenessSign(knownName(info, head.layer, head.head, measure)) : QString();
        found.push_back(headCommand(
            bench, info, head.layer, head.head,
            QStringLiteral("%1 %2%3").arg(shortMeasureName(measure), measureText(measure, value, unit), sign)));
    }
}

}  // namespace

std::vector<FoundCommand> menuCommands(const QMenuBar& bar, const std::vector<std::pair<QString, QMenu*>>& more)
{
    std::vector<FoundCommand> found;
    for (const QAction* menu : bar.actions())
        if (menu->menu() != nullptr && menu->isVisible()) addActions(menu->menu(), plainName(menu->text()), found);
    for (const auto& [name, menu] : more) addActions(menu, name, found);
    return found;
}

std::vector<FoundCommand> headCommands(const Workbench& bench, const QString& typed)
{
    std::vector<FoundCommand> found;
    const auto trace = bench.results.shown();
    if (trace == nullptr || typed.isEmpty()) return found;
    const core::ModelInfo& info = trace->model->info;
    if (const auto measure = measureNamed(typed)) addHeadsByMeasure(bench, info, *measure, found);
    const auto named = headNamed(info, typed);
    if (named) found.push_back(headCommand(bench, info, named->layer, named->head, tr("head")));
    // "3" finds the heads of layer 3, and "3.1" finds 3.10 and 3.11 too.
    for (Index layer = 0; layer < info.layers; ++layer)
        for (Index head = 0; head < info.heads && found.size() < mostHeads; ++head) {
            const bool isNamed = named && named->layer == layer && named->head == head;
            if (!isNamed && numberOf(info, layer, head).startsWith(typed))
                found.push_back(headCommand(bench, info, layer, head, tr("head")));
        }
    return found;
}

std::vector<FoundCommand> answerCommands(const Workbench& bench)
{
    if (!bench.answer.likeliest()) return {};
    HeadFindings& findings = bench.findings;
    return {{.name = tr("Knock out each head: which does “%1” rest on?")
                         .arg(tokenText(bench.answer.predictions().front().token)),
             .place = tr("Measures"),
             .act = [&findings] { findings.findWhatMatters(); }}};
}

std::vector<FoundCommand> headSetCommands(const Workbench& bench)
{
    std::vector<FoundCommand> found;
    SessionEditor& editor = bench.editor;
    const std::vector<core::HeadSet>& sets = bench.session().head_sets;
    for (std::size_t place = 0; place < sets.size(); ++place)
        found.push_back({.name = oneLine(QString::fromStdString(sets[place].name), 80),
                         .place = tr("set of heads"),
                         .act = [&editor, place] {
                             editor.look([place](core::Session& next) { core::chooseHeadSet(next, place); });
                             editor.setView(core::View::Heads);
                         }});
    return found;
}

std::vector<FoundCommand> moduleCommands(const Workbench& bench)
{
    std::vector<FoundCommand> found;
    SessionEditor& editor = bench.editor;
    const auto& module = bench.session().run().module;
    if (!module) return found;
    for (const auto& [name, encoding] : positionNames())
        found.push_back({.name = tr("Positions: %1").arg(name),
                         .place = tr("teaching module"),
                         .act = [&editor, changed = *module, positions = encoding]() mutable {
                             changed.positions = positions;
                             editor.setModule(changed);
                         }});
    return found;
}

std::vector<FoundCommand> tokenCommands(const Workbench& bench, const QString& typed)
{
    std::vector<FoundCommand> found;
    const auto trace = bench.results.shown();
    if (trace == nullptr || typed.isEmpty()) return found;
    const core::Focus focus = bench.selection.focus();
    const QStringList queries = tokenTexts(trace->queries(focus.item)), keys = tokenTexts(trace->keys(focus.item));
    Selection& selection = bench.selection;
    const auto add = [&](const QStringList& tokens, const QString& place, const auto& choose) {
        const std::size_t before = found.size();
        for (Index i = 0; i < tokens.size() && found.size() < before + mostTokens; ++i)
            if (tokens[i].contains(typed, Qt::CaseInsensitive))
                found.push_back({.name = tokens[i], .place = place.arg(i + 1), .act = [i, choose] { choose(i); }});
    };
    add(queries, tr("query %1"), [&selection](Index i) { selection.setCell({i, selection.chosen().key}); });
    add(keys, tr("key %1"), [&selection](Index i) { selection.setCell({selection.chosen().query, i}); });
    return found;
}

std::vector<FoundCommand> termCommands(const std::function<void(const QString& name)>& open)
{
    std::vector<FoundCommand> found;
    for (const GlossaryEntry& entry : glossary())
        found.push_back({.name = formulaPlain(entry.name), .place = tr("Glossary"), .act = [open, name = entry.name] {
                             open(name);
                         }});
    return found;
}
