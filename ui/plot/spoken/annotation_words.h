#pragma once

#include <QString>
#include <QStringList>

#include "core/session/annotation.h"

#include <string>

/// An annotation of a map for people who hear it: "a box around row 9 “it”, column 3 “cat”: who it is".
///
/// @param rows, keys  labels of the map's sides; empty where they are not known
QString annotationWords(const core::Annotation& one, const QStringList& rows = {}, const QStringList& keys = {});

/// A colour's name as it is read: one of core::annotationColors, or digits as they are; empty: the usual one.
QString annotationColorName(const std::string& color);
