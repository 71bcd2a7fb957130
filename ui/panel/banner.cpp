#include "ui/panel/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

Banner::Banner(QWidget* parent) : QFrame(parent), m_text(new QLabel)
{
    setObjectName(QStringLiteral("banner"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void Banner::showMessage(const QString& text)
{
    m_text->setText(text);
    setAccessibleName(text);
    show();
}

QString Banner::text() const { return isHidden() ? QString() : m_text->text(); }
