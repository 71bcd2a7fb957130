// The writers of one cell's score or of an answer, or each layer's prediction.

#include "core/explain/asked_answer.h"
#include "core/model/pass/prediction.h"
#include "ui/plot/figure/account_page.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/plot/why/account_words.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr Index mostRows = 12;      ///< parts of each of a cell's sides that have a line of their own
constexpr Index leastParts = 3;     ///< fewer would say nothing
constexpr Index leastNumbered = 5;  ///< fewer with numbers say less than more of them without
constexpr Index mostAnswerParts = 16;

/// A page of the Why view.
class WhyBench final : AccountPage {
public:
    WhyBench(const FigureSource& source, const FigureSettings& settings, std::stop_token stop)
        : AccountPage(source, settings, std::move(stop))
    {
        FigureSettings one = settings;
        one.layer = settings.layer.value_or(source.session.focus.layer);
        one.head = settings.head.value_or(source.session.focus.head);
        m_address = headsOf(firstTrace(source), m_item, one).front();
    }

    Draft draft()
    {
        switch (m_source.session.why.of) {
        case core::WhySettings::Of::Answer: addAnswer(); break;
        case core::WhySettings::Of::Lens: addLens(); break;
        case core::WhySettings::Of::Cell:
        case core::WhySettings::Of::Weights:
        case core::WhySettings::Of::Patches: addCell(); break;
        }
        return std::move(m_draft);
    }

private:
    core::AttentionBlock block() const { return m_source.session.focus.block; }

    void addCell()
    {
        const auto trace = core::blockOf(m_whole, block());
        const core::Focus& focus = m_source.session.focus;
        const core::Cell cell{std::min(focus.query, static_cast<Index>(trace->queries(m_item).size()) - 1),
                              std::min(focus.key, static_cast<Index>(trace->keys(m_item).size()) - 1)};
        core::StreamRows rows(m_whole, m_item);
        rows.open(m_source.session.why.through);
        const auto account =
            std::make_shared<const core::CellAccount>(core::explainCell(rows, block(), m_address, cell, m_stop));
        const CellWords words({m_whole, block(), m_address, cell, account});
        const QString title = headTitle(trace->model->info, m_address, m_settings.count_from);
        const QString score = plainNumber(account->score, 2), quotient = words.quotient();
        addHeadline(Figure::tr("%1 · score of “%2” for “%3”").arg(title, words.query(), words.key()),
                    QStringList{quotient.isEmpty() ? Figure::tr("%1 before softmax").arg(score)
                                                   : Figure::tr("%1 = %2 before softmax").arg(quotient, score),
                                words.outcome()}
                        .join(QStringLiteral(" · ")));
        const AccountSheet sheet = cellSheet(*account, words);
        m_draft.cramped = sheet.cramped;
        take(sheet.page, m_top + sheet.page.size.height());
        if (const QString note = unwrittenNote(m_draft.page, m_settings); !note.isEmpty()) m_draft.notes << note;
        addProducts(*account, words, title);
        m_draft.description =
            Figure::tr("What wrote the score of %1, %2").arg(QString::fromStdString(trace->model->info.name), title);
    }

    /// The rest is one row and one column: a small page has fewer parts with lines of their own, and still fewer where
    /// cells then have room for their numbers.
    AccountSheet cellSheet(const core::CellAccount& account, const CellWords& words)
    {
        const auto sheetOf = [&](Index rows, Index columns) {
            const core::AccountTable table = core::accountTable(account, rows, columns);
            AccountWords names = words.table(table);
            names.queries = written(m_settings, names.queries);
            names.keys = written(m_settings, names.keys);
            names.query_title = spelled(names.query_title);
            names.key_title = spelled(names.key_title);
            return accountSheet(table, names, m_look, room(38));
        };
        Index rows = mostRows, columns = mostRows;
        AccountSheet sheet = sheetOf(rows, columns);
        while (sheet.narrow && columns > leastParts) sheet = sheetOf(rows, --columns);
        while (sheet.cramped && !sheet.narrow && rows > leastParts) sheet = sheetOf(--rows, columns);
        while (sheet.cramped && columns > leastParts) sheet = sheetOf(rows, --columns);  // wide cells are higher
        AccountSheet numbered = sheet;
        while (numbered.bare && columns > leastNumbered) numbered = sheetOf(rows, --columns);
        return numbered.bare || numbered.cramped ? sheet : numbered;
    }

    void addProducts(const core::CellAccount& account, const CellWords& words, const QString& title)
    {
        const core::AccountTable all = core::accountTable(account, account.products.rows(), account.products.cols());
        const AccountWords names = words.table(all);
        addTable(Figure::tr("products of %1, added to the score").arg(title), names.queries, names.keys, all.values);
    }

    void addAnswer()
    {
        const core::Trace& speaker = core::speakerOf(*m_whole);
        const core::WhySettings& why = m_source.session.why;
        const Index position = core::askedPosition(*m_whole, block(), m_item, m_source.session.focus.query);
        const core::Answer answer = core::askedAnswer(speaker, {m_item, position, why.answer, why.against});
        core::StreamRows rows(m_whole, m_item);
        rows.open(m_source.session.why.through);
        const auto account = std::make_shared<const core::AnswerAccount>(core::explainAnswer(rows, answer, m_stop));
        const AnswerPartWords words({m_whole, answer, account});
        addHeadline(QStringLiteral("%1 %2 · %3").arg(plainNumber(account->score, 3), words.headline(), words.more()));
        const core::ShownParts parts = core::largestParts(account->values, mostAnswerParts);
        std::vector<HeadMapOfAnswer> maps = words.maps({}, core::speakingBlock(*m_whole, block()));
        maps.resize(1);  // a figure does not compute runs without a head
        const double lines = 1.5 + 1.5 * static_cast<double>(parts.lines());
        const AnswerSheet sheet = answerSheet(parts, words.parts(parts), maps, m_look, room(lines));
        const double bottom = std::max(sheet.lines.back().bottom(), sheet.maps.front().bottom());
        take(sheet.page, bottom);
        QStringList names;
        core::Matrix values(static_cast<Index>(account->parts.size()), 1);
        const core::ShownParts all = core::largestParts(account->values, std::ssize(account->values));
        for (Index line = 0; line < all.lines(); ++line)
            values(line, 0) = static_cast<float>(all.values[static_cast<std::size_t>(line)]);
        names = words.parts(all).parts;
        addTable(Figure::tr("added to the logit"), names, {Figure::tr("added")}, std::move(values));
        m_draft.description =
            Figure::tr("What wrote an answer of %1").arg(QString::fromStdString(speaker.model->info.name));
    }

    void addLens()
    {
        const core::Trace& speaker = core::speakerOf(*m_whole);
        std::optional<Index> asked;
        const Index last = static_cast<Index>(speaker.queries(m_item).size()) - 1;
        if (!m_source.session.why.answer.empty())
            asked = core::askedToken(speaker, m_item, last, m_source.session.why.answer);
        const core::LogitLens lens = core::logitLens(*m_whole, m_item, {.asked = asked, .stop = m_stop});
        const LensWords words = lensWords(*m_whole, m_item, asked, lens);
        addHeadline(speaker.model->transformer.causal ? Figure::tr("What would follow each token, by each layer")
                                                      : Figure::tr("What would stand at each token, by each layer"));
        const LensSheet sheet = lensSheet(lens, words, m_look, room(8 + 2 * static_cast<double>(lens.layers() + 1)));
        take(sheet.page, sheet.cells.bottom());
        core::Matrix values(lens.layers() + 1, lens.tokens);
        for (Index layer = 0; layer <= lens.layers(); ++layer)
            for (Index token = 0; token < lens.tokens; ++token)
                values(layer, token) =
                    lens.at(layer, token).asked.value_or(lens.at(layer, token).likeliest.front().probability);
        addTable(words.colors, words.layers, wholeTokens(speaker.queries(m_item)), std::move(values));
        m_draft.description = Figure::tr("Logit lens of %1").arg(QString::fromStdString(speaker.model->info.name));
    }

    core::HeadAddress m_address;
};

}  // namespace

Draft whyFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    return WhyBench(source, settings, stop).draft();
}

}  // namespace figure_layout
