#pragma once

#include "core/sheet/sheet_head.h"
#include "ui/plot/figure/figure.h"

/// The common data of all copies of a head's sheets. May be made and used on any thread.
struct HeadSheetSource {
    core::SheetHead head;
    QString of = {};                             ///< "primer-encoder · layer 4 · head 4"
    QString text = {};                           ///< the model's text; empty for other inputs
    std::shared_ptr<const FigurePage> map = {};  ///< the head's map by the Figure's painter, small; null: left out
    QString command = {};                        ///< the command that makes the sheets again, without seed and copy
};

/// The sheet of a head in the source's first trace, with its map in the session's colours.
/// @throws core::Error as core::sheetHead() and Figure
HeadSheetSource headSheetSource(const FigureSource& source, const core::HeadAddress& address,
                                const std::stop_token& stop = {});

/// Tokens on paper: equal ones are told apart by a small number, "the¹", "the²".
QStringList sheetTokens(const std::vector<std::string>& tokens);
/// Whether any have such a number.
bool hasEqualTokens(const std::vector<std::string>& tokens);
