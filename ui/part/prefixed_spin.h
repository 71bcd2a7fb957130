#pragma once

#include <QDoubleSpinBox>

#include <optional>

class QLabel;

/// A number with its name before it: "Width  89 mm". It may be left open: "Height  auto".
class PrefixedSpin final : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit PrefixedSpin(const QString& prefix, QWidget* parent = nullptr);

    /// Allows nothing to be chosen, which reads `open`: one step below the lowest number, and by emptying the field.
    void setRangeOrOpen(double lowest, double highest, const QString& open);
    /// Sets the value that an open choice stands for now: the first step up begins there.
    void setOpenMeans(double value) { m_openMeans = value; }

    std::optional<double> chosen() const;
    void choose(std::optional<double> value);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void stepBy(int steps) override;
    void fixup(QString& input) const override;

protected:
    QString textFromValue(double value) const override;  ///< "6.5", "89": no zeros behind
    StepEnabled stepEnabled() const override;

private:
    bool isOpen() const { return m_open && value() < m_lowest; }
    QSize widened(QSize size) const;
    int prefixWidth() const;

    QLabel* m_prefix;
    bool m_open = false;
    double m_lowest = 0;
    std::optional<double> m_openMeans;
};
