#include "ui/view/why/why_panel.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

WhyPanel::WhyPanel(QWidget* parent)
    : QWidget(parent),
      m_chosen(new Hint),
      m_numbers(new QGridLayout),
      m_walkHeading(new Heading(tr("Walk backwards"))),
      m_through(new QToolButton),
      m_sumsHeading(new Heading(tr("Does it add up?"))),
      m_sums(new QGridLayout),
      m_foot(new Hint)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(7);
    m_chosen->setProperty("role", QString());
    layout->addWidget(m_chosen);
    layout->addLayout(m_numbers);
    layout->addSpacing(8);
    layout->addWidget(m_walkHeading);
    m_query = addWalks(layout, m_queryTitle, tr("Heads that wrote into the query's row"));
    m_key = addWalks(layout, m_keyTitle, tr("Heads that wrote into the key's row"));
    m_through->setObjectName(QStringLiteral("lookThrough"));
    m_through->setProperty("role", QStringLiteral("control"));
    m_through->setToolTip(
        tr("Split what the feed-forward layer adds by the parts that it reads; you can also double-click the layer"));
    layout->addWidget(m_through);
    connect(m_through, &QToolButton::clicked, this, [this] {
        const std::optional<core::Index> layer = m_facts.layer;
        emit throughAsked(layer);
    });
    layout->addSpacing(8);
    layout->addWidget(m_sumsHeading);
    layout->addLayout(m_sums);
    layout->addStretch(1);
    layout->addWidget(m_foot);
    for (QGridLayout* grid : {m_numbers, m_sums}) grid->setColumnStretch(0, 1);
    connect(m_query, &QTreeWidget::itemClicked, this, [this](const auto* item) { opened(item, m_facts.query); });
    connect(m_query, &QTreeWidget::itemActivated, this, [this](const auto* item) { opened(item, m_facts.query); });
    connect(m_key, &QTreeWidget::itemClicked, this, [this](const auto* item) { opened(item, m_facts.key); });
    connect(m_key, &QTreeWidget::itemActivated, this, [this](const auto* item) { opened(item, m_facts.key); });
    display({});  // no headings without facts
}

QTreeWidget* WhyPanel::addWalks(QVBoxLayout* layout, QLabel*& title, const QString& name)
{
    title = new Hint;
    layout->addWidget(title);
    auto* list = new QTreeWidget;
    list->setAccessibleName(name);
    list->setColumnCount(4);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    list->header()->setStretchLastSection(false);
    list->setToolTip(tr("Go to this head and ask the same question there; Alt+Left goes back"));
    layout->addWidget(list);
    return list;
}

void WhyPanel::fill(QTreeWidget* list, const std::vector<WalkLine>& lines)
{
    list->clear();
    for (const WalkLine& line : lines) {
        auto* item = new QTreeWidgetItem({line.head, line.key, line.weight, line.value + QStringLiteral("  →")});
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(3, Qt::AlignRight | Qt::AlignVCenter);
        for (const int column : {2, 3}) item->setFont(column, numberFont(10));
        constexpr int apart = 24;  // of the two numbers
        const QFontMetrics metrics(item->font(3), list);
        item->setSizeHint(3, {metrics.horizontalAdvance(item->text(3)) + scaled(apart), metrics.height()});
        list->addTopLevelItem(item);
    }
    list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    for (const int column : {0, 2, 3}) list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    const int row = list->sizeHintForRow(0);
    list->setFixedHeight(std::max(0, row) * static_cast<int>(lines.size()) + 2);
    list->setVisible(!lines.empty());
}

void WhyPanel::fill(QGridLayout* grid, const WhyFacts::Lines& lines)
{
    while (QLayoutItem* item = grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto* name = new ElidedLabel;
        name->setText(lines[i].first);
        auto* value = new QLabel(lines[i].second);
        value->setTextFormat(Qt::PlainText);
        value->setAlignment(Qt::AlignRight);
        setOwnFont(value, numberFont(10));
        grid->addWidget(name, static_cast<int>(i), 0);
        grid->addWidget(value, static_cast<int>(i), 1);
    }
}

void WhyPanel::display(const WhyFacts& facts)
{
    m_facts = facts;
    m_chosen->setText(facts.chosen);
    m_chosen->setVisible(!facts.chosen.isEmpty());
    fill(m_numbers, facts.numbers);
    fill(m_query, facts.query);
    fill(m_key, facts.key);
    m_queryTitle->setText(facts.walk_query);
    m_queryTitle->setVisible(!facts.query.empty());
    m_keyTitle->setText(facts.walk_key);
    m_keyTitle->setVisible(!facts.key.empty());
    m_walkHeading->setVisible(!facts.query.empty() || !facts.key.empty());
    m_through->setText(facts.through);
    m_through->setVisible(!facts.through.isEmpty());
    fill(m_sums, facts.sums);
    m_sumsHeading->setVisible(!facts.sums.empty());
    m_foot->setText(facts.foot);
}

void WhyPanel::opened(const QTreeWidgetItem* item, const std::vector<WalkLine>& lines)
{
    const int place = item->treeWidget()->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item));
    if (place < 0 || place >= std::ssize(lines)) return;
    const core::WalkBack walk = lines[static_cast<std::size_t>(place)].walk;
    emit walked(walk);
}

#include "moc_why_panel.cpp"
