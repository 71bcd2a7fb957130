#include "ui/panel/input/target_panel.h"

#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/session/run_edits.h"
#include "ui/panel/input/chip_area.h"
#include "ui/panel/input/generation_bar.h"
#include "ui/part/heading.h"
#include "ui/part/text_editor.h"
#include "ui/theme/magnification.h"

using core::Index;

TargetPanel::TargetPanel(QWidget* parent)
    : QWidget(parent),
      m_editor(new TextEditor),
      m_stale(nullptr),
      m_translate(new QToolButton),
      m_tokens(new Heading(QString())),
      m_notice(new QLabel),
      m_scroll(nullptr),
      m_chips(new TokenChips),
      m_meanings(new QLabel)
{
    m_editor->setAccessibleName(tr("Target text"));
    keepScaled(m_editor, [this] { m_editor->setFixedHeight(scaled(52)); });
    m_editor->setPlaceholderText(tr("Type the decoder's text, or let the model generate it"));
    m_editor->setToolTip(tr("The decoder reads this after its start token"));
    m_notice->setProperty("role", QStringLiteral("warning"));
    m_notice->setWordWrap(true);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->hide();
    m_meanings->setObjectName(QStringLiteral("glosses"));
    m_meanings->setWordWrap(true);
    m_meanings->setToolTip(tr("What the words of the target mean one by one, as the model's folder says"));
    m_meanings->hide();
    m_scroll = chipArea(m_chips);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new Heading(tr("Target")));
    layout->addWidget(m_editor);
    layout->addWidget(m_stale = createStale());
    layout->addWidget(m_tokens);
    layout->addWidget(m_scroll);
    layout->addWidget(m_meanings);
    layout->addWidget(m_notice);
    hide();
}

/// A message about a target that stayed when the source changed, with the way out.
QWidget* TargetPanel::createStale()
{
    auto* said = new QLabel(tr("This target was written for another source text."));
    said->setObjectName(QStringLiteral("staleTarget"));
    said->setProperty("role", QStringLiteral("warning"));
    said->setWordWrap(true);
    m_translate->setObjectName(QStringLiteral("translate"));
    m_translate->setText(tr("Translate"));
    m_translate->setToolTip(tr("Replace the target by what the model writes for this source (Ctrl+Z undoes this)"));
    m_translate->setProperty("role", QStringLiteral("small"));
    connect(m_translate, &QToolButton::clicked, this, &TargetPanel::translateAsked);
    auto* stale = new QWidget;
    auto* layout = new QHBoxLayout(stale);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(said, 1);
    layout->addWidget(m_translate, 0, Qt::AlignTop);
    stale->hide();
    return stale;
}

void TargetPanel::show(const core::Run& run, Index item)
{
    const auto place = static_cast<std::size_t>(item);
    const std::string text = place < run.targets.size() ? run.targets[place] : std::string();
    setTextKeepingCursor(m_editor, QString::fromStdString(text));
    m_stale->setVisible(core::hasStaleTarget(run, place));
}

void TargetPanel::showPrepared(const core::PreparedRun& prepared, Index item)
{
    const auto place = static_cast<std::size_t>(item);
    setVisible(place < prepared.targets.size());
    if (isHidden()) return;
    m_translate->setVisible(GenerationBar::canContinue(prepared));
    const core::CutText& target = prepared.targets[place];
    const core::Model& decoder = *prepared.model->decoder;
    const auto count = static_cast<Index>(target.encoding.tokens.size());
    m_tokens->setText(
        (count > target.used ? tr("Tokens · %1 of %2").arg(target.used).arg(count) : tr("Tokens · %1").arg(count))
            .toUpper());
    m_chips->setText(target, decoder);
    std::string text;  // with the tokens that the model generated
    for (const core::Token& token : target.usedTokens())
        if (!token.special) text += token.bytes;
    showGlosses(prepared.model->info, text);
    QStringList said;
    if (!target.encoding.untaken.empty())
        said << tr("Struck through: %1 has no token for it, so it is left out.")
                    .arg(QString::fromStdString(decoder.info.name));
    if (count > target.used)
        said
            << tr("Too long: only the first %1 of %2 tokens are used (the rest are grey).").arg(target.used).arg(count);
    m_notice->setText(said.join(QLatin1Char('\n')));
    m_notice->setVisible(!said.isEmpty());
    fit();
}

/// "图书馆 library · 在 at", of a model whose folder says so.
void TargetPanel::showGlosses(const core::ModelInfo& model, const std::string& text)
{
    if (m_glossesOf != model.folder) {
        m_glossesOf = model.folder;
        m_glosses = core::Glosses::ofModel(model.folder);
    }
    QStringList said;
    for (const core::Glosses::Word& word : m_glosses.in(text))
        said << QStringLiteral("<nobr>%1&nbsp;<b>%2</b></nobr>")
                    .arg(QString::fromStdString(word.text).toHtmlEscaped(),
                         QString::fromStdString(word.meaning).toHtmlEscaped().replace(u' ', QStringLiteral("&nbsp;")));
    m_meanings->setText(said.join(QStringLiteral(" · ")));
    m_meanings->setVisible(!said.isEmpty());
}

void TargetPanel::fit() { fitChipArea(m_scroll, m_chips); }

#include "moc_target_panel.cpp"
