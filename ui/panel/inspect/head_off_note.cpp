#include "ui/panel/inspect/head_off_note.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

HeadOffNote::HeadOffNote(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("headOffNote"));
    auto* said = new QLabel(tr("This head is switched off: it adds nothing to its layer's output."));
    said->setProperty("role", QStringLiteral("warning"));
    said->setWordWrap(true);
    auto* on = new QToolButton;
    on->setObjectName(QStringLiteral("switchOn"));
    on->setText(tr("Switch on"));
    on->setToolTip(tr("Let the head add to its layer's output again (Ctrl+Shift+K)"));
    on->setProperty("role", QStringLiteral("small"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->addWidget(said, 1);
    layout->addWidget(on);
    connect(on, &QToolButton::clicked, this, &HeadOffNote::switchOnAsked);
    setAccessibleName(said->text());
    hide();
}

#include "moc_head_off_note.cpp"
