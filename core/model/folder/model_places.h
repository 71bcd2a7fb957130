#pragma once

#include "core/model/folder/hub_cache.h"

namespace core {

using FolderList = std::function<std::vector<std::filesystem::path>()>;

/// Folders of the user's own in which models lie, beside the usual places: what the settings name. They are looked
/// through for the bases of adapters.
/// @param list  asked each time, by whichever thread opens an adapter; null: there are none
void setOwnModelFolders(FolderList list);
std::vector<std::filesystem::path> ownModelFolders();

/// The model that somebody else's file names, "ORG/NAME" or a path on another machine: in the Hugging Face cache, or in
/// the user's own folders, under its name or under the last part of it.
/// @return empty where there is none, or several are called so
std::filesystem::path modelCalled(const std::string& name, const Environment& environment);

}  // namespace core
