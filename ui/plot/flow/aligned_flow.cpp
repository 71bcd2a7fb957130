#include "ui/plot/flow/aligned_flow.h"

#include <QCoreApplication>

#include <algorithm>

using core::Index;

namespace {

struct AlignedWords {
    Q_DECLARE_TR_FUNCTIONS(Flow)
};

/// The row of a word's first piece that one is named after.
std::optional<Index> rowOf(const core::Trace& cross, Index item, const core::TokenRange& word, core::RowReading rows)
{
    for (Index token = word.first; token <= word.last; ++token)
        if (const auto row = core::rowNamedAfter(cross, item, token, rows)) return row;
    return std::nullopt;
}

/// Puts lines between words into maps of tokens.
class LineMaps {
public:
    LineMaps(const core::Trace& cross, Index item, const core::WordAlignment& words, core::RowReading rows)
        : m_cross(cross),
          m_item(item),
          m_words(words),
          m_rows(rows)
    {
    }

    FlowHead map(const core::WordLinks& links, const std::function<float(const core::WordLink&)>& weight) const
    {
        core::Matrix map = core::Matrix::Zero(std::ssize(m_cross.queries(m_item)), std::ssize(m_cross.keys(m_item)));
        for (const core::WordLink& link : links)
            if (const auto row =
                    rowOf(m_cross, m_item, m_words.target.words[static_cast<std::size_t>(link.target)], m_rows))
                map(*row, m_words.source.words[static_cast<std::size_t>(link.source)].first) = weight(link);
        return {std::make_shared<const core::Matrix>(std::move(map)), {}};
    }

private:
    const core::Trace& m_cross;
    Index m_item;
    const core::WordAlignment& m_words;
    core::RowReading m_rows;
};

bool isAmong(const core::WordLinks& links, const core::WordLink& link)
{
    return std::binary_search(links.begin(), links.end(), link);
}

QString sentenceOf(const core::WordAlignment& words, std::size_t both, std::size_t missing)
{
    const auto links = static_cast<int>(words.links.size());
    const QString all =
        links == 1 ? AlignedWords::tr("1 link of words") : AlignedWords::tr("%1 links of words").arg(links);
    if (!words.gold || words.gold->possible.empty()) return all;
    QString text = all;
    if (words.error_rate) text += AlignedWords::tr("; alignment error rate %1").arg(*words.error_rate, 0, 'f', 3);
    text += AlignedWords::tr("; %1 of them in the gold; %2 of its sure ones missing").arg(both).arg(missing);
    return text;
}

}  // namespace

core::FlowSettings AlignedFlow::lines(core::FlowSettings settings)
{
    settings.most = 0;
    settings.least = 0;
    return settings;
}

bool isAligned(const core::Trace& trace)
{
    return trace.model->info.block == core::AttentionBlock::Cross && trace.model->info.reads == core::Reads::Text
           && !trace.recorded() && !trace.fromGiven();
}

AlignedFlow alignedFlow(const core::Trace& cross, const std::vector<core::HeadAddress>& heads, const std::string& gold,
                        core::RowReading rows)
{
    AlignedFlow flow{.kinds = {}, .titles = {}, .words = core::wordAlignment(cross, heads, gold), .sentence = {}};
    const core::WordAlignment& words = flow.words;
    const LineMaps maps(cross, heads.front().item, words, rows);
    const auto found = [&words](const core::WordLink& link) { return words.weights(link.target, link.source); };
    if (!words.gold || words.gold->possible.empty()) {
        flow.kinds.push_back(maps.map(words.links, found));
        flow.titles << AlignedWords::tr("links of words");
        flow.sentence = sentenceOf(words, 0, 0);
        return flow;
    }
    core::WordLinks both, alone, missing;
    for (const core::WordLink& link : words.links) (isAmong(words.gold->possible, link) ? both : alone).push_back(link);
    for (const core::WordLink& link : words.gold->possible)
        if (!isAmong(words.links, link)) missing.push_back(link);
    const auto agreed = [&words](const core::WordLink& link) { return isAmong(words.gold->sure, link) ? 1.0F : 0.5F; };
    flow.kinds = {maps.map(both, found), maps.map(alone, found), maps.map(missing, agreed)};
    flow.titles << AlignedWords::tr("found, and in the gold") << AlignedWords::tr("found, not in the gold")
                << AlignedWords::tr("in the gold, not found");
    const auto lacking = std::ranges::count_if(
        words.gold->sure, [&words](const core::WordLink& link) { return !isAmong(words.links, link); });
    flow.sentence = sentenceOf(words, both.size(), static_cast<std::size_t>(lacking));
    return flow;
}

QString goldLine(const std::string& gold, Index item)
{
    return QString::fromStdString(gold).split(u'\n').value(static_cast<qsizetype>(item));
}

std::string withGoldLine(const std::string& gold, Index item, const QString& line)
{
    QStringList lines = QString::fromStdString(gold).split(u'\n');
    while (lines.size() <= item) lines << QString();
    lines[item] = line.simplified();
    while (!lines.isEmpty() && lines.last().isEmpty()) lines.removeLast();
    return lines.join(u'\n').toStdString();
}
