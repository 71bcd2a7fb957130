#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

/// How far an atlas is, and a button that pauses it.
class AtlasProgress final : public QWidget {
    Q_OBJECT
public:
    explicit AtlasProgress(QWidget* parent = nullptr);

    void begin();
    void setDone(std::size_t done, std::size_t all, double seconds_left);

signals:
    void pauseAsked();

private:
    QProgressBar* m_done;
    QLabel* m_left;
    QPushButton* m_pause;
};
