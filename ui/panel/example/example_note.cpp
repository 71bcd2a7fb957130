#include "ui/panel/example/example_note.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/words/error_text.h"

namespace {

constexpr qsizetype longestTitle = 80;
constexpr qsizetype longestLook = 400;

}  // namespace

ExampleNote::ExampleNote(QWidget* parent) : QFrame(parent), m_title(new QLabel), m_look(new ElidedLabel)
{
    setObjectName(QStringLiteral("exampleNote"));
    m_title->setObjectName(QStringLiteral("exampleTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_look->setObjectName(QStringLiteral("exampleLook"));
    m_look->setTextFormat(Qt::PlainText);
    m_look->setWordWrap(true);
    m_look->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close what is said about the example"));
    close->setAccessibleName(close->toolTip());
    close->setProperty("role", QStringLiteral("small"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->setSpacing(14);
    layout->addWidget(new Heading(tr("Example")));
    layout->addWidget(m_title);
    layout->addWidget(m_look, 1);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &ExampleNote::dismiss);
    hide();
}

void ExampleNote::display(const core::Example& example)
{
    m_example = example;
    m_title->setText(oneLine(QString::fromStdString(example.title), longestTitle));
    m_look->setText(oneLine(QString::fromStdString(example.look), longestLook));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_look->text());
    show();
}

void ExampleNote::setCompact(bool compact) { m_look->setWordWrap(!compact); }

void ExampleNote::follow(const core::Session& session) { setVisible(m_example && core::isAbout(*m_example, session)); }

QString ExampleNote::text() const { return isHidden() ? QString() : m_look->text(); }

void ExampleNote::dismiss()
{
    m_example.reset();
    hide();
}
