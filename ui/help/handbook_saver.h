#pragma once

#include <QWidget>

class QLabel;
class QProcess;
class QProgressBar;
class QPushButton;

/// Saves the handbook as a PDF by starting the program's own command, so that the window never waits, and shows
/// progress.
class HandbookSaver final : public QWidget {
    Q_OBJECT
public:
    /// @param program  that draws
    explicit HandbookSaver(QString program, QWidget* parent = nullptr);
    ~HandbookSaver() override;

    void save(const QString& file);

private:
    void ask();
    void cancel();
    void readProgress();
    void finish(bool written);
    void showRunning(bool running);

    const QString m_program;
    QString m_file;
    QProcess* m_process;
    QPushButton* m_save;
    QProgressBar* m_done;
    QPushButton* m_cancel;
    QLabel* m_said;
};
