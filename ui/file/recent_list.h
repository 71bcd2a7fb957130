#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>

/// A document as the desktop's list of recent files names it.
struct RecentDocument {
    QByteArray address;  ///< "file:///…", its bytes beyond ASCII as %C3%A4
    QString type;        ///< "application/x-attentionscope-session"
    QDateTime when;      ///< it was opened or written
};

/// The address of a file by its whole path, as GLib writes it.
QByteArray addressOf(const QByteArray& path);

/// A list of recent files with a document that this program has opened: its entry of an earlier time is brought up to
/// date, which other programs may share, or a new one stands at the end. Everything else stays as it is, whatever wrote
/// it there (Desktop Bookmark Specification 1.0, on XBEL 1.0).
/// @param list  as the file has it; null: there is none yet
/// @return nothing for what is no such list
std::optional<QByteArray> withDocument(const QByteArray& list, const RecentDocument& document);
