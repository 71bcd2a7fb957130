#pragma once

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QButtonGroup;

/// Buttons side by side, of which one is chosen, or none where none fits.
class Segments final : public QWidget {
    Q_OBJECT
public:
    struct Segment {
        QString text;
        QString tip;
        std::optional<int> id = {};  ///< empty: its place from 0

        Segment(QString of_text, QString of_tip) : text(std::move(of_text)), tip(std::move(of_tip)) {}
        /// @param value  the button's value, which is its id
        template<typename Value>
        Segment(QString of_text, QString of_tip, Value value)
            : text(std::move(of_text)),
              tip(std::move(of_tip)),
              id(static_cast<int>(value))
        {
        }
    };

    /// @param name      what is chosen, for screen readers
    /// @param in_a_row  so many buttons, the rest below
    Segments(const QString& name, const std::vector<Segment>& segments, std::size_t in_a_row = 5,
             QWidget* parent = nullptr);

    int current() const;
    void setCurrent(int id);  ///< -1: none
    void setText(int id, const QString& text);
    void setShown(int id, bool shown);
    void setSmall();

signals:
    void chosen(int id);  ///< by the user

private:
    QButtonGroup* m_buttons;
};
