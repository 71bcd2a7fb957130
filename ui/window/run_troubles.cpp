#include "ui/window/run_troubles.h"

#include <QDir>
#include <QFileDialog>

#include "core/available_memory.h"
#include "core/engine/engines.h"
#include "core/model/folder/model_source.h"
#include "core/model/folder/other_model_types.h"
#include "core/session/session_sources.h"
#include "ui/part/banner.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace fs = std::filesystem;
using core::Index;

namespace {

QString textOf(const fs::path& path) { return QString::fromStdString(path.string()); }

}  // namespace

RunTroubles::RunTroubles(const Workbench& bench, SessionFiles& files, FileOpener& opener, QWidget* window)
    : QObject(window),
      m_bench(bench),
      m_files(files),
      m_opener(opener),
      m_window(window)
{
    connect(&bench.results, &RunResults::failed, this, &RunTroubles::take);
    connect(&bench.results, &RunResults::preparedChanged, this, [this](Index run) {
        if (run == 0) takePrepared();
    });
    connect(&opener, &FileOpener::sessionOpened, this, &RunTroubles::showModels);
}

void RunTroubles::takePrepared()
{
    if (std::exchange(m_isMissing, false)) m_bench.banner.hide();
}

void RunTroubles::take(Index run, const core::Error& error)
{
    if (run != 0) return;  // the comparison shows errors of its other runs
    if (error.code == core::Code::NoMemory && m_bench.results.prepared() != nullptr) return offerLess(error);
    if (error.code == core::Code::Ambiguous && !m_bench.run().recorded.empty()) return m_opener.chooseTensor(error);
    if (offerAnother(error)) return;
    if (m_opener.goBack() || m_opener.openWithoutFiles(error)) return m_bench.banner.showError(error);
    if (!m_bench.run().engine.empty() && askForEngine(error)) return;
    std::error_code none;
    const core::Run& asked = m_bench.run();
    const fs::path& model = asked.recorded.empty() ? asked.model : asked.recorded.file;
    m_isMissing = !model.empty() && !fs::exists(model, none);
    if (m_isMissing || m_files.isOfUnknown())
        askForModel(errorText(error));
    else
        m_bench.banner.showError(error);
}

/// An engine without a command here is asked for; one that has ended is started again, if that is wanted.
bool RunTroubles::askForEngine(const core::Error& error)
{
    const core::EngineModel asked = m_bench.run().engine;
    if (core::Engines::known().wordsOf(asked.engine).empty()) {
        m_isMissing = true;
        m_bench.banner.ask(tr("%1 is computed by an engine called “%2”, and no command on this machine starts it.")
                               .arg(oneLine(QString::fromStdString(asked.model), 100),
                                    oneLine(QString::fromStdString(asked.engine), 60)),
                           {{tr("Name the command…"), [this] { emit engineAsked(); }}});
        return true;
    }
    if (m_bench.results.prepared() == nullptr || error.code != core::Code::Failed) return false;
    m_isMissing = true;
    m_bench.banner.askAbout(error, errorText(error), {{tr("Try again"), [this] { m_bench.results.askAgain(); }}});
    return true;
}

/// Another program for a model that this one does not compute, or a base for an adapter that was opened alone.
bool RunTroubles::offerAnother(const core::Error& error)
{
    const fs::path model = m_bench.run().model;
    const std::string type = core::otherTypeIn(error);
    if (!type.empty()) {
        m_opener.goBack();
        m_bench.banner.askAbout(
            error,
            tr("%1 is a model of the kind %2, which this program does not compute itself. An engine "
               "can: a program with PyTorch, for instance.")
                .arg(oneLine(textOf(model), 100), oneLine(QString::fromStdString(type), 60)),
            {{tr("Open with an engine…"), [this, model] { emit engineWanted(model); }}});
        return true;
    }
    if (!core::asksForBase(error)) return false;
    m_opener.goBack();
    std::vector<Answer> answers;
    if (const fs::path named = core::baseOutside(model); !named.empty())
        answers.push_back({tr("Read %1").arg(oneLine(textOf(named), 60)),
                           [this, model, named] { m_opener.openAdapter(model, named); }});
    answers.push_back({tr("Choose its base…"), [this, model] { locateBase(model); }});
    m_bench.banner.askAbout(error, errorText(error), answers);
    return true;
}

void RunTroubles::locateBase(const fs::path& adapter)
{
    const QString found = QFileDialog::getExistingDirectory(
        m_window, tr("Which model was %1 made for?").arg(textOf(adapter.filename())), textOf(adapter.parent_path()));
    if (!found.isEmpty()) m_opener.openAdapter(adapter, fs::path(found.toStdString()));
}

/// Shows the memory that a pass needs and offers settings that fit.
void RunTroubles::offerLess(const core::Error& error)
{
    const core::PreparedRun& prepared = *m_bench.results.prepared();
    const Index tokens = std::ssize(prepared.batch.sequences.front().tokens);
    const Index fits =
        std::min(tokens - 1, core::tokensWithin(prepared.model->transformer, std::ssize(prepared.batch.sequences),
                                                core::memoryForTraces() / 2));
    SessionEditor& editor = m_bench.editor;
    std::vector<Answer> answers;
    if (fits >= 1)
        answers.push_back({fits == 1 ? tr("Only the first token") : tr("Only the first %1 tokens").arg(fits),
                           [&editor, fits] { editor.setMostTokens(fits); }});
    if (!m_bench.run().layers_on_demand && prepared.model->info.layers > 1)
        answers.push_back({tr("Keep one layer at a time"), [&editor] { editor.setLayersOnDemand(true); }});
    const QString both = tr("%1. Use fewer tokens, or keep only the layer that you look at.");
    m_bench.banner.askAbout(error, answers.size() > 1 ? both.arg(errorText(error)) : errorText(error), answers);
}

void RunTroubles::showModels()
{
    const auto trouble = m_files.modelTrouble();
    if (m_files.isOfUnknown()) return askForModel({});
    if (!trouble) return;
    const QString said = trouble->missing
                             ? tr("%1, which this session needs, is not there. Locate it to see its numbers.")
                             : tr("%1 has changed since the session was saved, so its numbers may differ.");
    m_isMissing = trouble->missing;
    askForModel(said.arg(textOf(trouble->model)));
}

/// Asks for a model's place; but first, whether paths in the session that lead outside of its folder may be read.
void RunTroubles::askForModel(const QString& said)
{
    const Answer locate{tr("Locate…"), [this] { locateModel(); }};
    if (!m_files.isOfUnknown()) return m_bench.banner.ask(said, {locate});
    const QString named = textOf(m_files.unknown().begin()->second);
    std::vector<Answer> answers{{tr("Read it"), [this] { m_files.trustUnknown(); }}};
    if (m_files.unknown().contains(core::mainSource(m_bench.run()))) answers.push_back(locate);
    m_bench.banner.ask(tr("The session wants to read %1, which lies outside of its own folder. Allow it only if you "
                          "know who made the session.")
                           .arg(oneLine(named)),
                       answers);
}

void RunTroubles::locateModel()
{
    const core::Run& run = m_bench.run();
    const bool recorded = !run.recorded.empty();
    const fs::path& model = recorded ? run.recorded.file : run.model;
    const QString from = textOf(model.parent_path());
    const QString start = QDir(from).exists() ? from : QDir::homePath();
    const QString question = tr("Where is %1?").arg(textOf(model.filename()));
    const QString kind = recorded                       ? tr("Attention (*.npy *.npz *.safetensors *.pt *.json *.csv)")
                         : run.module                   ? tr("Saved modules (*.safetensors)")
                         : model.extension() == ".gguf" ? tr("GGUF files (*.gguf)")
                                                        : QString();
    const QString found = kind.isEmpty() ? QFileDialog::getExistingDirectory(m_window, question, start)
                                         : QFileDialog::getOpenFileName(m_window, question, start, kind);
    if (found.isEmpty()) return;
    if (!recorded) return m_opener.open(fs::path(found.toStdString()));
    core::RecordedSource source = run.recorded;
    source.file = found.toStdString();
    m_opener.openRecorded(std::move(source));
}

#include "moc_run_troubles.cpp"
