#pragma once

#include "core/session/module_presets.h"
#include "core/session/session.h"

/// Edits of what computes the attention, or where it comes from. A compared run that was given another model, or
/// module, keeps it where the first run is given a new one.
namespace core {

void setModel(Session& session, const std::filesystem::path& model);
/// Another step of the training that the model is of: heads, changes and choices mean the same in it.
void setStep(Session& session, const std::filesystem::path& model);
/// Sets the base of an adapter.
void setBase(Session& session, const std::filesystem::path& base);
/// A model that an engine has.
void setEngine(Session& session, const EngineModel& engine);
/// Shows the other half of a model that has two: changes and choices in one mean nothing in the other.
void setTower(Session& session, Tower tower);
/// Back to the model and module of another run, as if the last choice had not been made.
void keepModelOf(Session& session, const Run& kept);
/// A file's numbers stay as long as they fit.
void setModule(Session& session, const TeachingModule& module);
void openModuleFile(Session& session, const std::filesystem::path& file, const TeachingModule& module);
void setPreset(Session& session, const ModulePreset& preset);
/// Shows attention from elsewhere instead of computing any.
void setRecorded(Session& session, const RecordedSource& source);

/// One run of a comparison computes with another model than the others.
void setModel(Run& run, const std::filesystem::path& model);
/// One run of a comparison computes with a module; the others stay as they are.
void setModule(Run& run, const TeachingModule& module);

}  // namespace core
