#include "ui/plot/figure/chart/chart_heads.h"

#include "core/distribution.h"
#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/model/recorded/recorded_tokens.h"
#include "core/session/head_sets.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/words/head_title.h"
#include "ui/words/measure_names.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

using core::FigureSettings;
using core::Index;
using core::Measure;
using Groups = core::ChartSettings::Groups;

namespace figure_layout {
namespace {

std::vector<core::HeadAddress> thoseOf(const std::vector<core::ComparedHead>& chosen, const core::ModelInfo& info,
                                       Index item)
{
    std::vector<core::HeadAddress> heads;
    for (const core::ComparedHead& each : chosen) {
        const core::HeadAddress head{each.layer, each.head, item};
        const bool there = each.run == 0 && each.layer < info.layers && each.head < info.heads;
        if (there && std::ranges::find(heads, head) == heads.end()) heads.push_back(head);
    }
    return heads;
}

HeadGroup named(const QString& name, std::vector<core::HeadAddress> heads)
{
    if (heads.empty())
        throw core::Error(core::Code::Missing, "",
                          "the group “%1” is missing: expected at least one head of this model", name.toStdString());
    const QString count = heads.size() == 1 ? tr("1 head") : tr("%1 heads").arg(heads.size());
    return {QStringLiteral("%1 (%2)").arg(name, count), std::move(heads)};
}

HeadGroup allBut(const std::vector<core::HeadAddress>& some, const core::ModelInfo& info, Index item)
{
    std::vector<core::HeadAddress> others;
    for (Index layer = 0; layer < info.layers; ++layer)
        for (Index head = 0; head < info.heads; ++head) {
            const core::HeadAddress address{layer, head, item};
            if (std::ranges::find(some, address) == some.end()) others.push_back(address);
        }
    return named(tr("all others"), std::move(others));
}

const core::HeadSet& setNamed(const core::Session& session, const std::string& name)
{
    if (const core::HeadSet* set = core::headSetNamed(session, name)) return *set;
    std::string known;
    for (const core::HeadSet& each : session.head_sets) known += (known.empty() ? "" : ", ") + each.name;
    if (known.empty())
        throw core::Error(core::Code::Missing, "",
                          "the set of heads “%1” is missing: expected a session with named sets of heads", name);
    throw core::Error(core::Code::Unknown, "", "unknown set of heads: %1. The known ones are %2.", name, known);
}

/// Whether the first query sees one key in any layer, as under a causal mask.
bool firstSeesOne(const core::Trace& trace, Index item)
{
    std::vector<std::uint8_t> seen(trace.keys(item).size());
    for (Index layer = 0; layer < std::ssize(trace.layers); ++layer) {
        trace.mask({layer, 0, item}).visibleKeys(0, seen);
        if (std::ranges::count(seen, std::uint8_t{0}) + 1 >= std::ssize(seen)) return true;
    }
    return false;
}

/// Takes one measure out of the whole table.
MeasuredHeads taken(const core::HeadTable& table, Measure measure, const core::HeadsSettings& settings, bool seesOne)
{
    MeasuredHeads heads{.measure = measure,
                        .values =
                            core::Matrix::Constant(table.layers, table.heads, std::numeric_limits<float>::quiet_NaN()),
                        .name = measureName(measure, settings.unit),
                        .meaning = measureMeaning(measure, settings, seesOne)};
    const double factor = core::factorOf(measure, settings.unit);
    for (Index layer = 0; layer < table.layers; ++layer)
        for (Index head = 0; head < table.heads; ++head)
            if (const auto value = table.at(measure, layer, head); value && std::isfinite(*value))
                heads.values(layer, head) = static_cast<float>(static_cast<double>(*value) * factor);
    return heads;
}

core::HeadTable headTableOf(const FigureSource& source, Measure measure, const std::stop_token& stop)
{
    const core::Session& session = source.session;
    const core::Trace& trace = firstTrace(source);
    const Index item = itemOf(source, trace);
    const core::Focus& focus = session.focus;
    if (measure == Measure::Cell) {
        const auto cell = core::Painting{}.painted({focus.query, focus.query, focus.key, focus.key}, core::Brush::Hide);
        return core::weightsOn(trace, item, measure, cell);
    }
    if (measure == Measure::Marked) {
        if (!session.marked || session.marked->empty())
            throw core::Error(
                core::Code::Missing, "",
                "the weight on the marked cells is missing: expected a session in which cells are marked");
        return core::weightsOn(trace, item, measure, *session.marked);
    }
    const Index sequences = measure == Measure::Induction ? session.heads.repeated : 0;
    return source.numbers->measured({source.traces.front(), item, session.heads.rows, sequences}, stop);
}

}  // namespace

std::vector<core::HeadAddress> pickedHeads(const FigureSource& source)
{
    const core::Trace& trace = firstTrace(source);
    return thoseOf(source.session.chosen, trace.model->info, itemOf(source, trace));
}

std::vector<HeadGroup> headGroups(const FigureSource& source, const FigureSettings& settings)
{
    const core::Trace& trace = firstTrace(source);
    const core::ModelInfo& info = trace.model->info;
    const Index item = itemOf(source, trace);
    if (settings.part.chart.groups == Groups::Picked) {
        const std::vector<core::HeadAddress> picked = pickedHeads(source);
        if (picked.empty())
            throw core::Error(core::Code::Missing, "",
                              "the group of picked heads is missing: expected heads that were picked");
        return {named(tr("picked"), picked), allBut(picked, info, item)};
    }
    std::vector<HeadGroup> groups;
    std::vector<core::HeadAddress> first;
    for (const std::string& name : settings.part.chart.sets) {
        const core::HeadSet& set = setNamed(source.session, name);
        const std::vector<core::HeadAddress> heads = thoseOf(set.heads, info, item);
        if (groups.empty()) first = heads;
        groups.push_back(named(QString::fromStdString(set.name), heads));
    }
    if (groups.empty())
        throw core::Error(core::Code::Missing, "",
                          "the group of heads is missing: expected the name of one of the session's sets");
    if (groups.size() == 1) groups.push_back(allBut(first, info, item));
    return groups;
}

QString shortHeadName(const core::ModelInfo& info, const core::HeadAddress& head, Index countFrom)
{
    if (!info.head_names.empty()) return givenHeadName(info, head.head);
    return QStringLiteral("%1.%2").arg(core::layerNumber(info, head.layer, countFrom)).arg(head.head + countFrom);
}

QStringList layerNames(const core::ModelInfo& info, Index countFrom)
{
    QStringList names;
    for (Index layer = 0; layer < info.layers; ++layer)
        names << QString::number(core::layerNumber(info, layer, countFrom));
    return names;
}

QStringList headNames(const core::ModelInfo& info, Index countFrom)
{
    QStringList names;
    for (Index head = 0; head < info.heads; ++head)
        names << (info.head_names.empty() ? QString::number(head + countFrom) : givenHeadName(info, head));
    return names;
}

std::vector<double> MeasuredHeads::of(const std::vector<core::HeadAddress>& heads) const
{
    std::vector<double> numbers;
    for (const core::HeadAddress& head : heads)
        if (std::isfinite(at(head))) numbers.push_back(static_cast<double>(at(head)));
    return numbers;
}

std::pair<double, double> MeasuredHeads::range() const
{
    float lowest = std::numeric_limits<float>::infinity(), highest = -lowest;
    for (const float value : values.reshaped())
        if (std::isfinite(value)) {
            lowest = std::min(lowest, value);
            highest = std::max(highest, value);
        }
    return {static_cast<double>(lowest), static_cast<double>(highest)};
}

MeasuredHeads measuredHeads(const FigureSource& source, const FigureSettings& settings, Measure measure,
                            const std::stop_token& stop)
{
    if (core::isKnockOut(measure)) return knockedOutHeads(source, settings, stop, measure).front().heads;
    core::HeadsSettings counted = source.session.heads;
    const core::Trace& trace = firstTrace(source);
    if (!core::tellsSpecialTokens(trace, itemOf(source, trace))) counted.rows.special = true;  // none is left out
    MeasuredHeads heads =
        taken(headTableOf(source, measure, stop), measure, counted, firstSeesOne(trace, itemOf(source, trace)));
    if (!heads.values.array().isFinite().any())
        throw core::Error(core::Code::Missing, firstTrace(source).model->info.name,
                          "“%1” is missing: expected a text and a model of which it can be measured",
                          heads.name.toStdString());
    return heads;
}

QString meanText(const std::vector<double>& numbers)
{
    const core::MeanAndDeviation found = core::meanAndDeviation(numbers);
    const auto text = [](double value) {
        return QString::number(value, 'g', 3).replace(QLatin1Char('-'), QStringLiteral("−"));
    };
    return found.count > 1 ? tr("mean %1 ± %2").arg(text(found.mean), text(found.deviation))
                           : tr("mean %1").arg(text(found.mean));
}

}  // namespace figure_layout
