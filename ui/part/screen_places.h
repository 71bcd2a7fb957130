#pragma once

#include <QByteArray>
#include <QString>

/// What windows remember for each arrangement of screens, in the settings: a laptop alone is another desk than the same
/// laptop beside a large screen. Of arrangements that are not used any more the oldest are forgotten.
namespace screen_places {

inline constexpr int most = 12;  ///< arrangements

/// A short name for how the screens stand now: which ones, how large, and where.
QString arrangement();

/// @param key  in the settings; under it alone lies what was kept last, in any arrangement
void keep(const QString& arrangement, const QString& key, const QByteArray& value);
/// The state that was kept in this arrangement; empty if none was.
QByteArray kept(const QString& arrangement, const QString& key);
/// The state that was kept in this arrangement, else the one that was kept last.
QByteArray keptOrLast(const QString& arrangement, const QString& key);

}  // namespace screen_places
