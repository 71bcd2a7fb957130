#include "ui/feature/feature.h"

void Feature::addEntries(MenuPlace /*place*/, QMenu& /*menu*/) {}

QMenu* Feature::createMenu() { return nullptr; }

QWidget* Feature::createButton() { return nullptr; }

bool Feature::opens(const std::filesystem::path& /*file*/) const { return false; }

void Feature::open(const std::filesystem::path& /*file*/) {}

std::vector<std::filesystem::path> Feature::openFiles() const { return {}; }

void Feature::reload(const std::filesystem::path& /*file*/) {}

bool Feature::offerUnfinished() { return false; }

bool Feature::mayClose() { return true; }

void Feature::goOn(const Feature& /*before*/) {}

bool Feature::wantsRoom() const { return false; }

#include "moc_feature.cpp"
