#pragma once

#include "tests/fault/dice.h"

#include <QPoint>
#include <QString>

#include <filesystem>
#include <functional>
#include <vector>

class QWidget;

/// Somebody's hands on all windows of this program: keys, clicks, drags, drops, menus, dialogs, all drawn by dice.
class RandomHands {
public:
    /// @param dice    throws for everything
    /// @param folder  where files that dialogs ask for are said to lie
    RandomHands(Dice& dice, std::filesystem::path folder) : m_dice(dice), m_folder(std::move(folder)) {}

    /// Files that can be dropped on a window.
    void setFiles(std::vector<std::filesystem::path> files) { m_files = std::move(files); }

    void press();
    void click();
    void hover();
    /// An entry of any window's menus; none that ends the program.
    void chooseFromMenu();
    void drop();
    /// Writes a word into a field of a window where there is one: none but visible ones.
    /// @param within  the window or a part of it; null: any window
    /// @return whether there was a field
    bool write(const QWidget* within = nullptr);
    /// Answers the dialog that waits, or closes what is over the windows.
    void answerDialog();

private:
    /// All widgets that can be seen, of a part or of all windows.
    std::vector<QWidget*> visible(const QWidget* within = nullptr) const;
    QWidget* anyVisible();
    QPoint within(const QWidget* widget);
    template<typename Kind>
    Kind* anyOf(std::vector<Kind*> all);

    Dice& m_dice;
    std::filesystem::path m_folder;
    std::vector<std::filesystem::path> m_files;
};
