#include "app/command/asked_words.h"

#include "app/command/warning.h"
#include "core/model/pass/tracked_words.h"
#include "ui/words/token_text.h"

void warnOfPieces(const core::Model& model, const std::string& word)
{
    if (word.empty()) return;
    const auto first = core::trackedToken(model, {.text = word});
    if (!first || first->pieces < 2) return;
    warn(QStringLiteral("“%1” is %2 tokens: this is about the first, “%3”")
             .arg(QString::fromStdString(word), QString::number(first->pieces), tokenText(first->token)));
}
