#include "ui/words/gloss_labels.h"

#include "core/model/folder/glosses.h"

#include <map>
#include <mutex>

namespace {

/// Maps are made on several threads, and a file is read once.
const core::Glosses& glossesOf(const std::filesystem::path& model)
{
    static std::mutex only;
    static std::map<std::filesystem::path, core::Glosses> known;
    const std::lock_guard lock(only);
    const auto found = known.find(model);
    return found != known.end() ? found->second : known.emplace(model, core::Glosses::ofModel(model)).first->second;
}

}  // namespace

QStringList withMeanings(const QStringList& labels, const std::filesystem::path& model)
{
    const core::Glosses& glosses = glossesOf(model);
    if (glosses.empty()) return labels;
    QStringList all;
    for (const QString& label : labels) {
        const std::string word = label.toStdString();
        const std::vector<core::Glosses::Word> words = glosses.in(word);
        const bool isWord = words.size() == 1 && words.front().text == word;
        all << (isWord ? label + QLatin1Char(' ') + QString::fromStdString(words.front().meaning) : label);
    }
    return all;
}
