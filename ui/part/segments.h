#pragma once

#include <QWidget>

#include <vector>

class QButtonGroup;

/// Buttons side by side of which one is chosen, or none where none fits.
class Segments final : public QWidget {
    Q_OBJECT
public:
    struct Segment {
        QString text;
        QString tip;
    };

    /// @param name      what is chosen, for screen readers
    /// @param in_a_row  so many buttons, the rest below
    Segments(const QString& name, const std::vector<Segment>& segments, std::size_t in_a_row = 5,
             QWidget* parent = nullptr);

    int current() const;
    void setCurrent(int index);  ///< -1: none
    void setText(int index, const QString& text);
    void setSmall();

signals:
    void chosen(int index);  ///< by the user

private:
    QButtonGroup* m_buttons;
};
