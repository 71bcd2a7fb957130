#pragma once

#include <QMenu>

#include "core/model/pass/trace.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/figure/figure_session.h"

#include <functional>

/// A figure as something that makes it again.
enum class CopyAs {
    Command,  ///< the `render` line, with what differs from the usual settings
    Python,   ///< a script for Matplotlib with the numbers within
    Session,  ///< the session's JSON
};

/// The three, in their order.
void addCopyAs(QMenu* menu, QObject* owner, const std::function<void(CopyAs)>& copy);

/// The format in which FigureWorker makes it; none of a command, which takes no work.
QString formatOf(CopyAs as);

/// The command that draws a figure again into a file of its usual name, as renderCommand() has it.
/// @param format  "pdf"
/// @param name    of the file, without its ending; empty: fileNameOf()
std::string commandOf(const FigureSource& source, const core::FigureSettings& settings, const QString& format,
                      FigureInside inside, const QString& name = {});
