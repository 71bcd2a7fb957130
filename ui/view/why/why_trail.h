#pragma once

#include <QWidget>

#include <vector>

class QHBoxLayout;

/// The cells from which one came, as buttons: the first is where one began.
class WhyTrail final : public QWidget {
    Q_OBJECT
public:
    explicit WhyTrail(QWidget* parent = nullptr);

    void display(const QStringList& steps, int current);

signals:
    void chosen(int step);

private:
    QHBoxLayout* m_layout;
};
