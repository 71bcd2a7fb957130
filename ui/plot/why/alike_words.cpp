#include "ui/plot/why/alike_words.h"

#include <QCoreApplication>

#include "ui/words/token_text.h"

using core::Index;

namespace {

struct AlikeWords {
    Q_DECLARE_TR_FUNCTIONS(Alike)
};

QStringList namesOf(const core::TextVector& text, bool words)
{
    QStringList names;
    for (const core::TokenRange& range : core::tokenRanges(text.tokens, words))
        names << (range.first == range.last ? tokenText(text.tokens[static_cast<std::size_t>(range.first)])
                                            : QString::fromStdString(core::textOf(text.tokens, range)));
    return names;
}

}  // namespace

std::shared_ptr<const core::CellAccount> pairsOf(const core::AlikeTexts& texts, bool words)
{
    core::CellAccount pairs;
    pairs.products = core::summedBy(texts.likeness.pairs, core::tokenRanges(texts.a.tokens, words),
                                    core::tokenRanges(texts.b.tokens, words));
    pairs.score = texts.likeness.cosine;
    return std::make_shared<const core::CellAccount>(std::move(pairs));
}

AccountWords alikeWords(const core::AlikeTexts& texts, bool words)
{
    return {.queries = namesOf(texts.a, words),
            .keys = namesOf(texts.b, words),
            .query_title = AlikeWords::tr("Text %1").arg(texts.first + 1),
            .key_title = AlikeWords::tr("Text %1").arg(texts.second + 1),
            .colors = AlikeWords::tr("added to the cosine")};
}

QString alikeHeadline(const core::AlikeTexts& texts)
{
    return AlikeWords::tr("cosine of text %1 and text %2").arg(texts.first + 1).arg(texts.second + 1);
}

QString alikeNote(const core::AlikeTexts& texts)
{
    return texts.a.reads ? AlikeWords::tr("One row stands for each text: a token has what that row’s heads read from "
                                          "it, and the row’s own token has all else that wrote it.")
                         : QString();
}
