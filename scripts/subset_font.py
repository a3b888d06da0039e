"""Cuts a system font down to the glyphs the game uses: subset_font.py SOURCE OUTPUT UNICODES [FEATURE].

FEATURE (for instance "lnum", figures of one height) becomes the default, since Dear ImGui applies no OpenType features.
"""
import sys

from fontTools import subset
from fontTools.agl import UV2AGL
from fontTools.cffLib.specializer import specializeProgram
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

UNITS = 512  # of an em; in fewer units outlines take fewer bytes. At 128 pixels no outline is off by more than 1/8 pixel.

source, output, unicodes, *feature = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)  # so that every build gives the same bytes
if feature:
    gsub = font["GSUB"].table
    wanted = {i for record in gsub.FeatureList.FeatureRecord if record.FeatureTag == feature[0]
              for i in record.Feature.LookupListIndex}
    swaps = {}
    for index in wanted:
        for table in gsub.LookupList.Lookup[index].SubTable:
            swaps.update(getattr(getattr(table, "ExtSubTable", table), "mapping", {}))
    for table in font["cmap"].tables:
        if hasattr(table, "cmap"):
            table.cmap = {code: swaps.get(name, name) for code, name in table.cmap.items()}
if "FFTM" in font:
    del font["FFTM"]

options = subset.Options(layout_features=[], hinting=False, desubroutinize=True, name_IDs=[1, 6])  # licenses/ names the authors
options.drop_tables += ["GDEF", "GPOS", "GSUB"]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=subset.parse_unicodes(unicodes))
subsetter.subset(font)
scale_upem(font, UNITS)
top = font["CFF "].cff.topDictIndex[0]
for key in ("version", "Notice", "Copyright", "FullName", "FamilyName", "Weight", "UnderlinePosition", "UnderlineThickness"):
    top.rawDict.pop(key, None)  # not needed to draw letters
    top.__dict__.pop(key, None)

# Renames glyphs to their standard names, which take no room in the file.
names = {name: UV2AGL.get(code, name) for code, name in font.getBestCmap().items()}
order = [names.get(name, name) for name in font.getGlyphOrder()]
assert len(set(order)) == len(order), "two glyphs would have the same name"
top.charset = order
top.CharStrings.charStrings = {names.get(name, name): at for name, at in top.CharStrings.charStrings.items()}
font["hmtx"].metrics = {names.get(name, name): metrics for name, metrics in font["hmtx"].metrics.items()}
for table in font["cmap"].tables:
    table.cmap = {code: names.get(name, name) for code, name in table.cmap.items()}
font.setGlyphOrder(order)

outlines = top.CharStrings
for name in outlines.keys():  # shorter commands for the same outline: after rounding, more lines are level or upright
    outline = outlines[name]
    outline.decompile()
    outline.setProgram(specializeProgram(outline.program, generalizeFirst=True))
font.save(output)
