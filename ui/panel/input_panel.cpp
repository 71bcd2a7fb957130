#include "ui/panel/input_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSignalBlocker>

#include "core/text/text_splitter.h"
#include "ui/panel/heading.h"
#include "ui/panel/text_editor.h"

#include <algorithm>

namespace {

}  // namespace

InputPanel::InputPanel(QWidget* parent)
    : QWidget(parent),
      m_editor(new TextEditor),
      m_split(new QComboBox),
      m_tokens(new Heading(tr("Tokens"))),
      m_notice(new QLabel),
      m_scroll(new QScrollArea),
      m_chips(new TokenChips)
{
    m_editor->setAccessibleName(tr("Input text"));
    m_editor->setFixedHeight(76);
    m_editor->setPlaceholderText(tr("Type a sequence"));
    m_editor->setToolTip(tr("Everything is computed again while you type"));
    m_split->addItem(tr("words"), static_cast<int>(core::TextSplit::Words));
    m_split->addItem(tr("characters"), static_cast<int>(core::TextSplit::Characters));
    m_split->addItem(tr("bytes"), static_cast<int>(core::TextSplit::Bytes));
    m_split->setAccessibleName(tr("How the text is cut"));
    m_split->setToolTip(tr("How the text is cut into tokens"));
    m_split->hide();
    m_notice->setProperty("role", QStringLiteral("warning"));
    m_notice->setWordWrap(true);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->hide();

    m_scroll->setWidget(m_chips);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto* caption = new QHBoxLayout;
    caption->addWidget(m_tokens, 1);
    caption->addWidget(m_split);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new Heading(tr("Input")));
    layout->addWidget(m_editor);
    layout->addLayout(caption);
    layout->addWidget(m_scroll);
    layout->addWidget(m_notice);

    connect(m_editor, &QPlainTextEdit::textChanged, this, &InputPanel::edited);
    connect(m_editor, &TextEditor::shortened, this, [this](qsizetype pasted) {
        emit notTaken(tr("The text field holds %L1 characters, so only the beginning of the %L2 pasted ones was taken.")
                          .arg(TextEditor::longest)
                          .arg(pasted));
    });
    connect(m_split, &QComboBox::activated, this, &InputPanel::edited);
}

QString InputPanel::text() const { return m_editor->toPlainText(); }

void InputPanel::setText(const QString& text)
{
    if (text == m_editor->toPlainText()) return;
    m_editor->setPlainText(text);
    m_editor->moveCursor(QTextCursor::End);
}

std::optional<core::TextSplit> InputPanel::split() const
{
    if (m_split->isHidden()) return std::nullopt;
    return static_cast<core::TextSplit>(m_split->currentData().toInt());
}

void InputPanel::show(const PreparedText& text, bool pictureStands)
{
    const auto& split = text.model->info.split;
    if (split && m_split->isHidden()) m_split->setCurrentIndex(m_split->findData(static_cast<int>(*split)));
    m_split->setVisible(split.has_value());
    const auto count = static_cast<core::Index>(text.encoding.tokens.size());
    m_tokens->setText(
        (count > text.used ? tr("Tokens · %1 of %2").arg(text.used).arg(count) : tr("Tokens · %1").arg(count))
            .toUpper());
    m_chips->setText(text);
    fitChips();
    const QString said = notice(text, pictureStands);
    m_notice->setText(said);
    m_notice->setVisible(!said.isEmpty());
}

/// As high as the chips, up to a quarter of a laptop's screen; more scrolls.
void InputPanel::fitChips()
{
    constexpr int lowest = 28;
    constexpr int highest = 220;
    m_scroll->setFixedHeight(std::clamp(m_chips->heightForWidth(m_scroll->viewport()->width()), lowest, highest));
}

void InputPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitChips();
}

QString InputPanel::notice(const PreparedText& text, bool pictureStands) const
{
    const auto count = static_cast<core::Index>(text.encoding.tokens.size());
    QStringList said;
    if (!text.encoding.untaken.empty())
        said << tr("Struck through: %1 has no token for it, so it is left out.")
                    .arg(QString::fromStdString(text.model->info.name));
    if (count > text.used)
        said << tr("Grey: %1 has %2 places, so the last %3 tokens are left out.")
                    .arg(QString::fromStdString(text.model->info.name))
                    .arg(text.used)
                    .arg(count - text.used);
    if (count == 0)
        said << (pictureStands ? tr("Nothing to compute yet: the picture is of the text before.")
                               : tr("Nothing to compute yet."));
    return said.join(QLatin1Char('\n'));
}
