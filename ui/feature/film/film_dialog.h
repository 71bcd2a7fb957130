#pragma once

#include <QDialog>

#include "ui/feature/film/film_settings.h"
#include "ui/plot/figure/figure.h"
#include "ui/work/latest_job.h"

#include <functional>
#include <string>

class PrefixedCombo;
class PrefixedSpin;
class QLabel;
class QProgressBar;
class QPushButton;

/// What changes from frame to frame, and for how long each is seen; then the film is written.
class FilmDialog final : public QDialog {
    Q_OBJECT
public:
    using SessionText = std::function<std::string(const core::Session&, const std::filesystem::path& folder)>;

    /// @param source   the traces of the figure that is filmed, and its settings
    /// @param session  the text that a file carries; called on another thread
    FilmDialog(FigureSource source, SessionText session, QWidget* parent = nullptr);

    FilmSettings settings() const;
    /// Writes it, away from the window.
    void write(const std::filesystem::path& path);

    void reject() override;  ///< stops writing before it closes

signals:
    void saved(const QString& path);

private:
    void createFields();
    void createButtons();
    void showFields();
    void save();
    void end();

    const FigureSource m_source;
    const SessionText m_session;
    PrefixedCombo* m_kind;
    PrefixedSpin* m_seconds;
    PrefixedSpin* m_frames;
    PrefixedSpin* m_from;
    PrefixedSpin* m_to;
    QLabel* m_trouble;
    QProgressBar* m_progress;
    QPushButton* m_save;
    LatestJob m_writing;
};
