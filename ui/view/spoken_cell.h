#pragma once

#include <QString>

#include "core/matrix.h"

class QWidget;

/// What a cell's number is.
enum class SpokenAmount {
    Share,   ///< of the query's attention, in percent
    Length,  ///< of the vector that the key adds
    Number,  ///< neither, such as a score from elsewhere
};

/// A cell of an attention map for people who hear it: "sat attends to cat, 44 percent, rank 1 of 9".
///
/// @param query   label of the token that attends; empty: "it"
/// @param key     label of the token that is attended to
/// @param weight  marked as core::shownWeights does
/// @param rank    of the cell among those of its row that can be seen, 1 for the largest; 0: not known
/// @param of      how many these are
QString spokenCell(const QString& query, const QString& key, float weight, core::Index rank, core::Index of,
                   SpokenAmount amount = SpokenAmount::Share);

/// A token's label as it is said: without the signs that stand for spaces, which are read out as "open box".
QString spokenToken(const QString& label);

/// A view with a chosen cell that assistive programs can ask for: as the view's value and description.
class SpokenView {
public:
    SpokenView();  ///< makes the views known to QAccessible, once for all of them
    SpokenView(const SpokenView&) = delete;
    SpokenView& operator=(const SpokenView&) = delete;
    virtual ~SpokenView() = default;

    /// The chosen cell in a sentence; empty where there is none.
    virtual QString spoken() const = 0;

protected:
    /// Tells assistive programs, where there are any, if the sentence is another one than before.
    /// @param view  this
    void speak(QWidget* view);

private:
    QString m_said;
};
