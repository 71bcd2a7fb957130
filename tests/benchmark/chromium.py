"""Headless Chromium, driven over a pipe by its DevTools protocol; needs nothing but Python and the browser."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path


def find():
    """The browser's path; None where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    return None


class Page:
    """One page of a browser of its own.

    libraries: a folder; what the page asks of another place is answered with its files, by their names without folders.
    """

    def __init__(self, width=1440, height=900, scale=1, libraries=None):
        self.folder = tempfile.TemporaryDirectory()
        here, there = os.pipe(), os.pipe()
        self.to, self.come = here[1], there[0]

        def as_three_and_four():
            os.dup2(os.dup(here[0]), 3)
            os.dup2(os.dup(there[1]), 4)

        # The pipes' own numbers may be 3 and 4; what is copied first lies above both.
        reading, writing = os.dup(here[0]), os.dup(there[1])
        os.close(here[0]), os.close(there[1])
        keep = [os.dup2(reading, 103), os.dup2(writing, 104)]
        os.close(reading), os.close(writing)
        shell = 'exec "$@" 3<&103 4>&104'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "bash", find(), "--headless=new", "--no-sandbox", "--disable-gpu",
             "--remote-debugging-pipe", f"--user-data-dir={self.folder.name}", "--no-first-run",
             "--disable-background-networking", f"--force-device-scale-factor={scale}",
             f"--window-size={width},{height}", "about:blank"],
            pass_fds=keep, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for each in keep:
            os.close(each)
        self.number, self.rest, self.events, self.libraries = 0, b"", [], libraries
        self.session = None
        target = next(each for each in self.call("Target.getTargets")["targetInfos"] if each["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(domain + ".enable")
        if libraries:
            self.call("Fetch.enable", patterns=[{"urlPattern": "http*"}])
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.come, 1 << 20)
            if not part:
                raise RuntimeError("the browser has ended")
            self.rest += part
        message, _, self.rest = self.rest.partition(b"\0")
        return json.loads(message)

    def post(self, method, **parameters):
        """Says something without waiting for what comes of it; returns its number."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        rest = json.dumps(message).encode() + b"\0"
        while rest:
            rest = rest[os.write(self.to, rest):]
        return self.number

    def call(self, method, **parameters):
        number = self.post(method, **parameters)
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.take(answer)

    def take(self, event):
        self.events.append(event)
        if event.get("method") == "Fetch.requestPaused":
            self.answer(event["params"])

    def answer(self, request):
        name = request["request"]["url"].split("?")[0].rpartition("/")[2]
        name = name if name.endswith(".js") else name + ".js"
        file = Path(self.libraries) / name
        if file.is_file():
            self.post("Fetch.fulfillRequest", requestId=request["requestId"], responseCode=200,
                      responseHeaders=[{"name": "Access-Control-Allow-Origin", "value": "*"}],
                      body=base64.b64encode(file.read_bytes()).decode())
        else:
            self.post("Fetch.failRequest", requestId=request["requestId"], errorReason="Failed")

    def go(self, address):
        """Begins to open an address."""
        self.events.clear()
        self.call("Page.navigate", url=address)

    def open(self, address):
        """Opens an address and waits until it is loaded."""
        self.go(address)
        while not any(each.get("method") == "Page.loadEventFired" for each in self.events):
            self.take(self.receive())

    def evaluate(self, script):
        """What a script comes to; a promise is waited for."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def requests(self):
        return [each["params"]["request"]["url"] for each in self.events
                if each.get("method") == "Network.requestWillBeSent"]

    def close(self):
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(timeout=30)
        self.folder.cleanup()
