#pragma once

#include <QFrame>

#include "core/session/example.h"

#include <optional>

class QLabel;

/// A line above the views that says what there is to see in an example. It stays until it is closed or something else
/// is looked at; a few words of the text may change.
class ExampleNote final : public QFrame {
    Q_OBJECT
public:
    explicit ExampleNote(QWidget* parent = nullptr);

    void display(const core::Example& example);
    /// The session was edited: the note may no longer be about it, or be so again.
    /// On one line, the whole of it when it is pointed at: where the window is low.
    void setCompact(bool compact);
    void follow(const core::Session& session);
    QString text() const;

private:
    void dismiss();

    QLabel* m_title;
    QLabel* m_look;
    std::optional<core::Example> m_example;
};
