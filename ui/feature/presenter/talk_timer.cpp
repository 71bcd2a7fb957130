#include "ui/feature/presenter/talk_timer.h"

#include <chrono>

TalkTimer::TalkTimer(QObject* parent) : QObject(parent)
{
    m_second.setInterval(std::chrono::seconds(1));
    connect(&m_second, &QTimer::timeout, this, &TalkTimer::ticked);
}

void TalkTimer::start()
{
    if (isRunning()) return;
    m_since.start();
    m_second.start();
    emit ticked();
}

void TalkTimer::pause()
{
    if (!isRunning()) return;
    m_before += m_since.elapsed();
    m_since.invalidate();
    m_second.stop();
    emit ticked();
}

void TalkTimer::reset()
{
    m_before = 0;
    if (isRunning()) m_since.restart();
    emit ticked();
}

qint64 TalkTimer::seconds() const { return (m_before + (isRunning() ? m_since.elapsed() : 0)) / 1000; }

QString clockText(qint64 seconds)
{
    const QChar zero = QLatin1Char('0');
    const QString rest = QStringLiteral("%1:%2").arg(seconds / 60 % 60, 2, 10, zero).arg(seconds % 60, 2, 10, zero);
    return seconds < 3600 ? rest : QStringLiteral("%1:%2").arg(seconds / 3600).arg(rest);
}

#include "moc_talk_timer.cpp"
