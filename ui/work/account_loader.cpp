#include "ui/work/account_loader.h"

#include "core/explain/patch/ablation_sweep.h"
#include "core/model/pass/prediction.h"

#include <chrono>
#include <utility>

using core::Index;

namespace {

constexpr std::size_t mostWalks = 6;

}  // namespace

AccountLoader::~AccountLoader()
{
    for (LatestJob* job : {&m_explaining, &m_lens, &m_knocking}) job->cancel();
}

void AccountLoader::start(LatestJob& job, std::function<void(const LatestJob::Turn&)> work)
{
    job.start(
        "what wrote this number", std::move(work),
        [this](const core::Error& error) {
            emit failed(error);
            emit ended();
        },
        [this] { emit ended(); });
}

core::StreamRows& AccountLoader::rowsOf(const Whole& whole, Index item)
{
    if (m_rows == nullptr || m_rows->trace() != whole || m_rows->item() != item)
        m_rows = std::make_unique<core::StreamRows>(whole, item);
    return *m_rows;
}

void AccountLoader::explainCell(Whole whole, core::AttentionBlock block, const core::HeadAddress& head,
                                const core::Cell& cell, const Through& through)
{
    start(m_explaining, [this, whole = std::move(whole), block, head, cell, through](const LatestJob::Turn& turn) {
        const auto begun = std::chrono::steady_clock::now();
        core::StreamRows& rows = rowsOf(whole, head.item);
        rows.open(through);
        ExplainedCell result{whole, block, head, cell, core::explainCell(rows, block, head, cell, turn.stop())};
        result.milliseconds =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count();
        const core::CellAccount& account = result.account;
        result.query = core::walksBack(rows, account.query, account.querySums(), cell.query, mostWalks, turn.stop());
        result.key = core::walksBack(rows, account.key, account.keySums(), cell.key, mostWalks, turn.stop());
        const auto explained = std::make_shared<const ExplainedCell>(std::move(result));
        turn.finish([this, explained] { emit cellExplained(explained); });
    });
}

void AccountLoader::explainAnswer(Whole whole, core::AnswerQuestion question, const Through& through)
{
    start(m_explaining,
          [this, whole = std::move(whole), question = std::move(question), through](const LatestJob::Turn& turn) {
              const core::Trace& speaker = core::speakerOf(*whole);
              const core::Answer answer = core::askedAnswer(speaker, question, turn.stop());
              core::StreamRows& rows = rowsOf(whole, question.item);
              rows.open(through);
              ExplainedAnswer result{whole, answer, core::explainAnswer(rows, answer, turn.stop())};
              result.heads = core::walksBack(rows, result.account.parts, result.account.values, answer.position,
                                             mostWalks, turn.stop());
              const auto explained = std::make_shared<const ExplainedAnswer>(std::move(result));
              turn.finish([this, explained] { emit answerExplained(explained); });
          });
}

void AccountLoader::readLens(Whole whole, Index item, std::string word, Index first)
{
    start(m_lens, [this, whole = std::move(whole), item, word = std::move(word), first](const LatestJob::Turn& turn) {
        const core::Trace& speaker = core::speakerOf(*whole);
        const Index tokens = std::ssize(speaker.queries(item));
        ReadLens result{whole, item, {}, word, {}};
        if (!word.empty()) result.asked = core::askedToken(speaker, item, tokens - 1, word, turn.stop());
        bool isShown = false;
        const auto told = [&](const core::LogitLens& lens, Index done) {
            if (!std::exchange(isShown, true) && done < tokens) {
                auto some = std::make_shared<ReadLens>(result);
                some->lens = lens;
                some->whole_text = false;
                turn.tell([this, some] { emit lensRead(some); });
            }
            turn.tell([this, done, tokens] { emit lensProgress(done, tokens); });
        };
        result.lens =
            core::logitLens(*whole, item, {.asked = result.asked, .first = first, .stop = turn.stop(), .told = told});
        const auto read = std::make_shared<const ReadLens>(std::move(result));
        turn.finish([this, read] {
            emit lensRead(read);
            emit ended();
        });
    });
}

void AccountLoader::readHead(std::shared_ptr<const core::Model> model, core::AttentionBlock block,
                             const core::HeadPlace& head, Index distance)
{
    start(m_lens, [this, model = std::move(model), block, head, distance](const LatestJob::Turn& turn) {
        const auto told = [&](Index part, Index parts) {
            turn.tell([this, part, parts] { emit headProgress(part, parts); });
        };
        core::HeadReading reading =
            core::headReading(*model, block, head, {.distance = distance, .stop = turn.stop(), .told = told});
        const auto read = std::make_shared<const ReadHead>(ReadHead{model, block, distance, std::move(reading)});
        turn.finish([this, read] {
            emit headRead(read);
            emit ended();
        });
    });
}

void AccountLoader::knockOut(Whole whole, core::RunOptions options, core::AttentionBlock block,
                             const core::Answer& answer)
{
    start(m_knocking, [this, whole = std::move(whole), options = std::move(options), block,
                       answer](const LatestJob::Turn& turn) mutable {
        options.stop = turn.stop();
        int layers = 0;
        const auto told = [&](const core::HeadTable& table) {
            turn.tell([this, table, done = ++layers] { emit knockedOut(table, done); });
        };
        core::sweepKnockOuts(whole, options, block, answer, {}, told);
        turn.finish([this] { emit ended(); });
    });
}

void AccountLoader::sweep(Whole from, Whole to, core::AnswerQuestion question, const core::PatchPlan& plan)
{
    start(m_knocking, [this, from = std::move(from), to = std::move(to), question = std::move(question),
                       plan](const LatestJob::Turn& turn) {
        const core::Answer answer = core::askedAnswer(core::speakerOf(*to), question, turn.stop());
        int layers = 0;
        const auto told = [&](const core::PatchSweep& sweep) {
            turn.tell([this, sweep, answer, done = ++layers] { emit swept(sweep, answer, done); });
        };
        core::sweepPatches(from, to, {answer}, plan, told, turn.stop());
        turn.finish([this] { emit ended(); });
    });
}

bool AccountLoader::cancel()
{
    const bool waited = isKnockingOut() || isReading();
    m_knocking.cancel();
    m_lens.cancel();
    if (waited) emit ended();
    return waited;
}

void AccountLoader::drop()
{
    for (LatestJob* job : {&m_explaining, &m_lens, &m_knocking}) job->cancel();
}

#include "moc_account_loader.cpp"
