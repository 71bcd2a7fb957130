#pragma once

#include "core/guess/hidden_row.h"
#include "ui/control/session_editor.h"
#include "ui/work/run_controller.h"

#include <functional>
#include <optional>
#include <vector>

/// What came out of every run that the Session asks for, as far as it is computed. What is shown of a run is a function
/// of its whole trace and of the attention that is looked at. It hears of an edit before anybody else and computes what
/// is asked for by then; nobody has to tell it.
///
/// A trace stands until there is a newer one, or until another model is there: its picture must not stand under that
/// one's name.
class RunResults final : public QObject {
    Q_OBJECT
public:
    using TracePointer = std::shared_ptr<const core::Trace>;

    /// @param stageBudget  bytes that a trace's weights and stages may take
    RunResults(SessionEditor& editor, std::size_t stageBudget, QObject* parent = nullptr);

    /// Computes the Session's runs after an edit, even if they were requested already: a file may hold something else
    /// by now.
    void askAgain(const std::function<void()>& edit = {});
    /// Whether the last edit asks for another computation, whose traces say themselves that they are there.
    bool hasBegun() const { return m_hasBegun; }
    /// Treats the next model as another one, whatever its name.
    void forgetModel() { m_shownModel.reset(); }
    /// Opens everything that the Session asks for again, and computes it: files hold something else by now.
    void openAgain();
    /// Computes the focused layer again, which is kept only while it is in focus.
    void keepFocusedLayer();
    /// The first run without its pictures and sounds, where one cannot be read: the Session keeps their names.
    void askWithoutFiles();
    /// Hides a row although nothing is guessed: a question asks for it. While something is guessed, that decides.
    void cover(const std::optional<core::HiddenRow>& row);
    /// The row that is hidden in all that is shown.
    const std::optional<core::HiddenRow>& hidden() const { return m_hidden; }
    void cancel() { m_controller.cancel(); }
    bool isRunning() const { return m_controller.isRunning(); }
    RunController& controller() { return m_controller; }

    /// The number of runs that were asked for.
    core::Index runs() const { return std::ssize(m_results); }
    /// A run's whole trace without the row that is hidden; null until it is computed.
    TracePointer whole(core::Index run = 0) const;
    /// The part in focus: of an encoder–decoder one of its three attentions.
    TracePointer shown(core::Index run = 0) const;
    /// With every row: not to be shown, but to compute from.
    TracePointer computed(core::Index run = 0) const;
    /// The Session that the computed traces are of: what it asks for by now may be still to be computed, or has failed.
    /// What leaves the window with their numbers (figures, commands, panels of pages) carries this one.
    core::Session session() const;
    /// Whether a run that is shown is another one than the Session asks for.
    bool isStale() const;
    bool isStale(core::Index run) const;

    /// How the run's model was opened and its texts were cut.
    const core::PreparedRun* prepared(core::Index run = 0) const;
    const core::Error* error(core::Index run) const;

    /// The first run without its interventions and changes to scoring, at the attention that is looked at; null where
    /// there are none, and for another text than the shown one.
    TracePointer untouched() const;
    /// The last first run whose model could be opened.
    const std::optional<core::Run>& lastGood() const { return m_lastGood; }
    void forgetLastGood() { m_lastGood.reset(); }

    /// The kind of input of the first run's model.
    core::Reads reads() const;
    /// Whether it has a tower for pictures and one for texts.
    bool hasTowers() const;
    bool readsPictures() const { return reads() == core::Reads::Pictures; }
    /// Whether it reads texts and pictures together.
    bool readsBoth() const;
    /// Whether there is a picture in the first run's text.
    bool hasPictureInText() const;
    bool readsSounds() const { return reads() == core::Reads::Sounds; }
    /// Whether it waits for a picture or a sound.
    bool lacksFile() const
    {
        return reads() != core::Reads::Text && prepared()->recorded == nullptr && !prepared()->computable();
    }
    /// Whether what is shown is too long for a head's stages to be kept.
    bool isLong() const { return shown() != nullptr && shown()->isLong(); }
    /// The nearest to a focus that the shown trace has.
    core::Focus inside(core::Focus focus) const;

signals:
    void started();
    void preparedChanged(core::Index run);
    /// The shown traces are gone, because another model is there, or one without a trace.
    void cleared();
    /// @param first  nothing was shown before
    void traceChanged(core::Index run, bool first);
    void untouchedChanged();
    void failed(core::Index run, const core::Error& error);

private:
    struct Result {
        std::optional<core::PreparedRun> prepared;
        TracePointer computed;
        TracePointer whole;  ///< the rest of it
        core::Run run;       ///< the run of this trace
        std::optional<core::Error> error;
    };

    void follow();
    void start();
    void clear();
    void takePrepared(core::Index run, const core::PreparedRun& prepared);
    void takeTrace(core::Index run, const TracePointer& whole);
    void hideGuessed();
    void leave(core::Index run);
    void takeError(core::Index run, const core::Error& error);
    const Result* result(core::Index run) const;

    SessionEditor& m_editor;
    RunController m_controller;
    std::vector<core::Run> m_asked;
    bool m_hasBegun = false;
    std::vector<Result> m_results;  ///< [runs]
    std::optional<core::HiddenRow> m_hidden;
    std::optional<core::HiddenRow> m_covered;
    TracePointer m_untouched;  ///< the trace with every row
    TracePointer m_untouchedLeft;
    std::optional<core::Run> m_lastGood;
    std::optional<core::Run> m_shownModel;  ///< the shown trace's run, without its texts
};

/// Whether two runs have the same model, module or file; texts and changes do not matter.
bool hasSameModel(const core::Run& a, const core::Run& b);
