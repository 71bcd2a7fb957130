#pragma once

#include <QLabel>

/// A formula in parts: beside each other where the line has room for them, else below each other, and smaller where not
/// even one of them fits.
class FormulaLine final : public QLabel {
    Q_OBJECT
public:
    explicit FormulaLine(QWidget* parent = nullptr);

    /// @param parts  rich text
    void setParts(const QStringList& parts);
    /// Where the window is low, all parts stand beside each other, and smaller.
    void setLow(bool low);

    QSize sizeHint() const override;  ///< wide enough for all parts beside each other
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    double widthOf(const QString& html) const;
    QString oneLine() const;
    void arrange();

    QStringList m_parts;
    bool m_low = false;
};
