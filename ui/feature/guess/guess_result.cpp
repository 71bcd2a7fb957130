#include "ui/feature/guess/guess_result.h"

#include <QGridLayout>
#include <QLabel>

#include "ui/part/heading.h"
#include "ui/part/share_bar.h"
#include "ui/theme/fonts.h"

#include <numbers>

namespace {

QLabel* number(const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(QString::fromLatin1(name));
    setOwnFont(label, numberFont(10.5));
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* endOf(const QString& text)
{
    auto* end = new Hint(text);
    end->setWordWrap(false);
    setOwnFont(end, textFont(8));
    return end;
}

}  // namespace

GuessResult::GuessResult(QWidget* parent)
    : QWidget(parent),
      m_divergence(number("divergence")),
      m_bar(new ShareBar(&Palette::text)),
      m_favourite(new QLabel),
      m_rank(number("rank")),
      m_shared(number("shared"))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(0, 1);
    auto* name = new QLabel(tr("Jensen–Shannon divergence"));
    name->setToolTip(tr("How much your points and the weights differ: 0 if they are the same, ln 2 = 0.69 if they have "
                        "nothing in common"));
    grid->addWidget(name, 0, 0);
    grid->addWidget(m_divergence, 0, 1);
    grid->addWidget(m_bar, 1, 0, 1, 2);
    grid->addWidget(endOf(tr("0: the same")), 2, 0);
    grid->addWidget(endOf(tr("0.69: nothing shared")), 2, 1, Qt::AlignRight);
    m_favourite->setTextFormat(Qt::PlainText);
    m_favourite->setWordWrap(true);
    grid->addWidget(m_favourite, 3, 0);
    grid->addWidget(m_rank, 3, 1);
    grid->addWidget(new QLabel(tr("Your points where the weight is")), 4, 0);
    grid->addWidget(m_shared, 4, 1);
}

void GuessResult::display(const core::GuessScore& score, const QString& favourite)
{
    m_divergence->setText(score.divergence ? tr("%1 nats").arg(*score.divergence, 0, 'f', 3) : tr("not defined"));
    m_bar->setShare(score.divergence.value_or(0) / std::numbers::ln2);
    // Who gave no points has no first choice that could be compared.
    for (QLabel* each : {m_favourite, m_rank}) each->setVisible(!favourite.isEmpty());
    m_favourite->setText(favourite.isEmpty() ? QString() : tr("Your first choice, %1").arg(favourite));
    m_rank->setText(favourite.isEmpty() ? QString() : tr("rank %1 of %2").arg(score.rank).arg(score.keys));
    m_shared->setText(tr("%1 of 100").arg(100 * score.shared, 0, 'f', 0));
}

QString GuessResult::spoken() const
{
    if (m_rank->text().isEmpty()) return tr("No token picked.");
    return tr("Divergence %1. %2: %3. Points where the weight is: %4.")
        .arg(m_divergence->text(), m_favourite->text(), m_rank->text(), m_shared->text());
}

#include "moc_guess_result.cpp"
