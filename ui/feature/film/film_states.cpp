#include "ui/feature/film/film_states.h"

#include <QCoreApplication>

#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/number_range.h"
#include "ui/file/checkpoint_folders.h"
#include "ui/plot/figure/figure_choice.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/steps/stage_words.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;
using Content = core::FigureSettings::Content;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Film", text); }

/// A number as wide as the largest, so that the text behind it keeps its place.
QString wide(Index number, Index largest)
{
    constexpr QChar figureSpace(0x2007);
    return QString::number(number).rightJustified(QString::number(largest).size(), figureSpace);
}

/// Every frame says which one it is.
void addTitle(core::Session& session, const QString& state)
{
    std::string& title = session.figure.title;
    title = title.empty() ? state.toStdString() : (QString::fromStdString(title) + tr(" · ") + state).toStdString();
}

/// @param count  of states
void requireFrames(Index frames, Index count)
{
    if (frames >= fewestFrames && frames <= std::min(count, mostFrames)) return;
    throw core::Error(core::Code::OutOfRange, "", "the number of frames cannot be used: expected %1, found %2",
                      core::numberRange(fewestFrames, std::min(count, mostFrames)), std::to_string(frames));
}

[[noreturn]] void refuse(const core::Words& said) { throw core::Error(core::Code::Unsupported, "", said); }

/// The whole of a film must be able to share a layout and its colours.
void requireContent(const core::Session& session, FilmKind kind)
{
    const FigureSettings& figure = session.figure;
    const Content content = figure.content;
    const char* const phrase = contentRow(content).phrase;
    if (content == Content::Why)
        refuse(core::Words("a film of an account is not supported: expected maps, steps or another figure, found %1",
                           phrase));
    if (content == Content::Picture && figure.scale != FigureSettings::Scale::Shared)
        refuse(core::Words("a film whose frames differ in their range of colours is not supported: expected one range, "
                           "such as 0 to 0.1, found each row's own"));
    if (content == Content::Compare && session.compare.kind == core::CompareSettings::Kind::Runs)
        refuse(core::Words(
            "a film of a comparison of runs is not supported: expected a comparison of heads, found one of runs"));
    if (kind == FilmKind::Steps && content != Content::Steps)
        refuse(core::Words("a film of steps is not supported: expected a figure of steps, found %1", phrase));
    if (kind == FilmKind::Generation && content != Content::Maps && content != Content::Picture)
        refuse(core::Words("a film of a generation is not supported: expected a figure of maps or a picture, found %1",
                           phrase));
    if (kind == FilmKind::Temperature && content == Content::Mask)
        refuse(core::Words("a film of temperatures is not supported: expected a figure of what depends on it, found %1",
                           phrase));
    const auto cells = figure.map.cells;
    const bool noLayer = content == Content::Compare || (content == Content::Maps && !figure.heads.empty())
                         || cells == core::MapLook::Cells::ModelHeads || cells == core::MapLook::Cells::PickedHeads;
    if (kind == FilmKind::Layers && noLayer)
        refuse(core::Words("a film of layers is not supported: expected a head, or a page of the heads of one layer, "
                           "found several layers at once"));
}

FilmState plainState(const FigureSource& source, const QString& title)
{
    FilmState state{source.session};
    addTitle(state.session, title);
    return state;
}

/// Every table stays where it appears.
std::vector<FilmState> stepStates(const FigureSource& source, const FilmSettings& film)
{
    const core::Trace& trace = figure_layout::firstTrace(source);
    FigureSettings one = source.session.figure;
    one.layer = one.layer.value_or(source.session.focus.layer);
    one.head = one.head.value_or(source.session.focus.head);
    const core::HeadAddress address = headsOf(trace, figure_layout::itemOf(source, trace), one).front();
    if (trace.recorded())
        refuse(core::Words(
            "a film of steps is not supported: expected attention that is computed, found attention from a file"));
    const StageContext context = stageContext(trace, address);
    const auto steps = core::attentionSteps(trace, address, *core::headStages(trace, address));
    std::vector<FilmState> all;
    std::vector<core::Stage> stages;
    int last = 0;
    for (const auto& [step, table] :
         chosenStages(figure_layout::allStages(trace, address), one, trace.model->info.name)) {
        stages.push_back(table.stage);
        const QString name = stepTitle(steps[static_cast<std::size_t>(step) - 1].kind, context);
        if (step != last) all.push_back(plainState(source, tr("step %1 · %2").arg(step).arg(name)));
        all.back().session.figure.part.stages = stages;
        last = step;
    }
    std::vector<FilmState> states;
    for (const Index place : evenly(std::ssize(all), film.frames, core::phrase("steps"))) {
        states.push_back(std::move(all[static_cast<std::size_t>(place)]));
        states.back().room.stages = stages;
    }
    return states;
}

/// Where the model looks in a picture from each of the tokens that it put behind its text.
std::vector<FilmState> wordStates(const FigureSource& source, const FilmSettings& film, Index count)
{
    const core::Trace& trace = figure_layout::firstTrace(source);
    const Index item = figure_layout::itemOf(source, trace);
    if (trace.batch.sequences[static_cast<std::size_t>(item)].pictures == nullptr)
        refuse(core::Words("a film of a generation is not supported: expected a picture in the text, found another"));
    const std::vector<core::Token>& tokens = trace.queries(item);
    const Index before = std::ssize(tokens) - count;
    std::vector<FilmState> states;
    for (const Index word : evenly(count, film.frames, core::phrase("words"))) {
        const std::string& said = tokens[static_cast<std::size_t>(before + word)].text;
        states.push_back(plainState(
            source, tr("%1 of %2: %3").arg(wide(word + 1, count)).arg(count).arg(QString::fromStdString(said))));
        states.back().session.focus.query = before + word;
        states.back().session.figure.part.queries.clear();
    }
    return states;
}

std::vector<FilmState> generationStates(const FigureSource& source, const FilmSettings& film)
{
    const Index count = source.session.run().continuation.shown;
    if (count == 0)
        throw core::Error(core::Code::Missing, "",
                          "what a film of a generation shows is missing: expected tokens that the model put behind its "
                          "text (--generate N)");
    if (source.session.figure.content == Content::Picture) return wordStates(source, film, count);
    std::vector<FilmState> states;
    for (const Index shown : evenly(count + 1, film.frames, core::phrase("texts"))) {
        states.push_back(plainState(source, tr("%1 of %2 tokens generated").arg(wide(shown, count)).arg(count)));
        states.back().session.run().continuation.shown = shown;
        states.back().room.tokens = source.traces.front();
    }
    return states;
}

/// A temperature as it is written, so that a frame shows exactly the number that it names.
std::pair<double, QString> roundedTemperature(double value)
{
    const int decimals = value < 0.99995 ? 3 : value < 9.9995 ? 2 : 1;
    const QString text = QString::number(value, 'f', decimals);
    return {text.toDouble(), text};
}

std::vector<FilmState> temperatureStates(const FigureSource& source, const FilmSettings& film)
{
    const auto isUsable = [](double value) {
        return value >= static_cast<double>(core::lowestTemperature)
               && value <= static_cast<double>(core::highestTemperature);
    };
    if (!isUsable(film.from) || !isUsable(film.to) || film.from == film.to)
        throw core::Error(
            core::Code::OutOfRange, "",
            "the range of temperatures cannot be used: expected two different ones, 0.01 to 100, found %1",
            QStringLiteral("%1 to %2").arg(film.from).arg(film.to).toStdString());
    if (figure_layout::firstTrace(source).recorded())
        refuse(core::Words("a film of temperatures is not supported: expected attention that is computed, found "
                           "attention from a file"));
    const Index count = film.frames.value_or(usualTemperatures);
    requireFrames(count, mostFrames);
    std::vector<FilmState> states;
    for (Index i = 0; i < count; ++i) {
        const double part = static_cast<double>(i) / static_cast<double>(count - 1);
        const auto [value, text] = roundedTemperature(film.from * std::pow(film.to / film.from, part));
        states.push_back(plainState(source, tr("temperature %1").arg(text)));
        core::ScoringChange change;
        change.temperature = static_cast<float>(value);
        change.block = source.session.focus.block;
        states.back().session.run().changes.push_back(change);
        states.back().room.names_temperature = true;
    }
    return states;
}

std::vector<FilmState> layerStates(const FigureSource& source, const FilmSettings& film)
{
    const core::ModelInfo& info = figure_layout::firstTrace(source).model->info;
    const FigureSettings& figure = source.session.figure;
    const bool page = figure.content == Content::Maps && !figure.head;
    const Index head = figure.head.value_or(source.session.focus.head) + figure.count_from;
    const auto number = [&](Index layer) { return core::layerNumber(info, layer, figure.count_from); };
    std::vector<FilmState> states;
    for (const Index layer : evenly(info.layers, film.frames, core::phrase("layers"))) {
        const QString name = wide(number(layer), number(info.layers - 1));
        states.push_back(
            plainState(source, page ? tr("layer %1").arg(name) : tr("layer %1 · head %2").arg(name).arg(head)));
        states.back().session.figure.layer = layer;
        states.back().session.focus.layer = layer;
    }
    return states;
}

std::vector<FilmState> checkpointStates(const FigureSource& source, const FilmSettings& film)
{
    if (source.session.run().model.empty())
        refuse(core::Words(
            "a film of checkpoints is not supported: expected a model's text, found attention from elsewhere"));
    const auto folders = checkpointsIn(film.checkpoints).models;
    std::vector<FilmState> states;
    for (const Index place : evenly(std::ssize(folders), film.frames, core::phrase("checkpoints"))) {
        const std::filesystem::path& folder = folders[static_cast<std::size_t>(place)];
        states.push_back(plainState(source, oneLine(QString::fromStdString(folder.filename().string()))));
        states.back().session.run().model = folder;
        states.back().session.run().fingerprints.clear();
    }
    return states;
}

}  // namespace

std::vector<Index> evenly(Index count, const std::optional<Index>& asked, const char* what)
{
    if (count < fewestFrames)
        throw core::Error(core::Code::OutOfRange, "",
                          "the number of %1 cannot be used: expected at least two, found %2", what,
                          std::to_string(count));
    const Index frames = asked.value_or(std::min(count, mostFrames));
    requireFrames(frames, count);
    std::vector<Index> places;
    for (Index i = 0; i < frames; ++i) places.push_back((2 * i * (count - 1) + frames - 1) / (2 * (frames - 1)));
    return places;
}

std::vector<FilmState> filmStates(const FigureSource& source, const FilmSettings& film)
{
    requireContent(source.session, film.kind);
    switch (film.kind) {
    case FilmKind::Steps: return stepStates(source, film);
    case FilmKind::Generation: return generationStates(source, film);
    case FilmKind::Temperature: return temperatureStates(source, film);
    case FilmKind::Layers: return layerStates(source, film);
    case FilmKind::Checkpoints: return checkpointStates(source, film);
    }
    return {};
}
