#include "app/command/command_line.h"
#include "core/error.h"
#include "core/session/carried_picture.h"
#include "ui/file/small_picture.h"

#include <QFile>

namespace {

struct ThumbnailOptions {
    std::string file;
    std::string out;
    int size = 256;
};

int writeThumbnail(const ThumbnailOptions& options)
{
    requireOther(options.out, options.file);
    const QImage picture = pictureFrom(core::pictureIn(options.file), options.file, options.size);
    // Into the file that is there, not in its place: file managers hold theirs open and read on.
    QFile file(QString::fromStdString(options.out));
    if (!file.open(QIODevice::WriteOnly) || !picture.save(&file, "PNG") || !file.flush())
        throw core::Error(core::Code::CannotWrite, options.out, "%0 cannot be written: %1",
                          file.errorString().toStdString());
    return 0;
}

}  // namespace

Subcommand addThumbnail(cli::Command* command)
{
    auto options = std::make_shared<ThumbnailOptions>();
    command->addOption("file", options->file, "An .attnscope or .attnpage file")->required()->typeName("FILE");
    command->addOption("--out", options->out, "The PNG to write")->required()->typeName("F.png");
    command->addOption("--size", options->size, "Pixels that its longer side has at most (256)")
        ->typeName("N")
        ->check(cli::within(16, 1024));
    return {command, [options] { return writeThumbnail(*options); }};
}
