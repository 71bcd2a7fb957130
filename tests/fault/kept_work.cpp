#include "tests/fault/kept_work.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/atlas/atlas.h"
#include "core/error.h"
#include "core/page/page_json.h"
#include "core/random_bits.h"
#include "core/session/session_json.h"

#include <functional>

namespace {

using Read = std::function<std::uint64_t(const QString& file)>;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The work in the copy of a document that saves itself.
std::uint64_t workInCopy(const QString& file)
{
    return workIn(QJsonDocument::fromJson(bytesOf(file)).object().value("text").toString().toStdString());
}

std::uint64_t workInText(const QString& file) { return workIn(bytesOf(file).toStdString()); }

std::vector<std::pair<const char*, Read>> placesOf(Document document)
{
    switch (document) {
    case Document::Session:
        return {{"*.attnscope", [](const QString& file) { return workIn(core::openSession(file.toStdString())); }}};
    case Document::Lesson: return {{"*.lesson.md", workInText}, {"*.kept-lesson", workInCopy}};
    case Document::Page:
        return {{"*.attnpage", [](const QString& file) { return workIn(core::openPage(file.toStdString())); }}};
    case Document::Notes:
        return {{"*.attnatlas", [](const QString& file) { return workIn(core::openAtlas(file.toStdString()).notes); }},
                {"*.kept-notes", workInCopy}};
    case Document::Answers: return {{"*.attnanswers", workInText}, {"*.kept-answers", workInCopy}};
    }
    return {};
}

}  // namespace

const char* nameOf(Document document)
{
    constexpr std::array names{"session", "lesson", "page", "notes", "answers"};
    return names[static_cast<std::size_t>(document)];
}

std::uint64_t workIn(const core::Session& session)
{
    std::string all;
    for (const core::Run& run : session.runs) {
        for (const std::string& text : run.texts) all += text + '\n';
        for (const std::string& target : run.targets) all += target + '\n';
        all += run.keys_text.value_or("") + '\n';
        for (const core::ScoringChange& change : run.changes) all += change.mask.value_or("") + '\n';
        all += std::to_string(run.interventions.size());
    }
    return core::hashOf(all);
}

std::uint64_t workIn(const core::ComposedPage& page)
{
    std::string all = page.caption + '\n';
    for (const core::PagePanel& panel : page.panels) all += panel.heading + '\n' + panel.text + '\n';
    return core::hashOf(all);
}

std::uint64_t workIn(const std::vector<core::HeadNote>& notes) { return workIn(core::notesText(notes)); }

std::uint64_t workIn(const std::string& text) { return core::hashOf(text); }

std::set<std::uint64_t> keptIn(const std::filesystem::path& folder, Document document)
{
    std::set<std::uint64_t> all;
    for (const auto& [names, read] : placesOf(document)) {
        QDirIterator files(QString::fromStdString(folder.string()), {QString::fromLatin1(names)}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            try {
                all.insert(read(files.next()));
            } catch (const core::Error&) {  // one that was broken on purpose
            }
        }
    }
    return all;
}
