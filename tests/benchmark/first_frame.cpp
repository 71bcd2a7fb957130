// Prints what the program takes from its start to the first painted frame of its window (first_frame_watch.cpp).
//
// usage: first_frame [MODEL-FOLDER]     what the program itself does then; the window closes when it has been painted

#include "app/window.h"

int main(int argc, char** argv)
{
    WindowRequest request;
    if (argc > 1) request.path = argv[1];
    request.new_window = true;
    return runWindow(argc, argv, request);
}
