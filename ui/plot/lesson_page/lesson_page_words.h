#pragma once

#include <QJsonObject>

/// What the script of a lesson's page says, so that its words are translated with all others.
QJsonObject lessonPageWords();
