#include "ui/feature/presenter/presenter_wall.h"

#include <QAccessible>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QTimer>

#include "ui/feature/presenter/presenter_cell.h"
#include "ui/feature/presenter/presenter_cover.h"
#include "ui/feature/presenter/presenter_question.h"
#include "ui/feature/presenter/presenter_words.h"
#include "ui/part/heading.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/work/latest_job.h"

#include <algorithm>
#include <chrono>
#include <iterator>

PresenterWall::PresenterWall(PresenterCell* cell, QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_cell(cell),
      m_cover(new PresenterCover(this)),
      m_question(new PresenterQuestion(this)),
      m_columns(new QHBoxLayout),
      m_row(new QHBoxLayout),
      m_place(new QVBoxLayout),
      m_words(new PresenterWords(this)),
      m_text(new QLineEdit),
      m_held(new QLabel(this)),
      m_settling(new QTimer(this)),
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
    m_words->hide();
    m_held->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_held->hide();
    m_text->setObjectName(QStringLiteral("presentedText"));
    m_text->setAccessibleName(tr("The text"));
    m_text->hide();
    m_row->setSpacing(0);
    m_row->addLayout(m_columns);
    m_row->addLayout(m_place, 1);
    m_row->addWidget(m_cell);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_notice, 1);
    foot->addWidget(m_step);
    auto* layout = new QVBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetNoConstraint);  // it is as large as the screen, whatever comes and goes
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addLayout(m_row, 1);
    layout->addLayout(foot);
    connect(m_cell, &PresenterCell::changed, this, &PresenterWall::showCell);
    m_said->setSingleShot(true);
    connect(m_said, &QTimer::timeout, m_notice, &QLabel::clear);
    m_settling->setSingleShot(true);
    connect(m_settling, &QTimer::timeout, this, &PresenterWall::settle);
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        const bool changed = m_text->isModified();  // a line shows the breaks of a longer text, and would lose them
        const QString text = m_text->text();
        endText();
        if (changed) emit textGiven(text);
    });
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

void PresenterWall::setWords(const QString& markdown)
{
    m_words->display(markdown);
    m_words->setVisible(!m_words->isEmpty());
    if (m_words->isEmpty()) return;
    placeWords();
    m_words->raise();
    m_held->raise();
    if (m_cover->isLaid()) m_cover->raise();
}

void PresenterWall::placeWords()
{
    layout()->activate();  // the title above may have come just now
    m_words->setGeometry(m_row->geometry());
}

void PresenterWall::hold()
{
    if (!isVisible()) return;
    m_held->setPixmap(grab());
    m_held->setGeometry(0, 0, width(), m_row->geometry().bottom() + 1);
    m_held->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_held->raise();
    m_held->show();
    m_heldFor.start();
    m_waited = 0;
    settle();
}

void PresenterWall::release()
{
    m_settling->stop();
    m_held->hide();
    m_held->clear();
}

/// Tables and pictures follow the numbers; whatever else the program computes is not waited for.
void PresenterWall::settle()
{
    constexpr std::chrono::milliseconds turn(30);
    constexpr qint64 longest = 8000, told = 700;  // milliseconds
    constexpr int fewTurns = 2, manyTurns = 50;
    const qint64 since = m_heldFor.elapsed();
    const bool computes = m_computes && m_computes() && since < longest;
    if (!computes) ++m_waited;
    if (!computes && m_waited > (LatestJob::atWork() > 0 ? manyTurns : fewTurns)) return release();
    if (since > told && m_notice->text().isEmpty()) say(tr("The next slide is being computed."));
    m_settling->start(turn);
}

void PresenterWall::editText(const QString& text)
{
    m_text->setText(text);
    m_text->setModified(false);
    m_text->show();
    m_text->selectAll();
    m_text->setFocus(Qt::OtherFocusReason);
}

bool PresenterWall::editsText() const { return !m_text->isHidden(); }

void PresenterWall::endText() { m_text->hide(); }

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

/// By a style of its own, since that of the program gives labels their font whenever they are first shown or changed.
void PresenterWall::fitTitle()
{
    const QString style = QStringLiteral("font-family: \"DejaVu Sans\"; font-size: %1px; font-weight: bold")
                              .arg(std::max(16, height() / 24));
    if (m_title->styleSheet() != style) m_title->setStyleSheet(style);
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
    release();
    fitColumns();
    if (!m_words->isEmpty()) placeWords();
    if (m_question->isLaid()) m_question->fit();
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
