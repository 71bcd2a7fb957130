#include "ui/feature/composer/panel_list.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QToolButton>

#include "ui/part/heading.h"
#include "ui/part/silence.h"
#include "ui/plot/figure/session_source.h"
#include "ui/theme/magnification.h"
#include "ui/words/kept_text.h"
#include "ui/words/views/view_rows.h"

namespace {

constexpr int thumbnail = 34;

/// The panel's part of the page's picture.
QIcon iconOf(const core::ComposedPage& page, std::size_t panel, const QImage& picture)
{
    const core::PagePlace& place = page.panels[panel].place;
    const double dots = picture.width() / page.width_mm;
    const QRect part = QRectF(place.x * dots, place.y * dots, place.width * dots, place.height * dots).toAlignedRect()
                       & picture.rect();
    if (picture.isNull() || part.isEmpty()) return {};
    const int side = 2 * scaled(thumbnail);
    QImage square(side, side, QImage::Format_RGB32);
    square.fill(Qt::white);
    const QImage small = picture.copy(part).scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QPainter painter(&square);
    painter.drawImage((side - small.width()) / 2, (side - small.height()) / 2, small);
    return QIcon(QPixmap::fromImage(square));
}

QString whatIsShown(core::Session session)
{
    const core::FigureSettings& figure = session.figure;
    const bool several = figure.content == core::FigureSettings::Content::Maps && !figure.head;
    lookAtFigure(session);
    return viewName(several ? core::View::Heads : session.view);
}

}  // namespace

QString titleOfPanel(const core::ComposedPage& page, std::size_t panel)
{
    const core::PagePanel& one = page.panels[panel];
    const QString what = one.session ? whatIsShown(*one.session) : PanelList::tr("Text");
    return nameOfPanel(page, panel) + QLatin1Char(' ') + what;
}

QString tooSmall(const core::ComposedPage& page, const ComposedPanel& panel)
{
    if (panel.smallest_text <= 0 || panel.smallest_text >= page.text.least_points - 0.005) return {};
    return PanelList::tr("%1 pt").arg(panel.smallest_text, 0, 'f', 1);
}

PanelList::PanelList(PageEditor& editor, QMenu* additions, QWidget* parent)
    : QWidget(parent),
      m_editor(editor),
      m_add(new QToolButton),
      m_rows(new QListWidget),
      m_caption(new QPlainTextEdit),
      m_captionShown(new QCheckBox(tr("print it under the panels")))
{
    m_add->setText(tr("+ Add"));
    m_add->setObjectName(QStringLiteral("addPanel"));
    m_add->setProperty("role", QStringLiteral("control"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(additions);
    m_add->setToolTip(tr("Add a panel: what the window shows, a text, a saved figure, or a whole template"));
    m_rows->setObjectName(QStringLiteral("panels"));
    m_rows->setAccessibleName(tr("Panels of the page; drag them into another order"));
    m_rows->setToolTip(tr("Drag a panel to another place in the order, or move it with Alt+Up and Alt+Down"));
    m_rows->setDragDropMode(QAbstractItemView::InternalMove);
    m_rows->setDefaultDropAction(Qt::MoveAction);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setMinimumHeight(120);
    keepScaled(m_rows, [this] { m_rows->setIconSize(QSize(scaled(thumbnail), scaled(thumbnail))); });
    auto* head = new QHBoxLayout;
    head->addWidget(new Heading(tr("Panels")), 1);
    head->addWidget(m_add);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 12, 12);
    layout->setSpacing(8);
    layout->addLayout(head);
    layout->addWidget(m_rows, 1);
    layout->addWidget(createHeld());
    layout->addWidget(createCaption());
    connectParts();
    show();
}

QCheckBox* PanelList::addHeld(QLayout* layout, const char* name, const QString& tip, bool core::HeldTogether::*part)
{
    auto* box = new QCheckBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setToolTip(tip);
    layout->addWidget(box);
    m_held.emplace_back(box, part);
    connect(box, &QCheckBox::toggled, this, [this, part](bool on) {
        m_editor.apply([&](core::ComposedPage& page) { page.held.*part = on; });
        emit m_editor.arrangeAsked();
    });
    return box;
}

QWidget* PanelList::createHeld()
{
    auto* all = new QWidget;
    auto* layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(new Heading(tr("Held together")));
    using Held = core::HeldTogether;
    addHeld(layout, "oneBar", tr("Maps of weights have one range of colours, and one colour bar beside the first"),
            &Held::one_bar)
        ->setText(tr("one colour bar"));
    addHeld(layout, "equalCells", tr("In panels of one map, cells are as large as the smallest of them"),
            &Held::equal_cells)
        ->setText(tr("equal cells"));
    addHeld(layout, "aligned", tr("Maps in a row begin at one height, maps in a column at one place"), &Held::aligned)
        ->setText(tr("axes aligned"));
    addHeld(layout, "oneTextSize", tr("Token labels have one size on the whole page"), &Held::one_text_size)
        ->setText(tr("one text size"));
    return all;
}

QWidget* PanelList::createCaption()
{
    auto* all = new QWidget;
    auto* layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setTabChangesFocus(true);
    m_caption->setPlaceholderText(tr("What the figure shows"));
    m_caption->setAccessibleName(tr("Caption of the figure"));
    keepScaled(m_caption, [this] { m_caption->setFixedHeight(scaled(96)); });
    m_captionShown->setToolTip(tr("Journals set captions themselves; on a slide it stands on the page"));
    layout->addWidget(new Heading(tr("Caption")));
    layout->addWidget(m_caption);
    layout->addWidget(m_captionShown);
    return all;
}

void PanelList::connectParts()
{
    connect(&m_editor, &PageEditor::changed, this, &PanelList::show);
    connect(&m_editor, &PageEditor::pickedChanged, this, [this] {
        const auto picked = m_editor.picked();
        const Silence silence({m_rows});
        m_rows->setCurrentRow(picked ? static_cast<int>(*picked) : -1);
    });
    connect(m_rows, &QListWidget::currentRowChanged, this,
            [this](int row) { m_editor.pick(row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row))); });
    // After the list has done it, which is in the middle of its own work now.
    connect(
        m_rows->model(), &QAbstractItemModel::rowsMoved, this,
        [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
            const int place = to > from ? to - 1 : to;
            QMetaObject::invokeMethod(
                this,
                [this, from, place] { m_editor.move(static_cast<std::size_t>(from), static_cast<std::size_t>(place)); },
                Qt::QueuedConnection);
        });
    connect(m_caption, &QPlainTextEdit::textChanged, this, [this] {
        const std::string text = keptText(m_caption->toPlainText(), core::longestCaption);
        m_editor.apply([&](core::ComposedPage& page) { page.caption = text; }, QStringLiteral("caption"));
    });
    connect(m_captionShown, &QCheckBox::toggled, this, [this](bool on) {
        m_editor.apply([&](core::ComposedPage& page) { page.caption_shown = on; });
        emit m_editor.arrangeAsked();
    });
}

void PanelList::setDrawn(const ComposedFigure& page, const QImage& picture)
{
    m_drawn = page;
    m_picture = picture;
    showRows();
}

void PanelList::show()
{
    const core::ComposedPage& page = m_editor.page();
    const Silence silence({m_caption, m_captionShown});
    for (const auto& [box, part] : m_held) {
        const Silence held({box});
        box->setChecked(page.held.*part);
    }
    const QString caption = QString::fromStdString(page.caption);
    if (m_caption->toPlainText() != caption) m_caption->setPlainText(caption);
    m_captionShown->setChecked(page.caption_shown);
    showRows();
}

void PanelList::showRows()
{
    const core::ComposedPage& page = m_editor.page();
    const Silence silence({m_rows});
    while (m_rows->count() > static_cast<int>(page.panels.size())) delete m_rows->takeItem(m_rows->count() - 1);
    while (m_rows->count() < static_cast<int>(page.panels.size())) m_rows->addItem(new QListWidgetItem);
    const bool known = m_drawn.panels.size() == page.panels.size();
    for (std::size_t i = 0; i < page.panels.size(); ++i) {
        QListWidgetItem* row = m_rows->item(static_cast<int>(i));
        const QString heading = QString::fromStdString(page.panels[i].heading);
        const QString small = known ? tooSmall(page, m_drawn.panels[i]) : QString();
        QString second = small.isEmpty() ? heading : tr("too small: %1").arg(small);
        if (known && m_drawn.panels[i].error) second = tr("cannot be drawn");
        row->setText(titleOfPanel(page, i) + QLatin1Char('\n') + second);
        row->setIcon(known ? iconOf(page, i, m_picture) : QIcon());
        row->setToolTip(heading.toHtmlEscaped());
    }
    m_rows->setCurrentRow(m_editor.picked() ? static_cast<int>(*m_editor.picked()) : -1);
}

#include "moc_panel_list.cpp"
