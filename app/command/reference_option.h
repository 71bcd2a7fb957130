#pragma once

#include "app/cli/cli.h"
#include "core/atlas/reference_source.h"

#include <string>

/// Texts whose outputs stand in for those of heads that are knocked out.
class ReferenceOption {
public:
    void add(cli::Command& command)
    {
        command
            .addOption("--reference", m_source,
                       "The texts that knock-outs by mean and resample take outputs from: a collection (sentences, "
                       "primer), a file with a text in each line, a sheet, or an atlas; a translator's have their "
                       "targets behind a tab")
            ->typeName("FILE");
    }
    bool isGiven() const { return !m_source.empty(); }
    /// None where it is not given.
    /// @throws core::Error as core::referenceFrom()
    core::ReferenceTexts texts() const
    {
        return m_source.empty() ? core::ReferenceTexts() : core::referenceFrom(m_source);
    }

private:
    std::string m_source;
};
