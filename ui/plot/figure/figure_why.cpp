// The writers of one cell's score or of an answer, or each layer's prediction.

#include "core/error.h"
#include "core/explain/asked_answer.h"
#include "core/model/pass/prediction.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/plot/why/account_words.h"
#include "ui/plot/why/alike_words.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double usualPartPoints = 6;
constexpr Index mostRows = 12, mostColumns = 12;  ///< parts of a cell's sides that have a line of their own
constexpr Index mostAnswerParts = 16;

/// One page of an account while it is put together.
class WhyBench {
public:
    WhyBench(const FigureSource& source, const FigureSettings& settings, std::stop_token stop)
        : m_source(source),
          m_settings(settings),
          m_stop(std::move(stop)),
          m_whole(source.whole            ? source.whole
                  : source.traces.empty() ? nullptr
                                          : source.traces.front()),
          m_fonts(fontsOf(settings, usualPartPoints))
    {
        const core::Trace& trace = firstTrace(source);
        m_item = itemOf(source, trace);
        FigureSettings one = settings;
        one.layer = settings.layer.value_or(source.session.focus.layer);
        one.head = settings.head.value_or(source.session.focus.head);
        m_address = headsOf(trace, m_item, one).front();
        m_draft.page = blankPage(settings);
        m_look = {.colors = m_draft.page.colors,
                  .names = m_fonts.tokens,
                  .numbers = m_fonts.numbers,
                  .device = ruler(),
                  .paper = true};
    }

    Draft draft()
    {
        m_top = edge + addTitle(m_draft.page, m_settings, m_fonts);
        switch (m_source.session.why.of) {
        case core::WhySettings::Of::Answer:
            if (core::comparesTexts(*m_whole->model))
                addTexts();
            else
                addAnswer();
            break;
        case core::WhySettings::Of::Lens: addLens(); break;
        case core::WhySettings::Of::Cell:
        case core::WhySettings::Of::Weights:
        case core::WhySettings::Of::Patches: addCell(); break;
        }
        return std::move(m_draft);
    }

private:
    core::AttentionBlock block() const { return m_source.session.focus.block; }

    /// Adds a line about the account's subject.
    void addHeadline(const QString& words)
    {
        const double height = lineHeight(m_fonts.names);
        const double room = m_draft.page.size.width() - 2 * edge;
        for (const QString& line : joinedLines(words.split(QStringLiteral(" · ")), m_fonts.names, room)) {
            m_draft.page.addText(m_fonts.names, m_draft.page.colors->text, QRectF(edge, m_top, room, height),
                                 Qt::AlignLeft, line);
            m_top += height;
        }
        m_top += 6;
    }

    /// The rest of the page; `lines` of text high where the height is open.
    QRectF room(double lines) const
    {
        const double width = m_draft.page.size.width() - 2 * edge;
        const double height = m_settings.height_mm ? m_draft.page.size.height() - m_top - edge : lines * m_look.line();
        return {edge, m_top, width, std::max(10.0, height)};
    }

    /// Takes over a sheet's content.
    void take(const FigurePage& sheet, double bottom)
    {
        FigurePage& page = m_draft.page;
        page.maps.insert(page.maps.end(), sheet.maps.begin(), sheet.maps.end());
        page.boxes.insert(page.boxes.end(), sheet.boxes.begin(), sheet.boxes.end());
        page.texts.insert(page.texts.end(), sheet.texts.begin(), sheet.texts.end());
        page.labels.insert(page.labels.end(), sheet.labels.begin(), sheet.labels.end());
        if (m_settings.color_bar) page.bars.insert(page.bars.end(), sheet.bars.begin(), sheet.bars.end());
        if (!m_settings.height_mm) page.size.setHeight(bottom + edge);
    }

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
        addHeadline(QStringLiteral("%1: %2 %3 · %4")
                        .arg(title, plainNumber(account->score, 4), words.headline(), words.more()));
        const core::AccountTable table = core::accountTable(*account, mostRows, mostColumns);
        const AccountSheet sheet = accountSheet(table, words.table(table), m_look, room(38));
        take(sheet.page, sheet.matrix.bottom());
        addProducts(*account, words, title);
        m_draft.description =
            Figure::tr("What wrote the score of %1, %2").arg(QString::fromStdString(trace->model->info.name), title);
    }

    void addProducts(const core::CellAccount& account, const CellWords& words, const QString& title)
    {
        const core::AccountTable all = core::accountTable(account, account.products.rows(), account.products.cols());
        const AccountWords names = words.table(all);
        m_draft.tables.push_back({.title = Figure::tr("products of %1, added to the score").arg(title),
                                  .address = {},
                                  .rows = names.queries,
                                  .columns = names.keys,
                                  .values = std::make_shared<const core::Matrix>(all.values)});
    }

    /// Why the text in focus is like another one of the batch.
    void addTexts()
    {
        const auto texts = std::ssize(m_whole->batch.sequences);
        const std::string& asked = m_source.session.why.answer;
        const std::optional<Index> second = core::otherText(asked, m_item, texts);
        if (!second && !asked.empty())
            throw core::Error(
                core::Code::OutOfRange, m_whole->model->info.name,
                "the other text cannot be used: expected the number of a text from 1 to %1 but %2, found %3",
                std::to_string(texts), std::to_string(m_item + 1), asked);
        const core::AlikeTexts alike = core::alikeTexts(m_whole, m_item, second, false, m_stop);
        const bool words = m_settings.map.words;
        const auto pairs = pairsOf(alike, words);
        addHeadline(QStringLiteral("%1 %2").arg(plainNumber(alike.likeness.cosine, 4), alikeHeadline(alike)));
        const core::AccountTable table = core::wholeTable(*pairs);
        const AccountWords names = alikeWords(alike, words);
        const double lines = 15 + 1.5 * static_cast<double>(table.values.rows());
        const AccountSheet sheet = accountSheet(table, names, m_look, room(lines));
        take(sheet.page, sheet.matrix.bottom());
        m_draft.tables.push_back({.title = Figure::tr("pairs of tokens, added to the cosine"),
                                  .address = {},
                                  .rows = names.queries,
                                  .columns = names.keys,
                                  .values = std::make_shared<const core::Matrix>(table.values)});
        m_draft.description =
            Figure::tr("Why two texts are alike to %1").arg(QString::fromStdString(m_whole->model->info.name));
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
        m_draft.tables.push_back({.title = Figure::tr("added to the logit"),
                                  .address = {},
                                  .rows = names,
                                  .columns = {Figure::tr("added")},
                                  .values = std::make_shared<const core::Matrix>(values)});
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
        m_draft.tables.push_back({.title = words.colors,
                                  .address = {},
                                  .rows = words.layers,
                                  .columns = wholeTokens(speaker.queries(m_item)),
                                  .values = std::make_shared<const core::Matrix>(values)});
        m_draft.description = Figure::tr("Logit lens of %1").arg(QString::fromStdString(speaker.model->info.name));
    }

    const FigureSource& m_source;
    const FigureSettings& m_settings;
    std::stop_token m_stop;
    std::shared_ptr<const core::Trace> m_whole;
    Fonts m_fonts;
    Index m_item = 0;
    core::HeadAddress m_address;
    AccountLook m_look;
    double m_top = 0;
    Draft m_draft;
};

}  // namespace

Draft whyFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    return WhyBench(source, settings, stop).draft();
}

}  // namespace figure_layout
