#include "ui/feature/presenter/presenter_cover.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/feature/presenter/presenter_words.h"
#include "ui/theme/fonts.h"

PresenterCover::PresenterCover(QWidget* wall) : QWidget(wall), m_text(new QLabel)
{
    setObjectName(QStringLiteral("cover"));
    setFocusPolicy(Qt::StrongFocus);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    (new QVBoxLayout(this))->addWidget(m_text);
    hide();
}

void PresenterCover::lay(const QColor& ground, const QString& text, const QString& spoken)
{
    if (!isLaid()) m_focus = parentWidget()->focusWidget();
    m_ground = ground;
    m_text->setText(text);
    setAccessibleName(spoken);
    setGeometry(parentWidget()->rect());
    fit();
    raise();
    show();
    setFocus(Qt::OtherFocusReason);
    QAccessibleEvent said(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&said);
}

void PresenterCover::take()
{
    if (!isLaid()) return;
    hide();
    if (m_focus != nullptr) m_focus->setFocus(Qt::OtherFocusReason);
    emit taken();
}

bool PresenterCover::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PresenterCover::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// All of it is seen: nobody scrolls here, and beside the notes there is less room.
void PresenterCover::fit()
{
    constexpr double most = 9;
    if (m_text->text().isEmpty()) return;
    const QRect room = rect().marginsRemoved(layout()->contentsMargins());
    m_text->setFont(textFont(pointsThatFit(m_text->text(), room.size(), most)));
}

void PresenterCover::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), m_ground); }

void PresenterCover::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key != Qt::Key_Shift && key != Qt::Key_Control && key != Qt::Key_Alt && key != Qt::Key_Meta) take();
}

void PresenterCover::mousePressEvent(QMouseEvent*) { take(); }

#include "moc_presenter_cover.cpp"
