#include "ui/panel/input/target_panel.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/panel/input/chip_area.h"
#include "ui/part/heading.h"
#include "ui/part/text_editor.h"
#include "ui/theme/magnification.h"

using core::Index;

TargetPanel::TargetPanel(QWidget* parent)
    : QWidget(parent),
      m_editor(new TextEditor),
      m_tokens(new Heading(QString())),
      m_notice(new QLabel),
      m_scroll(nullptr),
      m_chips(new TokenChips)
{
    m_editor->setAccessibleName(tr("Target text"));
    keepScaled(m_editor, [this] { m_editor->setFixedHeight(scaled(52)); });
    m_editor->setPlaceholderText(tr("Type what the decoder reads, or let it write"));
    m_editor->setToolTip(tr("The decoder reads this behind the token that it begins with"));
    m_notice->setProperty("role", QStringLiteral("warning"));
    m_notice->setWordWrap(true);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->hide();
    m_scroll = chipArea(m_chips);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new Heading(tr("Target")));
    layout->addWidget(m_editor);
    layout->addWidget(m_tokens);
    layout->addWidget(m_scroll);
    layout->addWidget(m_notice);
    hide();
}

void TargetPanel::show(const core::Run& run, Index item)
{
    const auto place = static_cast<std::size_t>(item);
    const std::string text = place < run.targets.size() ? run.targets[place] : std::string();
    setTextKeepingCursor(m_editor, QString::fromStdString(text));
}

void TargetPanel::showPrepared(const core::PreparedRun& prepared, Index item)
{
    const auto place = static_cast<std::size_t>(item);
    setVisible(place < prepared.targets.size());
    if (isHidden()) return;
    const core::CutText& target = prepared.targets[place];
    const core::Model& decoder = *prepared.model->decoder;
    const auto count = static_cast<Index>(target.encoding.tokens.size());
    m_tokens->setText(
        (count > target.used ? tr("Tokens · %1 of %2").arg(target.used).arg(count) : tr("Tokens · %1").arg(count))
            .toUpper());
    m_chips->setText(target, decoder);
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

void TargetPanel::fit() { fitChipArea(m_scroll, m_chips); }
