// Why two texts are alike: the pairs of their tokens, or what wrote either vector.

#include "core/error.h"
#include "ui/plot/figure/account_page.h"
#include "ui/plot/why/account_words.h"
#include "ui/plot/why/alike_words.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;
using By = core::AlikeSettings::By;

namespace figure_layout {
namespace {

constexpr Index mostPartLines = 16;

class AlikePage final : AccountPage {
public:
    AlikePage(const FigureSource& source, const FigureSettings& settings, std::stop_token stop)
        : AccountPage(source, settings, std::move(stop))
    {
    }

    Draft draft()
    {
        const core::AlikeSettings& asked = m_source.session.alike;
        if (!core::comparesTexts(*m_whole->model) && !core::isReranker(*m_whole->model))
            throw core::Error(core::Code::Unsupported, m_whole->model->info.name,
                              "a figure of a likeness is not supported: expected an encoder of texts, a folder of "
                              "sentence-transformers or a reranker, found %1",
                              m_whole->model->info.architecture);
        const auto texts = std::make_shared<const core::AlikeTexts>(core::alikeTexts(
            m_whole, m_item, core::otherText(*m_whole, m_item, asked.other), asked.by != By::Pairs, m_stop));
        const AlikeWords words(m_whole, texts, m_settings.map.words);
        const QString more = words.more();
        addHeadline(QStringLiteral("%1 %2").arg(words.value(), words.headline())
                    + (more.isEmpty() ? more : QStringLiteral(" · ") + more));
        if (asked.by == By::Pairs)
            addPairs(words);
        else
            addParts(words, asked.by);
        m_draft.description =
            Figure::tr("Why two texts are alike to %1").arg(QString::fromStdString(m_whole->model->info.name));
        return std::move(m_draft);
    }

private:
    void addPairs(const AlikeWords& words)
    {
        const core::AccountTable table = core::wholeTable(*words.pairs());
        const double lines = 15 + 1.5 * static_cast<double>(table.values.rows());
        const AccountSheet sheet = accountSheet(table, words.names(), m_look, room(lines));
        take(sheet.page, m_top + sheet.page.size.height());
        addTable(words.ranks() ? Figure::tr("read by each layer from each token, added to the number")
                               : Figure::tr("pairs of tokens, added to the cosine"),
                 words.names().queries, words.names().keys, table.values);
    }

    void addParts(const AlikeWords& words, By side)
    {
        const auto account = words.parts(side);
        const core::ShownParts parts = core::largestParts(account->values, mostPartLines);
        const double lines = 1.5 + 1.5 * static_cast<double>(parts.lines());
        const AnswerSheet sheet =
            answerSheet(parts, words.partNames(*account, parts), {words.heads(*account)}, m_look, room(lines));
        take(sheet.page, std::max(sheet.lines.back().bottom(), sheet.maps.front().bottom()));
        const core::ShownParts all = core::largestParts(account->values, std::ssize(account->values));
        core::Matrix values(all.lines(), 1);
        for (Index line = 0; line < all.lines(); ++line)
            values(line, 0) = static_cast<float>(all.values[static_cast<std::size_t>(line)]);
        addTable(words.quantity(), words.partNames(*account, all).parts, {Figure::tr("added")}, std::move(values));
    }
};

}  // namespace

Draft alikeFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    return AlikePage(source, settings, stop).draft();
}

}  // namespace figure_layout
