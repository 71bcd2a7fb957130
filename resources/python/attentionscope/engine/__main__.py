"""python3 -m attentionscope.engine: answers an AttentionScope that started it."""

import os
import sys


def main() -> None:
    if len(sys.argv) > 1:
        print(__doc__ + "\n\nIt takes no options; PROTOCOL.md beside it says what it is asked.")
        sys.exit(0 if sys.argv[1] in ("-h", "--help") else 2)
    # What a library prints must not come between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    from .serve import serve
    from .wire import Wire
    serve(Wire(sys.stdin.buffer, answers))


if __name__ == "__main__":
    main()
