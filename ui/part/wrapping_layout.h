#pragma once

#include <QLayout>
#include <QList>

/// Controls beside each other, in as many lines as the width asks for. What is left of a line goes to those that
/// expand, else before one that is aligned to the right.
class WrappingLayout final : public QLayout {
public:
    explicit WrappingLayout(QWidget* parent);
    ~WrappingLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;

private:
    /// @param place  else only measured
    /// @return how high it becomes
    int arrange(const QRect& rect, bool place) const;
    void placeLine(const QList<QLayoutItem*>& line, const QRect& area) const;

    QList<QLayoutItem*> m_items;
};
