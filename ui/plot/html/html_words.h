#pragma once

#include <QCoreApplication>
#include <QJsonObject>

#include <optional>

/// Whose words a page of a figure says.
struct HtmlFigure {
    Q_DECLARE_TR_FUNCTIONS(HtmlFigure)
};

/// The words of a page's script, translated with all others.
/// @param decimals  that numbers are rounded to; nothing: they are whole
QJsonObject htmlWords(const std::optional<int>& decimals);
