#include "ui/window/stale_mark.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <chrono>

namespace {

/// Greys the widgets below it, and lets the mouse through.
class Veil final : public QWidget {
public:
    explicit Veil(QWidget* over) : QWidget(over)
    {
        setObjectName(QStringLiteral("staleVeil"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        over->installEventFilter(this);
        for (QObject* each : over->children())
            if (each != this) each->installEventFilter(this);
        hide();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        switch (event->type()) {
        case QEvent::Resize: setGeometry(parentWidget()->rect()); break;
        // Another view comes to the front, or one that was just made.
        case QEvent::ChildAdded:
            if (QObject* child = static_cast<QChildEvent*>(event)->child(); child != this)
                child->installEventFilter(this);
            break;
        case QEvent::Show:
        case QEvent::ZOrderChange:
            if (watched != parentWidget()) raise();
            break;
        default: break;
        }
        return QWidget::eventFilter(watched, event);
    }

    void showEvent(QShowEvent* event) override
    {
        setGeometry(parentWidget()->rect());
        raise();
        QWidget::showEvent(event);
    }

    void paintEvent(QPaintEvent*) override
    {
        constexpr int half = 140;  // of 255: the old numbers can be read, and are not mistaken for new ones
        QColor color = palette().color(QPalette::Window);
        color.setAlpha(half);
        QPainter(this).fillRect(rect(), color);
    }
};

}  // namespace

StaleMark::StaleMark(const Workbench& bench, const QList<QWidget*>& shown, QWidget* parent)
    : QFrame(parent),
      m_bench(bench),
      m_text(new QLabel)
{
    setObjectName(QStringLiteral("staleMark"));
    m_text->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->addWidget(m_text);
    hide();
    for (QWidget* each : shown) m_veils << new Veil(each);
    m_moment.setSingleShot(true);
    m_moment.setInterval(std::chrono::milliseconds(300));
    connect(&m_moment, &QTimer::timeout, this, &StaleMark::display);
    const RunResults& results = bench.results;
    connect(&bench.editor, &SessionEditor::edited, this, &StaleMark::follow, Qt::QueuedConnection);
    connect(&results, &RunResults::started, this, &StaleMark::follow);
    connect(&results, &RunResults::traceChanged, this, &StaleMark::follow);
    connect(&results, &RunResults::cleared, this, &StaleMark::follow);
    // When it is told, it still runs.
    connect(&results, &RunResults::failed, this, &StaleMark::follow, Qt::QueuedConnection);
    connect(&bench.results.controller(), &RunController::allFinished, this, &StaleMark::follow, Qt::QueuedConnection);
    connect(&bench.results.controller(), &RunController::stopped, this, &StaleMark::follow, Qt::QueuedConnection);
}

QString StaleMark::text() const { return isHidden() ? QString() : m_text->text(); }

void StaleMark::follow()
{
    if (!m_bench.results.isStale()) {
        m_moment.stop();
        hide();
        for (QWidget* veil : m_veils) veil->hide();
    } else if (!isHidden()) {
        display();
    } else if (!m_moment.isActive()) {
        m_moment.start();
    }
}

void StaleMark::display()
{
    const RunResults& results = m_bench.results;
    if (!results.isStale()) return follow();
    bool failed = false;
    for (core::Index run = 0; run < results.runs(); ++run) failed = failed || results.error(run) != nullptr;
    const QString text = results.isRunning() ? tr("What is shown is from before the change, which is being computed.")
                         : failed ? tr("What is shown is from before the change, which could not be computed.")
                                  : tr("What is shown is from before the change: its computation was stopped.");
    m_text->setText(text);
    setAccessibleName(text);
    show();
    for (QWidget* veil : m_veils) veil->show();
}

#include "moc_stale_mark.cpp"
