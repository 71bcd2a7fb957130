#pragma once

#include <QString>

#include <functional>
#include <vector>

/// Something that can be found by its name, and then done.
struct FoundCommand {
    QString name;                    ///< "Switch the head off", "layer 3 · head 10"
    QString place = {};              ///< its menu, "Intervene", or its kind, "head", "token"
    QString keys = {};               ///< its shortcut; may be empty
    std::function<void()> act = {};  ///< once it is chosen
};

/// Those in whose name or place every typed word occurs, the nearest first: words that begin so before words that hold
/// it, names before places; else in the order that they came in. All of them where nothing is typed.
std::vector<FoundCommand> matching(std::vector<FoundCommand> all, const QString& typed, std::size_t most);
