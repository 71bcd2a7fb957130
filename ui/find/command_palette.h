#pragma once

#include <QFrame>
#include <QPointer>

#include "ui/find/found_command.h"

class QLineEdit;
class QTreeWidget;

/// Finds commands, heads, tokens, examples, models and terms by a few typed letters, and runs the chosen one: the
/// keyboard's way to everything.
class CommandPalette final : public QFrame {
    Q_OBJECT
public:
    /// @param commands  that are there whatever is typed; asked for when it is opened
    /// @param typed     that there are only for what is typed, the nearest first
    using Commands = std::function<std::vector<FoundCommand>()>;
    using TypedCommands = std::function<std::vector<FoundCommand>(const QString& typed)>;
    CommandPalette(Commands commands, TypedCommands typed, QWidget* window);

    /// Opens over its window, with an empty field.
    void open();
    /// Searches once more, as there is more to find by now; the chosen line stays chosen.
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int wantedWidth() const;
    void search(const QString& typed);
    void choose();
    void leave();

    const Commands m_commands;
    const TypedCommands m_typedCommands;
    std::vector<FoundCommand> m_all;
    std::vector<FoundCommand> m_found;  ///< a row of the list for each
    QPointer<QWidget> m_before;         ///< had the keyboard
    QLineEdit* m_typed;
    QTreeWidget* m_list;
};
