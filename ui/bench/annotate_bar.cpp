#include "ui/bench/annotate_bar.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/part/wrapping_layout.h"
#include "ui/plot/figure/figure_annotations.h"
#include "ui/plot/spoken/annotation_words.h"
#include "ui/theme/palette.h"

namespace {

using Tool = AnnotationHands::Tool;

QIcon inkIcon(const std::string& color)
{
    constexpr int side = 12;
    QPixmap square(side, side);
    const QColor ink = figure_layout::inkOf(color);
    square.fill(ink.isValid() ? ink : figure_layout::inkOf("red"));
    QPainter painter(&square);
    painter.setPen(themeColors().muted);
    painter.drawRect(0, 0, side - 1, side - 1);
    return {square};
}

}  // namespace

AnnotateBar::AnnotateBar(QWidget* parent)
    : QFrame(parent),
      m_tools(new QButtonGroup(this)),
      m_colors(createColors()),
      m_words(createButton("annotationChange", tr("Words…"), tr("Change the words of the chosen annotation (Enter)"))),
      m_remove(createButton("annotationRemove", tr("Remove"), tr("Remove the chosen annotation (Delete)"))),
      m_hint(new QLabel)
{
    setObjectName(QStringLiteral("annotateBar"));
    setAccessibleName(tr("Annotate"));
    QToolButton* done = createButton("annotationsDone", tr("Done"), tr("Leave the annotations as they are (Esc)"));
    auto* controls = new QWidget;
    auto* line = new WrappingLayout(controls);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    addTools(line);
    for (QToolButton* each : {m_colors, done}) line->addWidget(each);
    m_hint->setProperty("role", QStringLiteral("hint"));
    m_hint->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(14, 6, 14, 2);
    rows->setSpacing(4);
    auto* chosen = new QHBoxLayout;  // beside the hint they take the map no third line
    chosen->setSpacing(6);
    chosen->addWidget(m_hint, 1);
    chosen->addWidget(m_words);
    chosen->addWidget(m_remove);
    rows->addWidget(controls);
    rows->addLayout(chosen);
    connect(m_tools, &QButtonGroup::idClicked, this, [this](int id) { emit toolChosen(static_cast<Tool>(id)); });
    connect(m_words, &QToolButton::clicked, this, &AnnotateBar::wordsAsked);
    connect(m_remove, &QToolButton::clicked, this, &AnnotateBar::removeAsked);
    connect(done, &QToolButton::clicked, this, &AnnotateBar::doneAsked);
    hide();
}

void AnnotateBar::addTools(QLayout* line)
{
    const auto add = [this, line](const QString& text, const QString& tip, Tool tool) {
        QToolButton* button = createButton("annotationTool", text, tip);
        button->setCheckable(true);
        button->setAccessibleName(tr("Annotate with: %1").arg(text));
        m_tools->addButton(button, static_cast<int>(tool));
        line->addWidget(button);
    };
    add(tr("Choose"), tr("Choose, move and change annotations (S)"), Tool::Choose);
    add(tr("Box"), tr("A box around cells (B)"), Tool::Box);
    add(tr("Arrow"), tr("An arrow from a cell to another (A)"), Tool::Arrow);
    add(tr("Text"), tr("Words on a cell (T)"), Tool::Text);
    add(tr("Rows"), tr("A brace beside rows (R)"), Tool::Rows);
    add(tr("Columns"), tr("A brace below columns (C)"), Tool::Columns);
    add(tr("Bold"), tr("Tokens in bold (O)"), Tool::Bold);
}

QToolButton* AnnotateBar::createButton(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QToolButton;
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setProperty("role", QStringLiteral("small"));
    return button;
}

QToolButton* AnnotateBar::createColors()
{
    QToolButton* button =
        createButton("annotationColor", QStringLiteral("▾"), tr("Colour of what comes, and of the chosen annotation"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    const auto add = [this, menu](const std::string& color) {
        menu->addAction(inkIcon(color), annotationColorName(color), this, [this, color] { emit colorChosen(color); });
    };
    add({});
    for (const char* color : core::annotationColors) add(color);
    button->setMenu(menu);
    return button;
}

void AnnotateBar::display(const AnnotationHands& hands)
{
    setVisible(hands.isOn());
    if (!hands.isOn()) return;
    if (QAbstractButton* held = m_tools->button(static_cast<int>(hands.tool()))) held->setChecked(true);
    m_colors->setIcon(inkIcon(hands.color()));
    const QString color = annotationColorName(hands.color());
    m_colors->setAccessibleName(tr("Colour of annotations: %1").arg(color));
    m_words->setEnabled(hands.chosen().has_value());
    m_remove->setEnabled(hands.chosen().has_value());
    m_hint->setText(hands.hint());
}

#include "moc_annotate_bar.cpp"
