#pragma once

#include <QPointer>

#include "ui/bench/workbench.h"
#include "ui/find/found_command.h"

class QMenu;
class QMenuBar;

/// Every action of the menus that can be done now, with the menus that it stands in.
/// @param more  menus of buttons, with what they are called
std::vector<FoundCommand> menuCommands(const QMenuBar& bar, const std::vector<std::pair<QString, QMenu*>>& more);

/// Heads by number ("3.10", "L3"), by their own names, and the heads with the largest value of a typed measure
/// ("induction"), as far as it was computed.
std::vector<FoundCommand> headCommands(const Workbench& bench, const QString& typed);

/// Which heads the model's answer rests on, where it gives one.
std::vector<FoundCommand> answerCommands(const Workbench& bench);

/// Sets of heads by their names: they are picked then, and seen among all heads.
std::vector<FoundCommand> headSetCommands(const Workbench& bench);

/// The shown text's tokens that contain the typed letters: as a query, and as a key.
std::vector<FoundCommand> tokenCommands(const Workbench& bench, const QString& typed);

/// How a teaching module may encode positions.
std::vector<FoundCommand> moduleCommands(const Workbench& bench);

/// The glossary's terms.
/// @param open  at the entry of this name
std::vector<FoundCommand> termCommands(const std::function<void(const QString& name)>& open);
