#include "ui/panel/example/example_note.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/words/error_text.h"
#include "ui/words/language/core_words.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

namespace {

constexpr qsizetype longestTitle = 80;
constexpr qsizetype longestLook = 400;

}  // namespace

ExampleNote::ExampleNote(QWidget* parent)
    : QFrame(parent),
      m_heading(new Heading(tr("Example"))),
      m_title(new QLabel),
      m_look(new ElidedLabel)
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
    close->setToolTip(tr("Close the note about the example"));
    close->setAccessibleName(close->toolTip());
    close->setProperty("role", QStringLiteral("small"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->setSpacing(14);
    layout->addWidget(m_heading);
    layout->addWidget(m_title);
    layout->addWidget(m_look, 1);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &ExampleNote::dismiss);
    hide();
}

void ExampleNote::display(const core::Example& example)
{
    std::erase_if(m_opened, [&](const core::Example& each) { return each.file == example.file; });
    m_opened.push_back(example);
    say(example, example.session);
}

void ExampleNote::say(const core::Example& example, const core::Session& session)
{
    m_said = example.file;
    m_title->setText(oneLine(coreWords(example.title), longestTitle));
    if (m_title->isHidden()) setToolTip(plainTip(m_title->text()));
    const core::Focus& meant = example.session.focus;
    const core::Focus& shown = session.focus;
    const QString look = oneLine(coreWords(example.look), longestLook);
    const bool isMeant = meant.layer == shown.layer && meant.head == shown.head && meant.block == shown.block;
    m_look->setText(isMeant ? look
                            : tr("In layer %1 · head %2: %3").arg(meant.layer + 1).arg(meant.head + 1).arg(look));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_look->text());
    setSaid(true);
}

void ExampleNote::setSaid(bool said)
{
    m_isSaid = said;
    setVisible(m_isSaid && !m_waits);
}

void ExampleNote::setWaiting(bool waits)
{
    m_waits = waits;
    setSaid(m_isSaid);
}

/// The sentence has the line alone in a narrow window, and in a low one no second line.
void ExampleNote::setRoom(bool narrow, bool low)
{
    const bool alone = narrow || low;
    m_look->setWordWrap(!low);
    m_heading->setHidden(alone);
    m_title->setHidden(alone);
    setToolTip(alone ? plainTip(m_title->text()) : QString());
}

const core::Example* ExampleNote::about(const core::Session& session) const
{
    const auto found =
        std::ranges::find_if(m_opened, [&](const core::Example& each) { return core::isAbout(each, session); });
    return found == m_opened.end() ? nullptr : &*found;
}

void ExampleNote::follow(const core::Session& session)
{
    const core::Example* example = about(session);
    if (example == nullptr) return setSaid(false);
    say(*example, session);
}

QString ExampleNote::text() const { return isHidden() ? QString() : m_look->text(); }

void ExampleNote::dismiss()
{
    std::erase_if(m_opened, [this](const core::Example& each) { return each.file == m_said; });
    setSaid(false);
}

void ExampleNote::forget()
{
    m_opened.clear();
    setSaid(false);
}

#include "moc_example_note.cpp"
