#include "ui/part/kept_place.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include "ui/part/screen_places.h"

#include <chrono>

using namespace std::chrono_literals;

KeptPlace::KeptPlace(QWidget* window, const QString& name)
    : QObject(window),
      m_window(window),
      m_key(name + QStringLiteral("/geometry")),
      m_arrangement(screen_places::arrangement())
{
    // A window manager may move a window away before the program hears that its screen is gone: where it was counts.
    m_moved.setInterval(400ms);
    m_changed.setInterval(600ms);  // of several screens of a dock one comes after the other
    for (QTimer* timer : {&m_moved, &m_changed}) timer->setSingleShot(true);
    connect(&m_moved, &QTimer::timeout, this, &KeptPlace::note);
    connect(&m_changed, &QTimer::timeout, this, [this] { follow(screen_places::arrangement()); });
    for (const QScreen* each : QGuiApplication::screens()) watch(each);
    connect(qApp, &QGuiApplication::screenAdded, this, [this](const QScreen* screen) {
        watch(screen);
        screensChanged();
    });
    connect(qApp, &QGuiApplication::screenRemoved, this, &KeptPlace::screensChanged);
    window->restoreGeometry(screen_places::keptOrLast(m_arrangement, m_key));
    window->installEventFilter(this);
}

void KeptPlace::watch(const QScreen* screen)
{
    connect(screen, &QScreen::geometryChanged, this, &KeptPlace::screensChanged);
}

void KeptPlace::screensChanged()
{
    m_moved.stop();
    m_changed.start();
}

bool KeptPlace::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::WindowStateChange:
        if (!m_changed.isActive()) m_moved.start();
        break;
    case QEvent::Hide:
        if (event->spontaneous()) break;  // minimised
        if (!m_changed.isActive()) m_place = m_window->saveGeometry();
        m_moved.stop();
        keep();
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void KeptPlace::note()
{
    if (m_window->isVisible() && !m_window->isMinimized()) m_place = m_window->saveGeometry();
}

void KeptPlace::keep() const
{
    if (!m_place.isEmpty()) screen_places::keep(m_arrangement, m_key, m_place);
}

void KeptPlace::follow(const QString& arrangement)
{
    if (arrangement == m_arrangement) return;
    keep();
    m_arrangement = arrangement;
    if (!m_window->isFullScreen()) {  // in full screen the window shows something else
        m_window->restoreGeometry(screen_places::kept(arrangement, m_key));
        bringOntoScreen();
    }
    m_place.clear();
    note();
}

void KeptPlace::bringOntoScreen()
{
    const QRect frame = m_window->frameGeometry();
    if (m_window->isMaximized() || QGuiApplication::screenAt(frame.center()) != nullptr) return;
    const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    const QSize around = frame.size() - m_window->size();
    m_window->resize(m_window->size().boundedTo(room.size() - around));
    m_window->move(room.center() - QRect(QPoint(), m_window->size() + around).center());
}

#include "moc_kept_place.cpp"
