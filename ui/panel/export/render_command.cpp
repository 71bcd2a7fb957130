#include "ui/panel/export/render_command.h"

#include "core/model/folder/bundled_models.h"
#include "core/model/layer_numbers.h"
#include "core/session/compared_heads.h"
#include "core/session/named_queries.h"
#include "core/session/session_names.h"
#include "ui/panel/export/figure_content.h"

#include <algorithm>
#include <charconv>

namespace {

using core::FigureSettings;
using Content = FigureSettings::Content;

template<typename Value, std::size_t count>
std::string nameOf(const Value& value, const std::pair<Value, const char*> (&names)[count])
{
    for (const auto& [each, name] : names)
        if (each == value) return name;
    return {};
}

/// As short as it can be without becoming another number.
std::string numberWord(double number)
{
    char text[32];
    const auto [end, error] = std::to_chars(std::begin(text), std::end(text), number);
    return {text, end};
}

std::string numberWord(float number)
{
    char text[32];
    const auto [end, error] = std::to_chars(std::begin(text), std::end(text), number);
    return {text, end};
}

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
            addSize();
            addColors();
            addLabels();
            addType();
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
    template<typename Value, std::size_t count>
    void addName(const char* option, Value value, Value usual, const std::pair<Value, const char*> (&names)[count])
    {
        addIf(value != usual, option, nameOf(value, names));
    }
    void addFlag(bool value, bool usual, const std::string& name)
    {
        if (value != usual) add(value ? "--" + name : "--no-" + name);
    }

    /// Whether options say everything about what the figure is of.
    bool canSay() const
    {
        const core::Run& run = m_session.run();
        const bool plain = m_session.runs.size() == 1 && run.cuts.empty() && run.continuation.shown == 0
                           && run.changes.empty() && run.interventions.empty() && !run.split && !run.most_tokens;
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
        const auto ofCells = [](Measure measure) { return measure == Measure::Cell || measure == Measure::Marked; };
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
            add("--model", bundled ? run.model.filename().string() : run.model.string());
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
        addIf(!source.queries.empty(), "--queries", source.queries);
        addIf(!source.keys.empty(), "--keys", source.keys);
        if (source.scale) add("--score-scale", numberWord(*source.scale));
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
        addIf(m_figure.count_from != 1, "--count-from", std::to_string(m_figure.count_from));
        if (m_figure.content == Content::Compare) return add("--compare", headWords(core::comparedHeads(m_session)));
        const bool one = m_figure.layer && m_figure.head;
        const bool differences = m_figure.content == Content::Differences;
        if (m_figure.content == Content::Maps)
            add("--view", one ? "map" : "heads");
        else
            add("--view", nameOf(m_figure.content, core::figureContents));
        if (differences) return add("--compare", headWords(core::comparedHeads(m_session)));
        if (isChart(m_figure)) return addChart();
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
        const bool weights = m_figure.content == Content::Histogram && chart.of_weights;
        const bool curves = weights || m_figure.content == Content::Distances;
        const bool grouped = chart.groups != Groups::None && m_figure.content != Content::KnockOuts
                             && m_figure.content != Content::Scatter;
        if (weights) add("--measure", "weights");
        if (m_figure.content == Content::Scatter)
            add("--measure", nameOf(chart.measure, core::measures) + "," + nameOf(chart.upwards, core::measures));
        else if (!curves && m_figure.content != Content::KnockOuts)
            add("--measure", nameOf(chart.measure, core::measures));
        if (grouped) add("--groups", "picked");
        const bool picked = (grouped || m_figure.content == Content::Scatter) && !m_session.chosen.empty();
        if (picked) return add("--heads", headWords(m_session.chosen));
        if (curves && !grouped) add("--heads", headWords(headsOfLines()));
    }

    /// The head that is looked at first, then those that were picked beside it.
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
        const bool scatter = m_figure.content == Content::Scatter;
        const bool measures = scatter || m_figure.content == Content::Measures
                              || (m_figure.content == Content::Histogram && !chart.of_weights);
        const auto shows = [&](core::Measure measure) {
            return measures && (chart.measure == measure || (scatter && chart.upwards == measure));
        };
        const bool asks = m_figure.content == Content::KnockOuts || shows(core::Measure::KnockOut);
        if (shows(core::Measure::Induction))
            addIf(heads.repeated != usual.repeated, "--induction", std::to_string(heads.repeated));
        const bool rows = m_figure.content != Content::KnockOuts && m_figure.content != Content::Differences;
        if (rows && !heads.rows.first) add("--skip-first-row");
        if (rows && !heads.rows.special) add("--skip-special-rows");
        if (heads.unit == core::LogUnit::Bits && (asks || shows(core::Measure::Entropy))) add("--bits");
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
        const core::MapLook usual;
        const core::MapLook& map = m_figure.map;
        addName("--rows", map.rows, usual.rows, core::rowReadings);
        if (m_figure.content == Content::Flow) addFlow();
        if (m_figure.content == Content::Why) addWhy();
        if (isChart(m_figure)) return addMeasuring();
        if (m_figure.content == Content::Picture) {
            const core::PictureLook& look = m_figure.picture;
            add("--query", look.probe ? "probe" : std::to_string(m_session.focus.query + 1));
            addIf(map.cells == core::MapLook::Cells::Norms, "--cells", nameOf(map.cells, core::cellKinds));
            addIf(look.clip > 0 && m_figure.scale != FigureSettings::Scale::Shared, "--clip",
                  numberWord(look.clip * 100));
            addIf(look.overlay != core::PictureLook().overlay, "--overlay", numberWord(look.overlay * 100));
        }
        addIf(!m_figure.part.queries.empty(), "--query", core::queryNames(m_figure.part.queries));
        std::string stages;
        for (const core::Stage stage : m_figure.part.stages)
            stages += (stages.empty() ? "" : ",") + nameOf(stage, core::stageNames);
        addIf(!stages.empty(), "--stages", stages);
        if (m_figure.content != Content::Maps) return;
        addName("--cells", map.cells, usual.cells, core::cellKinds);
        addName("--joined", map.joined, usual.joined, core::headsJoined);
        addName("--pair-part", map.pair, usual.pair, core::pairParts);
        if (map.words) add("--words");
        addName("--special-tokens", map.special_tokens, usual.special_tokens, core::specialTokens);
        addName("--pooled", map.pooled_by, usual.pooled_by, core::poolings);
        if (map.exact) add("--exact-cells");
    }

    void addFlow()
    {
        const core::FlowSettings usual;
        const core::FlowSettings& flow = m_session.flow;
        addIf(flow.most != usual.most, "--lines", std::to_string(flow.most));
        addIf(flow.least != usual.least, "--least", numberWord(flow.least));
        if (flow.curved) add("--curves");
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

    void addSize()
    {
        addIf(m_figure.width_mm != usualWidth(m_figure), "--width", numberWord(m_figure.width_mm) + "mm");
        if (m_figure.height_mm) add("--height", numberWord(*m_figure.height_mm) + "mm");
        addIf(m_figure.dpi != FigureSettings().dpi, "--dpi", numberWord(m_figure.dpi));
    }

    void addColors()
    {
        const FigureSettings usual;
        addIf(m_figure.color_map != usual.color_map, "--colormap", m_figure.color_map);
        addIf(m_figure.lowest != usual.lowest || m_figure.highest != usual.highest, "--range",
              numberWord(m_figure.lowest) + "," + numberWord(m_figure.highest));
        // A picture's and a long map's usual colours are others than the rest's.
        addIf(m_figure.content == Content::Picture || m_figure.scale != usual.scale, "--scale",
              nameOf(m_figure.scale, core::scales));
        addIf(m_long || m_figure.curve != usual.curve, "--curve", nameOf(m_figure.curve, core::curves));
        addIf(m_figure.gamma != usual.gamma, "--gamma", numberWord(m_figure.gamma));
        addName("--theme", m_figure.theme, usual.theme, core::themes);
        addName("--background", m_figure.background, usual.background, core::grounds);
        addFlag(m_figure.color_bar, usual.color_bar, "color-bar");
    }

    void addLabels()
    {
        const FigureSettings usual;
        addIf(!m_figure.title.empty(), "--title", m_figure.title);
        addFlag(m_figure.axis_names, usual.axis_names, "axis-names");
        addFlag(m_figure.values, usual.values, "values");
        addFlag(m_figure.map.dots, usual.map.dots, "dots");
        if (m_figure.label_points) add("--font-size", numberWord(*m_figure.label_points));
        if (m_figure.label_angle) add("--label-angle", numberWord(*m_figure.label_angle));
        addIf(m_figure.label_every != 0, "--label-every", std::to_string(m_figure.label_every));
        addIf(m_figure.label_length_mm != usual.label_length_mm, "--label-length",
              numberWord(m_figure.label_length_mm) + "mm");
        if (m_figure.text_as_paths) add("--text-as-paths");
    }

    void addType()
    {
        const FigureSettings usual;
        addIf(!m_figure.text.font.empty(), "--font", m_figure.text.font);
        addIf(m_figure.text.least_points != usual.text.least_points, "--least-font-size",
              numberWord(m_figure.text.least_points));
        addFlag(m_figure.text.spaces, usual.text.spaces, "spaces");
        addName("--letters", m_figure.text.letters, usual.text.letters, core::letterings);
        addFlag(m_figure.text.bold_letters, usual.text.bold_letters, "bold-letters");
        if (m_figure.content == Content::Compare) addFlag(m_figure.difference, usual.difference, "difference");
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
