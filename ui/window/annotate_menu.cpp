#include "ui/window/annotate_menu.h"

#include <QAction>
#include <QInputDialog>

#include "core/error.h"
#include "core/session/edits/annotation_edits.h"
#include "ui/bench/annotating.h"
#include "ui/part/banner.h"

#include <algorithm>
#include <utility>

using core::Annotation;
using core::Index;
using Mark = Annotation::Kind;
using Along = Annotation::Side;

AnnotateMenu::AnnotateMenu(const Workbench& bench, Annotating& hands, QWidget* parent)
    : QMenu(tr("A&nnotate"), parent),
      m_bench(bench),
      m_hands(hands)
{
    setObjectName(QStringLiteral("annotate"));
    addMarkActions();
    addSeparator();
    addTokenActions();
    addSeparator();
    addOwnActions();
    connect(this, &QMenu::aboutToShow, this,
            [this] { m_arrow->setText(m_arrowFrom ? tr("End the &arrow here…") : tr("Begin an &arrow here")); });
}

bool AnnotateMenu::isOffered() const { return m_hands.isOffered(); }

void AnnotateMenu::add(const char* name, const QString& text, const QString& tip, const std::function<void()>& act)
{
    QAction* action = addAction(text, this, act);
    action->setObjectName(QString::fromLatin1(name));
    action->setStatusTip(tip);
}

void AnnotateMenu::addMarkActions()
{
    add("annotateBox", tr("&Box…"), tr("A box around the chosen cell, or around the marked cells"),
        [this] { write(about(Mark::Box), Words::Maybe, tr("Words beside the box; none are needed")); });
    add("annotateText", tr("&Text…"), tr("Words on the chosen cell"),
        [this] { write(about(Mark::Text), Words::Needed, tr("Words on the cell")); });
    add("annotateArrow", tr("Begin an &arrow here"), tr("An arrow from this cell to the one where it ends"),
        [this] { beginOrEndArrow(); });
    m_arrow = actions().constLast();
    add("annotateRows", tr("Brace beside the &rows…"), tr("A brace beside the chosen row, or the rows of marked cells"),
        [this] {
            Annotation brace = about(Mark::Brace);
            brace.side = Along::Rows;
            write(brace, Words::Maybe, tr("Words beside the brace; none are needed"));
        });
    add("annotateKeys", tr("Brace below the &columns…"),
        tr("A brace below the chosen column, or the columns of marked cells"), [this] {
            Annotation brace = about(Mark::Brace);
            brace.side = Along::Keys;
            brace.rows = brace.keys;
            write(brace, Words::Maybe, tr("Words below the brace; none are needed"));
        });
}

void AnnotateMenu::addTokenActions()
{
    const auto ofKey = [this](Mark kind) {
        const Index key = m_bench.selection.chosen().key;
        return Annotation{.kind = kind, .side = Along::Keys, .rows = {key, key}};
    };
    const auto ofRow = [this](Mark kind) {
        const Index row = m_bench.selection.chosen().query;
        return Annotation{.kind = kind, .side = Along::Rows, .rows = {row, row}};
    };
    add("annotateBoldRow", tr("Query token in b&old"), tr("The name of the chosen row is bold"),
        [this, ofRow] { write(ofRow(Mark::Bold), Words::None); });
    add("annotateBoldKey", tr("&Key token in bold"), tr("The name of the chosen column is bold"),
        [this, ofKey] { write(ofKey(Mark::Bold), Words::None); });
    add("annotateGloss", tr("&What the key token means…"), tr("Words behind the name of the chosen column"),
        [this, ofKey] { write(ofKey(Mark::Gloss), Words::Needed, tr("What the token means")); });
}

void AnnotateMenu::addOwnActions()
{
    add("annotateHands", tr("By &hand"), tr("Draw boxes, arrows, words and braces onto the map"),
        [this] { m_hands.setOn(true); });
    add("annotateEdit", tr("&Edit all annotations…"), tr("As one line, which --annotate takes, too"),
        [this] { editAll(); });
    add("annotateRemove", tr("Re&move what is on this cell"), tr("Annotations about this cell or its tokens"), [this] {
        const core::Cell cell = m_bench.selection.chosen();
        m_bench.editor.apply([cell](core::Session& next) { core::removeAnnotations(next, cell.query, cell.key); });
    });
}

Annotation AnnotateMenu::about(Mark kind) const
{
    const core::Cell cell = m_bench.selection.chosen();
    Annotation one{.kind = kind, .rows = {cell.query, cell.query}, .keys = {cell.key, cell.key}};
    const auto& marked = m_bench.session().marked;
    if (marked == nullptr || !marked->anyHidden() || kind == Mark::Text) return one;
    const core::Painting::Runs& runs = marked->hidden();
    one.rows = {runs.begin()->first, runs.rbegin()->first};
    one.keys = {runs.begin()->second.front().from, 0};
    for (const auto& [row, keys] : runs) {
        one.keys.first = std::min(one.keys.first, keys.front().from);
        one.keys.last = std::max(one.keys.last, keys.back().to);
    }
    return one;
}

void AnnotateMenu::write(Annotation one, Words words, const QString& question)
{
    if (words != Words::None) {
        bool given = false;
        const QString said =
            QInputDialog::getText(parentWidget(), tr("Annotate"), question, QLineEdit::Normal, {}, &given);
        if (!given || (words == Words::Needed && said.trimmed().isEmpty())) return;
        one.words = said.trimmed().toStdString();
    }
    m_bench.editor.apply([one](core::Session& next) { core::annotate(next, one); });
}

void AnnotateMenu::beginOrEndArrow()
{
    const core::Cell cell = m_bench.selection.chosen();
    if (!m_arrowFrom) {
        m_arrowFrom = cell;
        return m_bench.sayInPassing(tr("Choose the cell where the arrow ends, and end it there."));
    }
    const core::Cell from = *std::exchange(m_arrowFrom, std::nullopt);
    write({.kind = Mark::Arrow,
           .rows = {from.query, from.query},
           .keys = {from.key, from.key},
           .to_rows = {cell.query, cell.query},
           .to_keys = {cell.key, cell.key}},
          Words::Maybe, tr("Words where the arrow begins; none are needed"));
}

void AnnotateMenu::editAll()
{
    bool given = false;
    const QString text = QInputDialog::getMultiLineText(
        parentWidget(), tr("Annotations"), tr("box, arrow, text, brace, bold …; F1 has all"),
        QString::fromStdString(m_bench.session().figure.voice.annotations), &given);
    if (!given) return;
    std::string all = text.simplified().toStdString();
    try {
        core::annotationsIn(all);
    } catch (const core::Error& error) {
        return m_bench.banner.showError(error);
    }
    m_bench.editor.apply([all](core::Session& next) { next.figure.voice.annotations = all; });
}

#include "moc_annotate_menu.cpp"
