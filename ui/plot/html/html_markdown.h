#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <string_view>

/// Markdown (CommonMark, read by md4c) as elements of a page. It is a stranger's text: HTML in it stays text, links
/// lead to https, http or mailto and nowhere else, and a picture is what `picture` makes of its address.
/// @param markdown  UTF-8, less than 4 GiB
/// @param picture   a data: address; empty: there is none, and its description stands in its place
/// @throws core::Error{NoMemory}
QByteArray htmlOfMarkdown(std::string_view markdown, const std::function<QByteArray(const QString& address)>& picture);
