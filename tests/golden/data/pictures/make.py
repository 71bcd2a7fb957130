#!/usr/bin/env python3
"""Makes the pictures of this folder, and what Pillow and transformers make of them.

    python3 make.py          in a Python that has numpy, Pillow 13, safetensors and transformers 5

expected.safetensors holds `read.FILE` [height, width, 3], `resized.FILE.MODE.WIDTHxHEIGHT` and `processed.NAME`
[3, height, width]; cases.json the configuration behind each NAME.
"""
import json
import os
import struct
import tempfile
import zlib

import numpy as np
from PIL import Image, ImageDraw, ImageOps
from safetensors.numpy import save_file
from transformers.models.beit.image_processing_pil_beit import BeitImageProcessorPil
from transformers.models.bit.image_processing_pil_bit import BitImageProcessorPil
from transformers.models.clip.image_processing_pil_clip import CLIPImageProcessorPil
from transformers.models.deit.image_processing_pil_deit import DeiTImageProcessorPil
from transformers.models.siglip.image_processing_pil_siglip import SiglipImageProcessorPil
from transformers.models.vit.image_processing_pil_vit import ViTImageProcessorPil

random = np.random.default_rng(5)


def drawing(width, height, channels=3):
    y, x = np.mgrid[0:height, 0:width]
    waves = [127 + 110 * np.sin(x / (2 + k)) * np.cos(y / (4 - k / 2)) for k in range(channels)]
    return (np.stack(waves, -1) + random.normal(0, 6, (height, width, channels))).clip(0, 255).astype(np.uint8)


def png16(values, colour_type):
    """16 bits a channel, which Pillow does not write."""
    height, width = values.shape[:2]
    rows = b"".join(b"\0" + row.astype(">u2").tobytes() for row in values)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 16, colour_type, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"gAMA", struct.pack(">I", 45455))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def turned(orientation):
    exif = Image.Exif()
    exif[0x0112] = orientation
    return exif


def house():
    """A red house under a yellow sun, for those who look at it."""
    picture = Image.new("RGB", (640, 480), (176, 214, 240))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 360, 640, 480), (110, 168, 92))
    draw.ellipse((470, 40, 590, 160), (250, 205, 60))
    draw.rectangle((170, 220, 430, 400), (196, 72, 60))
    draw.polygon((140, 220, 300, 90, 460, 220), (112, 60, 52))
    draw.rectangle((270, 300, 330, 400), (84, 52, 40))
    for left in (195, 355):
        draw.rectangle((left, 260, left + 50, 310), (240, 236, 200))
    draw.ellipse((40, 240, 140, 350), (64, 128, 72))
    draw.rectangle((82, 330, 98, 400), (104, 76, 52))
    return picture.resize((160, 120), Image.Resampling.LANCZOS)


def make_pictures():
    house().quantize(128).save("house.png")
    rgb = Image.fromarray(drawing(23, 14))
    grey = Image.fromarray(drawing(23, 14)[..., 0])
    rgb.save("rgb.png")
    Image.fromarray(drawing(11, 9, 4)).save("rgba.png")
    Image.merge("LA", [grey, grey]).save("grey-alpha.png")
    grey.save("grey.png")
    grey.convert("1").save("one-bit.png")
    rgb.quantize(100).save("palette.png")
    rgb.quantize(3).save("palette-two-bits.png", transparency=1)
    rgb.save("turned.png", exif=turned(6))
    with open("sixteen-bits.png", "wb") as file:
        file.write(png16(random.integers(0, 65536, (7, 9, 3)), 2))
    Image.fromarray(drawing(9, 70)).save("tall.png")
    rgb.save("full-chroma.jpg", quality=90, subsampling=0)
    rgb.save("half-chroma.jpg", quality=60, subsampling=2)
    rgb.save("progressive.jpg", quality=75, progressive=True)
    grey.save("grey.jpg")
    rgb.convert("CMYK").save("inks.jpg", quality=95)
    for orientation in range(1, 9):
        Image.fromarray(drawing(17, 10)).save(f"turned-{orientation}.jpg", exif=turned(orientation))
    # Adam7: every eighth pixel first.
    with open("interlaced.png", "wb") as file:
        file.write(interlaced(drawing(13, 11)))


def interlaced(values):
    height, width = values.shape[:2]
    rows = b""
    for x0, y0, dx, dy in [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]:
        part = values[y0::dy, x0::dx]
        if part.size:
            rows += b"".join(b"\0" + row.tobytes() for row in part)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 1)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


PROCESSORS = {
    "today": {"size": {"height": 16, "width": 16}, "resample": 2},
    "old": {"feature_extractor_type": "ViTFeatureExtractor", "do_resize": True, "do_normalize": True, "size": 16,
            "resample": 2, "image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.5, 0.5]},
    "cropped": {"size": {"shortest_edge": 20}, "do_center_crop": True, "crop_size": 16, "resample": 3,
                "image_mean": [0.485, 0.456, 0.406], "image_std": [0.229, 0.224, 0.225]},
    "filled": {"size": {"shortest_edge": 9}, "do_center_crop": True, "crop_size": {"height": 16, "width": 16}},
    "as it stands": {"size": [16, 16], "resample": 1, "do_rescale": False, "do_normalize": False},
    "other scale": {"size": 16, "resample": 0, "rescale_factor": 0.0078125},
    "CLIP": {"image_processor_type": "CLIPImageProcessor", "size": {"shortest_edge": 16},
             "crop_size": {"height": 16, "width": 16}},
    "CLIP, old": {"feature_extractor_type": "CLIPFeatureExtractor", "do_resize": True, "size": 16, "resample": 3,
                  "do_center_crop": True, "crop_size": 16, "do_normalize": True,
                  "image_mean": [0.48145466, 0.4578275, 0.40821073], "image_std": [0.26862954, 0.26130258, 0.27577711]},
    "SigLIP": {"image_processor_type": "SiglipImageProcessor", "size": {"height": 16, "width": 16}},
    "DINOv2": {"image_processor_type": "BitImageProcessor", "size": {"shortest_edge": 18}, "do_center_crop": True,
               "crop_size": {"height": 16, "width": 16}, "image_mean": [0.485, 0.456, 0.406],
               "image_std": [0.229, 0.224, 0.225]},
    "DeiT": {"image_processor_type": "DeiTImageProcessorFast", "size": {"height": 18, "width": 18}, "crop_size": 16},
    "DeiT, old": {"feature_extractor_type": "DeiTFeatureExtractor", "size": 18, "crop_size": 16,
                  "image_mean": [0.485, 0.456, 0.406], "image_std": [0.229, 0.224, 0.225]},
    "DeiT, whose size is its own": {"image_processor_type": "DeiTImageProcessor", "crop_size": 16},
    "BEiT": {"image_processor_type": "BeitImageProcessor", "size": 16},
}
READERS = {"CLIP": CLIPImageProcessorPil, "Siglip": SiglipImageProcessorPil, "Bit": BitImageProcessorPil,
           "DeiT": DeiTImageProcessorPil, "Beit": BeitImageProcessorPil}


def reader_of(settings):
    kind = settings.get("image_processor_type", settings.get("feature_extractor_type", ""))
    return next((reader for name, reader in READERS.items() if kind.startswith(name)), ViTImageProcessorPil)


def main():
    make_pictures()
    pictures = sorted(name for name in os.listdir() if name.endswith((".png", ".jpg")) and name != "house.png")
    opened = {name: ImageOps.exif_transpose(Image.open(name)).convert("RGB") for name in pictures}
    tensors = {f"read.{name}": np.array(image) for name, image in opened.items()}
    for name in ("rgb.png", "tall.png"):
        for mode in range(6):
            for width, height in ((8, 8), (40, 5), (23, 30)):
                resized = opened[name].resize((width, height), mode)
                tensors[f"resized.{name}.{mode}.{width}x{height}"] = np.array(resized)
    for name, settings in PROCESSORS.items():
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "preprocessor_config.json"), "w", encoding="utf8") as file:
                json.dump(settings, file)
            made = reader_of(settings).from_pretrained(folder)(opened["rgb.png"], return_tensors="np")
        tensors[f"processed.{name}"] = np.asarray(made["pixel_values"][0], np.float32)
    save_file(tensors, "expected.safetensors")
    with open("cases.json", "w", encoding="utf8") as file:
        json.dump(PROCESSORS, file, indent=1)


if __name__ == "__main__":
    main()
