#include "ui/feature/training/gradient_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

#include <algorithm>
#include <cmath>

namespace {

enum Column { Place, Next, Chance, Part, Columns };

/// How many decimals show three digits of the largest part.
int decimalsOf(const core::ScoreGradient& gradient)
{
    constexpr int least = 5, most = 12, digits = 3;
    double largest = std::abs(gradient.gradient);
    for (const core::ScoreGradient::Part& part : gradient.parts) largest = std::max(largest, std::abs(part.gradient));
    if (largest == 0) return least;
    return std::clamp(digits - 1 - static_cast<int>(std::floor(std::log10(largest))), least, most);
}

QString signedNumber(double number, int decimals)
{
    // A true minus sign is as wide as a digit.
    return QString::number(number, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212));
}

/// Behind a minus sign.
QString subtracted(double number, int decimals)
{
    const QString text = signedNumber(number, decimals);
    return number < 0 ? QStringLiteral("(%1)").arg(text) : text;
}

QString tokenName(const core::ScoreGradient& gradient, core::Index place)
{
    return GradientPanel::tr("%1 “%2”").arg(place + 1).arg(QString::fromStdString(gradient.tokens[place]));
}

QTableWidgetItem* cellOf(const QString& text, Qt::Alignment alignment)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(alignment | Qt::AlignVCenter);
    return item;
}

void addRow(QTableWidget& table, const QString& place, const QString& next, const QString& chance, const QString& part)
{
    const int row = table.rowCount();
    table.insertRow(row);
    table.setItem(row, Place, cellOf(place, Qt::AlignLeft));
    table.setItem(row, Next, cellOf(next, Qt::AlignLeft));
    table.setItem(row, Chance, cellOf(chance, Qt::AlignRight));
    table.setItem(row, Part, cellOf(part, Qt::AlignRight));
}

}  // namespace

GradientPanel::GradientPanel(QWidget* parent)
    : QWidget(parent),
      m_sentence(new QLabel),
      m_formula(new QLabel),
      m_parts(new QTableWidget(0, Columns))
{
    setObjectName(QStringLiteral("trainingGradient"));
    for (QLabel* each : {m_sentence, m_formula}) {
        each->setWordWrap(true);
        each->setTextFormat(Qt::PlainText);
        each->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_formula->setToolTip(tr(
        "∂L/∂s = a · (∂L/∂a − the row's mean of it, by weights). L is the mean loss of the text's predictions in nats, "
        "s the score, a its weight."));
    m_parts->setAccessibleName(tr("Parts of the gradient"));
    m_parts->setHorizontalHeaderLabels({tr("Behind"), tr("Next"), tr("Chance"), tr("Part of the gradient")});
    m_parts->verticalHeader()->hide();
    m_parts->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_parts->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_parts->verticalHeader()->setDefaultSectionSize(m_parts->fontMetrics().height() + scaled(4));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_sentence);
    column->addWidget(m_formula);
    column->addWidget(m_parts, 1);
}

void GradientPanel::displaySentence(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_formula->hide();
    m_parts->hide();
}

void GradientPanel::display(const std::shared_ptr<const core::ScoreGradient>& gradient)
{
    const core::TrainingCell& cell = gradient->cell;
    const int decimals = decimalsOf(*gradient);
    const auto number = [decimals](double each) { return signedNumber(each, decimals); };
    const QString cells = tr("Head %1.%2: %3 attends to %4 with %5.")
                              .arg(cell.layer + 1)
                              .arg(cell.head + 1)
                              .arg(tokenName(*gradient, cell.query), tokenName(*gradient, cell.key))
                              .arg(gradient->weight, 0, 'f', 3);
    m_sentence->setText(gradient->gradient < 0 ? tr("%1 Learning from this text makes the weight grow.").arg(cells)
                        : gradient->gradient > 0
                            ? tr("%1 Learning from this text makes the weight shrink.").arg(cells)
                            : tr("%1 Learning from this text leaves the weight as it is.").arg(cells));
    m_formula->setText(tr("gradient of the score = %1 · (%2 − %3) = %4")
                           .arg(number(gradient->weight), number(gradient->of_weight),
                                subtracted(gradient->of_row, decimals), number(gradient->gradient)));
    m_parts->setRowCount(0);
    for (const core::ScoreGradient::Part& part : gradient->parts)
        addRow(*m_parts, tokenName(*gradient, part.place), QString::fromStdString(part.next),
               tr("%1 %").arg(100 * part.chance, 0, 'f', 1), number(part.gradient));
    addRow(*m_parts, tr("left over by rounding"), {}, {}, number(gradient->left_over));
    addRow(*m_parts, tr("sum"), {}, {}, number(gradient->gradient));
    m_parts->resizeColumnsToContents();
    // The maps keep their room: more rows are scrolled to.
    constexpr int mostHeight = 170, mostOfWindow = 6;
    const int rows = m_parts->rowCount() * m_parts->verticalHeader()->defaultSectionSize();
    const int whole = rows + m_parts->horizontalHeader()->sizeHint().height() + 2 * m_parts->frameWidth();
    m_parts->setFixedHeight(std::min({whole, scaled(mostHeight), window()->height() / mostOfWindow}));
    m_formula->show();
    m_parts->show();
}

#include "moc_gradient_panel.cpp"
