#pragma once

#include <QWidget>

class Hint;
class QPushButton;

/// Above a view that shows the models of all runs: a hint, and a button for one more.
class AnotherModelRow final : public QWidget {
    Q_OBJECT
public:
    explicit AnotherModelRow(QWidget* parent = nullptr);

    /// @param shown  so many models; as many as there may be leave none to be added
    void say(const QString& hint, std::size_t shown);

signals:
    void asked();

private:
    Hint* m_hint;
    QPushButton* m_another;
};
