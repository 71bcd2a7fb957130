#include "app/command/ready_inputs.h"

#include "app/command/command_line.h"
#include "app/command/request.h"
#include "core/audio/feature_file.h"
#include "core/engine/engines.h"
#include "core/error.h"
#include "core/image/pixel_file.h"
#include "core/model/pass/page.h"
#include "core/model/pass/picture.h"
#include "core/model/pass/picture_places.h"
#include "core/model/pass/sound.h"
#include "core/model/pass/text_pictures.h"
#include "core/model/position_grid.h"
#include "core/model/repeated_text.h"

#include <charconv>

namespace {

/// "1,2,3"
std::vector<core::Index> idsIn(const std::string& text, const char* option)
{
    std::vector<core::Index> ids;
    for (const char* at = text.data();; ++at) {
        core::Index id = 0;
        const auto [end, error] = std::from_chars(at, text.data() + text.size(), id);
        if (error != std::errc() || (end != text.data() + text.size() && *end != ','))
            throw cli::WrongValue(option, "expected whole numbers separated by commas, such as 1,2,3");
        ids.push_back(id);
        if (end == text.data() + text.size()) return ids;
        at = end;
    }
}

[[noreturn]] void refuse(const core::Model& model, const char* option, const char* what, const char* found)
{
    throw core::Error(core::Code::Unsupported, model.info.name,
                      "%1 is not supported: expected a model that reads %2, which %3 does not, found %4", option,
                      std::string(what), model.info.architecture, found);
}

}  // namespace

void ReadyInputs::add(cli::Command& command)
{
    auto* ids = command.addOption("--ids", m_ids, "Token ids instead of a text, used as they stand");
    ids->typeName("1,2,3");
    command
        .addOption("--target-ids", m_targetIds,
                   "Token ids that the decoder reads, used as they stand; once for each text or sound")
        ->excludes("--target")
        ->typeName("1,2,3")
        ->takeAll()
        ->oneEachTime();
    auto* pixels =
        command.addOption("--pixels", m_pixels,
                          "Pictures as the model takes them: pixel_values [B, C, H, W] of a tensor file, or "
                          "its only tensor; with --ids the tiles of a text's pictures, [1, tiles, C, H, W], or "
                          "patches beside image_grid_thw");
    auto* features =
        command.addOption("--features", m_features,
                          "Sounds as the model takes them: input_features [B, mels, frames] or input_values "
                          "[B, samples] of a tensor file, or its only tensor");
    command.addOption("--tensor", m_tensor, "Which tensor of the file of --pixels or --features")->typeName("NAME");
    std::vector<cli::Option*> before = {ids};
    for (const char* other : {"--text", "--image", "--audio"}) before.push_back(command.option(other));
    for (cli::Option* each : {pixels, features}) {
        each->typeName("F.safetensors");
        for (cli::Option* other : before)
            if (each != pixels || other != ids) each->excludes(other);
        before.push_back(each);
    }
    for (const char* other : {"--text", "--image", "--audio"}) ids->excludes(other);
}

core::PreparedRun ReadyInputs::prepared(const core::Run& run) const
{
    core::PreparedRun given;
    const core::Tower tower = m_ids.empty() ? core::Tower::Pictures : core::Tower::Texts;
    given.model = run.engine.empty() ? openedModels().folder(run.model, tower, run.base)
                                     : core::Engines::known().open(run.engine, {});
    warnAll(given.model->warnings);
    if (m_ids.empty())
        addTensors(given);
    else
        addIds(given);
    if (given.model->decoder == nullptr) return given;
    std::vector<core::Sequence> targets;
    for (std::size_t i = 0; i < given.batch.sequences.size(); ++i) {
        const std::string text = i < run.targets.size() ? run.targets[i] : std::string();
        const bool repeats = text.empty() && core::repeatsText(*given.model);
        const core::Encoding target = repeats ? core::repeatedText(*given.model, given.batch.sequences[i].tokens)
                                              : given.model->decoder->encodeTarget(text);
        targets.push_back(core::sequenceOf(target.tokens));
    }
    given.batch.targets = core::padded(*given.model->decoder, std::move(targets), core::PaddingSide::Right);
    return given;
}

void ReadyInputs::addIds(core::PreparedRun& prepared) const
{
    core::Sequence text = core::sequenceOfIds(*prepared.model, idsIn(m_ids, "--ids"));
    if (!m_pixels.empty()) {
        if (prepared.model->picture_reader == nullptr)
            refuse(*prepared.model, "--pixels with --ids", "texts and pictures", "a picture");
        auto pictures = core::picturesOfTiles(*prepared.model, text,
                                              core::readTilesFor(*prepared.model->picture_reader, m_pixels, m_tensor));
        core::addPictures(*prepared.model, text, std::move(pictures));
        prepared.model = core::modelForText(prepared.model, text);
    }
    prepared.batch.sequences = {std::move(text)};
}

void ReadyInputs::addTensors(core::PreparedRun& prepared) const
{
    std::vector<core::Sequence>& sequences = prepared.batch.sequences;
    if (!m_pixels.empty() && prepared.model->picture_reader != nullptr)
        throw core::Error(core::Code::Missing, prepared.model->info.name,
                          "the text of the picture is missing: expected --ids with --pixels, as %1 reads both",
                          prepared.model->info.architecture);
    if (prepared.model->transformer.boxes) {
        sequences = core::readPages(*prepared.model, m_pixels.empty() ? m_features : m_pixels);
        return;
    }
    if (!m_pixels.empty()) {
        if (!prepared.model->transformer.patches) refuse(*prepared.model, "--pixels", "pictures", "a picture");
        std::vector<core::PixelValues> pictures = core::readPixelValues(m_pixels, m_tensor);
        prepared.model = core::modelForSize(prepared.model, pictures.front().height, pictures.front().width);
        for (core::PixelValues& pixels : pictures)
            sequences.push_back(core::pictureSequence(*prepared.model->transformer.patches,
                                                      std::make_shared<const core::PixelValues>(std::move(pixels)),
                                                      nullptr));
        sequences = core::paddedPictures(std::move(sequences));
        return;
    }
    const auto& audio = prepared.model->transformer.audio;
    if (!audio) refuse(*prepared.model, "--features", "sounds", "a sound");
    const auto kind = audio->wave ? core::Features::Wave : core::Features::Spectrum;
    for (core::Matrix& features : core::readFeatures(m_features, m_tensor, kind))
        sequences.push_back(core::soundSequence(*audio, std::make_shared<const core::Matrix>(std::move(features))));
    if (audio->wave) core::hidePadding(*audio, sequences, core::readRealSamples(m_features, m_tensor));
}

void ReadyInputs::replaceTargets(core::PreparedRun& prepared) const
{
    if (m_targetIds.empty()) return;
    const core::Model& model = *prepared.model;
    if (model.decoder == nullptr)
        throw core::Error(core::Code::Unsupported, model.info.name,
                          "--target-ids is not supported: expected an encoder–decoder, such as T5, found %1",
                          model.info.architecture);
    if (m_targetIds.size() != prepared.batch.sequences.size())
        throw core::Error(
            core::Code::OutOfRange, "",
            "the number of --target-ids cannot be used: expected one for each text or sound, %1, found %2",
            std::to_string(prepared.batch.sequences.size()), std::to_string(m_targetIds.size()));
    std::vector<core::Sequence> targets;
    for (const std::string& ids : m_targetIds)
        targets.push_back(core::sequenceOfIds(*model.decoder, idsIn(ids, "--target-ids")));
    prepared.batch.targets = core::padded(*model.decoder, std::move(targets), core::PaddingSide::Right);
}

std::vector<std::filesystem::path> ReadyInputs::sources() const
{
    std::vector<std::filesystem::path> files;
    for (const std::string& file : {m_pixels, m_features})
        if (!file.empty()) files.emplace_back(file);
    return files;
}
