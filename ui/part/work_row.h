#pragma once

#include <QWidget>

#include <cstddef>

class QLabel;
class QProgressBar;

/// A line that says how far long work is, with a button that stops it. Hidden while there is none.
class WorkRow final : public QWidget {
    Q_OBJECT
public:
    /// @param name  of the bar, for those who hear it: "How far the scan is"
    /// @param stop  what tests know the button by
    /// @param tip   of the button
    WorkRow(const QString& name, const char* stop, const QString& tip);

    /// It has begun, and nobody knows how far it is.
    void begin(const QString& words);
    void tell(std::size_t done, std::size_t of, const QString& words);

signals:
    void stopAsked();

private:
    QProgressBar* m_done;
    QLabel* m_words;
};
