#include "ui/page/view_stack.h"

#include <QLabel>
#include <QScrollArea>

#include "ui/page/compare_page.h"
#include "ui/page/flow_page.h"
#include "ui/page/heads_page.h"
#include "ui/page/map_page.h"
#include "ui/page/mask_page.h"
#include "ui/page/measures_page.h"
#include "ui/page/picture_page.h"
#include "ui/page/steps_page.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"

#include <algorithm>

namespace {

/// What the glossary opens at while a view is looked at and nothing within it says more.
constexpr Term viewTerms[] = {Term::AttentionMap, Term::Softmax, Term::Mask,   Term::JensenShannon,
                              Term::Head,         Term::Weight,  Term::Answer, Term::Patch};

}  // namespace

ViewStack::ViewStack(const Workbench& bench, QWidget* parent)
    : QStackedWidget(parent),
      m_bench(bench),
      m_map(new MapPage(bench, this)),
      m_pages{m_map,
              new StepsPage(bench, this),
              new MaskPage(bench, this),
              new ComparePage(bench, this),
              new HeadsPage(bench, this),
              new FlowPage(bench, this),
              new MeasuresPage(bench, this),
              new PicturePage(bench, this)},
      m_absent(new Hint)
{
    // Where columns leave a view less room than its controls need, it scrolls instead of widening the window.
    const Term* term = viewTerms;
    for (ViewPage* each : m_pages) {
        setTerm(each->widget(), *term++);
        auto* area = new QScrollArea;
        area->setWidget(each->widget());
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus);
        area->setFrameShape(QFrame::NoFrame);
        addWidget(area);
    }
    m_absent->setAlignment(Qt::AlignCenter);
    m_absent->setMargin(60);
    m_absent->setObjectName(QStringLiteral("absent"));
    addWidget(m_absent);
}

ViewPage& ViewStack::page() const { return *m_pages[static_cast<std::size_t>(m_bench.session().view)]; }

void ViewStack::turn()
{
    const QString absent = page().absence();
    m_absent->setText(absent);
    const int place = absent.isEmpty() ? static_cast<int>(m_bench.session().view) : indexOf(m_absent);
    if (currentIndex() == place) return;
    setCurrentIndex(place);
    takeKeys();
}

void ViewStack::takeKeys()
{
    if (isAbsent())
        emit nothingToFocus();
    else
        page().focusTarget()->setFocus(Qt::OtherFocusReason);
}

void ViewStack::clear()
{
    for (ViewPage* each : m_pages) each->clear();
}

void ViewStack::setColors(const Palette& colors)
{
    for (ViewPage* each : m_pages) each->setColors(colors);
}

bool ViewStack::cancel()
{
    return std::ranges::any_of(m_pages, [](ViewPage* each) { return each->cancel(); });
}
