#include "ui/file/file_opener.h"

#include "core/array/array_folder.h"
#include "core/caught_error.h"
#include "core/file/file_beginning.h"
#include "core/image/image_file.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/folder/foreign_weights.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/folder/trained_model.h"
#include "core/model/recorded/vector_pairs.h"
#include "core/session/edits/model_edits.h"
#include "core/session/edits/span_edits.h"
#include "core/session/edits/text_edits.h"
#include "ui/file/desktop_recent.h"
#include "ui/file/recent_models.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/figure/session_source.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

bool hasEnding(const fs::path& path, std::initializer_list<const char*> endings)
{
    const QString ending = QString::fromStdString(path.extension().string()).toLower();
    return std::ranges::any_of(endings, [&](const char* each) { return ending == QLatin1String(each); });
}

/// Files that lie in model folders under these names, and never hold attention.
bool isPartOfModel(const fs::path& path)
{
    constexpr const char* names[] = {"config.json",
                                     "tokenizer.json",
                                     "tokenizer_config.json",
                                     "special_tokens_map.json",
                                     "added_tokens.json",
                                     "generation_config.json",
                                     "adapter_config.json",
                                     "adapter_model.safetensors",
                                     "vocab.json",
                                     "model.safetensors.index.json"};
    return std::ranges::any_of(names, [&](const char* name) { return path.filename() == name; });
}

/// Figures that this program saved are sessions, whatever they look like.
bool isPicture(const fs::path& file) { return core::looksLikeImage(file) && !sessionIn(file); }

bool isSound(const fs::path& file)
{
    return hasEnding(file, {".wav", ".flac", ".ogg", ".oga", ".opus", ".aif", ".aiff", ".au", ".mp3"});
}

/// A source with its queries and keys named, if the file holds these.
core::RecordedSource named(const core::RecordedSource& source)
{
    if (hasEnding(source.file, {".npy", ".csv"})) return source;  // one array, and maybe long to read
    try {
        return core::namedSource(source);
    } catch (const core::Error&) {
        return source;  // its reader names the mistake
    }
}

/// The possible readings of a file: its attention, and its pairs of queries and keys unless these belong to it.
std::vector<core::RecordedSource> readingsOf(const core::RecordedSource& source)
{
    std::vector<core::RecordedSource> readings;
    const auto file = core::ArrayFile::open(source.file);
    const auto attention = core::meantAttention(*file);
    const bool blocks =
        std::ranges::any_of(attention, [](const auto& entry) { return entry.name.ends_with("_attentions"); });
    for (const core::VectorPair& pair : blocks ? std::vector<core::VectorPair>{} : core::vectorCandidates(*file)) {
        readings.push_back(source);
        readings.back().queries = pair.queries.entry.name;
        readings.back().keys = pair.keys.entry.name;
    }
    for (const auto& entry : attention) {
        readings.push_back(source);
        readings.back().tensor = entry.name;
    }
    return readings;
}

/// Whether it takes longer than a moment to see which arrays a file has: their list is long.
bool hasLongList(const fs::path& file)
{
    constexpr std::uintmax_t longList = 1U << 20U, longArchive = 1U << 26U;
    std::error_code none;
    const std::uintmax_t size = fs::file_size(file, none);
    if (none) return false;
    if (hasEnding(file, {".json"})) return size > longList;
    if (hasEnding(file, {".npz", ".pt", ".pth"})) return size > longArchive;
    if (!hasEnding(file, {".safetensors"})) return false;
    const std::string length = core::beginningOf(file, 8);  // of the header, little-endian
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < length.size(); ++i)
        bytes |= static_cast<std::uint64_t>(static_cast<unsigned char>(length[i])) << (8 * i);
    return bytes > longList;
}

/// Whether what torch.save wrote is a model's weights: its tensors are called so.
bool holdsWeights(const fs::path& file)
{
    if (hasLongList(file)) return false;  // a thread of its own inspects it later
    try {
        const auto arrays = core::ArrayFile::open(file);
        return std::ranges::any_of(arrays->entries(), [](const core::ArrayFile::Entry& entry) {
            return entry.name.ends_with(".weight") || entry.name.ends_with(".bias");
        });
    } catch (const core::Error&) {
        return false;  // its reader names the mistake
    }
}

QString nameOf(const core::RecordedSource& reading)
{
    const QString tensor = QString::fromStdString(reading.tensor);
    return reading.isVectors() ? FileOpener::tr("%1 and %2")
                                     .arg(QString::fromStdString(reading.queries), QString::fromStdString(reading.keys))
                               : tensor;
}

fs::path whole(const fs::path& path)
{
    std::error_code none;
    return fs::absolute(path, none).lexically_normal();
}

std::vector<fs::path> wholes(const std::vector<fs::path>& files)
{
    std::vector<fs::path> all;
    std::ranges::transform(files, std::back_inserter(all), whole);
    return all;
}

}  // namespace

bool isTensorFile(const fs::path& path)
{
    std::error_code none;
    if (core::isArrayFolder(path)) return true;
    if (!fs::is_regular_file(path, none)) return false;
    if (hasEnding(path, {".npy", ".npz", ".csv", ".tsv"})) return true;
    if (isPartOfModel(path)) return false;
    if (hasEnding(path, {".pt", ".pth"}) && holdsWeights(path)) return false;
    // A file like this beside a configuration is part of a model.
    return hasEnding(path, {".safetensors", ".json", ".pt", ".pth"})
           && !fs::exists(path.parent_path() / "config.json", none);
}

FileOpener::FileOpener(SessionEditor& editor, RunResults& results, Selection& selection, SessionFiles& files,
                       std::function<bool()> mayLeave, QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_results(results),
      m_selection(selection),
      m_files(files),
      m_mayLeave(std::move(mayLeave))
{
    connect(&results, &RunResults::preparedChanged, this, [this](core::Index run) {
        if (run == 0)
            takePrepared();
        else
            takeCompared(run);
    });
}

void FileOpener::open(const fs::path& path)
{
    m_looking.cancel();
    m_later.clear();
    try {
        openAny(path);
    } catch (...) {
        emit failed(core::caughtError(path.string()));
    }
}

void FileOpener::open(const std::vector<fs::path>& paths)
{
    if (paths.empty() || openPictures(paths) || openSounds(paths)) return;
    std::vector<fs::path> sorted = paths;
    // Tokens come after their attention.
    std::stable_partition(sorted.begin(), sorted.end(),
                          [](const fs::path& path) { return !hasEnding(path, {".json"}); });
    open(sorted.front());
    m_later.assign(std::next(sorted.begin()), sorted.end());
    if (!m_looking.isRunning()) openLater();
}

/// Tokens that came together with attention, one file after the other.
void FileOpener::openLater()
{
    while (!m_later.empty() && !run().recorded.empty() && !m_looking.isRunning()) {
        const fs::path file = m_later.front();
        m_later.erase(m_later.begin());
        try {
            openTokens(file);
        } catch (...) {
            emit failed(core::caughtError(file.string()));
        }
    }
}

void FileOpener::openAny(const fs::path& path)
{
    if (openPictures({path}) || openSounds({path})) return;
    if (m_elsewhere && m_elsewhere(whole(path))) return;
    if (isSessionSource(path)) return openSession(path);
    if (core::isTeachingModule(path)) return m_editor.openModuleFile(path, core::openTeachingModule(path).module);
    if (!isTensorFile(path)) return openModel(path);
    if (!openTokens(path)) openRecorded({.file = path});
}

void FileOpener::openSession(const fs::path& file)
{
    if (!m_mayLeave()) return;
    if (std::ranges::count(SessionFiles::unsaved(), file) > 0) return recover(file);
    m_files.open(whole(file));  // may throw: then the way back from a model is still that of the session that stays
    m_before.reset();
    m_results.forgetLastGood();
    m_selection.keepChosen();
    emit sessionOpened();
}

void FileOpener::recover(const fs::path& copy)
{
    m_looking.cancel();
    m_files.recover(copy);
    m_before.reset();
    m_results.forgetLastGood();
    m_selection.keepChosen();
    emit sessionOpened();
}

void FileOpener::openExample(const core::Session& session)
{
    m_looking.cancel();
    m_before.reset();
    m_results.forgetLastGood();
    m_files.replace(session);
    m_selection.keep();
}

void FileOpener::reload()
{
    m_looking.cancel();
    try {
        m_files.reload();
    } catch (...) {
        return emit said(errorText(core::caughtError(m_files.origin().string())));
    }
    m_before.reset();
    m_results.forgetLastGood();
    m_selection.keepChosen();
    emit sessionOpened();
}

/// The last model that could be opened, or the first one while it still may be, as at the start.
std::optional<core::Run> FileOpener::wayBack() const
{
    if (m_results.lastGood()) return m_results.lastGood();
    return m_results.isRunning() ? std::optional(run()) : std::nullopt;
}

void FileOpener::openModel(const fs::path& path)
{
    std::error_code none;
    const bool isFolder = !fs::exists(path, none) || fs::is_directory(path, none);
    const bool isWhole = !isFolder && core::isModelFile(path);
    if (!isFolder && !isWhole) core::refuseForeignWeights(path);
    m_before = wayBack();
    // The folder may hold another model by now.
    m_results.askAgain([&] {
        m_editor.setModel(isFolder ? core::modelFolderAt(path) : isWhole ? whole(path) : whole(path).parent_path());
    });
}

void FileOpener::openAdapter(const fs::path& adapter, const fs::path& base)
{
    m_looking.cancel();
    m_before = wayBack();
    m_results.askAgain([&] {
        m_editor.apply([&](core::Session& next) {
            core::setModel(next, adapter);
            core::setBase(next, whole(base));
        });
    });
}

void FileOpener::openEngine(const core::EngineModel& model, const std::string& text)
{
    m_looking.cancel();
    m_before = wayBack();
    m_results.askAgain([&] {
        m_editor.apply([&](core::Session& next) {
            core::setEngine(next, model);
            if (text.empty()) return;
            next.run().texts = {text};
            core::forgetSpans(next.run());
        });
    });
    ask(tr("The engine “%1” opens %2. A large model takes its time.")
            .arg(oneLine(QString::fromStdString(model.engine), 60), oneLine(QString::fromStdString(model.model), 100)),
        {{tr("Cancel"), [this] { goBack(); }}});
}

void FileOpener::openRecorded(core::RecordedSource source)
{
    source.file = whole(source.file);
    m_looking.cancel();
    if (!hasLongList(source.file)) return openNamed(named(source));
    m_looking.start(
        "the arrays of the file",
        [this, source](const LatestJob::Turn& turn) {
            turn.finish([this, known = named(source)] {
                openNamed(known);
                openLater();
            });
        },
        [this](const core::Error& error) { emit failed(error); });
}

void FileOpener::openNamed(const core::RecordedSource& source)
{
    m_dropped = source.file;
    m_before = wayBack();
    m_results.forgetModel();
    const core::Run before = run();
    m_results.askAgain([&] { m_editor.setRecorded(source); });   // the same file may hold other numbers by now
    if (!hasSameModel(before, run())) m_selection.keepChosen();  // the user has chosen nothing in it yet
}

/// Tokens for the attention that is shown.
/// @return whether the file holds tokens and nothing to be shown
bool FileOpener::openTokens(const fs::path& file)
{
    if (!hasEnding(file, {".json"})) return false;
    const auto arrays = core::ArrayFile::open(file);
    if (!core::holdsOnlyTokens(*arrays)) return false;
    if (run().recorded.empty()) {
        emit said(tr("%1 holds only tokens. Open the attention that they belong to first, or both files together.")
                      .arg(QString::fromStdString(file.filename().string())));
        return true;
    }
    core::RecordedSource source = run().recorded;
    source.query_tokens = whole(file);
    source.key_tokens.clear();
    openRecorded(std::move(source));
    return true;
}

bool FileOpener::openPictures(const std::vector<fs::path>& files)
{
    if (files.empty() || !std::ranges::all_of(files, isPicture)) return false;
    if (run().recorded.isDump()) {
        core::RecordedSource source = run().recorded;
        source.images = wholes(files);
        openRecorded(std::move(source));
        return true;
    }
    if (!m_results.readsPictures() && !m_results.hasTowers() && !m_results.readsBoth()) {
        emit said(tr("%1 is a picture without a session, and the open model reads no pictures. First open a model that "
                     "does, such as ViT, then the picture.")
                      .arg(QString::fromStdString(files.front().filename().string())));
        return true;
    }
    m_results.askAgain([&] { m_editor.setImages(wholes(files)); });  // the same file may hold another picture by now
    return true;
}

bool FileOpener::openSounds(const std::vector<fs::path>& files)
{
    if (files.empty() || !std::ranges::all_of(files, isSound)) return false;
    if (!m_results.readsSounds()) {
        emit said(tr("%1 is a sound, and the open model reads no sounds. First open a Whisper model, then the sound.")
                      .arg(QString::fromStdString(files.front().filename().string())));
        return true;
    }
    m_results.askAgain([&] { m_editor.apply([&](core::Session& next) { core::setSounds(next, wholes(files)); }); });
    return true;
}

bool FileOpener::openWithoutFiles(const core::Error& error)
{
    const auto isNamed = [&](const fs::path& file) { return file.string() == error.file; };
    if (std::ranges::none_of(run().images, isNamed) && std::ranges::none_of(run().sounds, isNamed)) return false;
    m_results.askWithoutFiles();
    return true;
}

bool FileOpener::goBack()
{
    if (!m_before) return false;
    const core::Run before = *std::exchange(m_before, std::nullopt);
    m_results.askAgain([&] { m_editor.keepModelOf(before); });
    return true;
}

void FileOpener::chooseTensor(const core::Error& error)
{
    const core::RecordedSource source = run().recorded;
    if (hasLongList(source.file))
        return m_looking.start(
            "the arrays of the file",
            [this, source, error](const LatestJob::Turn& turn) {
                turn.finish([this, source, error, readings = readingsOf(source)] { offer(source, readings, error); });
            },
            [this](const core::Error& trouble) { emit failed(trouble); });
    try {
        offer(source, readingsOf(source), error);
    } catch (...) {
        emit failed(core::caughtError(source.file.string()));
    }
}

/// Asks which of a file's readings is meant.
void FileOpener::offer(const core::RecordedSource& source, const std::vector<core::RecordedSource>& readings,
                       const core::Error& error)
{
    constexpr std::size_t most = 6;
    std::vector<Answer> answers;
    for (const core::RecordedSource& reading : readings)
        if (answers.size() < most) answers.push_back({nameOf(reading), [this, reading] { openRecorded(reading); }});
    // The model that is there again withdraws no question, as another would.
    if (goBack()) m_remembered = run();
    ask(tr("%1 holds several arrays: %2. Which one do you want to see?")
            .arg(QString::fromStdString(source.file.filename().string()),
                 oneLine(QString::fromStdString(error.sentence.values.front().english()), 300)),
        answers);
}

void FileOpener::takePrepared()
{
    m_before.reset();
    const core::PreparedRun& prepared = *m_results.prepared();
    const std::filesystem::path dropped = std::exchange(m_dropped, {});
    if (!dropped.empty() && run().recorded.file == dropped) rememberOnDesktop(dropped);
    const bool other = !hasSameModel(m_remembered, run());
    if (other && !m_question.isEmpty()) emit withdrawn(std::exchange(m_question, {}));
    const std::size_t left = std::erase_if(
        m_compared, [&](const auto& each) { return each.first >= m_results.runs() && each.second.is_odd; });
    // Oddities of a model and of queries and keys are shown once, not after each edit.
    if (prepared.recorded != nullptr || other || left > 0) say(prepared);
    remember();
}

/// Tells the oddities of a model that is set beside the first one, once.
void FileOpener::takeCompared(core::Index place)
{
    const core::Run& now = m_editor.session().runs[static_cast<std::size_t>(place)];
    Compared& compared = m_compared[place];
    if (hasSameModel(compared.run, now)) return;
    const core::PreparedRun* first = m_results.prepared();
    const auto& model = m_results.prepared(place)->model;
    const bool was_odd = compared.is_odd;
    compared = {now, first != nullptr && first->model != model && !model->warnings.empty()};
    if (first != nullptr && (was_odd || compared.is_odd)) say(*first);
}

/// Where this user was, so that a session of it is opened without a question.
void FileOpener::remember()
{
    const core::Run& now = run();
    const bool same = hasSameModel(m_remembered, now) && m_remembered.recorded == now.recorded
                      && m_remembered.images == now.images && m_remembered.sounds == now.sounds;
    if (same) return;
    m_remembered = now;
    core::rememberOpened(now);
    if (now.model.empty() || !now.recorded.empty() || now.model.parent_path() == core::bundledModels()) return;
    rememberModel(QString::fromStdString(fs::weakly_canonical(now.model).string()));
}

void FileOpener::ask(const QString& question, const std::vector<Answer>& answers)
{
    m_question = question;
    emit asked(question, answers);
}

/// Shows oddities in a file's numbers, and what of its model, or of one beside it, is not read and may change them.
void FileOpener::say(const core::PreparedRun& prepared)
{
    QStringList sentences;
    const auto add = [&](const std::vector<std::string>& warnings) {
        for (const std::string& warning : warnings) sentences << oneLine(QString::fromStdString(warning), 400);
    };
    add(prepared.warnings);
    add(prepared.model->warnings);
    for (core::Index place = 1; place < m_results.runs(); ++place)
        if (const core::PreparedRun* compared = m_results.prepared(place)) add(compared->model->warnings);
    sentences.removeDuplicates();
    std::vector<Answer> answers;
    if (!prepared.axes.other.empty()) {
        const QString now = QString::fromStdString(core::axisWords(prepared.axes.letters));
        const QString other = QString::fromStdString(core::axisWords(prepared.axes.other));
        sentences.prepend(tr("The file does not say what its axes are. They are read as %1.").arg(now));
        answers.push_back({tr("Read as %1").arg(other), [this, letters = prepared.axes.other] {
                               core::RecordedSource source = run().recorded;
                               source.axes = letters;
                               source.transposed = false;  // the letters name the order
                               openRecorded(source);
                           }});
    }
    if (sentences.isEmpty()) {
        if (!m_question.isEmpty()) emit withdrawn(std::exchange(m_question, {}));
        return;
    }
    if (prepared.looks_like_scores)
        answers.push_back({tr("Put through softmax"), [this] {
                               core::RecordedSource source = run().recorded;
                               source.softmax = true;
                               openRecorded(source);
                           }});
    if (prepared.looks_transposed)
        answers.push_back({tr("Swap queries and keys"), [this] {
                               core::RecordedSource source = run().recorded;
                               source.transposed = !source.transposed;
                               openRecorded(source);
                           }});
    constexpr int most = 3;
    const int more = static_cast<int>(sentences.size()) - most;
    sentences = sentences.mid(0, most);
    if (more > 0)
        sentences << tr("There are %n more warnings; “attentionscope inspect” lists them all.", nullptr, more);
    ask(sentences.join(QLatin1Char('\n')), answers);
}

#include "moc_file_opener.cpp"
