// An engine without Python, for tests: models in folders, computed by this program's own engine, and every way to go
// wrong.
//
//     fake_engine [FAULT]     what it does wrong, and when: see faultOf()

#include "core/engine/engine_answers.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/prediction.h"
#include "core/tensor/safetensors_writer.h"
#include "tests/said_parts.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <map>
#include <poll.h>
#include <sstream>
#include <thread>
#include <tuple>
#include <unistd.h>

using namespace core;

namespace {

/// "hello:…", "open:…", "pass:…": while which request; then what is wrong: dies, garbage, half, older, huge, silent,
/// ahead, shape, slow. "open:hybrid": the model's first layer is said to have no attention; "open:unlike": its last
/// one has queries, keys and values of twice the size.
bool faulty(const std::string& fault, const std::string& request, const char* what)
{
    return fault == request + ":" + what;
}

/// Lines and bytes from standard input; whether more is there can be asked.
class Input {
public:
    std::optional<std::string> line()
    {
        while (true) {
            const std::size_t end = m_text.find('\n');
            if (end != std::string::npos) {
                std::string found = m_text.substr(0, end);
                m_text.erase(0, end + 1);
                return found;
            }
            if (!more(-1)) return std::nullopt;
        }
    }
    std::string bytes(std::size_t count)
    {
        while (m_text.size() < count && more(-1)) {
        }
        std::string found = m_text.substr(0, count);
        m_text.erase(0, count);
        return found;
    }
    /// A request to stop this one has come; nothing else comes while one is worked on.
    bool stops(const Json& id)
    {
        more(0);
        return m_text.find("\"of\":" + id.dump()) != std::string::npos;
    }

private:
    bool more(int milliseconds)
    {
        pollfd some{STDIN_FILENO, POLLIN, 0};
        if (poll(&some, 1, milliseconds) <= 0) return false;
        std::array<char, 4096> part{};
        const ssize_t count = ::read(STDIN_FILENO, part.data(), part.size());
        if (count <= 0) return false;
        m_text.append(part.data(), static_cast<std::size_t>(count));
        return true;
    }

    std::string m_text;
};

std::string packed(const std::vector<NamedTensor>& tensors)
{
    std::ostringstream out;
    writeSafetensors(out, tensors, {});
    return std::move(out).str();
}

class FakeEngine {
public:
    explicit FakeEngine(std::string fault) : m_fault(std::move(fault)) {}

    int run()
    {
        while (const auto line = m_input.line()) {
            m_request = Json::parse(*line);
            m_payload = m_input.bytes(m_request.value("bytes", std::size_t{0}));
            const auto kind = m_request.at("request").get<std::string>();
            if (kind == "stop") continue;
            if (const int status = goWrong(kind); status >= 0) return status;
            try {
                answer(kind);
            } catch (const Error& error) {
                say({{"error", saidParts(error).field + " " + saidParts(error).found}});
            }
        }
        return 0;
    }

private:
    /// @return the status to end with, or -1
    int goWrong(const std::string& kind)
    {
        const auto is = [&](const char* what) { return faulty(m_fault, kind, what); };
        if (is("dies")) std::cerr << "Traceback\nMemoryError: there is no room for the model\n";
        if (is("dies")) return 3;
        if (is("garbage")) std::cout << "Welcome to gpu-node!\n" << std::flush;
        if (is("half")) std::cout << R"({"id": 1, "answ)" << std::flush;
        if (is("half")) return 0;
        if (is("huge")) say({{"answer", Json::object()}, {"bytes", 2'000'000'000}});
        if (is("stopped")) say({{"stopped", true}});
        if (is("silent")) std::this_thread::sleep_for(std::chrono::hours(1));
        if (is("older")) std::cout << R"({"id": 0, "answer": {"layers": 9}})" << '\n' << std::flush;
        return -1;
    }

    void say(Json message, const std::string& payload = {})
    {
        message["id"] = m_request.at("id");
        if (!payload.empty()) message["bytes"] = payload.size();
        std::cout << message.dump() << '\n' << payload << std::flush;
    }

    void answer(const std::string& kind)
    {
        if (kind == "hello") {
            if (faulty(m_fault, kind, "ahead")) return say({{"error", "this engine speaks version 2 of the protocol"}});
            return say({{"answer", {{"version", 1}, {"engine", "fake 1.0"}, {"device", "CPU"}}}});
        }
        if (kind == "open") return open();
        if (kind == "vocabulary") return vocabulary();
        if (kind == "tokenize") return tokenize();
        if (kind == "logits") return logits();
        if (kind == "read") return read();
        pass(kind == "layer");
    }

    void open()
    {
        m_model = openModel(m_request.at("model").get<std::string>());
        const ModelInfo& info = m_model->info;
        Json layers = Json::array();
        for (Index layer = hidden(); layer < info.layers; ++layer) {
            const Block& block = m_model->transformer.blocks[static_cast<std::size_t>(layer)];
            layers.push_back({{"block", ""},
                              {"layer", layer - hidden()},
                              {"number", layer + 1},
                              {"heads", info.heads},
                              {"key_dimensions", times(layer) * block.attention.keyDimensions()},
                              {"value_dimensions", times(layer) * block.attention.valueDimensions()},
                              {"scale", block.scores.scale},
                              {"causal", m_model->transformer.causal},
                              {"absent", Json::array()}});
        }
        const Index vocabulary = m_model->transformer.token_embedding.rows();
        say({{"answer",
              {{"model", 0},
               {"name", info.name},
               {"architecture", info.architecture},
               {"layers", layers},
               {"depth", info.layers},
               {"parameters", info.parameters},
               {"vocabulary", vocabulary},
               {"width", faulty(m_fault, "open", "narrow") ? 0 : m_model->transformer.width()},
               {"max_tokens", info.max_tokens},
               {"predicts", m_model->transformer.language_head.has_value()},
               {"tokenizes", true},
               {"dtype", "float32"},
               {"device", "CPU"}}}});
    }

    /// The number of first layers without attention.
    Index hidden() const { return faulty(m_fault, "open", "hybrid") ? 1 : 0; }

    /// By what a layer's vectors are longer than they are, zeros behind them.
    Index times(Index layer) const
    {
        return faulty(m_fault, "open", "unlike") && layer + 1 == m_model->info.layers ? 2 : 1;
    }

    Matrix longer(const Matrix& vectors, Index layer) const
    {
        Matrix all = Matrix::Zero(vectors.rows(), times(layer) * vectors.cols());
        all.leftCols(vectors.cols()) = vectors;
        return all;
    }

    void vocabulary()
    {
        Json pieces = Json::array();
        for (Index id = 0; id < m_model->transformer.token_embedding.rows(); ++id) {
            const auto token = m_model->tokenizer->token(id);
            pieces.push_back(token ? Json(token->piece) : Json());
        }
        say({{"answer", {{"pieces", pieces}, {"spelling", "bytes"}}}});
    }

    void tokenize()
    {
        Json ids = Json::array(), ranges = Json::array(), special = Json::array();
        for (const Token& token : m_model->encode(m_request.at("text").get<std::string>(), {}).tokens) {
            ids.push_back(token.id);
            ranges.push_back({token.range.from, token.range.to});
            special.push_back(token.special);
        }
        say({{"answer", {{"ids", ids}, {"ranges", ranges}, {"special", special}}}});
    }

    /// One of the request's texts: changes are those of a text, interventions those of a pass.
    std::shared_ptr<const Trace> computed(std::size_t text,
                                          const std::function<void(std::shared_ptr<const Trace>)>& told = {})
    {
        RunOptions options{.keep = Keep::Weights, .onLayer = told};
        for (const Json& change : m_request.value("changes", Json::array()))
            if (change.value("text", std::size_t{0}) == text) take(change, options);
        Batch batch;
        batch.sequences = {sequenceOfIds(*m_model, m_request.at("ids").at(text).get<std::vector<Index>>())};
        const Json& real = m_request.at("real").at(text);
        for (std::size_t place = 0; place < real.size(); ++place)
            batch.sequences.front().real[place] = real[place] != 0;
        return core::run(m_model, std::move(batch), options);
    }

    std::size_t texts() const { return m_request.at("ids").size(); }

    /// What this engine can do of it: cells that are hidden besides the model's own, and what is done to a head.
    void take(const Json& change, RunOptions& options) const
    {
        const Index layer = change.at("layer").get<Index>() + hidden(), head = change.at("head");
        const auto intervene = [&](Intervention::Kind kind) {
            options.interventions.push_back({.kind = kind, .layer = layer, .head = head});
            return &options.interventions.back();
        };
        if (change.contains("temperature"))
            options.changes.push_back(
                {.layer = layer, .head = head, .temperature = change["temperature"].get<float>()});
        if (change.contains("visible")) intervene(Intervention::Kind::Hide)->cells = cells(change["visible"], 0);
        if (change.contains("output")) intervene(Intervention::Kind::Scale)->factor = change["output"].get<float>();
        if (change.contains("mean")) intervene(Intervention::Kind::Mean);
        if (change.contains("uniform")) intervene(Intervention::Kind::Uniform);
        if (change.contains("pattern")) intervene(Intervention::Kind::Pattern)->cells = cells(change["pattern"], 1);
        for (const auto& [table, rows, kind] : {std::tuple("context", "context_rows", RowPatch::Kind::Context),
                                                std::tuple("weights", "weight_rows", RowPatch::Kind::Weights)})
            if (change.contains(table)) putRows(change, {table, rows, kind}, {layer, head, 0}, options);
    }

    struct OtherRows {
        const char* table;
        const char* rows;  ///< which of them each query takes; below 0: its own
        RowPatch::Kind kind;
    };
    void putRows(const Json& change, const OtherRows& other, const HeadAddress& head, RunOptions& options) const
    {
        const auto tensors = SafetensorsFile::parse(nullptr, std::as_bytes(std::span(m_payload)), "request");
        const std::string name = change[other.table];
        const Index width = tensors.entry(name).shape.at(1);
        const std::vector<float> values = tensors.floats(name);
        for (Index row = 0; row < std::ssize(change[other.rows]); ++row) {
            const Index taken = change[other.rows][static_cast<std::size_t>(row)];
            if (taken < 0) continue;
            options.row_patches.push_back(
                {.kind = other.kind,
                 .layer = head.layer,
                 .head = head.head,
                 .row = row,
                 .values = Eigen::Map<const RowVector>(values.data() + taken * width, width)});
        }
    }

    /// The cells of a table that have this number.
    std::shared_ptr<const Painting> cells(const std::string& tensor, float number) const
    {
        const auto tensors = SafetensorsFile::parse(nullptr, std::as_bytes(std::span(m_payload)), "request");
        const auto& shape = tensors.entry(tensor).shape;
        const std::vector<float> values = tensors.floats(tensor);
        Painting painting;
        for (Index query = 0; query < shape.at(0); ++query)
            for (Index key = 0; key < shape.at(1); ++key)
                if (values[static_cast<std::size_t>(query * shape[1] + key)] == number)
                    painting = painting.painted({query, query, key, key}, Brush::Hide);
        return std::make_shared<const Painting>(std::move(painting));
    }

    void pass(bool one)
    {
        std::vector<std::shared_ptr<const Trace>> traces;
        if (one) {
            for (std::size_t text = 0; text < texts(); ++text) traces.push_back(computed(text));
            const Index layer = m_request.at("layer").get<Index>() + hidden();
            return say({{"answer", about(layer, true)}}, layerBytes(traces, layer, true));
        }
        m_stopped = false;
        // Layers are told while the last text is computed; the others are whole by then.
        for (std::size_t text = 0; text + 1 < texts(); ++text) traces.push_back(computed(text));
        traces.push_back(computed(texts() - 1, [&](const std::shared_ptr<const Trace>& now) {
            std::vector<std::shared_ptr<const Trace>> known = traces;
            known.push_back(now);
            tell(known, std::ssize(now->layers) - 1);
        }));
        if (m_stopped) return say({{"stopped", true}});
        const Trace& first = *traces.front();
        std::vector<float> hidden, last;
        for (std::size_t layer = 0; layer < first.layers.size(); ++layer)
            for (const auto& trace : traces) add(hidden, trace->layers[layer]->items.front().input);
        for (const auto& trace : traces) add(last, trace->last_hidden_state.front());
        hidden.insert(hidden.end(), last.begin(), last.end());
        const Index tokens = std::ssize(first.queries(0)), width = m_model->transformer.width();
        const auto all = static_cast<Index>(traces.size());
        say({{"answer", {{"layers", first.layers.size()}}}},
            packed({{"hidden", {std::ssize(first.layers) + 1, all, tokens, width}, hidden},
                    {"last", {all, tokens, width}, last}}));
    }

    Json about(Index layer, bool whole) const
    {
        return {{"block", ""}, {"layer", layer - hidden()}, {"whole", whole}, {"scale", 0.25}};
    }

    void tell(const std::vector<std::shared_ptr<const Trace>>& traces, Index layer)
    {
        if (faulty(m_fault, "layer", "dies") && layer == 1) std::_Exit(9);
        if (faulty(m_fault, "layer", "slow")) std::this_thread::sleep_for(std::chrono::milliseconds(300));
        m_stopped = m_stopped || m_input.stops(m_request.at("id"));
        if (m_stopped || layer < hidden()) return;
        const auto wanted = m_request.find("whole");
        const bool asked =
            wanted == m_request.end() || std::ranges::find(*wanted, Json(layer - hidden())) != wanted->end();
        const bool whole = asked && !faulty(m_fault, "layer", "light");
        Json event = about(layer, whole);
        event["event"] = "layer";
        say(event, layerBytes(traces, layer, whole));
    }

    static void add(std::vector<float>& values, const Matrix& matrix)
    {
        values.insert(values.end(), matrix.data(), matrix.data() + matrix.size());
    }

    std::string layerBytes(const std::vector<std::shared_ptr<const Trace>>& traces, Index layer, bool whole) const
    {
        const Index heads = m_model->info.heads, all = std::ssize(traces);
        const Index tokens = std::ssize(traces.front()->queries(0));
        std::vector<float> weights, q, k, v, context, visible, overviews;
        const bool causal = m_model->transformer.causal;
        for (const auto& trace : traces) {
            const SequenceLayer& item = trace->layers[static_cast<std::size_t>(layer)]->items.front();
            for (Index head = 0; head < heads; ++head) {
                const HeadVectors vectors = trace->vectors({layer, head, 0});
                add(weights, item.attention.heads[static_cast<std::size_t>(head)].weights);
                add(q, longer(vectors.q, layer));
                add(k, longer(vectors.k, layer));
                add(v, longer(vectors.v, layer));
                add(context, longer(item.attention.heads[static_cast<std::size_t>(head)].context, layer));
                add(overviews, item.overviews[static_cast<std::size_t>(head)].cwiseMax(0));
            }
            const std::vector<bool>& real = trace->batch.sequences.front().real;
            for (Index query = 0; query < tokens; ++query)
                for (Index key = 0; key < tokens; ++key)
                    visible.push_back((!causal || key <= query) && real[static_cast<std::size_t>(key)] ? 1.0F : 0.0F);
        }
        const NamedTensor seen{"visible", {all, tokens, tokens}, visible};
        if (!whole) {
            const Index side = std::min<Index>(64, tokens);
            return packed({{"overview", {all, heads, side, side}, overviews}, seen});
        }
        const Index keys = std::ssize(q) / (all * heads * tokens), values = std::ssize(v) / (all * heads * tokens);
        if (faulty(m_fault, "layer", "large")) weights.front() = 7;
        const Index wrong = faulty(m_fault, "layer", "shape") ? 1 : 0;
        weights.resize(static_cast<std::size_t>(all * heads * tokens * (tokens - wrong)));
        return packed({{"weights", {all, heads, tokens, tokens - wrong}, weights},
                       {"q", {all, heads, tokens, keys}, q},
                       {"k", {all, heads, tokens, keys}, k},
                       {"v", {all, heads, tokens, values}, v},
                       {"context", {all, heads, tokens, values}, context},
                       seen});
    }

    void logits()
    {
        if (faulty(m_fault, "logits", "empty"))
            return say({{"answer", Json::object()}}, packed({{"logits", {1, 0}, std::vector<float>{}}}));
        std::map<std::size_t, std::shared_ptr<const Trace>> traces;
        std::vector<float> rows;
        for (const Json& place : m_request.at("at")) {
            auto& trace = traces[place.at(0)];
            if (trace == nullptr) trace = computed(place.at(0));
            // Multiplies all rows at once: a row alone is multiplied in another order and would differ by rounding.
            const Matrix all = rowsLogits(*trace, 0, 0, std::ssize(trace->queries(0)));
            add(rows, all.middleRows(place.at(1), 1));
        }
        const Index count = std::ssize(m_request.at("at"));
        say({{"answer", Json::object()}}, packed({{"logits", {count, std::ssize(rows) / count}, rows}}));
    }

    /// Rows of the stream, behind the final norm and by the head.
    void read()
    {
        const auto tensors = SafetensorsFile::parse(nullptr, std::as_bytes(std::span(m_payload)), "request");
        const auto& shape = tensors.entry("rows").shape;
        const std::vector<float> values = tensors.floats("rows");
        const Matrix rows = Eigen::Map<const Matrix>(values.data(), shape.at(0), shape.at(1));
        const Transformer& transformer = m_model->transformer;
        const Matrix scores =
            core::logits(transformer, transformer.final_norm ? (*transformer.final_norm)(rows) : rows, {});
        std::vector<float> all;
        add(all, scores);
        say({{"answer", Json::object()}}, packed({{"logits", {scores.rows(), scores.cols()}, all}}));
    }

    std::string m_fault;
    Input m_input;
    Json m_request;
    std::string m_payload;
    std::shared_ptr<const Model> m_model;
    bool m_stopped = false;
};

}  // namespace

int main(int argc, char** argv) { return FakeEngine(argc > 1 ? argv[1] : "").run(); }
