#include "ui/panel/mask/brush_bar.h"

#include "ui/part/wrapping_layout.h"

#include <QButtonGroup>
#include <QLabel>
#include <QToolButton>

using core::Brush;

BrushBar::BrushBar(QWidget* parent)
    : QWidget(parent),
      m_reaches(new QButtonGroup(this)),
      m_brushes(new QButtonGroup(this))
{
    auto* layout = new WrappingLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto* caption = new QLabel(tr("Paint:"));
    caption->setProperty("role", QStringLiteral("hint"));
    layout->addWidget(caption);
    addReaches();
    addBrushes();
    m_clear = addButton(tr("Clear paint"), QStringLiteral("clearPaint"), tr("Leave every cell to the rules again"));
    m_clear->setCheckable(false);
    QSizePolicy stays = m_clear->sizePolicy();
    stays.setRetainSizeWhenHidden(true);  // or the buttons beside it would jump from under the pointer
    m_clear->setSizePolicy(stays);
    m_clear->hide();
    connect(m_clear, &QToolButton::clicked, this, &BrushBar::clearAsked);
}

QToolButton* BrushBar::addButton(const QString& text, const QString& name, const QString& tip)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setProperty("role", QStringLiteral("control"));
    button->setCheckable(true);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAccessibleName(tr("Paint: %1").arg(text));
    layout()->addWidget(button);
    return button;
}

void BrushBar::addReaches()
{
    const auto add = [this](BrushReach reach, const QString& text, const char* name, const QString& tip) {
        m_reaches->addButton(addButton(text, QString::fromLatin1(name), tip), static_cast<int>(reach));
    };
    add(BrushReach::Cell, tr("cell"), "paintCell", tr("Each touch paints one cell"));
    add(BrushReach::Row, tr("row"), "paintRow", tr("Each touch paints a query's whole row"));
    add(BrushReach::Column, tr("column"), "paintColumn", tr("Each touch paints a key's whole column"));
    m_reaches->button(static_cast<int>(BrushReach::Cell))->setChecked(true);
    // A user who chooses the brush's size wants to paint.
    connect(m_reaches, &QButtonGroup::idClicked, this, [this] {
        if (!brush()) m_brushes->button(static_cast<int>(Brush::Hide))->setChecked(true);
        emit brushChanged();
    });
}

void BrushBar::addBrushes()
{
    m_brushes->setExclusive(false);
    const auto add = [this](Brush brush, const QString& text, const char* name, const QString& tip) {
        m_brushes->addButton(addButton(text, QString::fromLatin1(name), tip), static_cast<int>(brush));
    };
    add(Brush::Show, tr("show"), "paintShow",
        tr("Uncover cells that the rules hide; click again or press Esc to stop painting"));
    add(Brush::Hide, tr("hide"), "paintHide",
        tr("Hide cells that the rules show; click again or press Esc to stop painting"));
    add(Brush::Erase, tr("erase"), "paintErase",
        tr("Leave cells to the rules again; click again or press Esc to stop painting"));
    connect(m_brushes, &QButtonGroup::buttonClicked, this, [this](QAbstractButton* clicked) {
        for (QAbstractButton* button : m_brushes->buttons())
            if (button != clicked) button->setChecked(false);
        emit brushChanged();
    });
}

void BrushBar::setPainted(bool painted) { m_clear->setVisible(painted); }

std::optional<Brush> BrushBar::brush() const
{
    for (const Brush brush : {Brush::Show, Brush::Hide, Brush::Erase})
        if (m_brushes->button(static_cast<int>(brush))->isChecked()) return brush;
    return std::nullopt;
}

void BrushBar::lift()
{
    if (!brush()) return;
    for (QAbstractButton* button : m_brushes->buttons()) button->setChecked(false);
    emit brushChanged();
}

BrushReach BrushBar::reach() const { return static_cast<BrushReach>(m_reaches->checkedId()); }

#include "moc_brush_bar.cpp"
