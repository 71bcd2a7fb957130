#include "ui/plot/figure/figure_step_parts.h"

#include "ui/plot/flow/flow_lines.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/steps/head_sum_rows.h"
#include "ui/plot/steps/number_words.h"
#include "ui/plot/steps/stage_painter.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;
using core::NumberTerms;
using core::Stage;

namespace figure_layout {
namespace {

constexpr double mostSide = 2.4;        ///< lines of text: the width of a cell with a number
constexpr double leastSide = 2;         ///< units: cells of long rows are narrower, and give way to the matrix
constexpr double mostMatrix = 0.4;      ///< height of a matrix as a share of the page's width
constexpr std::size_t mostBars = 2000;  ///< more are no bars any more
constexpr std::size_t manyHeads = 12;   ///< more have lower strips

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

FigurePage emptyPage(const FigureSettings& settings, double width)
{
    FigurePage page = blankPage(settings);
    page.size = QSizeF(width, 0);
    page.ground = Qt::transparent;
    return page;
}

/// One of the two while it is put together, from top to bottom.
class PartPage {
public:
    PartPage(const FigureSettings& settings, const Fonts& fonts, double width)
        : m_settings(settings),
          m_fonts(fonts),
          m_width(width),
          m_line(lineHeight(fonts.names)),
          m_page(emptyPage(settings, width))
    {
    }

    FigurePage numberPage(const NumberTerms& made, const StepPartWords& words, const StageContext& context)
    {
        addHeading(numberHeading(made, context, words.token), numberSummary(made, context));
        if (made.factors.rows() > 0) addProduct(made, context);
        addBars(made);
        return finished();
    }

    FigurePage headSumPage(const core::HeadSum& sum, const StepPartWords& words, const std::vector<Index>& left_out)
    {
        addHeading(Figure::tr("What each head writes for %1, and their sum").arg(words.token),
                   headSumSummary(sum, left_out, words.token));
        addStrips(sum, HeadSumRows(sum, words.heads, left_out), left_out);
        return finished();
    }

private:
    FigurePage finished()
    {
        m_page.size.setHeight(m_y);
        return std::move(m_page);
    }

    void write(const QFont& font, const QRectF& rect, Qt::Alignment alignment, const QString& words, bool quiet = false)
    {
        const QString fits = TextMetrics(font, ruler()).elidedText(words, Qt::ElideRight, std::max(1.0, rect.width()));
        m_page.addText(font, quiet ? m_page.colors->muted : m_page.colors->text, rect, alignment, fits);
    }

    void addHeading(const QString& heading, const QString& summary)
    {
        write(boldOf(m_fonts.names), {0, m_y, m_width, m_line}, Qt::AlignLeft, heading);
        m_y += m_line;
        for (const QString& each : brokenIntoLines(summary, TextMetrics(m_fonts.names, ruler()), m_width)) {
            write(m_fonts.names, {0, m_y, m_width, m_line}, Qt::AlignLeft, each);
            m_y += m_line;
        }
        m_y += 0.5 * m_line;
    }

    void addTable(const QRectF& rect, Stage look, const core::Matrix& numbers)
    {
        const StagePicture picture =
            stagePicture({look, core::StageAxis::Dimensions, core::StageAxis::Dimensions, numbers}, {}, *m_page.colors);
        addMap(m_page, m_settings, rect, picture.cells, picture.style,
               [values = numbers, kind = picture.look](Index row, Index col) {
                   return cellNumber(values(row, col), kind);
               });
    }

    void addOutline(const QRectF& rect)
    {
        m_page.arrows.push_back(
            {.corners = {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft(), rect.topLeft()},
             .color = m_page.colors->accent,
             .width = 1.2,
             .head = 0});
    }

    /// x · W = q, with the row and the column that are multiplied.
    void addProduct(const NumberTerms& made, const StageContext& context)
    {
        const auto inner = static_cast<double>(made.input.size()), outer = static_cast<double>(made.made.size());
        const double sign = 1.4 * m_line, room = m_width - 2 * sign;
        const double side = std::min(mostSide * m_line, room / (inner + 2 * outer));
        const bool fits = side >= leastSide;
        const double input = fits ? inner * side : 0.3 * room, wide = fits ? outer * side : 0.35 * room;
        const double strip = 1.2 * m_line;
        const double high = std::min(inner * strip, mostMatrix * m_width);
        const QRectF row(0, m_y + m_line, input, strip);
        const QRectF matrix(row.right() + sign, row.top(), wide, high);
        const QRectF result(matrix.right() + sign, row.top(), wide, strip);
        const QFont& names = m_fonts.names;
        const auto name = [&](const QRectF& over, const QString& said) {
            const double most = std::max(over.width(), 5 * m_line);
            addFormula(m_page, names, m_page.colors->text, {over.left(), over.top() - m_line, most, m_line},
                       TextMetrics(names, ruler()).elidedText(said, Qt::ElideRight, most));
        };
        name(row, sourceName(made, context));
        name(matrix, factorName(made.of));
        name(result, stageTitle(made.of, context));
        addTable(row, made.from, made.input);
        addTable(matrix, made.from == Stage::Weights ? Stage::Value : Stage::Query, made.factors);
        addTable(result, made.of, made.made);
        const auto between = [&](double x, const QString& said) {
            m_page.addText(m_fonts.title, m_page.colors->text, {x, row.top(), sign, strip}, Qt::AlignHCenter, said);
        };
        between(row.right(), QStringLiteral("·"));
        between(matrix.right(), QStringLiteral("="));
        const double column = wide / outer, at = static_cast<double>(made.dimension) * column;
        addOutline(row);
        addOutline({matrix.left() + at, matrix.top(), column, matrix.height()});
        addOutline({result.left() + at, result.top(), column, result.height()});
        m_y = matrix.bottom() + 0.8 * m_line;
    }

    /// The terms about zero, with their numbers where these fit.
    void addBars(const NumberTerms& made)
    {
        const auto& terms = made.terms;
        if (terms.size() < 2 || terms.size() > mostBars) return;
        float largest = 1e-9F;
        for (const core::ScoreTerm& term : terms)
            if (std::isfinite(term.product)) largest = std::max(largest, std::abs(term.product));
        const TextMetrics metrics(m_fonts.numbers, ruler());
        const double slot = std::min(m_width / static_cast<double>(terms.size()), 4 * m_line);
        const bool written = slot > metrics.horizontalAdvance(QStringLiteral("−0.00")) + 2;
        const double half = 1.8 * m_line, middle = m_y + half;
        const ColorMap& colors = ColorMap::named(QStringLiteral("diverging"));
        for (std::size_t i = 0; i < terms.size(); ++i) {
            const float product = std::isfinite(terms[i].product) ? terms[i].product : 0;
            const double size = static_cast<double>(product / largest) * half;
            const double left = static_cast<double>(i) * slot;
            m_page.boxes.push_back({{left + 0.14 * slot, middle - std::max(size, 0.0), 0.72 * slot, std::abs(size)},
                                    QColor(colors.at(product < 0 ? 0.14 : 0.86))});
            if (written)
                m_page.addText(m_fonts.numbers, m_page.colors->text, {left, middle + half, slot, m_line},
                               Qt::AlignHCenter, cellNumber(product, StageLook::Signed));
        }
        m_page.boxes.push_back(
            {{0, middle - 0.25, slot * static_cast<double>(terms.size()), 0.5}, m_page.colors->muted});
        m_y = middle + half + (written ? m_line : 0);
    }

    void addStrips(const core::HeadSum& sum, const HeadSumRows& rows, const std::vector<Index>& left_out)
    {
        const TextMetrics metrics(m_fonts.names, ruler());
        double names = 0;
        QStringList said = rows.names;
        for (const Index head : left_out)
            if (head < rows.heads) said[head] = Figure::tr("%1, taken out").arg(said[head]);
        const TextMetrics bolds(boldOf(m_fonts.names), ruler());
        for (const QString& name : said) names = std::max(names, bolds.horizontalAdvance(name) + 0.5 * m_line);
        const double between = metrics.horizontalAdvance(timesOutput(rows, rows.heads - 1)) + m_line;
        const double high = (sum.parts.size() > manyHeads ? 0.9 : 1.3) * m_line;
        const auto inner = static_cast<double>(sum.contexts.front().size());
        const auto outer = static_cast<double>(sum.output.size());
        const double room = m_width - names - between;
        const double contexts = std::min(0.42 * room, static_cast<double>(rows.heads) * inner * mostSide * m_line);
        const double parts = std::min(0.58 * room, outer * mostSide * m_line);
        const double right = names + contexts + between;
        const double gap = 0.6 * m_line;
        const auto topOf = [&](int row) { return m_y + row * high + (row >= rows.sum ? gap : 0); };
        for (int row = 0; row < rows.count(); ++row) {
            const bool bold = row >= rows.sum;
            write(bold ? boldOf(m_fonts.names) : m_fonts.names, {0, topOf(row), names, high}, Qt::AlignLeft, said[row]);
            write(m_fonts.names, {names + contexts, topOf(row), between, high}, Qt::AlignHCenter,
                  timesOutput(rows, row), true);
            if (rows.isEinsum(row))
                write(m_fonts.numbers, {names, topOf(row), contexts + between, high}, Qt::AlignLeft, einsumCode(),
                      true);
        }
        addContexts(sum, {names, m_y, contexts, high}, topOf(rows.count() - 1), inner);
        // All rows of what heads add have one range of colours.
        const StagePicture all =
            stagePicture({Stage::Output, core::StageAxis::Dimensions, core::StageAxis::Dimensions, rows.numbers}, {},
                         *m_page.colors);
        const auto block = [&](int first, int count) {
            const core::Matrix numbers = rows.numbers.middleRows(first, count);
            addMap(m_page, m_settings, {right, topOf(first), parts, count * high},
                   std::make_shared<const HeatData>(numbers, HeatData::Pooling::Farthest), all.style,
                   [numbers, kind = all.look](Index row, Index col) { return cellNumber(numbers(row, col), kind); });
        };
        block(0, rows.sum);
        block(rows.sum, rows.count() - rows.sum);
        m_page.boxes.push_back({{0, topOf(rows.sum) - 0.5 * gap, right + parts, 0.8}, m_page.colors->text});
        m_y = topOf(rows.count()) + 0.3 * m_line;
    }

    /// A row for each head, and below all of them side by side in blocks of their colours.
    /// @param first  where the first head's stands
    void addContexts(const core::HeadSum& sum, const QRectF& first, double below, double inner)
    {
        const std::size_t heads = sum.contexts.size();
        core::Matrix all(std::ssize(sum.contexts), sum.contexts.front().size());
        core::RowVector joined(all.size());
        for (std::size_t head = 0; head < heads; ++head) {
            all.row(static_cast<Index>(head)) = sum.contexts[head];
            joined.segment(static_cast<Index>(head) * all.cols(), all.cols()) = sum.contexts[head];
        }
        const double one = std::min(first.width(), inner * mostSide * m_line);
        addTable({first.left(), first.top(), one, static_cast<double>(heads) * first.height()}, Stage::Context, all);
        const double blockHigh = 0.2 * m_line;
        addTable({first.left(), below, first.width(), first.height() - blockHigh}, Stage::Context, joined);
        const std::vector<QColor> inks = flowColors(std::min(heads, mostFlowHeads), *m_page.colors);
        const double wide = first.width() / static_cast<double>(heads);
        for (std::size_t head = 0; head < heads; ++head)
            m_page.boxes.push_back({{first.left() + static_cast<double>(head) * wide,
                                     below + first.height() - blockHigh, wide - 0.8, blockHigh},
                                    inks[head % inks.size()]});
    }

    const FigureSettings& m_settings;
    const Fonts& m_fonts;
    const double m_width;
    const double m_line;
    FigurePage m_page;
    double m_y = 0;
};

FigureTable namedTable(const QString& title, const QStringList& rows, const QStringList& columns, core::Matrix values)
{
    return {.title = title,
            .address = {},
            .rows = rows,
            .columns = columns,
            .values = std::make_shared<const core::Matrix>(std::move(values))};
}

}  // namespace

FigurePage numberPage(const NumberTerms& made, const StepPartWords& words, const StageContext& context,
                      const FigureSettings& settings, const Fonts& fonts, double width)
{
    return PartPage(settings, fonts, width).numberPage(made, words, context);
}

std::vector<FigureTable> numberTables(const NumberTerms& made, const StepPartWords& words, const StageContext& context)
{
    core::Matrix terms(std::ssize(made.terms), 3);
    QStringList rows;
    for (Index i = 0; i < terms.rows(); ++i) {
        const core::ScoreTerm& term = made.terms[static_cast<std::size_t>(i)];
        terms.row(i) << term.query, term.key, term.product;
        rows << words.terms.value(i, QString::number(i + 1));
    }
    std::vector<FigureTable> tables;
    tables.push_back(namedTable(numberHeading(made, context, words.token), rows,
                                {Figure::tr("row"), Figure::tr("column"), Figure::tr("product")}, std::move(terms)));
    if (made.factors.rows() > 0) {
        QStringList inner;
        for (Index i = 0; i < made.factors.rows(); ++i) inner << words.terms.value(i, QString::number(i + 1));
        tables.push_back(namedTable(factorName(made.of), inner, {}, made.factors));
    }
    return tables;
}

FigurePage headSumPage(const core::HeadSum& sum, const StepPartWords& words, const std::vector<Index>& left_out,
                       const FigureSettings& settings, const Fonts& fonts, double width)
{
    return PartPage(settings, fonts, width).headSumPage(sum, words, left_out);
}

std::vector<FigureTable> headSumTables(const core::HeadSum& sum, const StepPartWords& words,
                                       const std::vector<Index>& left_out)
{
    const HeadSumRows rows(sum, words.heads, left_out);
    core::Matrix contexts(std::ssize(sum.contexts), sum.contexts.front().size());
    for (Index head = 0; head < contexts.rows(); ++head)
        contexts.row(head) = sum.contexts[static_cast<std::size_t>(head)];
    std::vector<FigureTable> tables;
    tables.push_back(
        namedTable(Figure::tr("contexts of %1, head by head").arg(words.token), words.heads, {}, contexts));
    tables.push_back(
        namedTable(Figure::tr("what each head writes for %1").arg(words.token), rows.names, {}, rows.numbers));
    return tables;
}

}  // namespace figure_layout
