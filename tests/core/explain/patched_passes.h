#pragma once

#include "core/explain/patch/patch_sweep.h"

#include <string>
#include <vector>

using TracePtr = std::shared_ptr<const core::Trace>;

/// Two runs of one small model on texts of equal length, all of whose tokens differ, and a question about the second.
struct PatchedRuns {
    TracePtr from;
    TracePtr to;
    core::AskedScore asked;

    /// @param model   "gpt2_fp16": causal; "llama_bf16": grouped heads, rotary; "bert": reads both ways; "marian":
    ///                encoder and decoder
    /// @param tokens  of the text, and of a decoder's target two less
    static PatchedRuns of(const std::string& model, core::Index tokens = 9);
    /// One trace, of a text that begins with token `first`.
    static TracePtr traceOf(const std::string& model, core::Index tokens, core::Index first,
                            const core::RunOptions& options = {});
};

/// The asked number of a pass of its own, with nothing taken over, in which these rows are patched.
double answerOf(const PatchedRuns& runs, const std::vector<core::RowPatch>& patches);

/// The rows that a cell of a sweep's table is about, as patches of a pass.
std::vector<core::RowPatch> patchesOfCell(const PatchedRuns& runs, const core::PatchPlan& plan, core::Index layer,
                                          core::Index column);
