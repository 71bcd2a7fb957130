#pragma once

#include <QDialog>
#include <QTimer>

#include "ui/theme/palette.h"
#include "ui/work/film_worker.h"

class FigurePreview;
class FilmOptionsPanel;
class QLabel;
class QProgressBar;
class QPushButton;
class QSlider;
class QToolButton;

/// A film of what a figure shows, before it is written: its frames, one by one or played, and what it becomes.
class FilmDialog final : public QDialog {
    Q_OBJECT
public:
    /// @param source  its first trace is finished
    FilmDialog(FigureSource source, const core::FigureSettings& figure, QWidget* parent = nullptr);
    ~FilmDialog() override;

    void setColors(const Palette& colors);
    void save();
    void reject() override;  ///< stops writing before it closes

signals:
    void saved(const QString& path);  ///< of the file, or the folder of numbered ones

private:
    QWidget* createPage();
    QLayout* createPlayer();
    QWidget* createColumn();
    void connectWorker();
    void plan();
    void showPlan(int frames, double seconds, const QSizeF& millimetres);
    void drawFrame();
    void setPlaying(bool playing);
    void playOn();
    void showProgress(const QString& words, int done, int total);
    void showState(const QString& trouble = {});
    void end(bool whole);

    FilmWorker m_worker;
    FigurePreview* m_preview;
    FilmOptionsPanel* m_options;
    QLabel* m_trouble;
    QToolButton* m_play;
    QSlider* m_frame;
    QLabel* m_count;
    QProgressBar* m_bar;
    QPushButton* m_save = nullptr;
    QTimer m_rest;     ///< until settings rest
    QTimer m_playing;  ///< until the next frame
    QSizeF m_size;     ///< of the page, in millimetres; empty without a film
    QString m_target;  ///< what is being written
    bool m_closing = false;
};
