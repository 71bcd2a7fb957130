#include "ui/window/view_bar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QTabBar>
#include <QToolButton>

#include "ui/bench/view_benches.h"
#include "ui/part/segments.h"
#include "ui/words/row_names.h"
#include "ui/words/views/view_rows.h"

using core::RowReading;
using core::View;

ViewBar::ViewBar(const Workbench& bench, QWidget* controls, QWidget* parent)
    : QFrame(parent),
      m_bench(bench),
      m_tabs(new QTabBar),
      m_chooser(new QComboBox),
      m_rowsField(createRows()),
      m_others(new QMenu(this)),
      m_left(new QAction(tr("Input, heads and module\tF8"), this)),
      m_right(new QAction(tr("How the chosen cell is computed\tF9"), this)),
      m_more(createMore())
{
    setObjectName(QStringLiteral("tabs"));
    createTabs();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 4, 14, 0);
    layout->setSpacing(6);
    layout->addWidget(m_tabs);
    layout->addWidget(m_chooser);
    layout->addWidget(m_more);
    layout->addStretch(1);
    layout->addWidget(m_rowsField);
    layout->addWidget(controls);
    connect(m_left, &QAction::triggered, this, &ViewBar::leftToggled);
    connect(m_right, &QAction::triggered, this, &ViewBar::rightToggled);
}

/// The views beyond the tabs, and the columns that can stand beside any of them.
QToolButton* ViewBar::createMore()
{
    for (QAction* column : {m_left, m_right}) column->setCheckable(true);
    m_left->setObjectName(QStringLiteral("inputColumn"));
    m_right->setObjectName(QStringLiteral("cellColumn"));
    m_others->setToolTipsVisible(true);
    connect(m_others, &QMenu::aboutToShow, this, &ViewBar::fillMore);
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("moreViews"));
    button->setText(tr("View ▾"));
    button->setToolTip(tr("Further views, and the panels beside the view"));
    button->setAccessibleName(tr("Further views and panels"));
    button->setMenu(m_others);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

void ViewBar::fillMore()
{
    m_others->clear();  // the columns' actions are the bar's, and stay
    for (const ViewRow& row : viewRows()) {
        if (row.has_tab || !offers(row.view)) continue;
        QAction* action = m_others->addAction(QStringLiteral("%1\t%2").arg(viewName(row.view), QLatin1String(row.keys)),
                                              this, [this, view = row.view] { m_bench.editor.setView(view); });
        action->setToolTip(tr(row.tip));
        action->setCheckable(true);
        action->setChecked(m_bench.session().view == row.view);
    }
    m_others->addSection(tr("Beside the view"));
    m_others->addActions({m_left, m_right});
}

void ViewBar::createTabs()
{
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setAccessibleName(tr("Views"));
    m_tabs->installEventFilter(this);
    for (const ViewRow& row : viewRows())
        if (hasTab(row)) insertTab(m_tabs->count(), row);
    const auto show = [this](const QVariant& view) {
        if (view.isValid()) m_bench.editor.setView(static_cast<View>(view.toInt()));
    };
    connect(m_tabs, &QTabBar::currentChanged, this, [this, show](int tab) { show(m_tabs->tabData(tab)); });
    m_chooser->setObjectName(QStringLiteral("viewChooser"));
    m_chooser->setAccessibleName(m_tabs->accessibleName());
    m_chooser->setToolTip(tr("The view (Ctrl+1 to Ctrl+9)"));
    m_chooser->hide();
    connect(m_chooser, &QComboBox::activated, this, [this, show](int row) { show(m_chooser->itemData(row)); });
}

void ViewBar::insertTab(int place, const ViewRow& row)
{
    m_tabs->insertTab(place, viewName(row.view));
    m_tabs->setTabToolTip(place, tr("%1. Drag it to another program to drop the figure there.").arg(tr(row.tip)));
    m_tabs->setTabData(place, static_cast<int>(row.view));
}

int ViewBar::tabOf(View view) const
{
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        if (m_tabs->tabData(tab).toInt() == static_cast<int>(view)) return tab;
    return -1;
}

QWidget* ViewBar::createRows()
{
    auto* shown = new QWidget;
    m_rows = new Segments(
        tr("Rows"), {{readingName(RowReading::AtToken),
                      tr("Each row is labelled with the token where it is computed: what that token attends to")},
                     {readingName(RowReading::NextToken), tr("Each row is labelled with the next token: what the model "
                                                             "attends to while it predicts that one (Ctrl+R)")}});
    m_rows->setSmall();
    m_rows->setObjectName(QStringLiteral("rows"));
    connect(m_rows, &Segments::chosen, this, [this](int reading) {
        m_bench.editor.setRows(reading == 1 ? RowReading::NextToken : RowReading::AtToken);
    });
    m_rowsName = new QLabel(tr("Rows"));
    m_rowsName->setProperty("role", QStringLiteral("hint"));
    auto* layout = new QHBoxLayout(shown);
    layout->setContentsMargins(0, 0, 18, 0);
    layout->setSpacing(6);
    layout->addWidget(m_rowsName);
    layout->addWidget(m_rows);
    shown->hide();
    return shown;
}

bool ViewBar::hasTab(const ViewRow& row) const
{
    return m_bench.session().view == row.view || (row.has_tab && isOffered(m_bench, row.view));
}

bool ViewBar::offers(View view) const { return isOffered(m_bench, view) || m_bench.session().view == view; }

bool ViewBar::offersRows() const
{
    const auto trace = m_bench.results.shown();
    return trace != nullptr && core::predictsNext(*trace->model);
}

void ViewBar::focusTabs()
{
    (m_tabs->isHidden() ? static_cast<QWidget*>(m_chooser) : m_tabs)->setFocus(Qt::OtherFocusReason);
}

/// Tabs that do not fit become one chooser, but first the name before the choice of rows gives way.
void ViewBar::fit()
{
    const int name = m_rowsName->sizeHint().width() + m_rowsField->layout()->spacing();
    const QMargins margins = layout()->contentsMargins();
    int others = margins.left() + margins.right();
    for (int i = 0; i < layout()->count(); ++i) {
        QWidget* each = layout()->itemAt(i)->widget();
        if (each != nullptr && each != m_tabs && each != m_chooser && !each->isHidden())
            others += each->sizeHint().width() + layout()->spacing();
    }
    if (!m_rowsField->isHidden() && !m_rowsName->isHidden()) others -= name;
    const int least = others + m_tabs->sizeHint().width() + layout()->spacing();
    const bool fits = least <= width();
    m_rowsName->setVisible(!m_isNameless && (least + name <= width() || !fits));
    m_tabs->setVisible(fits);
    m_chooser->setVisible(!fits);
}

bool ViewBar::event(QEvent* event)
{
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) fit();
    return done;
}

/// A tab that is dragged out hands over its figure.
bool ViewBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_tabs) return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonRelease) m_pressed.reset();
    if (event->type() == QEvent::MouseButtonPress) {
        const auto* press = static_cast<QMouseEvent*>(event);
        const bool onTab = press->button() == Qt::LeftButton && m_tabs->tabAt(press->pos()) >= 0;
        m_pressed = onTab ? std::optional(press->pos()) : std::nullopt;
    }
    if (event->type() == QEvent::MouseMove && m_pressed) {
        const QPoint moved = static_cast<QMouseEvent*>(event)->pos() - *m_pressed;
        if (moved.manhattanLength() < QApplication::startDragDistance()) return false;
        m_pressed.reset();
        emit dragged();
    }
    return QFrame::eventFilter(watched, event);
}

/// It may be as narrow as its other controls let it: the tabs give way.
QSize ViewBar::minimumSizeHint() const { return {0, QFrame::minimumSizeHint().height()}; }

void ViewBar::showView()
{
    const QSignalBlocker quiet(m_tabs);
    // A tab that is only hidden leaves the bar too narrow when it comes back.
    int place = 0;
    for (const ViewRow& row : viewRows()) {
        const bool has = tabOf(row.view) >= 0, wanted = hasTab(row);
        if (wanted && !has) insertTab(place, row);
        if (!wanted && has) m_tabs->removeTab(place);
        if (wanted) ++place;
    }
    m_tabs->setCurrentIndex(tabOf(m_bench.session().view));
    m_chooser->clear();
    for (const ViewRow& row : viewRows())
        if (offers(row.view)) m_chooser->addItem(viewName(row.view), static_cast<int>(row.view));
    m_chooser->setCurrentIndex(m_chooser->findData(static_cast<int>(m_bench.session().view)));
}

void ViewBar::showRows(bool isNameless)
{
    const auto trace = m_bench.results.shown();
    const RowReading asked = m_bench.session().figure.map.rows;
    m_rows->setCurrent((trace == nullptr ? asked : core::readingOf(*trace->model, asked)) == RowReading::NextToken ? 1
                                                                                                                   : 0);
    m_rowsField->setVisible(offersRows());
    m_isNameless = isNameless;
    fit();
}

void ViewBar::showColumns(bool left, bool right)
{
    m_left->setChecked(left);
    m_right->setChecked(right);
}

#include "moc_view_bar.cpp"
