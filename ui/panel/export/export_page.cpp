#include "ui/panel/export/export_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/panel/export/figure_preview.h"
#include "ui/part/elided_label.h"
#include "ui/part/heading.h"

#include <cmath>

ExportPage::ExportPage(QWidget* parent)
    : QFrame(parent),
      m_facts(new ElidedLabel),
      m_zoom(new QLabel),
      m_trouble(new QLabel),
      m_preview(new FigurePreview),
      m_progress(createProgress()),
      m_note(new Hint)
{
    setObjectName(QStringLiteral("exportPage"));
    m_trouble->setObjectName(QStringLiteral("figureTrouble"));
    m_trouble->setProperty("role", QStringLiteral("warning"));
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_trouble->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("figureNote"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_trouble, m_progress, m_note}) part->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(22, 20, 22, 20);
    layout->setSpacing(10);
    layout->addLayout(createHeader());
    layout->addWidget(m_trouble);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_note);
    connect(m_preview, &FigurePreview::dragged, this, &ExportPage::dragged);
    connect(m_preview, &FigurePreview::roomChanged, this, [this] {
        showZoom();
        emit roomChanged();
    });
}

QLayout* ExportPage::createHeader()
{
    auto* title = new QLabel(tr("Export figure"));
    title->setObjectName(QStringLiteral("brand"));
    m_facts->setObjectName(QStringLiteral("figureFacts"));
    m_zoom->setObjectName(QStringLiteral("figureZoom"));
    m_zoom->setToolTip(tr("Size of the preview; 100 % is as large as on paper"));
    for (QLabel* label : {static_cast<QLabel*>(m_facts), m_zoom}) label->setProperty("role", QStringLiteral("hint"));
    auto* header = new QHBoxLayout;
    header->setSpacing(12);
    header->addWidget(title);
    header->addWidget(m_facts, 1);
    header->addWidget(m_zoom);
    return header;
}

QWidget* ExportPage::createProgress()
{
    auto* progress = new QWidget;
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the files"));
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("figureProgress"));
    m_stop = new QPushButton(tr("Stop"));
    m_stop->setObjectName(QStringLiteral("figureStop"));
    m_stop->setAutoDefault(false);
    m_stop->setToolTip(tr("Stop after the file that is being written"));
    auto* row = new QHBoxLayout(progress);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_bar, 1);
    row->addWidget(m_count);
    row->addWidget(m_stop);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_stop->setEnabled(false);
        m_count->setText(tr("stopping…"));
        emit stopAsked();
    });
    return progress;
}

void ExportPage::showPicture(const QImage& picture, const QSizeF& size, const QString& description)
{
    m_preview->setPicture(picture, size);
    m_preview->setAccessibleDescription(description);
    showZoom();
}

void ExportPage::clearPicture()
{
    m_preview->clear();
    showZoom();
}

void ExportPage::setFacts(const QString& facts) { m_facts->setText(facts); }

void ExportPage::setTrouble(const QString& trouble)
{
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
}

void ExportPage::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ExportPage::showProgress(int done, int total)
{
    m_progress->show();
    m_bar->setRange(0, total);  // 0 to 0 is busy
    m_bar->setValue(done);
    if (!m_stop->isEnabled()) return;
    m_count->setText(total == 0 ? tr("writing…") : tr("%1 of %2").arg(done).arg(total));
}

void ExportPage::hideProgress()
{
    m_progress->hide();
    m_stop->setEnabled(true);
}

QSize ExportPage::room() const { return m_preview->room(); }

void ExportPage::showZoom()
{
    const double zoom = m_preview->zoom();
    m_zoom->setText(zoom > 0 ? tr("%1 %").arg(std::lround(zoom * 100)) : QString());
}

#include "moc_export_page.cpp"
