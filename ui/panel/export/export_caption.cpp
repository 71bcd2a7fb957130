#include "ui/panel/export/export_caption.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace {

/// A description is made on the thread of the window: it counts each weight once.
constexpr core::Index mostDescribed = 1'000'000;

constexpr int captionLines = 4;

void prepareCaptionField(QPlainTextEdit* field, const QString& name)
{
    field->setAccessibleName(name);
    field->setTabChangesFocus(true);
    field->setFixedHeight(captionLines * field->fontMetrics().lineSpacing() + 12);
}

}  // namespace

ExportCaption::ExportCaption()
    : ExportSection(tr("Caption")),
      m_caption(new QPlainTextEdit),
      m_notes(new QCheckBox(tr("notes &under the figure"))),
      m_alternative(new QPlainTextEdit)
{
    prepareCaptionField(m_caption, tr("Caption"));
    m_caption->setObjectName(QStringLiteral("figureCaption"));
    m_caption->setReadOnly(true);
    m_caption->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_caption->setToolTip(tr("What the figure shows and what differs from the model's own pass, for your paper"));
    auto* copying = new QPushButton(tr("Copy cap&tion"));
    copying->setObjectName(QStringLiteral("copyCaption"));
    copying->setToolTip(tr("Put the caption on the clipboard"));
    copying->setAutoDefault(false);
    connect(copying, &QPushButton::clicked, this, &ExportCaption::copy);
    m_notes->setObjectName(QStringLiteral("figureNotes"));
    m_notes->setToolTip(tr("What the caption says beyond the title also stands in the figure"));
    m_rows->addWidget(m_caption);
    auto* row = addRow({copying});
    row->addWidget(m_notes, 1);

    prepareCaptionField(m_alternative, tr("Alternative text"));
    m_alternative->setObjectName(QStringLiteral("figureAlternative"));
    m_alternative->setToolTip(tr("The file says it to those who cannot see the figure; without any, it is described"));
    auto* label = new QLabel(tr("A&lternative text"));
    label->setBuddy(m_alternative);
    m_rows->addWidget(label);
    m_rows->addWidget(m_alternative);
    connect(m_notes, &QCheckBox::toggled, this, &ExportCaption::changed);
    connect(m_alternative, &QPlainTextEdit::textChanged, this, &ExportCaption::changed);
}

void ExportCaption::copy() const { QApplication::clipboard()->setText(m_caption->toPlainText()); }

void ExportCaption::display(const core::FigureSettings& settings)
{
    m_notes->setChecked(settings.voice.notes);
    const QString typed = QString::fromStdString(settings.voice.alternative);
    const QString& shown = typed.isEmpty() ? m_described : typed;
    // Under the hands of who types, the text stays.
    if (m_alternative->hasFocus() || m_alternative->toPlainText() == shown) return;
    const QSignalBlocker quiet(m_alternative);
    m_alternative->setPlainText(shown);
}

void ExportCaption::apply(core::FigureSettings& settings) const
{
    settings.voice.notes = m_notes->isChecked();
    const QString text = m_alternative->toPlainText();
    constexpr qsizetype mostLetters = core::longestAlternative / 4;  // of at most four bytes
    settings.voice.alternative = text == m_described ? std::string() : text.left(mostLetters).toStdString();
}

void ExportCaption::showFigure(const Figure& figure)
{
    const bool own = !figure.settings().voice.alternative.empty();
    core::Index cells = 0;
    for (const FigureTable& table : figure.tables()) cells += table.size();
    const QString caption = figure.caption();
    if (m_caption->toPlainText() != caption) m_caption->setPlainText(caption);
    if (own) return;
    const bool described = m_alternative->toPlainText() == m_described;
    m_described = cells <= mostDescribed ? figure.alternative() : caption;
    if (!described || m_alternative->hasFocus()) return;
    const QSignalBlocker quiet(m_alternative);
    m_alternative->setPlainText(m_described);
}

#include "moc_export_caption.cpp"
