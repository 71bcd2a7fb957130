#include "app/command/stop_on_interrupt.h"

#include "app/command/standard_streams.h"

#include <csignal>

namespace {

volatile std::sig_atomic_t stopAsked = 0;
void (*endAtOnce)(int) = SIG_DFL;

extern "C" void stopSoon(int)
{
    stopAsked = 1;
    std::signal(SIGINT, endAtOnce);
    standard_streams::sayAtOnce("\nattentionscope: ends when this one is whole; Ctrl+C again ends at once\n");
}

}  // namespace

StopOnInterrupt::StopOnInterrupt()
{
    stopAsked = 0;
    endAtOnce = std::signal(SIGINT, stopSoon);
}

StopOnInterrupt::~StopOnInterrupt() { std::signal(SIGINT, endAtOnce); }

bool StopOnInterrupt::asked() const { return stopAsked != 0; }
