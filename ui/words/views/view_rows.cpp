#include "ui/words/views/view_rows.h"

#include <QCoreApplication>

#include <algorithm>

using core::View;
using Content = core::FigureSettings::Content;

namespace {

constexpr ViewRow allViews[] = {
    {.view = View::Map,
     .name = QT_TRANSLATE_NOOP("ViewName", "Map"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "One head's weights (Ctrl+1)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "&Map"),
     .keys = "Ctrl+1",
     .handbook = "map",
     .term = Term::AttentionMap,
     .is_silent = true},
    {.view = View::Steps,
     .name = QT_TRANSLATE_NOOP("ViewName", "Steps"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "How its weights are computed, step by step (Ctrl+2)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "&Steps"),
     .keys = "Ctrl+2",
     .handbook = "steps",
     .term = Term::Softmax,
     .content = Content::Steps},
    {.view = View::Mask,
     .name = QT_TRANSLATE_NOOP("ViewName", "Mask"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "Which keys a query may see (Ctrl+3)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "M&ask"),
     .keys = "Ctrl+3",
     .handbook = "mask",
     .term = Term::Mask,
     .content = Content::Mask,
     .shows_asked = true},
    {.view = View::Compare,
     .name = QT_TRANSLATE_NOOP("ViewName", "Compare"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "Heads or runs side by side (Ctrl+4)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "&Compare"),
     .keys = "Ctrl+4",
     .handbook = "compare",
     .term = Term::JensenShannon,
     .content = Content::Compare,
     .shows_asked = true},
    {.view = View::Heads,
     .name = QT_TRANSLATE_NOOP("ViewName", "All heads"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "Every head at once; which head does this? (Ctrl+5)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "All &heads"),
     .keys = "Ctrl+5",
     .handbook = "all-heads",
     .term = Term::Head,
     .of_heads = true},
    {.view = View::Flow,
     .name = QT_TRANSLATE_NOOP("ViewName", "Flow"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "Queries and keys joined by lines (Ctrl+6)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "F&low"),
     .keys = "Ctrl+6",
     .handbook = "flow",
     .term = Term::Weight,
     .content = Content::Flow},
    {.view = View::Measures,
     .name = QT_TRANSLATE_NOOP("ViewName", "Measures"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "What is measured of each head (Ctrl+7)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "M&easures"),
     .keys = "Ctrl+7",
     .handbook = "measures",
     .term = Term::Answer,
     .content = Content::Measures,
     .of_heads = true,
     .is_silent = true},
    {.view = View::Picture,
     .name = QT_TRANSLATE_NOOP("ViewName", "Picture"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "What a patch attends to, over the picture (Ctrl+8)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "&Picture"),
     .keys = "Ctrl+8",
     .handbook = "picture",
     .term = Term::Patch,
     .content = Content::Picture,
     .is_silent = true},
    {.view = View::Why,
     .name = QT_TRANSLATE_NOOP("ViewName", "Why"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "What wrote a score, or an answer (Ctrl+9)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "&Why"),
     .keys = "Ctrl+9",
     .handbook = "why",
     .term = Term::ScoreAccount,
     .content = Content::Why},
    {.view = View::Positions,
     .name = QT_TRANSLATE_NOOP("ViewName", "Positions"),
     .tip = QT_TRANSLATE_NOOP("ViewBar", "Position encodings side by side (Ctrl+Shift+9)"),
     .entry = QT_TRANSLATE_NOOP("WindowMenus", "P&ositions"),
     .keys = "Ctrl+Shift+9",
     .handbook = "positions",
     .term = Term::Position},
};

}  // namespace

std::span<const ViewRow> viewRows() { return allViews; }

const ViewRow& viewRow(View view) { return *std::ranges::find(allViews, view, &ViewRow::view); }

QString viewName(View view) { return QCoreApplication::translate("ViewName", viewRow(view).name); }
