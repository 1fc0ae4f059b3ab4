#!/usr/bin/env python3
"""Makes click.wav beside it: a soft wooden tick. The same numbers each time; needs nothing but Python."""

import math
import struct
import wave

RATE = 48_000
SECONDS = 0.012
PEAK = 0.4
# The modes of a small block of wood: pitch in hertz, strength, and the time in seconds in which it falls to 1/e.
MODES = [(1_150, 1.0, 0.0024), (2_540, 0.45, 0.0014), (4_310, 0.2, 0.0008)]
# What strikes it: strength and time of the noise.
NOISE = (0.25, 0.0005)
ATTACK = 0.0003
RELEASE = 0.002


def noise():
    """Numbers within -1 … 1 from a generator of our own, so that every Python makes the same file."""
    state = 1
    while True:
        state = (state * 1_103_515_245 + 12_345) % 2**31
        yield state / 2**30 - 1


def samples():
    count = round(RATE * SECONDS)
    for index, random in zip(range(count), noise()):
        time = index / RATE
        tone = sum(a * math.exp(-time / d) * math.sin(2 * math.pi * f * time) for f, a, d in MODES)
        strike = NOISE[0] * math.exp(-time / NOISE[1]) * random
        # Both ends are quiet: a jump would crackle.
        yield (tone + strike) * min(1, time / ATTACK, (SECONDS - time) / RELEASE)


values = list(samples())
loudest = max(abs(value) for value in values)
with wave.open("click.wav", "wb") as file:
    file.setparams((1, 2, RATE, 0, "NONE", "not compressed"))
    for value in values:
        file.writeframes(struct.pack("<h", round(value / loudest * PEAK * 32_767)))
