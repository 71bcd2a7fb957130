#pragma once

#include <QJsonObject>

/// The words of the script of a lesson's page, so that they are translated with all others.
QJsonObject lessonPageWords();
