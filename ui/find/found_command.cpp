#include "ui/find/found_command.h"

#include <QStringList>

#include <algorithm>

namespace {

constexpr int whole = 8, wordBegins = 4, within = 2, inPlace = 1;

bool beginsWord(const QString& text, qsizetype at) { return at == 0 || !text.at(at - 1).isLetterOrNumber(); }

/// How well a word is found; 0 for not at all.
int nearness(const FoundCommand& command, const QString& word)
{
    if (command.name.compare(word, Qt::CaseInsensitive) == 0) return whole;
    for (qsizetype at = 0; (at = command.name.indexOf(word, at, Qt::CaseInsensitive)) >= 0; ++at)
        if (beginsWord(command.name, at)) return wordBegins;
    if (command.name.contains(word, Qt::CaseInsensitive)) return within;
    return command.place.contains(word, Qt::CaseInsensitive) ? inPlace : 0;
}

}  // namespace

std::vector<FoundCommand> matching(std::vector<FoundCommand> all, const QString& typed, std::size_t most)
{
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<std::pair<int, FoundCommand>> found;
    for (FoundCommand& each : all) {
        int sum = 0;
        const bool hasAll = std::ranges::all_of(words, [&](const QString& word) {
            const int near = nearness(each, word);
            sum += near;
            return near > 0;
        });
        if (hasAll) found.emplace_back(sum, std::move(each));
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<int, FoundCommand>::first);
    if (found.size() > most) found.resize(most);
    std::vector<FoundCommand> nearest;
    nearest.reserve(found.size());
    for (auto& [sum, command] : found) nearest.push_back(std::move(command));
    return nearest;
}
