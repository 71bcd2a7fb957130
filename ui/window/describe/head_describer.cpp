#include "ui/window/describe/head_describer.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QScreen>
#include <QVBoxLayout>

#include "ui/part/named_button.h"
#include "ui/plot/spoken/head_description_words.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"

HeadDescriber::HeadDescriber(const Workbench& bench, QWidget* window)
    : ToolWindow(window),
      m_bench(bench),
      m_text(new QPlainTextEdit)
{
    setObjectName(QStringLiteral("headDescriber"));
    setWindowTitle(tr("The head in words"));
    m_text->setObjectName(QStringLiteral("headInWords"));
    m_text->setAccessibleName(tr("What the shown head does"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* copy = namedButton(tr("Copy"), "copyDescription", tr("Puts all sentences on the clipboard"));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(copy, 0, Qt::AlignRight);
    keepScaled(this, [this] { resize(QSize(scaled(560), scaled(360)).boundedTo(screen()->availableSize() * 0.9)); });
    connect(&bench.editor, &SessionEditor::edited, this, &HeadDescriber::follow);
    connect(&bench.selection, &Selection::headChanged, this, &HeadDescriber::follow);
    connect(&bench.selection, &Selection::textChanged, this, &HeadDescriber::follow);
    connect(&bench.results, &RunResults::traceChanged, this, &HeadDescriber::follow);
    connect(&bench.results, &RunResults::cleared, this, &HeadDescriber::follow);
    connect(&bench.findings, &HeadFindings::tableChanged, this, &HeadDescriber::say);
}

QString HeadDescriber::text() const { return m_text->toPlainText(); }

void HeadDescriber::open()
{
    show();
    raise();
    activateWindow();
    m_text->setFocus(Qt::OtherFocusReason);
    follow();
}

void HeadDescriber::follow()
{
    if (!isVisible()) return;
    if (m_bench.results.shown() == nullptr || !m_bench.selection.headIsThere()) {
        m_job.cancel();
        m_asked = {};
        m_facts.reset();
        return display(tr("There is no head to describe yet: type a text, or open a model."));
    }
    const Asked asked{m_bench.results.shown(), m_bench.selection.address(), m_bench.session().heads.rows};
    if (asked == m_asked) return say();
    m_asked = asked;
    m_facts.reset();
    m_job.start(
        "the description of a head",
        [this, asked](const LatestJob::Turn& turn) {
            const auto facts = core::describedHead(*asked.trace, asked.address, asked.rows);
            turn.finish([this, facts] { take(facts); });
        },
        [this](const core::Error& error) { display(errorText(error)); });
}

void HeadDescriber::take(const core::HeadDescription& facts)
{
    m_facts = facts;
    say();
}

/// Includes the head's measures where they are known.
void HeadDescriber::say()
{
    if (!isVisible() || !m_facts || m_asked.trace == nullptr) return;
    core::HeadDescription facts = *m_facts;
    const core::HeadAddress& at = m_asked.address;
    if (m_bench.findings.hasMeasured(m_asked.trace))
        if (const auto induction = m_bench.findings.table().at(core::Measure::Induction, at.layer, at.head))
            facts.measures[core::Measure::Induction] = *induction;
    const core::Session& session = m_bench.session();
    display(
        headDescription({*m_asked.trace, at, session.heads, session.figure.map.rows}, facts).join(QLatin1Char('\n')));
}

/// Keeps the selection while the text stays.
void HeadDescriber::display(const QString& text)
{
    if (m_text->toPlainText() != text) m_text->setPlainText(text);
}

#include "moc_head_describer.cpp"
