#include "app/command/recorded_options.h"

#include "core/error.h"
#include "core/model/recorded/given_vectors.h"
#include "core/model/recorded/recorded_blocks.h"

void RecordedOptions::add(cli::Command& command, const std::vector<const char*>& excluded)
{
    auto* weights =
        command.addOption("--weights", m_source.file,
                          "Attention that another program computed, or queries and keys to compute it "
                          "from: .npy, .npz, .safetensors, .pt, .json or .csv, or a folder with an array for "
                          "each layer");
    weights->typeName("FILE");
    command.addOption("--tensor", m_source.tensor, "Which of the file's arrays")->typeName("NAME");
    command.addOption("--query-tokens", m_source.query_tokens, "JSON with the tokens of the rows")->typeName("F.json");
    command.addOption("--key-tokens", m_source.key_tokens, "JSON with the tokens of the columns")->typeName("F.json");
    command.addFlag("--transpose", m_source.transposed,
                    "Swap rows and columns, for a file that has its keys along the rows");
    command
        .addOption("--axes", m_axes,
                   "What the array's axes are, the first one first: some of layers, texts, heads, and queries and keys")
        ->typeName("texts,queries,keys");
    command.addFlag("--softmax", m_source.softmax,
                    "Put each row through softmax, for a file that has the scores before it");
    addVectors(command);
    for (const char* other : excluded) command.option(other)->excludes(weights);
    for (const char* other : {"--tensor", "--queries"}) command.option(other)->excludes(command.option("--block"));
    for (const char* other :
         {"--tensor", "--query-tokens", "--key-tokens", "--transpose", "--axes", "--softmax", "--queries", "--keys"})
        command.option(other)->needs(weights);
}

/// Adds the options for queries and keys, from which attention is computed where the file has none.
void RecordedOptions::addVectors(cli::Command& command)
{
    auto* queries = command.addOption(
        "--queries", m_source.queries,
        "Compute attention from the file: which of its arrays holds the queries, [T, d] to [L, B, H, T, d]");
    auto* keys = command.addOption("--keys", m_source.keys, "Which of its arrays holds the keys");
    auto* scale = command.addOption("--score-scale", m_source.scale, "What q·k is multiplied by (1/√d)");
    queries->typeName("NAME")->needs(keys);
    keys->typeName("NAME")->needs(queries);
    scale->typeName("X")->needs(queries)->check(cli::within(core::smallestScale, core::largestScale));
    for (const char* other : {"--tensor", "--transpose", "--axes", "--softmax"})
        command.option(other)->excludes(queries);
}

core::RecordedSource RecordedOptions::source() const
{
    core::RecordedSource source = m_source;
    if (m_axes.empty()) return source;
    source.axes = core::axisLetters(m_axes);
    if (source.axes.empty())
        throw cli::WrongValue("--axes", "expected some of layers, texts, heads, queries and keys, such as "
                                        "texts,queries,keys or BQK; found “"
                                            + m_axes + "”");
    return source;
}

/// Attention that another program computed cannot be computed otherwise; queries and keys can.
core::Run RecordedOptions::run(const TextOptions& text) const
{
    core::Run run;
    run.recorded = source();
    for (const std::string& image : text.images) run.recorded.images.emplace_back(image);
    if (!text.block.empty()) run.recorded = core::sourceOfBlock(run.recorded, text.chosenBlock());
    run.recorded = core::namedSource(run.recorded);
    run.changes = text.changes();
    text.nameSpans(run);
    if (run.recorded.isDump() && !run.changes.empty())
        throw cli::UsageError(std::string(text.mask ? "--mask" : "--temperature")
                              + " needs --queries and --keys: attention from a file is shown as it is");
    return run;
}

void RecordedOptions::replaceIn(core::Session& session, const std::filesystem::path& file) const
{
    const std::filesystem::path before = session.run().recorded.file;
    if (before.empty())
        throw core::Error(core::Code::Unsupported, file.string(),
                          "--weights is not supported: expected a session of recorded attention (--model names another "
                          "model), found one of a model");
    for (core::Run& run : session.runs) {
        if (run.recorded.file != before) continue;
        run.recorded.file = m_source.file;
        if (!m_source.tensor.empty()) run.recorded.tensor = m_source.tensor;
        if (!m_source.query_tokens.empty()) run.recorded.query_tokens = m_source.query_tokens;
        if (!m_source.key_tokens.empty()) run.recorded.key_tokens = m_source.key_tokens;
        if (m_source.transposed) run.recorded.transposed = true;
        if (!m_axes.empty()) run.recorded.axes = source().axes;
        if (m_source.softmax) run.recorded.softmax = true;
        run.recorded = core::namedSource(run.recorded);
    }
}
