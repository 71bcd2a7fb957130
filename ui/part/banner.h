#pragma once

#include <QFrame>

#include "core/error.h"
#include "ui/control/answer.h"

#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

/// A line across the window that says what went wrong and what to do; in place, closed with its cross.
class Banner final : public QFrame {
    Q_OBJECT
public:
    explicit Banner(QWidget* parent = nullptr);

    void showMessage(const QString& text) { ask(text, {}); }
    /// Shows an error, with a link to its part of the handbook.
    void showError(const core::Error& error);
    /// A message that is true of something for as long as it is shown; closed, it stays closed for that.
    void showAbout(const QString& what, const QString& text);
    /// @param answers  buttons beside the message; it is closed before one of them acts
    void ask(const QString& text, const std::vector<Answer>& answers);
    /// Asks about an error.
    void askAbout(const core::Error& error, const QString& text, const std::vector<Answer>& answers);
    QString text() const;
    /// Whether something is asked that a later success does not answer.
    bool asks() const { return !isHidden() && !m_buttons.isEmpty(); }

signals:
    void opened();
    void closed(const QString& text);  ///< the message was answered or closed, or is over
    /// Somebody wants to know what the message means.
    /// @param id  of the handbook's section
    void explained(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QLabel* m_text;
    QHBoxLayout* m_answers;
    QToolButton* m_explain;
    QString m_section;  ///< section of the handbook, about the error that is shown
    QList<QToolButton*> m_buttons;
    QString m_about;   ///< the subject of the message; empty for a message that is shown once
    QString m_closed;  ///< the message that was last closed by its cross
};
