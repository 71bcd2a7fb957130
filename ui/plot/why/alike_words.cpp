#include "ui/plot/why/alike_words.h"

#include <QCoreApplication>

#include "core/explain/asked_answer.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/prediction.h"
#include "ui/plot/why/account_words.h"
#include "ui/words/token_text.h"

using core::Index;

namespace {

struct Alike {
    Q_DECLARE_TR_FUNCTIONS(Alike)
};

QStringList namesOf(const std::vector<core::Token>& tokens, const std::vector<core::TokenRange>& ranges)
{
    QStringList names;
    for (const core::TokenRange& range : ranges)
        names << (range.first == range.last ? tokenText(tokens[static_cast<std::size_t>(range.first)])
                                            : QString::fromStdString(core::textOf(tokens, range)));
    return names;
}

std::shared_ptr<const core::CellAccount> accountOf(Eigen::MatrixXd products, double value)
{
    core::CellAccount account;
    account.products = std::move(products);
    account.score = value;
    return std::make_shared<const core::CellAccount>(std::move(account));
}

}  // namespace

AlikeWords::AlikeWords(std::shared_ptr<const core::Trace> whole, std::shared_ptr<const core::AlikeTexts> texts,
                       bool words)
    : m_whole(std::move(whole)),
      m_texts(std::move(texts))
{
    if (ranks())
        addRead(words);
    else
        addPairs(words);
    m_names.colors = quantity();
    m_names.tokens = true;
}

void AlikeWords::addPairs(bool words)
{
    const auto &a = m_texts->a.tokens, &b = m_texts->b.tokens;
    const auto rows = core::tokenRanges(a, words), columns = core::tokenRanges(b, words);
    m_pairs = accountOf(core::summedBy(m_texts->likeness.pairs, rows, columns), m_texts->value());
    m_names.queries = namesOf(a, rows);
    m_names.keys = namesOf(b, columns);
    m_names.query_title = Alike::tr("Text %1").arg(m_texts->first + 1);
    m_names.key_title = Alike::tr("Text %1").arg(m_texts->second + 1);
    m_names.query_sum = Alike::tr("%1 of the first text adds %2");
    m_names.key_sum = Alike::tr("%1 of the second text adds %2");
    m_names.name = Alike::tr("What each pair of tokens adds to the cosine of both texts");
}

void AlikeWords::addRead(bool words)
{
    const core::RankedTexts& ranked = *m_texts->ranked;
    const Index layers = ranked.read.rows() - 1, tokens = std::ssize(ranked.tokens);
    std::vector<core::TokenRange> columns = core::tokenRanges(ranked.tokens, words);
    m_names.keys = namesOf(ranked.tokens, columns);
    columns.push_back({tokens, tokens});
    m_names.keys << Alike::tr("not read");
    for (Index layer = 0; layer < layers; ++layer)
        m_names.queries
            << Alike::tr("layer %1").arg(core::layerNumber(core::speakerOf(*m_whole).model->info, layer, 1));
    m_names.queries << Alike::tr("no layer");
    std::vector<core::TokenRange> rows;
    rows.reserve(static_cast<std::size_t>(layers) + 1);
    for (Index row = 0; row <= layers; ++row) rows.push_back({row, row});
    m_pairs = accountOf(core::summedBy(ranked.read, rows, columns), ranked.score);
    m_names.query_title = Alike::tr("Layer");
    m_names.key_title = Alike::tr("Read from");
    m_names.query_sum = Alike::tr("%1 adds %2");
    m_names.key_sum = Alike::tr("%1 adds %2, in all layers");
    m_names.name = Alike::tr("What each layer read from each token for the number of both texts");
}

std::shared_ptr<const core::AnswerAccount> AlikeWords::parts(core::AlikeSettings::By side) const
{
    if (ranks()) return {m_texts, &m_texts->ranked->by_parts};
    const bool second = side == core::AlikeSettings::By::Second;
    core::AnswerAccount account;
    account.parts = (second ? m_texts->b : m_texts->a).parts;
    account.values = second ? m_texts->likeness.parts_b : m_texts->likeness.parts_a;
    account.score = m_texts->value();
    return std::make_shared<const core::AnswerAccount>(std::move(account));
}

AnswerWords AlikeWords::partNames(const core::AnswerAccount& account, const core::ShownParts& shown) const
{
    const AnswerPartWords names({m_whole, {}, {std::shared_ptr<const void>(), &account}});
    AnswerWords words = names.parts(shown);
    words.title = ranks() ? Alike::tr("Added to the number") : Alike::tr("Added to the cosine");
    return words;
}

HeadMapOfAnswer AlikeWords::heads(const core::AnswerAccount& account) const
{
    const AnswerPartWords names({m_whole, {}, {std::shared_ptr<const void>(), &account}});
    HeadMapOfAnswer map = names.maps({}, core::speakingBlock(*m_whole, core::AttentionBlock::Self)).front();
    if (!ranks()) map.title = Alike::tr("What each head adds");
    return map;
}

QString AlikeWords::value() const { return plainNumber(m_texts->value(), 4); }

QString AlikeWords::headline() const
{
    return ranks() ? Alike::tr("the model’s number for text %1 and the second text").arg(m_texts->first + 1)
                   : Alike::tr("cosine of text %1 and text %2").arg(m_texts->first + 1).arg(m_texts->second + 1);
}

QString AlikeWords::more() const
{
    return ranks() ? Alike::tr("a probability of %1").arg(plainNumber(m_texts->ranked->probability, 4)) : QString();
}

QString AlikeWords::quantity() const
{
    return ranks() ? Alike::tr("added to the number") : Alike::tr("added to the cosine");
}

QString AlikeWords::note() const
{
    if (ranks())
        return Alike::tr("The model reads both texts as one: a token has what the row that the number is made of read "
                         "from it. Embeddings, feed-forward layers and biases are not read from a token.");
    if (!m_whole->model->sentence)
        return Alike::tr("The model does not say how its rows become one vector: the mean of all is taken.");
    return m_texts->a.reads ? Alike::tr("One row stands for each text: a token has what that row’s heads read from "
                                        "it, and the row’s own token has all else that wrote it.")
                            : QString();
}

QString AlikeWords::chosen(const core::Cell& lines) const
{
    const QString row = m_names.queries.value(lines.query), column = m_names.keys.value(lines.key);
    if (ranks()) {
        if (lines.query < 0) return Alike::tr("%1, in all layers").arg(column);
        return lines.key < 0 ? row : Alike::tr("%1, by %2").arg(column, row);
    }
    if (lines.key < 0) return Alike::tr("%1 with all of text %2").arg(row).arg(m_texts->second + 1);
    if (lines.query < 0) return Alike::tr("%1 with all of text %2").arg(column).arg(m_texts->first + 1);
    return Alike::tr("%1 with %2").arg(row, column);
}
