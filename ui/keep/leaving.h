#pragma once

#include <QString>

#include <filesystem>

class QWidget;

/// The user's choice about work that would be lost.
enum class Leaving { Save, Discard, Stay };
/// @param question  what is not saved, and where it could not be, why
/// @param proposed  the answer of the Enter key
Leaving askBeforeLeaving(QWidget* window, const QString& question, Leaving proposed = Leaving::Save);

/// The user's choice about a file that another program, or another window, has changed since it was read or written
/// here.
enum class Replacing { Replace, SaveElsewhere, Stay };
Replacing askBeforeReplacing(QWidget* window, const std::filesystem::path& file);
