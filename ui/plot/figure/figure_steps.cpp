// The tables of one head's calculation, in the order of the calculation.

#include "core/analysis/cell/number_terms.h"
#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/session/session_names.h"
#include "ui/plot/figure/figure_choice.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/figure_step_parts.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/plot/page/page_sizes.h"
#include "ui/plot/steps/number_words.h"
#include "ui/plot/steps/stage_painter.h"
#include "ui/plot/steps/stage_words.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/names_of_heads.h"
#include "ui/words/residue_names.h"
#include "ui/words/row_names.h"
#include "ui/words/short_numbers.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

using core::FigureSettings;
using core::Index;
using core::StageAxis;

namespace figure_layout {
namespace {

constexpr double usualStepPoints = 5.5;  ///< the size for which gaps and bars are measured
constexpr double widestVectors = 1.6;    ///< widths of a map that vectors may have

bool isMap(const core::StageTable& table) { return table.cols == StageAxis::Keys; }

/// One page of steps while it is put together.
class StepsBench {
public:
    StepsBench(const FigureSource& source, const FigureSettings& settings)
        : m_trace(firstTrace(source)),
          m_settings(settings),
          m_item(itemOf(source, m_trace))
    {
        FigureSettings one = settings;
        one.layer = settings.layer.value_or(source.session.focus.layer);
        one.head = settings.head.value_or(source.session.focus.head);
        m_address = headsOf(m_trace, m_item, one).front();
        if (m_trace.recorded() && m_trace.mixes == nullptr)
            throw core::Error(core::Code::Unsupported, m_trace.model->info.name,
                              "attention from a file is not supported: expected its maps or a comparison, found the "
                              "calculation of the weights");
        m_chosen = queriesIn(m_trace, m_item, settings);
        m_rowNames = rowNames(m_trace, m_item, settings.map.rows);
        m_predict = m_rowNames.predict;
        m_draft.page = blankPage(settings);
        m_context = stageContext(m_trace, m_address);
        std::vector<ChosenStage> all = allStages(m_trace, m_address);
        const std::vector<ChosenStage> usual = chosenStages(all, {}, m_trace.model->info.name);
        for (const ChosenStage& each : all) {
            const bool isUsual = std::ranges::any_of(
                usual, [&](const ChosenStage& other) { return other.table.stage == each.table.stage; });
            m_draft.stages.push_back({each.table.stage, stageTitle(each.table.stage, m_context), isUsual});
        }
        m_blank = !source.room.stages.empty();
        if (m_blank) one.part.stages = source.room.stages;
        if (isSlide(settings) && one.part.stages.empty()) one.part.stages = ofSlide(usual);
        std::vector<ChosenStage> chosen = chosenStages(std::move(all), one, m_trace.model->info.name);
        takeParts(source, chosen);
        for (ChosenStage& stage : chosen)
            if (!isToldBelow(stage.table.stage)) addTable(std::move(stage));
        const auto& ranges = source.room.ranges.maps;
        for (std::size_t i = 0; ranges.size() == m_tables.size() && i < ranges.size(); ++i)
            std::tie(m_tables[i].picture.style.lowest, m_tables[i].picture.style.highest) = ranges[i];
    }

    Draft draft()
    {
        setType(fontsOf(m_settings, usualStepPoints));
        double top = edge + addTitle(m_draft.page, m_settings, m_fonts);
        layParts();
        fit(top);
        // On a page of a given size type makes room for cells that its labels can stand beside.
        while (!m_settings.label_points && !isSlide(m_settings)
               && m_side < 0.9 * TokenLabels::leastPitch(m_fonts.tokens, ruler())
               && m_fonts.tokens.pointSizeF() > usualStepPoints) {
            FigureSettings smaller = m_settings;
            smaller.label_points = std::max(usualStepPoints, 0.93 * m_fonts.tokens.pointSizeF());
            setType(fontsOf(smaller, usualStepPoints));
            fit(top);
        }
        fitLabels(top);
        fill();
        if (const QString note = unwrittenNote(m_draft.page, m_settings); !note.isEmpty()) m_draft.notes << note;
        addParts();
        addFooter(m_draft.page, m_settings, m_fonts, footerWords());
        m_draft.description = Figure::tr("Steps of %1").arg(footerWords());
        return std::move(m_draft);
    }

private:
    /// On a slide type becomes a little smaller where that lets all token labels stand.
    void fitLabels(double top)
    {
        if (m_settings.label_points || m_settings.label_every != 0 || !isSlide(m_settings)) return;
        fitTokens(
            m_settings, Fonts(m_fonts),
            [this, top](const Fonts& fonts) {
                setType(fonts);
                m_wraps = false;
                fit(top);
            },
            [this] { return m_fonts.tokens.pointSizeF() * m_side / TokenLabels::leastPitch(m_fonts.tokens, ruler()); });
    }

    /// The parts below the tables: the number that is explained, of the chosen query, and that query's output head by
    /// head, where these tables are asked for.
    void takeParts(const FigureSource& source, const std::vector<ChosenStage>& chosen)
    {
        const core::Session& session = source.session;
        const bool one = m_chosen.places.size() == 1 && !m_chosen.all;
        const Index query = one ? m_chosen.places.front() : session.focus.query;
        const auto shows = [&](core::Stage stage) {
            return std::ranges::any_of(chosen, [&](const ChosenStage& each) { return each.table.stage == stage; });
        };
        m_words.heads = namesOfHeads(m_trace.model->info);
        m_leftOut = session.steps.left_out;
        const auto& number = session.steps.number;
        if (number && shows(number->stage)) takeNumber(*number, query, one ? query : session.focus.key);
        m_isOneRow = one;
        const bool asked =
            std::ranges::find(m_settings.part.stages, core::Stage::SumOfHeads) != m_settings.part.stages.end();
        if (one && asked) m_sum = core::headSum(m_trace, m_address, query);
        m_token = tokenTexts(m_trace.queries(m_item)).value(query);
    }

    void takeNumber(const core::StageNumber& number, Index query, Index key)
    {
        const auto head = core::headStages(m_trace, m_address);
        const std::vector<core::AttentionStep> steps = core::attentionSteps(m_trace, m_address, *head);
        bool byQuery = true;
        core::NumberPlace at{query, number.dimension};
        for (const core::AttentionStep& step : steps)
            for (const core::StageTable& table : step.tables)
                if (table.stage == number.stage) {
                    byQuery = table.rows == StageAxis::Queries;
                    at = core::placeOf(table, number.dimension, query, key);
                }
        m_number = core::numberTerms(m_trace, m_address, steps, number.stage, at.row, at.column);
        const QStringList keys = tokenTexts(m_trace.keys(m_item));
        if (!m_number) {
            m_draft.warnings << Figure::tr("The number of “%1” cannot be shown from the table before: there is no such "
                                           "table, or the number is made of several rows.")
                                    .arg(stageTitle(number.stage, m_context));
            return;
        }
        m_numberWords = m_words;
        m_numberWords.token = byQuery ? tokenTexts(m_trace.queries(m_item)).value(query) : keys.value(key);
        m_numberWords.terms = termNames(*m_number, m_words.heads, tokenTexts(m_trace.queries(m_item)), keys);
    }

    /// A row that stands below anyway needs no table of its own.
    bool isToldBelow(core::Stage stage) const
    {
        using core::Stage;
        if (!m_isOneRow) return false;
        if (m_number && m_number->factors.rows() > 0 && (stage == m_number->of || stage == m_number->from)) return true;
        return !m_sum.parts.empty()
               && (stage == Stage::HeadOutput || stage == Stage::SumOfHeads || stage == Stage::Output);
    }

    void layParts()
    {
        const double width = m_draft.page.size.width() - 2 * edge;
        const auto add = [&](FigurePage page, std::vector<FigureTable> tables) {
            m_below += page.size.height() + 10 * m_scale;
            m_parts.push_back(std::make_shared<const FigurePage>(std::move(page)));
            std::ranges::move(tables, std::back_inserter(m_draft.tables));
        };
        if (m_number)
            add(numberPage(*m_number, m_numberWords, m_context, m_settings, m_fonts, width),
                numberTables(*m_number, m_numberWords, m_context));
        m_words.token = m_token;
        if (!m_sum.parts.empty())
            add(headSumPage(m_sum, m_words, m_leftOut, m_settings, m_fonts, width),
                headSumTables(m_sum, m_words, m_leftOut));
    }

    void addParts()
    {
        double y = m_draft.page.size.height() - footer() + 10 * m_scale;
        for (const auto& part : m_parts) {
            m_draft.page.panels.push_back({{edge, y}, part});
            y += part->size.height() + 10 * m_scale;
        }
    }

    /// One row: the scaled scores, the weights, and what the head makes of them. Whoever wants others names them.
    static std::vector<core::Stage> ofSlide(const std::vector<ChosenStage>& usual)
    {
        std::vector<core::Stage> stages, scores;
        for (const ChosenStage& each : usual) {
            const core::Stage stage = each.table.stage;
            if (stage == core::Stage::Weights || stage == core::Stage::Context)
                stages.push_back(stage);
            else if (isMap(each.table) && stages.empty())
                scores.push_back(stage);
        }
        const bool scaled = std::ranges::find(scores, core::Stage::ScoresScaled) != scores.end();
        if (!scores.empty()) stages.insert(stages.begin(), scaled ? core::Stage::ScoresScaled : scores.back());
        return stages;
    }

    /// Whether the tables stand beside each other, however many they are; of a slide.
    bool standInOneRow() const
    {
        constexpr std::size_t most = 4;
        return isSlide(m_settings) && m_tables.size() <= most && !isOneColumn() && !m_wraps;
    }

    /// Whether they stand below each other: on a slide with rows of few queries, which are as long as it is wide.
    bool isOneColumn() const
    {
        constexpr std::size_t most = 2;
        return isSlide(m_settings) && !m_chosen.all && m_chosen.places.size() <= most;
    }

    /// Whether the axes of tables have names of their own: on slides, whose letters are read from afar.
    bool namesAxes() const { return m_settings.axis_names && isSlide(m_settings) && !isOneColumn(); }

    double axisLine() const { return namesAxes() ? lineHeight(m_fonts.names) + 2 : 0; }

    /// Whether a map's keys are named below it: not where the same ones stand below the next map.
    bool namesKeys(std::size_t table) const
    {
        return table + 1 == m_tables.size() || !isOneColumn() || !isMap(m_tables[table + 1].picture.table);
    }

    struct Table {
        StagePicture picture;
        QString title;
        QString hint;
        QRectF rect = {};
        double above = 0;      ///< the height of its title
        double below = 0;      ///< the height of its keys' names
        bool labelled = true;  ///< its rows' names are not beside the table before it
    };

    void setType(const Fonts& fonts)
    {
        m_fonts = fonts;
        // Between large letters of a slide maps have the room.
        constexpr double mostOnSlides = 2;
        m_scale = fonts.tokens.pointSizeF() / usualStepPoints;
        if (isSlide(m_settings)) m_scale = std::min(m_scale, mostOnSlides);
        const QStringList keys_ = tokenTexts(m_trace.keys(m_item));
        m_keys = labelsOf(m_settings, TokenLabels::Side::Bottom, keys_, m_fonts.tokens);
        m_queries = rowLabels(m_chosen.of(tokenTexts(m_trace.queries(m_item))));
        m_rows = rowLabels(m_chosen.of(m_rowNames.labels));
        m_keyRows = rowLabels(keys_);
        setResidues();
        qsizetype dimensions = 0;
        for (const Table& table : m_tables)
            if (table.picture.table.rows == StageAxis::Dimensions)
                dimensions = std::max<qsizetype>(dimensions, table.picture.table.values.rows());
        m_stateRows = rowLabels(QStringList(dimensions));
        m_labels = 0;
        for (const Table& table : m_tables)
            m_labels = std::max(m_labels, labelsOfRows(table.picture.table).extent(1, ruler()));
    }

    /// Beside a contact map stand the numbers of residues; tens of a long protein, unless the settings say otherwise.
    void setResidues()
    {
        const QStringList all = residueNames(m_trace, m_item);
        const QStringList names = m_settings.label_every == 0 ? writtenResidues(all, 1) : all;
        m_residueRows = rowLabels(m_chosen.of(names));
        m_residues = labelsOf(m_settings, TokenLabels::Side::Bottom, names, m_fonts.tokens);
        if (names != all) m_residueRows.every = m_residues.every = 1;
    }

    TokenLabels rowLabels(const QStringList& tokens) const
    {
        return labelsOf(m_settings, TokenLabels::Side::Left, tokens, m_fonts.tokens);
    }

    void addTable(ChosenStage stage)
    {
        Table table;
        const core::Mask& mask = m_trace.mask(m_address);
        table.picture = stagePicture(std::move(stage.table), mask, *m_draft.page.colors);
        const bool byQuery = table.picture.table.rows == StageAxis::Queries;
        if (byQuery && !m_chosen.all)
            table.picture = shownAlone(rowsOf(table.picture, m_chosen.places, mask, *m_draft.page.colors));
        const core::StageTable& shown = table.picture.table;
        table.title = stageTitle(shown.stage, m_context);
        table.hint = stageHint(shown.stage, m_context);
        if (shown.stage == core::Stage::ScoresMasked) table.hint = Figure::tr("hatched: hidden");
        // Without the products before it a scale alone would say little.
        const bool afterProducts = std::ranges::any_of(
            m_draft.tables, [&](const FigureTable& each) { return each.title.endsWith(rawTitle()); });
        if (shown.stage == core::Stage::ScoresScaled && m_context.rule.soft_cap == 0 && !afterProducts)
            table.title = Figure::tr("Q Kᵀ %1").arg(table.title);
        const bool known = std::ranges::any_of(m_tables, [](const Table& each) { return isMap(each.picture.table); });
        const QString axes = !isMap(shown) ? Figure::tr("d = %1").arg(shown.values.cols())
                             : known       ? QString()
                                           : Figure::tr("queries × keys");
        if (shown.stage == core::Stage::ScoresRaw && m_settings.axis_names) table.hint.clear();
        const bool slide = isSlide(m_settings);
        if (slide) table.hint.clear();
        if (m_settings.axis_names && !axes.isEmpty() && !namesAxes())
            table.hint += (table.hint.isEmpty() ? QString() : Figure::tr(" · ")) + axes;
        const QStringList queries =
            isMap(shown) ? wholeRowNames(m_trace, m_item, m_settings.map.rows) : wholeTokens(m_trace.queries(m_item));
        m_draft.tables.push_back({.title = QStringLiteral("%1  %2").arg(stage.step).arg(table.title),
                                  .address = {},
                                  .rows = byQuery ? m_chosen.of(queries) : wholeTokens(m_trace.keys(m_item)),
                                  .columns = isMap(shown) ? wholeTokens(m_trace.keys(m_item)) : QStringList(),
                                  .values = std::make_shared<const core::Matrix>(shown.values),
                                  .rows_predict = m_predict && isMap(shown),
                                  .row_places = byQuery ? m_chosen.places : std::vector<Index>()});
        // Below a slide's table stands what comes out of it; over it, how.
        if (slide && shown.stage == core::Stage::Weights && m_trace.mixes == nullptr)
            table.title = Figure::tr("softmax");
        if (slide && shown.stage == core::Stage::Context && m_trace.mixes == nullptr)
            table.title = Figure::tr("weights × V");
        m_tables.push_back(std::move(table));
    }

    QString rawTitle() const { return stageTitle(core::Stage::ScoresRaw, m_context); }

    /// Vectors stay with their tokens, whatever the rows of maps are read for.
    const TokenLabels& labelsOfRows(const core::StageTable& table) const
    {
        if (table.stage == core::Stage::Contacts) return m_residueRows;
        if (table.rows == StageAxis::Dimensions) return m_stateRows;
        if (table.rows != StageAxis::Queries) return m_keyRows;
        return isMap(table) ? m_rows : m_queries;
    }

    const TokenLabels& labelsOfColumns(const core::StageTable& table) const
    {
        return table.stage == core::Stage::Contacts ? m_residues : m_keys;
    }

    bool sharesLabels(const Table& a, const Table& b) const
    {
        return labelsOfRows(a.picture.table).tokens == labelsOfRows(b.picture.table).tokens;
    }

    double keys() const { return static_cast<double>(std::max<qsizetype>(1, m_keys.tokens.size())); }

    /// Cells are as large in every table, unless long vectors would take the page.
    QSizeF sizeOf(const Table& table, double side) const
    {
        const auto rows = static_cast<double>(table.picture.cells->rows());
        const auto cols = static_cast<double>(table.picture.cells->cols());
        if (isMap(table.picture.table)) return {side * cols, side * rows};
        // A page of a given height has room for more tables beside each other instead.
        const double widest = (m_settings.height_mm ? keys() : std::max(widestVectors * keys(), 24.0)) * side;
        return {std::min(side * cols, widest), side * rows};
    }

    bool hasBar(const Table& table) const { return m_settings.color_bar && table.picture.look != StageLook::Choices; }

    ColorKey keyOf(const Table& table) const
    {
        ColorKey key{.style = table.picture.style,
                     .colors = m_draft.page.colors,
                     .numbers = m_fonts.tokens,
                     .text = m_fonts.tokens,
                     .level = true};
        if (!hasFlatBars()) return key;
        key.level = false;
        key.flat = true;
        key.text = m_fonts.names;
        key.name = quantityOf(table);
        key.room = table.rect.width() + barGap;
        return key;
    }

    /// Whether bars with round numbers and a name stand below the tables: on slides, whose tables are few. They stand
    /// in one line, so the tables must.
    bool hasFlatBars() const { return standInOneRow() && m_chosen.all; }

    /// What the colours of a table mean.
    QString quantityOf(const Table& table) const
    {
        switch (table.picture.look) {
        case StageLook::Weights:
            return m_trace.mixes != nullptr ? Figure::tr("mixing weight") : Figure::tr("attention weight");
        default: break;
        }
        if (table.picture.table.stage == core::Stage::Context) return Figure::tr("context");
        return isMap(table.picture.table) ? Figure::tr("score") : Figure::tr("value");
    }

    double barWide() const { return hasFlatBars() ? barWidth : 5 * m_scale; }
    /// On slides a bar is as long as its table has room for.
    double levelLength(const Table& table) const
    {
        const double usual = (isSlide(m_settings) ? 20 : 32) * m_scale;
        constexpr double longest = 90;
        if (!isSlide(m_settings) || !table.hint.isEmpty()) return usual;
        return std::clamp(table.rect.width() - keyOf(table).extent(ruler()), usual, longest * m_scale);
    }

    QFont bold() const
    {
        QFont font = m_fonts.names;
        font.setBold(true);
        return font;
    }

    double hintWidth(const Table& table) const
    {
        const double words = table.hint.isEmpty() ? 0 : formulaWidth(m_fonts.names, table.hint) + 8 * m_scale;
        const double usual = (isSlide(m_settings) ? 20 : 32) * m_scale;
        return words + (hasBar(table) && !hasFlatBars() ? usual + keyOf(table).extent(ruler()) : 0);
    }

    double titleWidth(const Table& table) const
    {
        return formulaWidth(bold(), table.title) + 2 * m_fonts.names.pointSizeF();
    }

    double wordsWidth(const Table& table) const
    {
        if (isOneColumn()) return titleWidth(table) + hintWidth(table) + 2;
        return std::max(titleWidth(table), hintWidth(table)) + 2;
    }

    /// The lines over a table: its title, and its hint and bar, which stand beside the title of a long row.
    double wordLines(const Table& table) const { return hasHint(table) && !isOneColumn() ? 2 : 1; }

    bool hasHint(const Table& table) const { return !table.hint.isEmpty() || (hasBar(table) && !hasFlatBars()); }

    /// The parts below the tables.
    double footer() const
    {
        const double words = footerHeight(m_draft.page, m_settings, m_fonts, footerWords());
        return m_below + (words > 0 ? 8 * m_scale + words - 3 : 0) + edge;
    }

    /// The cells with which the tables fill their page best; large ones rather than small ones.
    void fit(double top)
    {
        QSizeF& size = m_draft.page.size;
        const bool open = !m_settings.height_mm;
        const double highest = std::max(unitsOf(pageHeightOf(m_settings.width_mm)), 1.35 * size.width());
        const double most = (open ? highest : size.height()) - footer();
        constexpr double least = 1.5, smaller = 0.96;
        double best = 0;
        m_side = least;
        const double largest = (m_chosen.all ? 20 : 13) * m_scale;
        constexpr int sizes = 120;
        double side = (open ? largest : 200) / smaller;
        for (int i = 0; i < sizes && side > least; ++i) {
            side *= smaller;
            const double bottom = place(side, top);
            if (bottom > most || m_right > size.width() - edge + 0.5) continue;
            double filled = 0;
            for (const Table& table : m_tables)
                filled += (table.rect.width() + m_labels) * (table.rect.height() + table.above);
            // Readable rather than small, and low rather than high: a page has other things to show.
            const double readable = std::min(1.0, side / TokenLabels::leastPitch(m_fonts.tokens, ruler()));
            const double fill = filled / (size.width() * (open ? bottom : most));
            const double score = fill * std::pow(side, 0.15) * std::pow(readable, 2) * (open ? 1.5 - bottom / most : 1);
            if (score > best) {
                best = score;
                m_side = side;
            }
        }
        if (best == 0 && standInOneRow()) {
            m_wraps = true;  // their titles alone are wider than the slide
            return fit(top);
        }
        const double bottom = place(m_side, top);
        if (open) return size.setHeight(std::min(bottom + footer(), unitsOf(core::largestFigure)));
        // Spare room is shared out.
        const QPointF spare(std::max(0.0, size.width() - edge - m_right) / 2, std::max(0.0, most - bottom) / 2);
        for (Table& table : m_tables) table.rect.translate(spare);
        m_barsAt += spare.y();
    }

    double aboveOf(const Table& table) const { return wordLines(table) * lineHeight(m_fonts.names) + 3; }

    double belowOf(std::size_t place, double side) const
    {
        const core::StageTable& table = m_tables[place].picture.table;
        return isMap(table) && namesKeys(place) ? labelsOfColumns(table).extent(side, ruler()) : 0;
    }

    /// The height that bars below the tables take, of a slide.
    double barsHeight() const
    {
        if (!hasFlatBars()) return 0;
        double most = 0;
        for (const Table& table : m_tables)
            if (hasBar(table)) most = std::max(most, keyOf(table).extent(ruler()));
        return most > 0 ? barGap + barWide() + most : 0;
    }

    /// Tables flow from left to right and wrap.
    /// @return where the last one ends
    double place(double side, double top)
    {
        const double right = m_draft.page.size.width() - edge;
        const double gapX = 14 * m_scale, gapY = 10 * m_scale;
        const double begin = edge + axisLine();
        double x = begin, y = top, bottom = top, above = 0;
        m_right = 0;
        std::size_t first = 0;  // of the row
        const auto closeRow = [&](std::size_t end) {
            for (std::size_t i = first; i < end; ++i) {
                m_tables[i].rect.moveTop(y + above);
                m_tables[i].above = above;  // titles of a row are level
                bottom = std::max(bottom, y + above + m_tables[i].rect.height() + m_tables[i].below + axisLine());
            }
            m_barsAt = bottom + barGap;
            bottom += barsHeight();
            first = end;
        };
        for (std::size_t i = 0; i < m_tables.size(); ++i) {
            Table& table = m_tables[i];
            const QSizeF size = sizeOf(table, side);
            const double content = std::max(size.width(), wordsWidth(table));
            table.labelled = i == first || !sharesLabels(m_tables[i - 1], table);
            // Names of keys stand over maps: vectors have rows of their own.
            const bool another = i > first && isMap(table.picture.table) != isMap(m_tables[i - 1].picture.table);
            const bool full = x + content + (table.labelled ? m_labels : 0) > right + 0.5;
            if (i > first && (isOneColumn() || (!standInOneRow() && (another || full)))) {
                closeRow(i);
                x = begin;
                y = bottom + gapY;
                above = 0;
                table.labelled = true;
            }
            if (table.labelled) x += m_labels;
            table.rect = QRectF(QPointF(x, 0), size);
            table.above = aboveOf(table);
            table.below = belowOf(i, side);
            above = std::max(above, table.above);
            x += content + gapX;
            m_right = std::max(m_right, x - gapX);
        }
        closeRow(m_tables.size());
        return bottom;
    }

    void fill()
    {
        for (std::size_t i = 0; i < m_tables.size(); ++i) {
            const Table& table = m_tables[i];
            const core::StageTable& stage = table.picture.table;
            if (isBlank(stage.stage)) continue;
            addWords(table, i);
            addMap(m_draft.page, m_settings, table.rect, table.picture.cells, table.picture.style,
                   [values = stage.values, look = table.picture.look](Index row, Index col) {
                       const QString number = cellNumber(values(row, col), look);
                       // Most weights of a sharp head say no more than their colour.
                       return look == StageLook::Weights && readsAsZero(number) ? QString() : number;
                   });
            addAxisNames(table);
            if (hasFlatBars() && hasBar(table)) addFlatBar(table);
            if (table.labelled) m_draft.page.addLabels(labelsOfRows(stage), table.rect, stage.values.rows());
            if (isMap(stage) && namesKeys(i))
                m_draft.page.addLabels(labelsOfColumns(stage), table.rect, stage.values.cols());
        }
    }

    /// What a table's rows and columns are, of a slide.
    void addAxisNames(const Table& table)
    {
        if (!namesAxes()) return;
        FigurePage& page = m_draft.page;
        const core::StageTable& stage = table.picture.table;
        const double line = lineHeight(m_fonts.names);
        const QString dimensions = Figure::tr("%1 dimensions").arg(stage.values.cols());
        const QStringList columns = isMap(stage)
                                        ? QStringList{Figure::tr("key (attended to)"), Figure::tr("key")}
                                        : QStringList{dimensions, Figure::tr("d = %1").arg(stage.values.cols())};
        page.addText(m_fonts.names, page.colors->text,
                     QRectF(table.rect.left(), table.rect.bottom() + table.below + 2, table.rect.width(), line),
                     Qt::AlignHCenter, fitting(columns, m_fonts.names, table.rect.width()));
        if (!table.labelled || stage.rows != StageAxis::Queries) return;
        page.addText(
            m_fonts.names, page.colors->text,
            QRectF(table.rect.left() - m_labels - axisLine(), table.rect.top(), line, table.rect.height()),
            Qt::AlignHCenter,
            fitting({Figure::tr("query (attending)"), Figure::tr("query")}, m_fonts.names, table.rect.height()), true);
    }

    /// Whether there is nothing but room for a table.
    bool isBlank(core::Stage stage) const
    {
        const auto& shown = m_settings.part.stages;
        return m_blank && std::ranges::find(shown, stage) == shown.end();
    }

    void addWords(const Table& table, std::size_t place)
    {
        FigurePage& page = m_draft.page;
        const double line = lineHeight(m_fonts.names);
        const double top = table.rect.top() - table.above;
        double x = table.rect.left();
        x += addLetter(page, m_settings, m_fonts, QRectF(x, top, line, line), place);
        addFormula(page, bold(), page.colors->text, QRectF(x, top, 0, line), table.title);
        if (!hasHint(table)) return;
        const QRectF words = isOneColumn() ? QRectF(x + titleWidth(table), top, 0, line)
                                           : QRectF(table.rect.left(), top + line, 0, line);
        addFormula(page, m_fonts.names, page.colors->text, words, table.hint);
        if (!hasBar(table) || hasFlatBars()) return;
        const double from = table.hint.isEmpty() ? 0 : formulaWidth(m_fonts.names, table.hint) + 8 * m_scale;
        page.bars.push_back({keyOf(table), QRectF(words.left() + from, words.center().y() - barWide() / 2,
                                                  levelLength(table), barWide())});
    }

    /// Under a table's middle, at the height of all tables' bars.
    void addFlatBar(const Table& table)
    {
        ColorKey key = keyOf(table);
        constexpr double share = 0.8;  // of the table's width: numbers at a bar's ends reach beyond it
        const double length = share * table.rect.width();
        key.name = fitting({key.name}, key.text, key.room);
        m_draft.page.bars.push_back(
            {std::move(key), QRectF(table.rect.center().x() - length / 2, m_barsAt, length, barWide())});
    }

    /// "primer-encoder, layer 4 · head 4"
    QString footerWords() const
    {
        QString name = headTitle(m_trace.model->info, m_address, m_settings.count_from);
        if (m_predict)
            name += Figure::tr(" · rows of maps: %1")
                        .arg(readingName(core::readingOf(*m_trace.model, m_settings.map.rows)));
        return Figure::tr("%1, %2").arg(QString::fromStdString(m_trace.model->info.name), name);
    }

    const core::Trace& m_trace;
    const FigureSettings& m_settings;
    Fonts m_fonts;
    Index m_item;
    core::HeadAddress m_address;
    StageContext m_context;
    ChosenQueries m_chosen;
    RowNames m_rowNames;
    double m_scale = 1;  ///< scale of gaps and bars, as the type's
    double m_side = 1;   ///< side of a cell
    TokenLabels m_queries;
    TokenLabels m_rows;  ///< rows of maps
    TokenLabels m_keys;
    TokenLabels m_residues;  ///< residues of a contact map's columns, and rows
    TokenLabels m_residueRows;
    TokenLabels m_keyRows;    ///< the same beside keys and values
    TokenLabels m_stateRows;  ///< nothing, beside a state
    bool m_predict = false;   ///< the rows of maps are called after the tokens that they predict
    bool m_blank = false;     ///< tables that the settings leave out have their room all the same
    double m_labels = 0;      ///< room for the rows' names, the same beside each table
    double m_right = 0;       ///< where the longest row ends
    double m_barsAt = 0;      ///< the top of a slide's bars
    std::vector<Table> m_tables;
    std::optional<core::NumberTerms> m_number;  ///< told below the tables
    core::HeadSum m_sum;                        ///< shown below them; without parts: it is not
    StepPartWords m_words, m_numberWords;
    QString m_token;  ///< the token whose output it is
    std::vector<Index> m_leftOut;
    bool m_isOneRow = false;
    bool m_wraps = false;  ///< a slide's tables have several rows, because one has no room
    std::vector<std::shared_ptr<const FigurePage>> m_parts;
    double m_below = 0;  ///< the height of what is below the tables
    Draft m_draft;
};

}  // namespace

Draft stepsFigure(const FigureSource& source, const FigureSettings& settings)
{
    return StepsBench(source, settings).draft();
}

}  // namespace figure_layout
