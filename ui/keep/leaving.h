#pragma once

#include <QString>

#include <filesystem>

class QWidget;

/// What becomes of work that would be lost.
enum class Leaving { Save, Discard, Stay };
/// @param question  what is not saved, and where it could not be, why
/// @param proposed  the answer of the Enter key
Leaving askBeforeLeaving(QWidget* window, const QString& question, Leaving proposed = Leaving::Save);

/// What becomes of a file that another program, or another window, has changed since it was read or written here.
enum class Replacing { Replace, SaveElsewhere, Stay };
Replacing askBeforeReplacing(QWidget* window, const std::filesystem::path& file);
