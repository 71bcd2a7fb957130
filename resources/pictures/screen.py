"""A screen that nobody sees, with the program on it, and a film of that screen."""

import math
import mmap
import os
import queue
import shutil
import signal
import struct
import subprocess
import tempfile
import threading
import time
from pathlib import Path

FRAMES_A_SECOND = 10
CAPTION_HEIGHT = 64  # pixels below the screen
PATIENCE = 20.0      # seconds that the program has for anything
OPENBOX = """<openbox_config xmlns="http://openbox.org/3.4/rc"><theme><keepBorder>yes</keepBorder></theme><applications>
<application class="*"><decor>no</decor></application>
<application class="*" type="normal"><maximized>yes</maximized></application>
</applications></openbox_config>"""
# X: black, o: white. Its point is the upper left corner.
POINTER = """
XX
XoX
XooX
XoooX
XooooX
XoooooX
XooooooX
XoooooooX
XooooooooX
XoooooooooX
XooooooooooX
XooooooXXXXXX
XoooXooX
XooXXoooX
XoX  XooX
XX   XoooX
      XooX
       XX
""".strip("\n").split("\n")


class Failed(Exception):
    """What the program or a tool did not do, in one sentence."""


def run(*command, **more):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, **more)
    if done.returncode:
        raise Failed(f"{command[0]} says: {done.stderr.decode(errors='replace').strip()[-300:]}")
    return done.stdout


class Screen:
    """An X server, a window manager and the program with settings of its own; all of it ends with the `with` block."""

    def __init__(self, program, width, height, arguments=(), settings="", shown=True):
        self.width, self.height = width, height
        self.folder = Path(tempfile.mkdtemp(prefix="attentionscope-pictures-"))
        self.processes = []
        self.pointer = (width * 6 // 10, height * 9 // 10)
        self._program, self._arguments = program, list(arguments)
        try:
            self._start(settings)
            if shown:
                self.open_window()
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.send_signal(signal.SIGTERM)
        for process in self.processes:
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self, settings):
        home = self.folder / "home"
        for name in (".config/openbox", ".config/attentionscope", "run"):
            (home / name).mkdir(parents=True)
        (home / "run").chmod(0o700)
        (home / ".config/openbox/rc.xml").write_text(OPENBOX)
        (home / ".config/attentionscope/attentionscope.conf").write_text(settings)
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(home), "XDG_RUNTIME_DIR": str(home / "run"),
                            "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "xcb"}
        read, write = os.pipe()
        self._spawn("Xvfb", "-displayfd", str(write), "-screen", "0", f"{self.width}x{self.height}x24", "-nocursor",
                    "-nolisten", "tcp", "-fbdir", str(self.folder), pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as said:
            number = said.readline().strip()
        if not number:
            raise Failed("Xvfb did not start")
        self.environment["DISPLAY"] = f":{number}"
        with open(self.folder / "Xvfb_screen0", "rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._memory[:100])
        self._pixels_at = header[0] + 12 * header[19]  # the colour map lies between
        self._spawn("openbox")
        self.move_to(*self.pointer)

    def _spawn(self, *command, **more):
        with open(self.folder / "said", "ab") as said:
            self.processes.append(subprocess.Popen(command, env=getattr(self, "environment", None), stdin=subprocess.DEVNULL,
                                                   stdout=said, stderr=said, **more))

    def open_window(self):
        self._spawn(self._program, *self._arguments)
        self.do("search", "--sync", "--onlyvisible", "--name", "AttentionScope", patience=PATIENCE)

    def do(self, *action, patience=None):
        """What xdotool does: `do("key", "ctrl+2")`."""
        try:
            return run("xdotool", *map(str, action), env=self.environment, timeout=patience).decode()
        except subprocess.TimeoutExpired:
            said = (self.folder / "said").read_text(errors="replace").strip()[-300:]
            raise Failed(f"the program showed no window{': ' + said if said else ''}") from None

    def move_to(self, x, y):
        self.pointer = (x, y)
        self.do("mousemove", x, y)

    def pixels(self):
        """Four bytes each: blue, green, red and nothing."""
        return self._memory[self._pixels_at:]

    def settled(self, quiet=0.12):
        """The pixels, as soon as they stay as they are."""
        end = time.monotonic() + PATIENCE
        before, since = self.pixels(), time.monotonic()
        while time.monotonic() < end:
            time.sleep(0.03)
            now = self.pixels()
            if now != before:
                before, since = now, time.monotonic()
            elif time.monotonic() - since >= quiet:
                return now
        return before

    def changed(self, what, action):
        """Does something, and waits until the screen is another one."""
        before = self.settled()
        action()
        end = time.monotonic() + PATIENCE
        while self.pixels() == before:
            if time.monotonic() > end:
                raise Failed(f"{what} changed nothing on the screen")
            time.sleep(0.02)
        return self.settled()

    def press(self, keys):
        return self.changed(keys, lambda: self.do("key", keys))

    def bright_cells(self, red):
        """[(x, y)] of the middles of cells in viridis' last colours, from so much red on, from top to bottom."""
        pixels, step, least = self.settled(), 4, 24
        yellow = {(x, y) for y in range(0, self.height, step) for x in range(0, self.width, step)
                  if pixels[(at := 4 * (y * self.width + x)) + 2] >= red and pixels[at + 1] > 210 and pixels[at] < 70}
        cells = []
        for x, y in sorted(yellow, key=lambda point: (point[1], point[0])):
            if (x, y - step) in yellow or (x - step, y) in yellow:
                continue
            right = next(i for i in range(x, self.width + step, step) if (i, y) not in yellow)
            below = next(i for i in range(y, self.height + step, step) if (x, i) not in yellow)
            if right - x >= least and below - y >= least:
                cells.append(((x + right) // 2, (y + below) // 2))
        return cells

    def window(self, name):
        """(left, top, width, height)"""
        said = self.do("search", "--sync", "--onlyvisible", "--name", name, "getwindowgeometry", "--shell", patience=PATIENCE)
        of = dict(line.split("=") for line in said.split())
        return tuple(int(of[key]) for key in ("X", "Y", "WIDTH", "HEIGHT"))

    def save(self, file, box=None):
        """The screen, or (left, top, width, height) of it, in at most 256 colours."""
        left, top, width, height = box or (0, 0, self.width, self.height)
        run("convert", "-size", f"{self.width}x{self.height}", "-depth", "8", "bgra:-", "-alpha", "off", "-crop",
            f"{width}x{height}+{left}+{top}", "+repage", "-dither", "None", "-colors", "256", "-strip", "-define",
            "png:compression-level=9", f"png8:{file}", input=self.settled(1.0))


class Film:
    """What is seen of a screen, told in the film's own time: how long the program takes does not count.

    Below the screen stands a caption, with the keys that are pressed; the pointer is drawn here."""

    def __init__(self, screen, file):
        self.screen, self.file = screen, file
        self._caption = b""
        self._kept = screen.folder / "film.mkv"
        self._encoder = subprocess.Popen(
            ["ffmpeg", "-v", "error", "-f", "rawvideo", "-pix_fmt", "bgra", "-s",
             f"{screen.width}x{screen.height + CAPTION_HEIGHT}", "-r", str(FRAMES_A_SECOND), "-i", "-",
             "-vf", "scale=960:-2:flags=area", "-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast", str(self._kept)],
            stdin=subprocess.PIPE)
        # The pointer may not rest while ffmpeg writes: the program would show its tooltips.
        self._waiting = queue.Queue()
        self._writer = threading.Thread(target=self._write_all, daemon=True)
        self._writer.start()
        self._font = run("fc-match", "-f", "%{file}", "DejaVu Sans:style=Bold").decode()
        self.say("")

    def say(self, text, keys=""):
        """The caption from now on. Keys are written as on their caps: "Ctrl 2"."""
        width, middle, left = self.screen.width, CAPTION_HEIGHT // 2, 24
        draw = []
        for key in keys.split():
            right = left + 22 + 13 * len(key)
            draw += ["-fill", "#e8ebf2", "-draw", f"roundrectangle {left},{middle - 19} {right},{middle + 19} 6,6",
                     "-fill", "#1c2230", "-gravity", "West", "-annotate", f"+{left + 11}+0", key]
            left = right + 8
        draw += ["-fill", "white", "-gravity", "West", "-annotate", f"+{left + 8}+0", text.replace("%", "%%")] if text else []
        self._caption = run("convert", "-size", f"{width}x{CAPTION_HEIGHT}", "xc:#1c2230", "-font", self._font, "-pointsize", "21",
                            *draw, "-depth", "8", "bgra:-")

    def blank(self, seconds):
        """A screen with nothing on it."""
        self._write(b"\x6b\x55\x45\0" * (self.screen.width * self.screen.height), round(seconds * FRAMES_A_SECOND))

    def shoot(self, seconds=1 / FRAMES_A_SECOND, clicked=False):
        """What the screen shows, for so long."""
        picture = bytearray(self.screen.settled())
        self._draw_pointer(picture, clicked)
        self._write(picture, max(1, round(seconds * FRAMES_A_SECOND)))

    def live(self, seconds):
        """What moves by itself, as fast as it does."""
        begin = time.monotonic()
        for i in range(round(seconds * FRAMES_A_SECOND)):
            time.sleep(max(0.0, begin + i / FRAMES_A_SECOND - time.monotonic()))
            picture = bytearray(self.screen.pixels())
            self._draw_pointer(picture, False)
            self._write(picture, 1)

    def point(self, x, y, seconds=0.8):
        """The pointer goes there."""
        (from_x, from_y), steps = self.screen.pointer, max(2, round(seconds * FRAMES_A_SECOND))
        for i in range(1, steps + 1):
            part = (1 - math.cos(math.pi * i / steps)) / 2
            self.screen.move_to(round(from_x + part * (x - from_x)), round(from_y + part * (y - from_y)))
            self.shoot()

    def click(self, times=1):
        self.screen.do("click", "--repeat", times, "--delay", 60, 1)
        self.shoot(0.2, clicked=True)
        self.shoot()

    def type(self, text, each=0.3):
        for letter in text:
            self.screen.do("type", letter)
            self.shoot(each)

    def press(self, keys):
        self.screen.press(keys)
        self.shoot()

    def end(self):
        self._waiting.put(None)
        self._writer.join()
        if self._encoder.wait():
            raise Failed("ffmpeg did not keep the film")
        # Frames that are the same become one; colours are chosen once for all of them, and none is mixed of others.
        run("ffmpeg", "-v", "error", "-y", "-i", str(self._kept), "-vf",
            "mpdecimate=hi=1:lo=1:frac=0,split[a][b];[a]palettegen=stats_mode=diff[p];"
            "[b][p]paletteuse=dither=none:diff_mode=rectangle", "-fps_mode", "vfr", "-final_delay", "300", str(self.file))

    def _write(self, picture, times):
        self._waiting.put((bytes(picture) + self._caption, times))

    def _write_all(self):
        with self._encoder.stdin as encoder:
            while (frame := self._waiting.get()) is not None:
                for _ in range(frame[1]):
                    encoder.write(frame[0])

    def _draw_pointer(self, picture, clicked):
        (x, y), width, height = self.screen.pointer, self.screen.width, self.screen.height

        def put(i, j, colour):
            if 0 <= i < width and 0 <= j < height:
                picture[4 * (j * width + i):4 * (j * width + i) + 3] = colour

        if clicked:
            for turn in range(180):
                for radius in (15, 16, 17):
                    put(x + round(radius * math.cos(turn / 28.6)), y + round(radius * math.sin(turn / 28.6)), b"\x20\x80\xff")
        for j, row in enumerate(POINTER):
            for i, dot in enumerate(row):
                if dot != " ":
                    for di, dj in ((0, 0), (1, 0), (0, 1), (1, 1)):  # twice as large: the film is smaller than the screen
                        put(x + 2 * i + di, y + 2 * j + dj, b"\0\0\0" if dot == "X" else b"\xff\xff\xff")
