#include "app/command/warning.h"

#include "app/command/progress.h"
#include "app/command/request.h"
#include "core/model/pass/tracked_words.h"
#include "ui/words/error_text.h"
#include "ui/words/token_text.h"

#include <iostream>
#include <set>

namespace {

struct About {
    QString what;
    std::set<QString> said;
    int count = 0;
};

About& about()
{
    static About about;
    return about;
}

}  // namespace

void warn(const QString& text)
{
    constexpr int most = 20;
    const bool several = !about().what.isEmpty();
    if (several && about().said.contains(text)) return;
    if (++about().count > most + 1) return;
    if (several) about().said.insert(text);
    const QString whole = several ? QStringLiteral("%1: %2").arg(about().what, text) : text;
    const QString line = about().count <= most ? oneLine(whole) : QStringLiteral("more of these are left out");
    if (const Request* request = currentRequest()) return request->warning(line.toStdString());
    clearProgress();
    std::cerr << "attentionscope: warning: " << line.toStdString() << '\n';
}

void warnAll(const QStringList& texts)
{
    for (const QString& text : texts) warn(text);
}

void warnAll(const std::vector<std::string>& texts)
{
    for (const std::string& text : texts) warn(QString::fromStdString(text));
}

void warnOfPassedOver(const std::vector<std::pair<std::size_t, core::Error>>& texts)
{
    for (const auto& [text, why] : texts)
        warn(QStringLiteral("text %1 was passed over: %2").arg(text + 1).arg(typedErrorText(why)));
}

void warnOf(const QString& what) { about().what = what; }

void warnAnew() { about() = {}; }

void warnOfPieces(const core::Model& model, const std::string& word)
{
    if (word.empty()) return;
    const auto first = core::trackedToken(model, {.text = word});
    if (!first || first->pieces < 2) return;
    warn(QStringLiteral("“%1” is %2 tokens: this is about the first, “%3”")
             .arg(QString::fromStdString(word), QString::number(first->pieces), tokenText(first->token)));
}
