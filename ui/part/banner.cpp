#include "ui/part/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/words/error_section.h"
#include "ui/words/error_text.h"

Banner::Banner(QWidget* parent)
    : QFrame(parent),
      m_text(new QLabel),
      m_answers(new QHBoxLayout),
      m_explain(new QToolButton)
{
    setObjectName(QStringLiteral("banner"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explain->setObjectName(QStringLiteral("explainError"));
    m_explain->setText(tr("What this means"));
    m_explain->setToolTip(tr("Opens the handbook where it says what this message means, and what to do"));
    m_explain->setAutoRaise(true);
    m_explain->hide();
    connect(m_explain, &QToolButton::clicked, this, [this] { emit explained(m_section); });
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("closeBanner"));
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_explain);
    layout->addLayout(m_answers);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, [this] {
        if (!m_about.isEmpty()) m_closed = m_about;
        hide();
    });
    hide();
}

void Banner::showAbout(const QString& what, const QString& text)
{
    if (what == m_closed) return;
    showMessage(text);
    m_about = what;
}

void Banner::showError(const core::Error& error) { askAbout(error, errorText(error), {}); }

void Banner::askAbout(const core::Error& error, const QString& text, const std::vector<Answer>& answers)
{
    ask(text, answers);
    m_section = errorSection(error);
    m_explain->show();
}

void Banner::ask(const QString& text, const std::vector<Answer>& answers)
{
    m_about.clear();
    m_explain->hide();
    m_text->setText(text);
    setAccessibleName(text);
    for (QToolButton* button : m_buttons) {
        m_answers->removeWidget(button);
        button->hide();
        button->deleteLater();  // it may be the one whose click led here
    }
    m_buttons.clear();
    for (const Answer& answer : answers) {
        auto* button = new QToolButton;
        button->setText(answer.text);
        m_answers->addWidget(button);
        button->show();
        m_buttons.append(button);
        connect(button, &QToolButton::clicked, this, [this, act = answer.act] {
            hide();
            act();
        });
    }
    show();
}

QString Banner::text() const { return isHidden() ? QString() : m_text->text(); }

void Banner::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    emit opened();
}

/// Not where its window is hidden.
void Banner::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    if (isHidden()) emit closed(m_text->text());
}

#include "moc_banner.cpp"
