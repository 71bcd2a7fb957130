#include "ui/part/prefixed_spin.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

#include <algorithm>

namespace {

constexpr int gap = 6;

}  // namespace

PrefixedSpin::PrefixedSpin(const QString& prefix, QWidget* parent)
    : QDoubleSpinBox(parent),
      m_prefix(new QLabel(prefix, lineEdit()))
{
    m_prefix->setProperty("role", QStringLiteral("hint"));
    setOwnFont(m_prefix, textFont(8));
    m_prefix->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_prefix->ensurePolished();
    keepScaled(this, [this] {
        lineEdit()->setTextMargins(prefixWidth(), 0, 0, 0);
        updateGeometry();
    });
    auto* beside = new QHBoxLayout(lineEdit());
    beside->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(m_prefix, 0, Qt::AlignLeft | Qt::AlignVCenter);
    setAccessibleName(prefix);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
}

void PrefixedSpin::setRangeOrOpen(double lowest, double highest, const QString& open)
{
    m_open = true;
    m_lowest = lowest;
    setRange(lowest - singleStep(), highest);
    setSpecialValueText(open);
}

std::optional<double> PrefixedSpin::chosen() const { return isOpen() ? std::nullopt : std::optional(value()); }

void PrefixedSpin::choose(std::optional<double> value)
{
    setValue(value ? std::max(*value, m_open ? m_lowest : minimum()) : minimum());
}

QSize PrefixedSpin::sizeHint() const { return widened(QDoubleSpinBox::sizeHint()); }
QSize PrefixedSpin::minimumSizeHint() const { return widened(QDoubleSpinBox::minimumSizeHint()); }

QSize PrefixedSpin::widened(QSize size) const { return size + QSize(prefixWidth(), 0); }

int PrefixedSpin::prefixWidth() const { return m_prefix->text().isEmpty() ? 0 : m_prefix->sizeHint().width() + gap; }

void PrefixedSpin::stepBy(int steps)
{
    if (isOpen() && steps > 0 && m_openMeans)
        setValue(std::max(*m_openMeans, m_lowest));
    else if (m_open && value() + steps * singleStep() < m_lowest)
        setValue(minimum());
    else
        QDoubleSpinBox::stepBy(steps);
}

QAbstractSpinBox::StepEnabled PrefixedSpin::stepEnabled() const
{
    return isOpen() ? StepUpEnabled : QDoubleSpinBox::stepEnabled();
}

void PrefixedSpin::fixup(QString& input) const
{
    if (m_open && input.trimmed().remove(suffix().trimmed()).isEmpty()) input = textFromValue(minimum());
}

QString PrefixedSpin::textFromValue(double value) const
{
    QString text = QDoubleSpinBox::textFromValue(value);
    const QString point = locale().decimalPoint();
    if (!text.contains(point)) return text;
    while (text.endsWith(locale().zeroDigit())) text.chop(1);
    if (text.endsWith(point)) text.chop(point.size());
    return text;
}

#include "moc_prefixed_spin.cpp"
