#include "ui/window/changed_files.h"

#include "core/session/session_sources.h"
#include "ui/file/file_opener.h"
#include "ui/part/banner.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

/// An absolute path without a slash at its end.
fs::path wholePath(const fs::path& path)
{
    std::error_code none;
    return (fs::absolute(path, none).lexically_normal() / "").parent_path();
}

}  // namespace

ChangedFiles::ChangedFiles(const Workbench& bench, SessionFiles& files, FileOpener& opener, const Features& features,
                           QObject* parent)
    : QObject(parent),
      m_bench(bench),
      m_files(files),
      m_opener(opener),
      m_features(features),
      m_watched(this)
{
    connect(&files, &SessionFiles::changed, this, &ChangedFiles::follow);  // with each edit
    connect(&files, &SessionFiles::known, this, &ChangedFiles::know);
    for (const auto& feature : features) {
        connect(feature.get(), &Feature::openFilesChanged, this, &ChangedFiles::follow);
        connect(feature.get(), &Feature::known, this, &ChangedFiles::know);
    }
    connect(&bench.results, &RunResults::preparedChanged, this, &ChangedFiles::takePrepared);
    connect(&bench.banner, &Banner::closed, this, &ChangedFiles::takeClosed);
    connect(&m_watched, &WatchedFiles::changed, this, &ChangedFiles::takeChange);
}

void ChangedFiles::know(const fs::path& file)
{
    m_watched.know(wholePath(file));
    drop(wholePath(file));
}

/// Watches the open files and drops questions about others. A question says whether changes are saved.
void ChangedFiles::follow()
{
    std::vector<fs::path> open;
    const auto add = [&open](const fs::path& file) {
        if (!file.empty()) open.push_back(wholePath(file));
    };
    add(m_files.origin());
    for (const auto& feature : m_features) std::ranges::for_each(feature->openFiles(), add);
    for (const core::Run& run : m_bench.session().runs) std::ranges::for_each(core::sourcesOf(run), add);
    std::ranges::sort(open);
    open.erase(std::unique(open.begin(), open.end()), open.end());
    if (open != m_open) {
        m_open = open;
        m_watched.watch(open);
        const auto changed = m_changed;
        for (const fs::path& file : changed)
            if (!std::ranges::binary_search(open, file)) drop(file);
    }
    const bool stands = !m_asked.isEmpty() && m_bench.banner.text() == m_asked;
    if (stands && question() != m_asked) askNext();
}

/// A file that looks changed is opened again for the next edit, whatever the user answers.
void ChangedFiles::takePrepared(core::Index run)
{
    const auto& runs = m_bench.session().runs;
    const core::PreparedRun* prepared = m_bench.results.prepared(run);
    if (prepared == nullptr || static_cast<std::size_t>(run) >= runs.size()) return;
    m_models.resize(runs.size());
    std::weak_ptr<const core::Model>& known = m_models[static_cast<std::size_t>(run)];
    if (known.lock() == prepared->model) return;
    known = prepared->model;
    for (const fs::path& source : core::sourcesOf(runs[static_cast<std::size_t>(run)])) know(source);
}

void ChangedFiles::takeChange(const fs::path& file)
{
    if (!std::ranges::binary_search(m_open, file) || std::ranges::find(m_changed, file) != m_changed.end()) return;
    m_changed.push_back(file);
    askNext();
}

void ChangedFiles::drop(const fs::path& file)
{
    const auto found = std::ranges::find(m_changed, file);
    if (found == m_changed.end()) return;
    const bool asked = found == m_changed.begin() && !m_asked.isEmpty();
    m_changed.erase(found);
    if (!asked) return;
    const QString question = std::exchange(m_asked, {});
    if (m_bench.banner.text() == question) m_bench.banner.hide();
}

/// Answered or closed, it is over; another question may have been in the way of the next.
void ChangedFiles::takeClosed(const QString& question)
{
    if (!m_asked.isEmpty() && question == m_asked) {
        m_asked.clear();
        m_changed.erase(m_changed.begin());
    }
    // Not before the answer has acted, which may ask something itself.
    QMetaObject::invokeMethod(this, &ChangedFiles::askNext, Qt::QueuedConnection);
}

void ChangedFiles::askNext()
{
    if (m_changed.empty()) return;
    const bool stands = !m_asked.isEmpty() && m_bench.banner.text() == m_asked;
    if (m_bench.banner.asks() && !stands) return;
    m_asked = question();
    m_bench.banner.ask(m_asked, {{tr("Reload"), [this, file = m_changed.front()] { reload(file); }}});
}

QString ChangedFiles::question() const
{
    const fs::path& file = m_changed.front();
    const QString said = isSession(file) && m_files.isModified()
                             ? tr("%1 was changed by another program; reloading it replaces your unsaved changes, "
                                  "which Undo brings back.")
                             : tr("%1 was changed by another program; reload it to see what it holds now.");
    return said.arg(QString::fromStdString(file.filename().string()));
}

bool ChangedFiles::isSession(const fs::path& file) const
{
    return !m_files.origin().empty() && file == wholePath(m_files.origin());
}

void ChangedFiles::reload(const fs::path& file)
{
    if (isSession(file)) return m_opener.reload();
    for (const auto& feature : m_features)
        for (const fs::path& open : feature->openFiles())
            if (file == wholePath(open)) return feature->reload(file);
    // A module's file says how the module is made, too.
    if (m_bench.run().module && file == wholePath(m_bench.run().model)) m_opener.open(file);
    m_bench.results.openAgain();
}

#include "moc_changed_files.cpp"
