#include "ui/view/alike/alike_view.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTreeWidget>

#include "ui/part/elided_label.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/segments.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/part/wrapping_layout.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/view/why/account_canvas.h"
#include "ui/view/why/answer_canvas.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

using By = core::AlikeSettings::By;

namespace {

constexpr int sideWidth = 300, widthForBothSides = 740, leastCanvasHeight = 260;
constexpr int mostRowsSeen = 8;  ///< of the list; the rest is scrolled to

QScrollArea* scrolledCanvas(QWidget* canvas)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(canvas);
    return area;
}

}  // namespace

AlikeView::AlikeView(QWidget* parent)
    : QWidget(parent),
      m_words(new QCheckBox(tr("Words instead of pieces"))),
      m_big(new QLabel),
      m_said(new ElidedLabel),
      m_chosenNumber(new QLabel),
      m_chosen(new ElidedLabel),
      m_canvases(new QStackedWidget),
      m_pairs(new AccountCanvas),
      m_parts(new AnswerCanvas),
      m_message(new Hint),
      m_listTitle(new Heading({})),
      m_list(new QTreeWidget),
      m_panel(new WhyPanel)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(createBar());
    layout->addLayout(createLine(m_big, 22, m_said));
    layout->addLayout(createLine(m_chosenNumber, 16, m_chosen));
    m_chosenNumber->setObjectName(QStringLiteral("alikeChosen"));
    layout->addWidget(createBody(), 1);
    setTerm(m_pairs, Term::TextLikeness);
    setTerm(m_parts, Term::TextLikeness);
    setNeighbours({}, {}, {});
    setChosen({}, {});
}

/// A number in large type, and what it is.
QHBoxLayout* AlikeView::createLine(QLabel* number, double points, QLabel* said)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(14);
    setOwnFont(number, numberFont(points));
    number->setTextFormat(Qt::PlainText);
    number->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setOwnFont(said, textFont(11));
    said->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    line->addWidget(number);
    line->addWidget(said, 1);
    return line;
}

QWidget* AlikeView::createBar()
{
    auto* bar = new QWidget;
    m_kinds = new Segments(
        tr("The parts of the likeness"),
        {{tr("Pairs of tokens"), tr("What each token of one text adds with each of the other"), By::Pairs},
         {tr("What wrote the first"),
          tr("What embeddings, heads and feed-forward layers add that wrote the first text’s vector"), By::First},
         {tr("What wrote the second"),
          tr("What embeddings, heads and feed-forward layers add that wrote the other text’s vector"), By::Second}});
    m_kinds->setObjectName(QStringLiteral("alikeKinds"));
    connect(m_kinds, &Segments::chosen, this, [this](int kind) { emit bySet(static_cast<By>(kind)); });
    m_words->setObjectName(QStringLiteral("alikeWords"));
    m_words->setToolTip(tr("Add up the pieces of each word, as in Map"));
    connect(m_words, &QCheckBox::toggled, this, &AlikeView::wordsSet);
    auto* row = new WrappingLayout(bar);
    row->setContentsMargins(0, 0, 14, 0);
    row->setSpacing(10);
    row->addWidget(m_kinds);
    row->addWidget(m_words);
    m_bar = bar;
    return bar;
}

QWidget* AlikeView::createSide()
{
    m_list->setObjectName(QStringLiteral("alikeTexts"));
    m_list->setColumnCount(3);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_list->header()->setStretchLastSection(false);
    m_list->setToolTip(tr("Opens this text; Enter does it, too"));
    connect(m_list, &QTreeWidget::itemClicked, this, [this](const auto* item) { open(item); });
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const auto* item) { open(item); });
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(16, 14, 16, 0);
    top->setSpacing(7);
    top->addWidget(m_listTitle);
    top->addWidget(m_list);
    column->addLayout(top);
    column->addWidget(m_panel, 1);
    return side;
}

QWidget* AlikeView::createBody()
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setMargin(40);
    m_pairsPage = scrolledCanvas(m_pairs);
    m_partsPage = scrolledCanvas(m_parts);
    for (QWidget* page : std::initializer_list<QWidget*>{m_pairsPage, m_partsPage, m_message})
        m_canvases->addWidget(page);
    m_beside = new TallScrollArea(createSide());
    auto* body = new QWidget;
    body->installEventFilter(this);
    m_body = new QBoxLayout(QBoxLayout::LeftToRight, body);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(0);
    m_body->addWidget(m_canvases, 1);
    m_body->addWidget(m_beside);
    connect(&Magnification::instance(), &Magnification::changed, this, &AlikeView::fit);
    fit();
    return body;
}

/// That the numbers beside the canvas want another width.
bool AlikeView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) fit();
    return QWidget::eventFilter(watched, event);
}

/// Where both would be too narrow, the numbers stand below.
void AlikeView::fit()
{
    const bool beside = width() >= scaled(widthForBothSides);
    m_canvases->setMinimumHeight(scaled(leastCanvasHeight));
    m_body->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int wide = std::max(scaled(sideWidth), m_beside->minimumSizeHint().width());
    m_beside->setMinimumWidth(beside ? wide : 0);
    m_beside->setMaximumWidth(beside ? wide : QWIDGETSIZE_MAX);
    m_beside->setVisible(beside || !m_bare);
}

void AlikeView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

QWidget* AlikeView::canvas() const { return m_settings.by == By::Pairs ? static_cast<QWidget*>(m_pairs) : m_parts; }

void AlikeView::setBare(bool bare)
{
    m_bare = bare;
    m_bar->setVisible(!bare);
    fit();
}

void AlikeView::setSettings(const core::AlikeSettings& settings, bool words, bool ranks)
{
    m_settings = settings;
    if (ranks && settings.by == By::Second) m_settings.by = By::First;
    m_kinds->setText(static_cast<int>(By::Pairs), ranks ? tr("Layers and tokens") : tr("Pairs of tokens"));
    m_kinds->setText(static_cast<int>(By::First), ranks ? tr("What wrote the number") : tr("What wrote the first"));
    m_kinds->setShown(static_cast<int>(By::Second), !ranks);
    m_kinds->setCurrent(static_cast<int>(m_settings.by));
    const QSignalBlocker quiet(m_words);
    m_words->setChecked(words);
    m_words->setVisible(m_settings.by == By::Pairs);
    setMessage({});
}

void AlikeView::setHeadline(const QString& big, const QString& said, const QString& more)
{
    m_big->setText(big);
    m_big->setVisible(!big.isEmpty());
    m_said->setText(more.isEmpty() ? said : said + QStringLiteral("    ") + more);
}

void AlikeView::setChosen(const QString& number, const QString& said)
{
    m_chosenNumber->setText(number);
    m_chosen->setText(said);
    for (QLabel* each : {m_chosenNumber, m_chosen}) each->setVisible(!number.isEmpty());
    if (const QRect chosen = m_pairs->chosenRect(); !chosen.isEmpty())
        m_pairsPage->ensureVisible(chosen.center().x(), chosen.center().y(), chosen.width(), chosen.height());
}

void AlikeView::setMessage(const QString& message)
{
    m_message->setText(message);
    QWidget* page = m_settings.by == By::Pairs ? m_pairsPage : m_partsPage;
    m_canvases->setCurrentWidget(message.isEmpty() ? page : m_message);
}

void AlikeView::setNeighbours(const QString& title, const QString& quantity, const std::vector<Neighbour>& texts)
{
    m_listTitle->setText(title.toUpper());
    m_listTitle->setVisible(!texts.empty());
    m_list->setAccessibleName(title);
    m_list->clear();
    QTreeWidgetItem* shown = nullptr;
    for (const Neighbour& each : texts) {
        auto* item = new QTreeWidgetItem({QString::number(each.text + 1), each.name, each.value});
        item->setData(0, Qt::UserRole, static_cast<qlonglong>(each.text));
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setFont(2, numberFont(10));
        item->setToolTip(1, plainTip(each.name));
        item->setData(2, Qt::AccessibleTextRole, tr("%1 %2").arg(quantity, each.value));
        m_list->addTopLevelItem(item);
        if (each.is_shown) shown = item;
    }
    if (shown != nullptr) m_list->setCurrentItem(shown);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    for (const int column : {0, 2}) m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    const int rows = std::min(mostRowsSeen, static_cast<int>(texts.size()));
    m_list->setFixedHeight(std::max(0, m_list->sizeHintForRow(0)) * rows + 2);
    m_list->setVisible(!texts.empty());
}

void AlikeView::open(const QTreeWidgetItem* item)
{
    emit textOpened(static_cast<core::Index>(item->data(0, Qt::UserRole).toLongLong()));
}

#include "moc_alike_view.cpp"
