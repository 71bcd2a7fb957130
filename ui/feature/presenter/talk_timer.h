#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

/// The time of a talk so far: it can be paused and reset.
class TalkTimer final : public QObject {
    Q_OBJECT
public:
    explicit TalkTimer(QObject* parent = nullptr);

    void start();
    void pause();
    void reset();
    bool isRunning() const { return m_since.isValid(); }
    qint64 seconds() const;

signals:
    void ticked();  ///< each second while it runs, and when it was started, halted or set back

private:
    QTimer m_second;
    QElapsedTimer m_since;  ///< it was started; invalid while it stands still
    qint64 m_before = 0;    ///< ms until then
};

/// "07:36", of more than an hour "1:07:36".
QString clockText(qint64 seconds);
