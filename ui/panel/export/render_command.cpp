#include "ui/panel/export/render_command.h"

#include "core/json/json_text.h"
#include "core/json/value_names.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/layer_numbers.h"
#include "core/session/compared_heads.h"
#include "core/session/figure_fields.h"
#include "core/session/fresh_session.h"
#include "core/session/named_queries.h"
#include "core/session/session_fields.h"
#include "core/session/session_names.h"
#include "ui/panel/export/figure_content.h"
#include "ui/plot/figure/figure_contents.h"

#include <algorithm>

namespace {

using core::FigureSettings;
using core::setting::Turn;
using Content = FigureSettings::Content;

/// The command while it is put together.
class Command {
public:
    Command(const core::Session& session, const core::ModelInfo& info, const FigureSettings& figure, bool long_map)
        : m_session(session),
          m_info(info),
          m_figure(figure),
          m_long(long_map)
    {
    }

    std::string whole(const std::string& file, FigureInside inside)
    {
        const std::string program = m_command;
        if (canSay()) {
            addSource();
            addContent();
            addMap();
            for (const Turn turn : {Turn::Size, Turn::Colors, Turn::Words, Turn::Labels, Turn::Font, Turn::Letters})
                add(turn);
            add("--out", file);
        }
        // No word of a command holds NUL.
        if (!canSay() || m_command.find('\0') != std::string::npos) {
            m_command = program + " " + shellWord(inside.session ? file : "session.attnscope");
            add("--out", "again-" + file);
        }
        if (!inside.session) add("--no-session");
        if (inside.numbers) add("--with-data");
        return m_command;
    }

private:
    void add(const std::string& option) { m_command += " " + option; }
    /// A value that begins like an option belongs to its own.
    void add(const std::string& option, const std::string& value)
    {
        add(value.starts_with('-') ? shellWord(option + "=" + value) : option + " " + shellWord(value));
    }
    void addIf(bool differs, const std::string& option, const std::string& value)
    {
        if (differs) add(option, value);
    }
    template<typename Owner>
    void add(const core::Setting<Owner>& row, const Owner& owner)
    {
        const std::string_view names = row.option.names;
        const std::size_t no = names.find(",!");
        const core::Json value = row.value.get(owner);
        if (!value.is_boolean())
            add(std::string(names), core::setting::wordOf(row.value.kind, value));
        else
            add(std::string(value.get<bool>() ? names.substr(0, no) : names.substr(no + 2)));
    }
    /// Adds the figure's unusual settings, in the order of the rows.
    void add(Turn turn)
    {
        for (const core::FigureFields rows : core::figureFields())
            for (const core::Setting<FigureSettings>& row : rows)
                if (row.option.names != nullptr && row.option.turn == turn && isSaid(row)) add(row, m_figure);
    }

    bool isSaid(const core::Setting<FigureSettings>& row) const
    {
        const std::string_view option = row.option.names;
        const bool picture = m_figure.content == Content::Picture;
        if (!row.isFor(m_figure)) return false;
        if (option == "--width") return m_figure.width_mm != usualWidth(m_figure);
        if (option == "--clip" && m_figure.scale == FigureSettings::Scale::Shared) return false;
        // A picture's and a long map's usual colours are others than the rest's.
        if (option.starts_with("--values") && isHeadMap(m_figure)) return true;
        if (option.starts_with("--opacity-by-weight") && picture) return true;
        return row.differs(m_figure) || (option == "--scale" && picture) || (option == "--curve" && m_long);
    }

    /// Whether options can say everything about the figure's session.
    bool canSay() const
    {
        const core::Run& run = m_session.run();
        const bool plain = m_session.runs.size() == 1 && run.cuts.empty() && run.continuation.shown == 0
                           && run.changes.empty() && run.interventions.empty() && !run.split && !run.most_tokens
                           && run.spans.empty() && !run.as_written;
        const bool named = !run.recorded.empty() || !run.engine.empty() || (!run.model.empty() && !run.module);
        const bool byRuns = (m_figure.content == Content::Compare || m_figure.content == Content::Differences)
                            && m_session.compare.kind == core::CompareSettings::Kind::Runs;
        return plain && named && !byRuns && !isOfSession() && m_figure.scale != FigureSettings::Scale::ChosenRow;
    }

    /// Whether a chart needs what only a session says: sets of heads, chosen and marked cells, words with a comma.
    bool isOfSession() const
    {
        using core::Measure;
        if (!isChart(m_figure)) return false;
        const core::ChartSettings& chart = m_figure.part.chart;
        // Which file a reference was read from is not known any more.
        const auto byTexts = [&](Measure measure) {
            return core::isKnockOut(measure) && measure != Measure::KnockOut && !m_session.heads.reference.empty();
        };
        const auto ofCells = [&](Measure measure) {
            return measure == Measure::Cell || measure == Measure::Marked || byTexts(measure);
        };
        const auto isOdd = [](const core::TrackedWord& word) {
            return word.piece || word.text.find(',') != std::string::npos;
        };
        return chart.groups == core::ChartSettings::Groups::Sets || ofCells(chart.measure)
               || (m_figure.content == Content::Scatter && ofCells(chart.upwards))
               || std::ranges::any_of(chart.answers, isOdd);
    }

    void addSource()
    {
        const core::Run& run = m_session.run();
        if (!run.recorded.empty()) return addRecorded(run.recorded);
        const bool bundled = run.model.parent_path() == core::bundledModels();
        if (!run.engine.empty())
            addEngine(run.engine);
        else
            add("--model", !run.base.empty() ? run.base.string()
                           : bundled         ? run.model.filename().string()
                                             : run.model.string());
        addIf(!run.base.empty(), "--adapter", run.model.string());
        const std::size_t items = addInputs(run);
        for (const std::string& target : run.targets) add("--target", target);
        if (m_info.block) add("--block", nameOf(*m_info.block, core::attentionBlocks));
        addIf(items > 1, "--item", std::to_string(m_session.focus.item + 1));
    }

    void addEngine(const core::EngineModel& engine)
    {
        add("--engine", engine.engine);
        add("--model", engine.model);
        addIf(!engine.dtype.empty(), "--dtype", engine.dtype);
        addIf(!engine.device_map.empty(), "--device-map", engine.device_map);
        addIf(!engine.revision.empty(), "--revision", engine.revision);
    }

    /// @return how many there are
    std::size_t addInputs(const core::Run& run)
    {
        if (m_info.reads == core::Reads::Pictures) {
            for (const auto& image : run.images) add("--image", image.string());
            return run.images.size();
        }
        if (m_info.reads == core::Reads::Sounds) {
            for (const auto& sound : run.sounds) add("--audio", sound.string());
            return run.sounds.size();
        }
        for (const std::string& text : run.texts) add("--text", text);
        if (m_info.pictures_in_texts) {
            for (const auto& image : run.images) add("--image", image.string());
            if (run.whole_pictures && !run.images.empty()) add("--whole-pictures");
        }
        if (run.keys_text) add("--pair", *run.keys_text);
        return run.texts.size();
    }

    void addRecorded(const core::RecordedSource& source)
    {
        add("--weights", source.file.string());
        addIf(!source.tensor.empty(), "--tensor", source.tensor);
        addIf(!source.query_tokens.empty(), "--query-tokens", source.query_tokens.string());
        addIf(!source.key_tokens.empty(), "--key-tokens", source.key_tokens.string());
        if (source.transposed) add("--transpose");
        addIf(!source.axes.empty(), "--axes", core::axisWords(source.axes, ","));
        if (source.softmax) add("--softmax");
        for (const auto& image : source.images) add("--image", image.string());
        addIf(!source.queries.empty(), "--queries", source.queries);
        addIf(!source.keys.empty(), "--keys", source.keys);
        if (source.scale) add("--score-scale", core::setting::numberWord(*source.scale));
        addIf(m_session.focus.item > 0, "--item", std::to_string(m_session.focus.item + 1));
    }

    std::string headWord(core::Index layer, core::Index head) const
    {
        return std::to_string(core::layerNumber(m_info, layer, m_figure.count_from)) + "."
               + std::to_string(head + m_figure.count_from);
    }

    std::string headWords(const std::vector<core::ComparedHead>& heads) const
    {
        std::string words;
        for (const core::ComparedHead& each : heads)
            words += (words.empty() ? "" : ",") + headWord(each.layer, each.head);
        return words;
    }

    void addContent()
    {
        add(Turn::Content);
        if (m_figure.content == Content::Compare) return add("--compare", headWords(core::comparedHeads(m_session)));
        const bool one = m_figure.layer && m_figure.head;
        const bool differences = m_figure.content == Content::Differences;
        if (m_figure.content == Content::Maps)
            add("--view", one ? "map" : "heads");
        else
            add("--view", nameOf(m_figure.content, core::figureContents));
        if (m_figure.content == Content::Costs || m_figure.content == Content::Tokenizers
            || m_figure.content == Content::Alike)
            return;
        if (differences) return add("--compare", headWords(core::comparedHeads(m_session)));
        if (isChart(m_figure) && m_figure.content != Content::Reading) return addChart();
        std::vector<core::ComparedHead> heads = m_figure.heads;
        if (m_figure.content == Content::Flow && !m_session.chosen.empty()) heads = headsOfLines();
        if (m_figure.map.cells == core::MapLook::Cells::PickedHeads) heads = m_session.chosen;
        if (!heads.empty()) return add("--heads", headWords(heads));
        if (m_figure.layer)
            add("--layer", std::to_string(core::layerNumber(m_info, *m_figure.layer, m_figure.count_from)));
        if (m_figure.head) add("--head", std::to_string(*m_figure.head + m_figure.count_from));
    }

    /// Which heads and measures a chart is of.
    void addChart()
    {
        using Groups = core::ChartSettings::Groups;
        const core::ChartSettings& chart = m_figure.part.chart;
        const bool weights = m_figure.isOfWeights();
        const bool curves = weights || m_figure.content == Content::Distances;
        const bool grouped = chart.groups != Groups::None && m_figure.content != Content::KnockOuts
                             && m_figure.content != Content::Scatter;
        if (weights) add("--measure", "weights");
        if (m_figure.content == Content::Scatter)
            add("--measure",
                std::string(nameOf(chart.measure, core::measures)) + "," + nameOf(chart.upwards, core::measures));
        else if (!curves && m_figure.content != Content::KnockOuts)
            add("--measure", nameOf(chart.measure, core::measures));
        if (grouped) add("--groups", "picked");
        const bool picked = (grouped || m_figure.content == Content::Scatter) && !m_session.chosen.empty();
        if (picked) return add("--heads", headWords(m_session.chosen));
        if (curves && !grouped) add("--heads", headWords(headsOfLines()));
    }

    /// The focused head first, then the heads that were picked beside it.
    std::vector<core::ComparedHead> headsOfLines() const
    {
        std::vector<core::ComparedHead> heads = m_session.chosen;
        const core::ComparedHead first{0, m_figure.layer.value_or(0), m_figure.head.value_or(0)};
        std::erase(heads, first);
        heads.insert(heads.begin(), first);
        return heads;
    }

    /// How heads are measured, and what knocking them out is asked of.
    void addMeasuring()
    {
        const core::HeadsSettings usual;
        const core::HeadsSettings& heads = m_session.heads;
        const core::ChartSettings& chart = m_figure.part.chart;
        const bool asks = m_figure.content == Content::KnockOuts || showsKnockOuts(m_figure);
        if (showsMeasure(m_figure, core::Measure::Induction))
            addIf(heads.repeated != usual.repeated, "--induction", std::to_string(heads.repeated));
        const bool rows = m_figure.content != Content::KnockOuts && m_figure.content != Content::Differences;
        if (rows && !heads.rows.first) add("--skip-first-row");
        if (rows && !heads.rows.special) add("--skip-special-rows");
        if (heads.unit == core::LogUnit::Bits && (asks || showsMeasure(m_figure, core::Measure::Entropy)))
            add("--bits");
        if (!asks) return;
        add("--query", std::to_string(m_session.focus.query + 1));
        if (!chart.against.empty()) {
            add("--answer", chart.answers.empty() ? std::string() : chart.answers.front().text);
            return add("--against", chart.against);
        }
        std::string words;
        for (const core::TrackedWord& word : chart.answers) words += (words.empty() ? "" : ",") + word.text;
        if (m_figure.content == Content::KnockOuts) return addIf(!words.empty(), "--track", words);
        addIf(!words.empty(), "--answer", words);
    }

    void addMap()
    {
        add(Turn::Rows);
        const core::FlowSettings usual = core::freshSession().flow;
        if (m_figure.content == Content::Flow)
            for (const core::Setting<core::FlowSettings>& row : core::flowFields())
                if (row.value.get(m_session.flow) != row.value.get(usual)) add(row, m_session.flow);
        if (m_figure.content == Content::Costs)
            for (const core::Setting<core::CostsSettings>& row : core::costsFields())
                if (row.differs(m_session.costs)) add(row, m_session.costs);
        if (m_figure.content == Content::Alike)
            for (const core::Setting<core::AlikeSettings>& row : core::alikeFields())
                if (row.differs(m_session.alike)) add(row, m_session.alike);
        if (m_figure.content == Content::Why) addWhy();
        if (m_figure.content == Content::Reading) return;
        if (isChart(m_figure)) return addMeasuring();
        if (m_figure.content == Content::Picture) {
            const core::MapLook::Cells cells = m_figure.map.cells;
            if (m_figure.part.queries.empty())
                add("--query", m_figure.picture.probe ? "probe" : std::to_string(m_session.focus.query + 1));
            addIf(cells == core::MapLook::Cells::Norms || cells == core::MapLook::Cells::LayerHeads, "--cells",
                  nameOf(cells, core::cellKinds));
            add(Turn::Picture);
        }
        addIf(!m_figure.part.queries.empty(), "--query", core::queryNames(m_figure.part.queries));
        std::string stages;
        for (const core::Stage stage : m_figure.part.stages)
            stages.append(stages.empty() ? "" : ",").append(nameOf(stage, core::stageNames));
        addIf(!stages.empty(), "--stages", stages);
        if (m_figure.content == Content::Steps) addSteps();
        if (m_figure.content == Content::Maps) add(Turn::Map);
    }

    void addSteps()
    {
        const core::StepsSettings& steps = m_session.steps;
        if (steps.number)
            add("--number", std::string(nameOf(steps.number->stage, core::stageNames)) + "."
                                + std::to_string(steps.number->dimension + 1));
        std::string heads;
        for (const core::Index head : steps.left_out)
            heads.append(heads.empty() ? "" : ",").append(std::to_string(head + 1));
        addIf(!heads.empty(), "--left-out", heads);
    }

    void addWhy()
    {
        const core::WhySettings& why = m_session.why;
        add("--query", std::to_string(m_session.focus.query + 1));
        if (why.of == core::WhySettings::Of::Lens) add("--lens");
        if (why.of == core::WhySettings::Of::Answer || !why.answer.empty()) add("--answer", why.answer);
        addIf(!why.against.empty(), "--against", why.against);
        if (why.through) add("--through", std::to_string(*why.through + 1));
        if (why.of == core::WhySettings::Of::Cell) add("--key", std::to_string(m_session.focus.key + 1));
    }

    const core::Session& m_session;
    const core::ModelInfo& m_info;
    const FigureSettings& m_figure;
    bool m_long;
    std::string m_command = "attentionscope render";
};

}  // namespace

std::string shellWord(const std::string& text)
{
    constexpr std::string_view plain = "_./=,:+@%-";
    const bool isPlain = !text.empty() && std::ranges::all_of(text, [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
               || plain.find(c) != std::string_view::npos;
    });
    if (isPlain) return text;
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string renderCommand(const core::Session& session, const core::ModelInfo& info, const FigureSettings& figure,
                          bool long_map, const std::string& file, FigureInside inside)
{
    return Command(session, info, figure, long_map).whole(file, inside);
}
