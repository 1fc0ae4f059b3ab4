#!/usr/bin/env python3
"""Makes the "Detent Sans" files of this directory from Debian's fonts-inter; needs fonttools."""

from fontTools.subset import main as subset
from fontTools.ttLib import TTFont

SOURCE = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
FAMILY = "Detent Sans"
STYLES = ["Regular", "Medium", "SemiBold"]
CHARACTERS = (
    "U+0020-007E,U+00A0-017F,U+01A0,U+01A1,U+01AF,U+01B0,U+1EA0-1EF9,"
    "U+0300-0304,U+0306-030C,U+031B,U+0323,U+0326-0328,"
    "U+2000-206F,U+2190-2193,U+2212,U+20A9,U+20AB,U+20AC"
)
FEATURES = "kern,mark,mkmk,ccmp,locl,tnum"


def rename(path, style):
    font = TTFont(path, recalcTimestamp=False)
    full = f"{FAMILY} {style}"
    postscript = f"DetentSans-{style}"
    regular = style == "Regular"
    names = {
        1: FAMILY if regular else full, 2: "Regular", 3: f"{postscript}:subset",
        4: full, 6: postscript, 16: None if regular else FAMILY, 17: None if regular else style,
    }
    table = font["name"]
    for number, text in names.items():
        table.removeNames(nameID=number)
        if text:
            table.setName(text, number, 3, 1, 0x409)
    top = font["CFF "].cff
    top.fontNames = [postscript]
    top[0].FamilyName = FAMILY
    top[0].FullName = full
    font.save(path)


for style in STYLES:
    target = f"DetentSans-{style}.otf"
    subset([
        SOURCE.format(style), f"--unicodes={CHARACTERS}", f"--layout-features={FEATURES}",
        "--no-hinting", "--desubroutinize", "--name-IDs=0,1,2,3,4,5,6,7,8,9,13,14,16,17",
        f"--output-file={target}",
    ])
    rename(target, style)
