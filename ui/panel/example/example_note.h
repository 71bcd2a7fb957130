#pragma once

#include <QFrame>

#include "core/session/example.h"

#include <vector>

class QLabel;

/// A line above the views that says what there is to see in an example. It goes with the first letter that is typed,
/// and comes back when the text is the example's again; closed, it stays closed.
class ExampleNote final : public QFrame {
    Q_OBJECT
public:
    explicit ExampleNote(QWidget* parent = nullptr);

    void display(const core::Example& example);
    /// @param narrow  the sentence has the line alone
    /// @param low     and no second line: the whole of it is seen when it is pointed at
    void setRoom(bool narrow, bool low);
    /// The session was edited, or another head is shown: the note may no longer be about it, or be so again; of another
    /// head it says which one it means.
    void follow(const core::Session& session);
    /// Whether it waits: while a banner says or asks something, that stands alone.
    void setWaiting(bool waits);
    /// A session was opened that nothing leads back from.
    void forget();
    QString text() const;

private:
    const core::Example* about(const core::Session& session) const;
    void say(const core::Example& example, const core::Session& session);
    void dismiss();
    void setSaid(bool said);

    bool m_isSaid = false;  ///< whether or not it waits
    bool m_waits = false;
    QLabel* m_heading;
    QLabel* m_title;
    QLabel* m_look;
    std::vector<core::Example> m_opened;  ///< the newest last; undoing leads back to each
    std::filesystem::path m_said;         ///< the file of the one that is said, or was last
};
