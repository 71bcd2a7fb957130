#pragma once

#include <filesystem>
#include <fstream>
#include <string>

/// A Hugging Face cache as huggingface_hub lays it out, made up for a test: files in `blobs`, linked to from snapshots.
class HubFolders {
public:
    explicit HubFolders(std::filesystem::path cache) : m_cache(std::move(cache)) {}

    std::filesystem::path repository(const std::string& name) const { return m_cache / ("models--" + name); }

    std::filesystem::path snapshot(const std::string& name, const std::string& revision) const
    {
        const auto folder = repository(name) / "snapshots" / revision;
        std::filesystem::create_directories(folder);
        return folder;
    }

    void ref(const std::string& name, const std::string& ref, const std::string& text) const
    {
        write(repository(name) / "refs" / ref, text);
    }

    /// A file of a snapshot: a link into the blobs.
    void file(const std::string& name, const std::string& revision, const std::string& file,
              const std::string& text) const
    {
        const std::string blob = revision + "-" + file;
        write(repository(name) / "blobs" / blob, text);
        link(name, revision, file, blob);
    }

    void link(const std::string& name, const std::string& revision, const std::string& file,
              const std::string& blob) const
    {
        std::filesystem::create_symlink(std::filesystem::path("../../blobs") / blob, snapshot(name, revision) / file);
    }

    /// All files of a model folder, as downloaded.
    void download(const std::string& name, const std::string& revision, const std::filesystem::path& model) const
    {
        ref(name, "main", revision);
        for (const auto& entry : std::filesystem::directory_iterator(model)) {
            std::ifstream in(entry.path(), std::ios::binary);
            file(name, revision, entry.path().filename().string(), {std::istreambuf_iterator<char>(in), {}});
        }
    }

    static void write(const std::filesystem::path& file, const std::string& text)
    {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
    }

private:
    std::filesystem::path m_cache;
};
