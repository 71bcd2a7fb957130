#pragma once

#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/why/account_sheet.h"

#include <stop_token>

namespace figure_layout {

/// One page of what adds up to a number, while it is put together.
class AccountPage {
protected:
    AccountPage(const FigureSource& source, const core::FigureSettings& settings, std::stop_token stop);

    /// Words about tokens, without the sign of a space before these unless the settings want it.
    QString spelled(QString words) const;
    /// Adds a line about the account's subject, and one of what more is to say; " · " may become the end of a line.
    void addHeadline(const QString& words, const QString& more = {});
    /// The rest of the page; `lines` of text high where the height is open.
    QRectF room(double lines) const;
    /// Takes over a sheet's content.
    void take(const FigurePage& sheet, double bottom);
    /// A table of the numbers, for files.
    void addTable(const QString& title, const QStringList& rows, const QStringList& columns, core::Matrix values);

    const FigureSource& m_source;
    const core::FigureSettings& m_settings;
    std::stop_token m_stop;
    std::shared_ptr<const core::Trace> m_whole;
    Fonts m_fonts;
    core::Index m_item = 0;
    AccountLook m_look;
    double m_top = 0;  ///< what lies above is taken
    Draft m_draft;
};

}  // namespace figure_layout
