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
#include <poll.h>
#include <sstream>
#include <thread>
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

    std::shared_ptr<const Trace> computed(const std::function<void(std::shared_ptr<const Trace>)>& told)
    {
        RunOptions options{.keep = Keep::Weights, .onLayer = told};
        for (const Json& change : m_request.value("changes", Json::array())) take(change, options);
        Batch batch;
        for (const Json& ids : m_request.at("ids"))
            batch.sequences.push_back(sequenceOfIds(*m_model, ids.get<std::vector<Index>>()));
        return core::run(m_model, std::move(batch), options);
    }

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
        if (one) {
            const auto trace = computed({});
            const Index layer = m_request.at("layer").get<Index>() + hidden();
            return say({{"answer", about(layer, true)}}, layerBytes(*trace, layer, true));
        }
        m_stopped = false;
        const auto trace = computed([&](const std::shared_ptr<const Trace>& now) { tell(*now); });
        if (m_stopped) return say({{"stopped", true}});
        std::vector<float> hidden;
        for (const auto& layer : trace->layers) add(hidden, layer->items.front().input);
        std::vector<float> last;
        add(last, trace->last_hidden_state.front());
        hidden.insert(hidden.end(), last.begin(), last.end());
        const Index tokens = std::ssize(trace->queries(0)), width = m_model->transformer.width();
        say({{"answer", {{"layers", trace->layers.size()}}}},
            packed({{"hidden", {std::ssize(trace->layers) + 1, 1, tokens, width}, hidden},
                    {"last", {1, tokens, width}, last}}));
    }

    Json about(Index layer, bool whole) const
    {
        return {{"block", ""}, {"layer", layer - hidden()}, {"whole", whole}, {"scale", 0.25}};
    }

    void tell(const Trace& trace)
    {
        if (faulty(m_fault, "layer", "dies") && trace.layers.size() == 2) std::_Exit(9);
        if (faulty(m_fault, "layer", "slow")) std::this_thread::sleep_for(std::chrono::milliseconds(300));
        m_stopped = m_stopped || m_input.stops(m_request.at("id"));
        if (m_stopped) return;
        const Index layer = std::ssize(trace.layers) - 1;
        if (layer < hidden()) return;
        const auto wanted = m_request.find("whole");
        const bool asked =
            wanted == m_request.end() || std::ranges::find(*wanted, Json(layer - hidden())) != wanted->end();
        const bool whole = asked && !faulty(m_fault, "layer", "light");
        Json event = about(layer, whole);
        event["event"] = "layer";
        say(event, layerBytes(trace, layer, whole));
    }

    static void add(std::vector<float>& values, const Matrix& matrix)
    {
        values.insert(values.end(), matrix.data(), matrix.data() + matrix.size());
    }

    std::string layerBytes(const Trace& trace, Index layer, bool whole) const
    {
        const SequenceLayer& item = trace.layers[static_cast<std::size_t>(layer)]->items.front();
        const Index heads = m_model->info.heads;
        const Index tokens = std::ssize(trace.queries(0));
        std::vector<float> weights, q, k, v, context, visible, overviews;
        for (Index head = 0; head < heads; ++head) {
            const HeadVectors vectors = trace.vectors({layer, head, 0});
            add(weights, item.attention.heads[static_cast<std::size_t>(head)].weights);
            add(q, longer(vectors.q, layer));
            add(k, longer(vectors.k, layer));
            add(v, longer(vectors.v, layer));
            add(context, longer(item.attention.heads[static_cast<std::size_t>(head)].context, layer));
            add(overviews, item.overviews[static_cast<std::size_t>(head)].cwiseMax(0));
        }
        const bool causal = m_model->transformer.causal;
        for (Index query = 0; query < tokens; ++query)
            for (Index key = 0; key < tokens; ++key) visible.push_back(!causal || key <= query ? 1.0F : 0.0F);
        const NamedTensor seen{"visible", {1, tokens, tokens}, visible};
        if (!whole) {
            const Index side = std::min<Index>(64, tokens);
            return packed({{"overview", {1, heads, side, side}, overviews}, seen});
        }
        const Index keys = std::ssize(q) / (heads * tokens), values = std::ssize(v) / (heads * tokens);
        if (faulty(m_fault, "layer", "large")) weights.front() = 7;
        const Index wrong = faulty(m_fault, "layer", "shape") ? 1 : 0;
        weights.resize(static_cast<std::size_t>(heads * tokens * (tokens - wrong)));
        return packed({{"weights", {1, heads, tokens, tokens - wrong}, weights},
                       {"q", {1, heads, tokens, keys}, q},
                       {"k", {1, heads, tokens, keys}, k},
                       {"v", {1, heads, tokens, values}, v},
                       {"context", {1, heads, tokens, values}, context},
                       seen});
    }

    void logits()
    {
        const auto trace = computed({});
        if (faulty(m_fault, "logits", "empty"))
            return say({{"answer", Json::object()}}, packed({{"logits", {1, 0}, std::vector<float>{}}}));
        std::vector<float> rows;
        for (const Json& place : m_request.at("at")) {
            // Multiplies all rows at once: a row alone is multiplied in another order and would differ by rounding.
            const Matrix all = rowsLogits(*trace, place.at(0), 0, std::ssize(trace->queries(place.at(0))));
            add(rows, all.middleRows(place.at(1), 1));
        }
        const Index count = std::ssize(m_request.at("at"));
        say({{"answer", Json::object()}}, packed({{"logits", {count, std::ssize(rows) / count}, rows}}));
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
