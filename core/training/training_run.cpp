#include "core/training/training_run.h"

#include "core/error.h"
#include "core/kernel/kernels.h"
#include "core/kernel/parallel.h"
#include "core/number_range.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

/// The longest that all gradients together may be; longer ones are shortened to it (Pascanu et al., 2013).
constexpr double longestGradient = 1;
constexpr double firstMoment = 0.9, momentEpsilon = 1e-8;

/// Kept steps take so many bytes at most, and are so many at most.
constexpr Index keptBytes = Index{12} << 20U, mostKept = 200, leastKept = 4;

using FlatNumbers = Eigen::Map<Eigen::ArrayXf>;

FlatNumbers arrayOf(std::vector<float>& numbers) { return {numbers.data(), std::ssize(numbers)}; }

/// @param weights  of a row; nats
double entropyOf(const Eigen::Ref<const Eigen::RowVectorXf>& weights)
{
    double entropy = 0;
    for (const float each : weights)
        if (each > 0) entropy -= static_cast<double>(each) * std::log(static_cast<double>(each));
    return entropy;
}

const TrainingSettings& usable(const TrainingSettings& settings)
{
    requireUsable(settings);
    return settings;
}

/// AdamW (Loshchilov & Hutter, 2019) for some numbers.
struct Descent {
    float rate;           ///< rate of this step
    float decay;          ///< share that each number loses
    float second_moment;  ///< β₂
    float first_scale;    ///< 1 / (1 - β₁ᵗ)
    float second_scale;   ///< 1 / (1 - β₂ᵗ)

    void operator()(FlatNumbers numbers, FlatNumbers gradient, FlatNumbers first, FlatNumbers second) const
    {
        constexpr auto beta = static_cast<float>(firstMoment);
        first = beta * first + (1 - beta) * gradient;
        second = second_moment * second + (1 - second_moment) * gradient.square();
        numbers -=
            decay * numbers
            + rate * (first_scale * first) / ((second_scale * second).sqrt() + static_cast<float>(momentEpsilon));
    }
};

}  // namespace

TrainingRun::TrainingRun(const TrainingSettings& settings, std::string text, const std::string& name)
    : m_record{.settings = settings, .text = std::move(text)},
      m_data(usable(settings), m_record.text, name),
      m_parameters(settings.shape, m_data.vocabulary())
{
    m_record.kernels = kernels().name;
    m_record.numbers = firstNumbers(m_parameters, settings.seed);
    m_record.first_moments.assign(m_record.numbers.size(), 0.0F);
    m_record.second_moments = m_record.first_moments;
    begin();
    evaluate();
    keep();
}

TrainingRun::TrainingRun(TrainingRecord record)
    : m_record(std::move(record)),
      m_data(m_record.settings, m_record.text, "the run"),
      m_parameters(m_record.settings.shape, m_data.vocabulary())
{
    begin();
}

void TrainingRun::begin()
{
    m_passes.reserve(parts);
    for (Index part = 0; part < parts; ++part) m_passes.emplace_back(m_record.settings.shape, m_parameters);
    m_gradients.assign(parts, std::vector<float>(static_cast<std::size_t>(m_parameters.count)));
}

TrainingPart TrainingRun::partOf(const TrainingBatch& batch, Index part) const
{
    const Index first = part * batch.examples / parts;
    return {&batch, first, (part + 1) * batch.examples / parts - first};
}

/// Computes the gradients.
/// @return the loss; nats for each target that counts
double TrainingRun::gradientsOf(const TrainingBatch& batch)
{
    const auto counted = static_cast<double>(std::max<Index>(1, batch.counted));
    std::array<double, parts> losses{};
    inParallel(parts, [&](Index part) {
        const TrainingPart own = partOf(batch, part);
        TrainingPass<float>& pass = m_passes[part];
        std::vector<float>& gradients = m_gradients[part];
        if (own.count == 0) {
            std::ranges::fill(gradients, 0.0F);
            return;
        }
        losses[static_cast<std::size_t>(part)] = pass.forward(m_record.numbers, own).loss;
        pass.backward(m_record.numbers, static_cast<float>(1 / counted), gradients);
    });
    for (Index apart = 1; apart < parts; apart *= 2)
        for (Index part = 0; part + apart < parts; part += 2 * apart)
            arrayOf(m_gradients[part]) += arrayOf(m_gradients[part + apart]);
    double loss = 0;
    for (const double each : losses) loss += each;
    return loss / counted;
}

void TrainingRun::descend()
{
    const TrainingSettings& settings = m_record.settings;
    const double done = static_cast<double>(m_record.step + 1);
    const double rate = learningRateAt(settings, m_record.step);
    for (const KnockedOut& each : m_record.knocked_out) outputOf(each.layer, each.head, m_gradients.front()).setZero();
    FlatNumbers gradient = arrayOf(m_gradients.front());
    const double length = std::sqrt(gradient.cast<double>().square().sum());
    if (length > longestGradient) gradient *= static_cast<float>(longestGradient / length);
    Descent descent{.rate = static_cast<float>(rate),
                    .decay = 0,
                    .second_moment = static_cast<float>(settings.second_moment),
                    .first_scale = static_cast<float>(1 / (1 - std::pow(firstMoment, done))),
                    .second_scale = static_cast<float>(1 / (1 - std::pow(settings.second_moment, done)))};
    for (const TrainedParameter& each : m_parameters.all) {
        const auto part = [&](std::vector<float>& all) { return FlatNumbers(all.data() + each.begin, each.size()); };
        descent.decay = each.is_vector ? 0.0F : static_cast<float>(rate * settings.weight_decay);
        descent(part(m_record.numbers), part(m_gradients.front()), part(m_record.first_moments),
                part(m_record.second_moments));
    }
}

void TrainingRun::keepEvery(Index steps)
{
    if (m_record.step > 0 || steps < 1)
        throw Error(
            Code::OutOfRange, "",
            "the steps that are kept cannot be used: expected 1 or more, chosen before the first step, found %1",
            std::to_string(steps));
    m_record.keep_every = steps;
}

/// The rows of a layer's output matrix that read a head.
TrainingRun::FlatPart TrainingRun::outputOf(Index layer, Index head, std::vector<float>& numbers) const
{
    const TrainedParameter& output = m_parameters.all[m_parameters.layers[layer].output];
    const Index size = output.size() / m_record.settings.shape.heads;
    return {numbers.data() + output.begin + head * size, size};
}

void TrainingRun::knockOut(Index layer, Index head)
{
    const TrainedShape& shape = m_record.settings.shape;
    const std::string named = std::to_string(layer + 1) + "." + std::to_string(head + 1);
    if (layer < 0 || layer >= shape.layers || head < 0 || head >= shape.heads)
        throw Error(Code::OutOfRange, "", "the head cannot be used: expected 1.1 to %1.%2, found %3",
                    std::to_string(shape.layers), std::to_string(shape.heads), named);
    for (const KnockedOut& each : m_record.knocked_out)
        if (each.layer == layer && each.head == head)
            throw Error(Code::OutOfRange, "",
                        "the head cannot be used: expected one that was not taken away before, found %1", named);
    m_record.knocked_out.push_back({m_record.step, layer, head});
    for (std::vector<float>* numbers : {&m_record.numbers, &m_record.first_moments, &m_record.second_moments})
        outputOf(layer, head, *numbers).setZero();
    if (m_record.held_out.back().step == m_record.step) m_record.held_out.pop_back();
    evaluate();
}

void TrainingRun::reseed(std::uint64_t seed)
{
    std::erase_if(m_record.reseeded, [&](const Reseeded& each) { return each.step == m_record.step; });
    if (m_record.seedAt(m_record.step) != seed) m_record.reseeded.push_back({m_record.step, seed});
}

void TrainingRun::next()
{
    const double loss = gradientsOf(m_data.batch(m_record.step, m_record.seedAt(m_record.step)));
    constexpr double bound = 10;  // times what somebody loses who knows nothing
    if (!(loss < bound * m_data.chance()))
        throw Error(
            Code::Failed, "",
            "the training after step %1 failed: its loss left all bounds; a smaller learning rate keeps it within",
            std::to_string(m_record.step));
    descend();
    m_record.losses.push_back(static_cast<float>(loss));
    ++m_record.step;
    if (m_record.step % evaluated_every == 0) evaluate();
    if (m_record.step % m_record.keep_every == 0) keep();
}

/// How much each head looks at the token before, and at what stood behind an earlier token of the same symbol.
void TrainingRun::addHeads(const TrainingPart& part, const TrainingPass<float>& pass, HeadSums& sums) const
{
    const TrainedShape& shape = m_record.settings.shape;
    const std::size_t heads = sums.entropy.size();
    const auto eachHead = [&](Index example, Index query, Index key, std::vector<double>& of) {
        for (Index layer = 0; layer < shape.layers; ++layer)
            for (Index head = 0; head < shape.heads; ++head)
                of[layer * shape.heads + head] += static_cast<double>(pass.attention(layer, head, example)(query, key));
    };
    const Index tokens = part.batch->tokens;
    for (Index example = 0; example < part.count; ++example) {
        const Index* ids = part.batch->ids.data() + (part.first + example) * tokens;
        const Index* targets = part.batch->targets.data() + (part.first + example) * tokens;
        for (Index query = 1; query < tokens; ++query) {
            // Behind a line there is nothing; signs stand in every place, whether what follows counts or not.
            if (targets[query] < 0 && readsText(m_record.settings.task)) continue;
            eachHead(example, query, query - 1, sums.previous);
            ++sums.of_previous;
            for (std::size_t head = 0; head < heads; ++head) {
                const auto at = static_cast<Index>(head);
                const auto& weights = pass.attention(at / shape.heads, at % shape.heads, example);
                sums.entropy[head] += entropyOf(weights.row(query).head(query + 1));
            }
            bool again = false;
            for (Index earlier = 0; earlier < query; ++earlier) {
                if (ids[earlier] != ids[query]) continue;
                eachHead(example, query, earlier + 1, sums.induction);
                again = true;
            }
            sums.of_induction += again ? 1 : 0;
        }
    }
}

void TrainingRun::evaluate()
{
    const TrainingBatch& batch = m_data.heldOut();
    std::array<TrainingPass<float>::Result, parts> results{};
    const TrainedShape& shape = m_record.settings.shape;
    const std::vector<double> none(static_cast<std::size_t>(shape.layers * shape.heads), 0.0);
    std::array<HeadSums, parts> sums;
    sums.fill({none, none, none});
    // A step learns from so many sequences at once: looking takes no more memory than learning.
    const Index together = std::max<Index>(1, m_record.settings.batch / parts);
    inParallel(parts, [&](Index part) {
        const auto at = static_cast<std::size_t>(part);
        const TrainingPart own = partOf(batch, part);
        for (Index done = 0; done < own.count; done += together) {
            const TrainingPart some{&batch, own.first + done, std::min(together, own.count - done)};
            const TrainingPass<float>::Result result = m_passes[part].forward(m_record.numbers, some);
            results[at].loss += result.loss;
            results[at].right += result.right;
            addHeads(some, m_passes[part], sums[at]);
        }
    });
    HeldOutLoss& held = m_record.held_out.emplace_back();
    held.step = m_record.step;
    double loss = 0, right = 0, of_previous = 0, of_induction = 0;
    for (std::size_t part = 0; part < sums.size(); ++part) {
        loss += results[part].loss;
        right += static_cast<double>(results[part].right);
        of_previous += static_cast<double>(sums[part].of_previous);
        of_induction += static_cast<double>(sums[part].of_induction);
    }
    const auto counted = static_cast<double>(std::max<Index>(1, batch.counted));
    held.loss = static_cast<float>(loss / counted);
    held.right = static_cast<float>(right / counted);
    const std::size_t heads = sums.front().previous.size();
    held.previous.reserve(heads);
    held.induction.reserve(heads);
    held.entropy.reserve(heads);
    for (std::size_t head = 0; head < heads; ++head) {
        double previous = 0, induction = 0, entropy = 0;
        for (const HeadSums& each : sums) {
            previous += each.previous[head];
            induction += each.induction[head];
            entropy += each.entropy[head];
        }
        held.previous.push_back(static_cast<float>(previous / std::max(1.0, of_previous)));
        held.induction.push_back(static_cast<float>(induction / std::max(1.0, of_induction)));
        held.entropy.push_back(static_cast<float>(entropy / std::max(1.0, of_previous)));
    }
}

void TrainingRun::keep()
{
    m_record.kept.push_back({m_record.step, m_record.numbers});
    const Index bytes = m_parameters.count * static_cast<Index>(sizeof(float));
    if (std::ssize(m_record.kept) <= std::clamp(keptBytes / bytes, leastKept, mostKept)) return;
    m_record.keep_every *= 2;
    std::erase_if(m_record.kept, [&](const KeptStep& each) { return each.step % m_record.keep_every != 0; });
}

std::uint64_t TrainingRecord::seedAt(Index at) const
{
    std::uint64_t seed = settings.seed;
    for (const Reseeded& each : reseeded)
        if (each.step <= at) seed = each.seed;
    return seed;
}

Words TrainingRecord::stepsWithNumbers() const
{
    if (keep_every == 1) return numberRange(0, step);
    return Words("a multiple of %1 below %2, or %3", std::to_string(keep_every), std::to_string(step),
                 std::to_string(step));
}

bool TrainingRecord::hasNumbersAt(Index at) const
{
    return at == step || std::ranges::find(kept, at, &KeptStep::step) != kept.end();
}

const std::vector<float>& TrainingRecord::numbersAt(Index at) const
{
    if (at == step) return numbers;
    const auto found = std::ranges::find(kept, at, &KeptStep::step);
    if (found != kept.end()) return found->numbers;
    throw Error(Code::OutOfRange, "", "the step cannot be used: expected %1, found %2", stepsWithNumbers(),
                std::to_string(at));
}

}  // namespace core
