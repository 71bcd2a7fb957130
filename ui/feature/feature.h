#pragma once

#include "ui/bench/workbench.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

class ExampleNote;
class Exporter;
class FileOpener;
class LentColumns;
class LessonPlay;
class PanelRound;
class QAction;
class QHBoxLayout;
class QMainWindow;
class QMenu;
class QSplitter;
class SessionFiles;
class ViewStack;

/// Where menus of the window have room for entries of features.
enum class MenuPlace {
    Pages,    ///< in File, behind what saves figures
    Windows,  ///< in View, behind the views
    Tokens,   ///< in View, at the end of its menu of cells and tokens
    Play,     ///< in View, before the sizes of everything
    Screen,   ///< in View, before the full screen
    Export,   ///< at the end of the export button's menu
    Cell,     ///< for the cell under the mouse
    Figure,   ///< for the figure under the mouse
};

/// The parts of its window that a feature may use. All of them outlive the feature.
struct FeatureGround {
    Workbench bench;
    QMainWindow& window;
    SessionFiles& files;
    FileOpener& opener;
    Exporter& exporter;
    LessonPlay& lesson;
    ViewStack& views;
    QSplitter& columns;  ///< the views stand in it
    QHBoxLayout& row;    ///< the columns stand in it; further ones of a feature go beside them
    LentColumns& lent;   ///< columns of the row that a presentation takes along
    PanelRound& panels;
    ExampleNote& note;
    const QList<QAction*>& shared;   ///< shortcuts of the window that work in other windows of the session too
    std::function<bool()> mayLeave;  ///< asks whether the open documents may be left
    std::function<void()> restyle;   ///< gives everything the magnification that holds
};

/// A part of the program that the window knows by a list alone: its folder ui/feature/NAME, and app/feature/NAME for
/// what it does on the command line, can go without anything else being changed but its line in
/// app/feature/features.cpp.
class Feature : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void addEntries(MenuPlace place, QMenu& menu);
    /// A menu of its own in the window's bar; null: it has none.
    virtual QMenu* createMenu();
    /// A button of its own in the bar at the top; null: it has none.
    virtual QWidget* createButton();

    virtual bool opens(const std::filesystem::path& file) const;
    /// @param file  one that it opens, whole
    virtual void open(const std::filesystem::path& file);
    /// Its open files, which other programs may change.
    virtual std::vector<std::filesystem::path> openFiles() const;
    /// Reads one of these again.
    virtual void reload(const std::filesystem::path& file);

    /// Offers what a program left behind that did not come to its end.
    /// @return whether there is anything
    virtual bool offerUnfinished();
    /// Whether the window may close; asks where something is not saved, and closes windows of its own.
    virtual bool mayClose();
    /// Takes over the open documents from the feature in the window before, which spoke another language.
    virtual void goOn(const Feature& before);

    /// Whether the view should have the room of the columns that stand beside it.
    virtual bool wantsRoom() const;

signals:
    void roomChanged();
    void begun();  ///< anew, with the room that it wants: columns that were asked for before fold
    void openFilesChanged();
    /// The file holds the open document: it has been written.
    void known(const std::filesystem::path& file);
};

using Features = std::vector<std::unique_ptr<Feature>>;
