#pragma once

#include "app/cli/cli.h"
#include "core/model/intervention.h"

#include <string>
#include <vector>

/// A layer and a head as "2.3", counted from 0 here.
struct HeadNumber {
    core::Index layer = 0;
    core::Index head = 0;
};
/// @throws cli::WrongValue naming the option
HeadNumber headNumber(const std::string& text, core::Index countFrom, const std::string& option);

/// Heads to be switched off: "2.3", or "2.*" for every head of layer 2.
/// @throws cli::WrongValue naming the option
std::vector<core::Intervention> switchedOff(const std::vector<std::string>& heads, core::Index countFrom,
                                            core::AttentionBlock block, const std::string& option);

/// Experiments on what heads compute: switched off, scaled, replaced by their mean or by their output on other texts,
/// made to attend evenly.
class InterventionOptions {
public:
    /// @param knocksOut  texts of --reference also stand in for heads that are knocked out
    void add(cli::Command& command, bool knocksOut = false);
    bool any() const
    {
        return !m_off.empty() || !m_scaled.empty() || !m_mean.empty() || !m_resampled.empty() || !m_even.empty()
               || !m_hidden.empty() || !m_fed.empty() || !m_steered.empty() || !m_toward.empty() || !m_from.empty();
    }
    /// In the order of the options above, then the spans that are hidden.
    /// @param eachSpan  --hide-in is of every span, and needs no --hide-span
    /// @throws cli::WrongValue
    std::vector<core::Intervention> chosen(core::Index countFrom, core::AttentionBlock block,
                                           bool eachSpan = false) const;
    /// The texts of --reference; none where it is not given.
    /// @throws core::Error as core::referenceFrom()
    core::ReferenceTexts reference() const;
    bool hasReference() const { return !m_reference.empty(); }
    /// Whether a head takes its output from there.
    bool takesReference() const { return !m_mean.empty() || !m_resampled.empty(); }
    /// Where --hide-in says that spans are hidden: an intervention without a name for each of its heads; none: in all.
    /// @throws cli::WrongValue
    std::vector<core::Intervention> hiddenIn(core::Index countFrom, core::AttentionBlock block) const;

private:
    void addLayerChanges(std::vector<core::Intervention>& all, core::Index countFrom, core::AttentionBlock block) const;

    std::vector<std::string> m_off;
    std::vector<std::string> m_scaled;
    std::vector<std::string> m_mean;
    std::vector<std::string> m_resampled;
    std::string m_reference;
    bool m_knocksOut = false;
    std::vector<std::string> m_even;
    std::vector<std::string> m_hidden;
    std::vector<std::string> m_hiddenIn;
    std::vector<std::string> m_fed;
    std::vector<std::string> m_steered;
    std::string m_toward;
    std::string m_from;
};
