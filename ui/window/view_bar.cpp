#include "ui/window/view_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTabBar>
#include <QToolButton>

#include "ui/page/view_page.h"
#include "ui/part/segments.h"
#include "ui/words/row_names.h"

using core::RowReading;
using core::View;

namespace {

QToolButton* toggle(const QString& text, const QString& tip)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    return button;
}

}  // namespace

ViewBar::ViewBar(const Workbench& bench, QWidget* controls, QWidget* parent)
    : QFrame(parent),
      m_bench(bench),
      m_tabs(new QTabBar),
      m_rowsField(createRows()),
      m_left(toggle(tr("Input"), tr("Show or hide text, heads and module (F8)"))),
      m_right(toggle(tr("Cell"), tr("Show or hide how the chosen cell comes about (F9)")))
{
    setObjectName(QStringLiteral("tabs"));
    createTabs();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 4, 14, 0);
    layout->setSpacing(6);
    layout->addWidget(m_tabs);
    layout->addStretch(1);
    layout->addWidget(m_rowsField);
    layout->addWidget(controls);
    layout->addWidget(m_left);
    layout->addWidget(m_right);
    connect(m_left, &QToolButton::clicked, this, &ViewBar::leftToggled);
    connect(m_right, &QToolButton::clicked, this, &ViewBar::rightToggled);
}

void ViewBar::createTabs()
{
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setAccessibleName(tr("Views"));
    const std::pair<View, QString> views[] = {{View::Map, tr("One head's weights (Ctrl+1)")},
                                              {View::Steps, tr("How they come about, step by step (Ctrl+2)")},
                                              {View::Mask, tr("Which keys a query may see (Ctrl+3)")},
                                              {View::Compare, tr("Heads or runs side by side (Ctrl+4)")},
                                              {View::Heads, tr("Every head at once; which head does this? (Ctrl+5)")},
                                              {View::Flow, tr("Queries and keys joined by lines (Ctrl+6)")},
                                              {View::Measures, tr("What is measured of each head (Ctrl+7)")}};
    for (const auto& [view, tip] : views) m_tabs->setTabToolTip(m_tabs->addTab(viewName(view)), tip);
    connect(m_tabs, &QTabBar::currentChanged, this,
            [this](int view) { m_bench.editor.setView(static_cast<View>(view)); });
}

QWidget* ViewBar::createRows()
{
    auto* shown = new QWidget;
    m_rows = new Segments(
        tr("Rows"),
        {{readingName(RowReading::AtToken),
          tr("A row is named after the token where it is computed: what that token attends to")},
         {readingName(RowReading::NextToken),
          tr("A row is named after the next token: what the model attends to while it predicts that one (Ctrl+R)")}});
    m_rows->setSmall();
    m_rows->setObjectName(QStringLiteral("rows"));
    connect(m_rows, &Segments::chosen, this,
            [this](int reading) { m_bench.editor.setRows(static_cast<RowReading>(reading)); });
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

bool ViewBar::offersPicture() const
{
    return m_bench.results.readsPictures() || m_bench.session().view == View::Picture;
}

bool ViewBar::offersRows() const
{
    const auto trace = m_bench.results.shown();
    return trace != nullptr && core::predictsNext(*trace->model);
}

void ViewBar::focusTabs() { m_tabs->setFocus(Qt::OtherFocusReason); }

void ViewBar::showView()
{
    constexpr int place = static_cast<int>(View::Picture);
    const QSignalBlocker quiet(m_tabs);
    // A tab that is only hidden leaves the bar too narrow when it comes back.
    if (offersPicture() && m_tabs->count() == place)
        m_tabs->setTabToolTip(m_tabs->addTab(viewName(View::Picture)),
                              tr("What a patch attends to, over the picture (Ctrl+8)"));
    if (!offersPicture() && m_tabs->count() > place) m_tabs->removeTab(place);
    m_tabs->setCurrentIndex(static_cast<int>(m_bench.session().view));
}

void ViewBar::showRows(bool isNameless)
{
    m_rows->setCurrent(static_cast<int>(m_bench.session().figure.map.rows));
    m_rowsField->setVisible(offersRows());
    m_rowsName->setVisible(!isNameless);
}

void ViewBar::showColumns(bool left, bool right)
{
    m_left->setChecked(left);
    m_right->setChecked(right);
}
