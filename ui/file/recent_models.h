#pragma once

#include <QStringList>

/// The folders of models that were opened, the last one first.
QStringList recentModels();
void rememberModel(const QString& folder);
void forgetModel(const QString& folder);
