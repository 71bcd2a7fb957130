"""A program that is told line by line what to do, and answers each line with one."""

import subprocess
import sys


class Party:
    def __init__(self, name, *command, silent=False):
        self.name = name
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL if silent else None, text=True)

    def say(self, *words):
        print(*words, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().split()
        if not answer:
            sys.exit(f"{self.name} ended at: {' '.join(map(str, words))}")
        return answer

    def timed(self, *words):
        """Seconds by the clock, and of all processors together."""
        return tuple(map(float, self.say(*words)))
