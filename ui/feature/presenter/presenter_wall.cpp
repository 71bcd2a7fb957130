#include "ui/feature/presenter/presenter_wall.h"

#include <QAccessible>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QTimer>

#include "ui/feature/presenter/presenter_cell.h"
#include "ui/feature/presenter/presenter_cover.h"
#include "ui/feature/presenter/presenter_question.h"
#include "ui/part/heading.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

#include <algorithm>
#include <chrono>
#include <iterator>

PresenterWall::PresenterWall(PresenterCell* cell, QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_cell(cell),
      m_cover(new PresenterCover(this)),
      m_question(new PresenterQuestion(this)),
      m_columns(new QHBoxLayout),
      m_place(new QVBoxLayout),
      m_title(new QLabel),
      m_step(new Hint),
      m_notice(new Hint),
      m_said(new QTimer(this))
{
    setObjectName(QStringLiteral("presenterWall"));
    setWindowTitle(tr("AttentionScope, presented"));
    setAccessibleName(tr("Presentation"));
    m_step->setObjectName(QStringLiteral("presentedStep"));
    m_step->setAccessibleName(tr("Step of the lesson"));
    m_notice->setObjectName(QStringLiteral("presentedNotice"));
    setOwnFont(m_step, numberFont(8));
    setOwnFont(m_notice, textFont(8));
    m_step->setWordWrap(false);
    m_title->setObjectName(QStringLiteral("presentedTitle"));
    m_title->setAccessibleName(tr("Title of the step"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_title->hide();
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addLayout(m_columns);
    row->addLayout(m_place, 1);
    row->addWidget(m_cell);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_notice, 1);
    foot->addWidget(m_step);
    auto* layout = new QVBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetNoConstraint);  // it is as large as the screen, whatever comes and goes
    layout->addWidget(m_title);
    layout->addLayout(row, 1);
    layout->addLayout(foot);
    connect(m_cell, &PresenterCell::changed, this, &PresenterWall::showCell);
    m_said->setSingleShot(true);
    connect(m_said, &QTimer::timeout, m_notice, &QLabel::clear);
}

void PresenterWall::take(QWidget* view)
{
    m_place->addWidget(view);
    view->show();
}

void PresenterWall::fill(QScreen* screen)
{
    setScreen(screen);
    setGeometry(screen->geometry());
    showFullScreen();
    raise();
    activateWindow();
}

void PresenterWall::setStep(const QString& place, const QString& title)
{
    m_step->setText(place);
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    if (place.isEmpty()) return;
    QAccessibleValueChangeEvent said(m_step, place);
    QAccessible::updateAccessibility(&said);
}

void PresenterWall::say(const QString& sentence)
{
    constexpr std::chrono::seconds readable(4);
    m_notice->setText(sentence);
    m_said->start(readable);
    QAccessibleValueChangeEvent said(m_notice, sentence);
    QAccessible::updateAccessibility(&said);
}

/// A good third for what is guessed, and less where that would take the numbers of the other rows their size.
void PresenterWall::fitColumns()
{
    fitTitle();
    constexpr double shares[] = {0.36, 0.32, 0.28};
    const auto leaves = [this](double share) { return leavesNumbers(static_cast<int>(share * width())); };
    const auto* found = hasColumn() ? std::ranges::find_if(shares, leaves) : std::begin(shares);
    const double share = found == std::end(shares) ? *std::prev(found) : *found;
    for (int i = 0; i < m_columns->count(); ++i)
        if (QWidget* column = m_columns->itemAt(i)->widget()) column->setFixedWidth(static_cast<int>(share * width()));
    showCell();
}

/// Another magnification gives labels the style's font again.
void PresenterWall::fitTitle()
{
    QFont title = textFont(1);
    title.setPixelSize(std::max(16, height() / 24));
    title.setBold(true);
    m_title->setFont(title);
}

bool PresenterWall::hasColumn() const
{
    for (int i = 0; i < m_columns->count(); ++i)
        if (const QWidget* column = m_columns->itemAt(i)->widget(); column != nullptr && !column->isHidden())
            return true;
    return false;
}

/// @param width  of what stands beside the view
bool PresenterWall::leavesNumbers(int width) const
{
    if (!m_fits) return true;
    const QMargins margins = layout()->contentsMargins();
    const QSizeF whole(this->width() - margins.left() - margins.right(), m_place->geometry().height());
    return m_fits(whole - QSizeF(width, 0)) || !m_fits(whole);
}

/// The map needs most of the width; the cell takes what a screen that is wider than high has besides.
void PresenterWall::showCell()
{
    constexpr int leastWidth = 330;
    constexpr double share = 0.37, leastShape = 1.3;
    const int wide = static_cast<int>(share * width());
    const bool roomy = width() >= leastShape * height() && wide >= scaled(leastWidth) / 2;
    m_cell->setFixedWidth(wide);
    m_cell->setVisible(roomy && m_cell->hasCell() && !hasColumn() && leavesNumbers(wide));
}

void PresenterWall::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int margin = width() / 48;
    layout()->setContentsMargins(margin, margin, margin, margin / 2);
    m_cover->setGeometry(rect());
    if (m_question->isLaid()) m_question->fit();
    fitColumns();
}

/// However the desktop closes it.
void PresenterWall::closeEvent(QCloseEvent* event)
{
    event->ignore();
    emit endAsked();
}

void PresenterWall::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Space: return emit stepAsked(back ? -1 : 1);
    case Qt::Key_Right:
    case Qt::Key_Down: return emit stepAsked(1);
    case Qt::Key_Left:
    case Qt::Key_Up: return emit stepAsked(-1);
    default: QWidget::keyPressEvent(event);
    }
}

#include "moc_presenter_wall.cpp"
