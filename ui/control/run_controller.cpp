#include "ui/control/run_controller.h"

#include <new>

RunController::RunController(std::size_t stageBudget, QObject* parent) : QObject(parent), m_stageBudget(stageBudget)
{
    m_pool.setMaxThreadCount(1);
    m_predictionPool.setMaxThreadCount(1);
}

RunController::~RunController()
{
    m_stop.request_stop();
    m_pool.waitForDone();
    m_predictionPool.waitForDone();
}

void RunController::cancel()
{
    m_stop.request_stop();
    ++m_generation;
    if (!m_running) return;
    m_running = false;
    emit stopped();
}

void RunController::start(core::Run run)
{
    m_stop.request_stop();
    m_stop = std::stop_source{};
    m_running = true;
    m_pool.start([this, generation = ++m_generation, stop = m_stop.get_token(), run = std::move(run)] {
        if (stop.stop_requested()) return;
        const auto fail = [&](const core::Error& error) {
            deliver(generation, [this, error] {
                m_running = false;
                emit failed(error);
            });
        };
        try {
            work(generation, stop, run);
        } catch (const core::Stopped&) {
            return;
        } catch (const core::Error& error) {
            fail(error);
        } catch (const std::bad_alloc&) {
            fail({core::Code::TooLong, "", "the text", "fewer tokens", "more than fit into memory"});
        } catch (const std::exception& error) {
            fail({core::Code::CannotRead, run.model.string(), "", "", error.what()});
        }
    });
}

void RunController::work(quint64 generation, const std::stop_token& stop, const core::Run& run)
{
    PreparedText text{m_worker.open(run.model), run.texts.front(), {}, 0};
    text.encoding = text.model->encode(text.text, run.split, stop);
    text.used = std::min(static_cast<core::Index>(text.encoding.tokens.size()), text.model->info.max_tokens);
    std::vector<core::Token> tokens(text.encoding.tokens.begin(), text.encoding.tokens.begin() + text.used);
    const auto model = text.model;
    const core::Index used = text.used;
    deliver(generation, [this, text] {
        if (text.used == 0) m_running = false;
        emit prepared(text);
    });
    if (used == 0) return;

    core::RunOptions options{
        .keep = core::keepWithin(m_stageBudget, model->info, used, 1), .stop = stop, .onLayer = {}};
    options.onLayer = [&](const std::shared_ptr<const core::Trace>& trace) {
        if (static_cast<core::Index>(trace->layers.size()) == model->info.layers) return;  // the finished one follows
        deliver(generation, [this, trace] { emit layerFinished(trace); });
    };
    if (auto trace = core::run(model, {core::sequenceOf(std::move(tokens))}, options))
        deliver(generation, [this, trace] {
            m_running = false;
            emit finished(trace);
        });
}

std::shared_ptr<const core::Model> RunController::Worker::open(const std::filesystem::path& wanted)
{
    std::error_code none;
    const auto now = std::filesystem::last_write_time(wanted / "model.safetensors", none);
    if (model != nullptr && path == wanted && changed == now) return model;
    model = core::openModel(wanted);
    path = wanted;
    changed = now;
    return model;
}

void RunController::predict(std::shared_ptr<const core::Trace> trace, core::Index position)
{
    m_predictionPool.clear();
    m_predictionPool.start([this, question = ++m_question, trace = std::move(trace), position] {
        auto predictions = core::nextTokens(*trace, 0, position, 5);
        QMetaObject::invokeMethod(
            this,
            [this, question, position, predictions] {
                if (question == m_question) emit predicted(position, predictions);
            },
            Qt::QueuedConnection);
    });
}

template<typename Work>
void RunController::deliver(quint64 generation, Work work)
{
    QMetaObject::invokeMethod(
        this,
        [this, generation, work] {
            if (generation == m_generation) work();
        },
        Qt::QueuedConnection);
}
