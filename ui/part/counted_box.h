#pragma once

#include <QSignalBlocker>
#include <QSpinBox>

/// A number with its unit behind it, in the singular where it is 1.
class CountedBox final : public QSpinBox {
public:
    CountedBox(QString one, QString many) : m_one(std::move(one)), m_many(std::move(many))
    {
        connect(this, &QSpinBox::valueChanged, this, &CountedBox::showUnit);
        showUnit();
    }

    /// Shows a number that was chosen elsewhere.
    void display(int count)
    {
        const QSignalBlocker quiet(this);
        setValue(count);
        showUnit();
    }

private:
    void showUnit() { setSuffix(value() == 1 ? m_one : m_many); }

    QString m_one;
    QString m_many;
};
