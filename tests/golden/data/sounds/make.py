#!/usr/bin/env python3
"""Writes speech.wav and what transformers' WhisperFeatureExtractor makes of it, expected.safetensors.

usage: make.py     in a Python with transformers, torch and safetensors; writes beside itself
"""
import pathlib
import wave

import numpy
from safetensors.numpy import save_file
from transformers import WhisperFeatureExtractor

folder = pathlib.Path(__file__).parent
rate = 16000
time = numpy.arange(int(0.6 * rate)) / rate
generator = numpy.random.default_rng(1)
# A rising tone with two others above it, fading in and out, over a little noise; then nothing.
tone = sum(numpy.sin(2 * numpy.pi * k * (180 * time + 150 * time**2)) / k for k in (1, 3, 7))
sound = 0.4 * tone * numpy.sin(numpy.pi * time / time[-1]) + 0.003 * generator.standard_normal(len(time))
samples = numpy.clip(numpy.round(sound * 32767), -32768, 32767).astype("<i2")
with wave.open(str(folder / "speech.wav"), "wb") as file:
    file.setnchannels(1)
    file.setsampwidth(2)
    file.setframerate(rate)
    file.writeframes(samples.tobytes())

expected = {}
for mels in (10, 80, 128):
    extractor = WhisperFeatureExtractor(feature_size=mels, chunk_length=1)
    made = extractor(samples.astype(numpy.float32) / 32768, sampling_rate=rate, return_tensors="np")
    expected[f"features.{mels}"] = numpy.ascontiguousarray(made["input_features"][0].astype(numpy.float32))
expected["filters.80"] = numpy.ascontiguousarray(
    WhisperFeatureExtractor(feature_size=80).mel_filters.T.astype(numpy.float32)[::8])
save_file(expected, folder / "expected.safetensors")
