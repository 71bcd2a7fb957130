#pragma once

#include <QWidget>

#include "ui/film/film_settings.h"
#include "ui/plot/figure/figure.h"

class PrefixedCombo;
class PrefixedSpin;
class QFormLayout;
class QLabel;
class Segments;

/// What a film shows, how many frames it has, how long each stays, and which kind of file it becomes.
class FilmOptionsPanel final : public QWidget {
    Q_OBJECT
public:
    /// @param figure  what is filmed, unless a film shows something else
    FilmOptionsPanel(const FigureSource& source, core::FigureSettings figure, QWidget* parent = nullptr);

    FilmSettings film() const;
    core::FigureSettings figure() const;
    QString format() const;  ///< "gif", "png", "webm"
    /// A word for the film's name, "steps".
    QString word() const;
    /// What came of it, to be shown where nothing was chosen.
    void showPlan(int frames, double seconds, const QSizeF& millimetres);
    void showNone();

signals:
    void changed();        ///< the film is another one
    void formatChanged();  ///< only its file is

private:
    void addKinds(const FigureSource& source);
    void createFormat();
    void showKind();
    void showFacts();

    core::FigureSettings m_figure;
    core::Focus m_focus;
    PrefixedCombo* m_kind;
    PrefixedSpin* m_from;
    PrefixedSpin* m_to;
    PrefixedSpin* m_frames;
    PrefixedSpin* m_seconds;
    Segments* m_format;
    PrefixedSpin* m_dpi;
    QLabel* m_facts;
    QLabel* m_note;
    std::vector<FilmKind> m_kinds;
    int m_planned = 0;  ///< frames
    double m_stays = 0;
    QSizeF m_size;
};
