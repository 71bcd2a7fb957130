#include "app/command/inside_options.h"

void InsideOptions::add(cli::Command& command)
{
    command.addFlag("!--no-session", m_inside.session,
                    "Write the figure alone: no session inside, and nothing else that the page does not show");
    command
        .addFlag("--with-data", m_inside.numbers,
                 "Put the file of --weights into the figure, up to 64 MB, so that it can be drawn again without it")
        ->excludes(command.option("--no-session"));
}
