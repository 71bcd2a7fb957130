#pragma once

#include <QObject>

#include "core/session/edits/text_edits.h"
#include "core/session/module_presets.h"
#include "core/session/run_edits.h"
#include "core/session/session_history.h"

#include <functional>

/// Every edit of the Session, in one place: each is a step that can be undone. Views ask for edits by signals; nobody
/// else changes the Session. What an edit does is in core/session/edits, for programs without a window too.
class SessionEditor final : public QObject {
    Q_OBJECT
public:
    /// Which heads an edit of mask, temperature, fill or order holds for.
    enum class Scope { Model, Layer, Head };

    explicit SessionEditor(QObject* parent = nullptr);

    const core::Session& session() const { return m_history.now(); }
    const core::SessionHistory& history() const { return m_history; }
    /// The scope that was chosen for the shown head; otherwise the narrowest scope with its own settings, so that edits
    /// take effect.
    Scope scope() const;
    core::ScoringScope scoringScope() const;
    /// The recipe that holds where edits go.
    std::string recipe() const;

    using Kind = core::SessionHistory::Kind;
    using Edit = std::function<void(core::Session&)>;
    /// One step, if it changes anything.
    void apply(const Edit& edit, Kind kind = Kind::Edit);

    void undo();
    void redo();
    /// Goes on where another editor was.
    void goOn(core::SessionHistory history);
    void reset(core::Session session);    ///< another session altogether; cannot be undone
    void replace(core::Session session);  ///< another session altogether

    void setModel(const std::filesystem::path& model);
    /// Back to the model and module of another run, as if the last choice had not been made.
    void keepModelOf(const core::Run& run);
    void setModule(const core::TeachingModule& module);
    void openModuleFile(const std::filesystem::path& file, const core::TeachingModule& module);
    void setPreset(const core::ModulePreset& preset);
    /// Shows attention from elsewhere instead of computing any.
    void setRecorded(const core::RecordedSource& source);
    void setText(core::Index item, const std::string& text);
    void shuffleText(core::Index item, const std::string& text);  ///< another order of the same tokens
    void addText();
    void removeText(core::Index item);
    void setImages(const std::vector<std::filesystem::path>& files);  ///< the pictures for a model that reads pictures
    void setKeysText(const std::optional<std::string>& text);
    void setTarget(core::Index item, const std::string& text);  ///< a decoder's input for one text
    void setSplit(core::TextSplit split);
    void splitToken(core::Index item, const core::TextRange& token);
    void joinToken(core::Index item, const core::TextRange& token);

    /// Puts a token that the model wrote itself behind what is shown of the continuation.
    /// @param first  of several: the others make one step with it
    void appendGenerated(core::Index id, core::Continued what, bool first);
    void showGenerated(core::Index count);  ///< number of generated tokens that belong to the text
    void dropContinuation();

    void setMostTokens(std::optional<core::Index> count);  ///< number of tokens of each text that are computed
    void setLayersOnDemand(bool onDemand);

    void setScope(Scope scope);
    void setRecipe(const std::string& recipe);
    void setTemperature(double temperature);
    void setFill(const core::MaskFill& fill);
    void setOrder(core::MaskOrder order);
    void paint(const core::CellRange& range, core::Brush brush);
    void endStroke() { m_stroke = false; }  ///< the next painting is another step
    void clearPainting();

    void setMarked(std::shared_ptr<const core::Painting> cells);  ///< cells picked in the map; no step

    void setRows(core::RowReading rows);  ///< the meaning of rows

    // Changes the view; no undo step.
    void look(const Edit& edit);
    void setFocus(const core::Focus& focus);
    void setView(core::View view);
    void setSteps(const core::StepsSettings& steps);
    void setHeads(const core::HeadsSettings& heads);
    void setFlow(const core::FlowSettings& flow);
    void setChosen(const std::vector<core::ComparedHead>& heads);
    void setFigure(const core::FigureSettings& figure);
    void setPictureLook(const core::PictureLook& picture);

signals:
    void stepped();       ///< undone or redone: the focus belongs to the trace to come; edited() follows next
    void exchanged();     ///< another session altogether
    void toCompute();     ///< first signal of an edit, for the computation: displays find it running
    void edited();        ///< something is to be shown anew; in no order that a listener may rely on
    void stepsChanged();  ///< another step of the Steps view
    void lookChanged();   ///< another view or scope
    void looked();        ///< part of the view changed, without an undo step

private:
    void push(core::Session next, Kind kind = Kind::Edit);
    void tell();
    /// @return whether it changed anything
    bool lookQuietly(const Edit& edit);
    core::ScoringChange& scoringChange(core::Session& session) const;

    core::SessionHistory m_history;
    std::optional<Scope> m_scope;  ///< chosen for the shown head
    bool m_stroke = false;         ///< a brush stroke is going on
};
