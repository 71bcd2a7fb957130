#include "ui/window/glossary_window.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/theme/magnification.h"
#include "ui/words/formula_parts.h"

#include <algorithm>

namespace {

/// How well an entry answers a search; 0: not at all.
int answers(const GlossaryEntry& entry, const QString& words)
{
    if (words.isEmpty()) return 1;
    if (entry.name.startsWith(words, Qt::CaseInsensitive)) return 4;
    if (entry.name.contains(words, Qt::CaseInsensitive)) return 3;
    if (entry.also.contains(words, Qt::CaseInsensitive)) return 2;
    return entry.meaning.contains(words, Qt::CaseInsensitive) ? 1 : 0;
}

QString pageOf(const GlossaryEntry& entry)
{
    QString page = QStringLiteral("<h3>%1</h3><p>%2</p>").arg(formulaHtml(entry.name), formulaHtml(entry.meaning));
    if (!entry.formula.isEmpty()) page += QStringLiteral("<p style=\"margin-left:20px\">%1</p>").arg(entry.formula);
    const auto add = [&page](const QString& caption, const QString& words) {
        if (!words.isEmpty()) page += QStringLiteral("<p><b>%1</b> %2</p>").arg(caption, formulaHtml(words));
    };
    add(GlossaryWindow::tr("In AttentionScope:"), entry.where);
    add(GlossaryWindow::tr("Also:"), entry.also);
    return page;
}

}  // namespace

GlossaryWindow::GlossaryWindow(QWidget* window)
    : SearchTool(window),
      m_entries(glossary()),
      m_search(searchLine()),
      m_terms(list()),
      m_text(new QTextBrowser)
{
    setObjectName(QStringLiteral("glossary"));
    setWindowTitle(tr("Glossary"));
    m_search->setObjectName(QStringLiteral("glossarySearch"));
    m_search->setPlaceholderText(tr("Search the terms"));
    m_search->setAccessibleName(tr("Search the terms"));
    m_search->setClearButtonEnabled(true);
    m_terms->setObjectName(QStringLiteral("glossaryTerms"));
    m_terms->setAccessibleName(tr("Terms"));
    m_terms->setFrameShape(QFrame::NoFrame);
    m_text->setObjectName(QStringLiteral("glossaryText"));
    m_text->setAccessibleName(tr("What the term means"));
    m_text->setFrameShape(QFrame::NoFrame);
    for (const GlossaryEntry& entry : m_entries) m_terms->addItem(formulaPlain(entry.name));
    createLayout();
    connect(m_search, &QLineEdit::textChanged, this, &GlossaryWindow::search);
    connect(m_terms, &QListWidget::currentRowChanged, this, &GlossaryWindow::showTerm);
    m_terms->setCurrentRow(0);
}

void GlossaryWindow::createLayout()
{
    auto* parts = new QSplitter;
    parts->addWidget(m_terms);
    parts->addWidget(m_text);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(parts, 1);
    keepScaled(this, [this, parts] {
        const QSize room = screen()->availableSize() * 0.9;
        resize(QSize(scaled(660), scaled(400)).boundedTo(room));
        parts->setSizes({scaled(230), scaled(430)});
    });
}

void GlossaryWindow::open(const QString& name)
{
    m_search->clear();
    const auto named = std::ranges::find(m_entries, name, &GlossaryEntry::name);
    if (named != m_entries.end()) m_terms->setCurrentRow(static_cast<int>(named - m_entries.begin()));
    bringToFront();
}

/// Shows what answers, and of that the best.
void GlossaryWindow::search(const QString& words)
{
    const QString trimmed = words.trimmed();
    int best = 0;
    int row = -1;
    for (int i = 0; i < m_terms->count(); ++i) {
        const int found = answers(m_entries[static_cast<std::size_t>(i)], trimmed);
        m_terms->item(i)->setHidden(found == 0);
        if (found <= best) continue;
        best = found;
        row = i;
    }
    if (trimmed.isEmpty()) return m_terms->scrollToItem(m_terms->currentItem());
    m_terms->setCurrentRow(row);
    if (row < 0) m_text->setPlainText(tr("No term matches “%1”.").arg(trimmed));
}

void GlossaryWindow::showTerm(int row)
{
    if (row >= 0) m_text->setHtml(pageOf(m_entries[static_cast<std::size_t>(row)]));
}

#include "moc_glossary_window.cpp"
