#pragma once

#include "core/model/pass/trace.h"
#include "core/session/session.h"

#include <optional>

namespace core {

/// The row of a head that is hidden while somebody guesses it. Whatever shows numbers of a session's runs is given the
/// traces that this leaves of them: the one rule for views, figures and files.
class HiddenRow {
public:
    /// @return nothing where nothing is guessed, the guess is shown by now, or it is about which head it is
    static std::optional<HiddenRow> of(const Session& session);
    /// A row that is hidden for another reason than a guess.
    static HiddenRow of(const Focus& at) { return HiddenRow(at); }

    /// What is left of a run.
    ///
    /// @param whole    of an encoder–decoder the whole; may be null
    /// @param guessed  of the run that is guessed about: where another run's text differs, the row goes with its token
    std::shared_ptr<const Trace> hiddenIn(const std::shared_ptr<const Trace>& whole,
                                          const std::shared_ptr<const Trace>& guessed) const;

    /// Whether a query's row of the run that is guessed about is the hidden one.
    bool covers(AttentionBlock block, const HeadAddress& head, Index query) const;
    const Focus& at() const { return m_at; }

    friend bool operator==(const HiddenRow&, const HiddenRow&) = default;

private:
    explicit HiddenRow(const Focus& at) : m_at(at) {}

    Focus m_at;
};

/// The traces of a session's runs, without what is hidden.
/// @param wholes  [runs] of encoder–decoders the wholes; null where there is none
void hideGuessed(const Session& session, std::vector<std::shared_ptr<const Trace>>& wholes);

}  // namespace core
