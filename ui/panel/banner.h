#pragma once

#include <QFrame>

class QLabel;

/// A line across the window that says what went wrong and what to do; in place, closed with its cross.
class Banner final : public QFrame {
    Q_OBJECT
public:
    explicit Banner(QWidget* parent = nullptr);

    void showMessage(const QString& text);
    QString text() const;

private:
    QLabel* m_text;
};
