#!/usr/bin/env python3
"""Finds links and e-mail addresses by regular expressions, as Documentation/texts.md says.

Written on its own, to compare with Rotor's scanner. For every text file under the folders given,
unzipped where its name ends in .gz, writes into the folder OUT:

  texts      the bytes of all texts, one after the other
  index.tsv  start in texts, length, path, of every text
  hits.tsv   number of the text, kind (link or address), UTF-16 offset, the hit itself
  skipped    what is no text in UTF-8, and why

usage: scan-links.py OUT FOLDER...
"""

import gzip
import os
import re
import sys

# Letters, marks and digits outside ASCII, by blocks: first those that stand in words with spaces
# around them, then those of scripts written without spaces.
SPACED = (
    "\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u167f\u1681-\u180d\u180f-\u1fff"
    "\u2c00-\u2dff"
)
UNSPACED = (
    "\u3005-\u3007\u3040-\ud7ff\uf900-\ufd3d\ufd40-\ufdff\ufe70-\ufefe\uff10-\uff19\uff21-\uff3a"
    "\uff41-\uff5a\uff66-\uffdc\U00010000-\U0001efff\U00020000-\U000dffff"
)
INSIDE = r"!#$%&'()*+,\-./:;=?@\[\]_~A-Za-z0-9"
RUN = re.compile(
    f"(?:[{INSIDE}{SPACED}]|(?<![A-Za-z0-9])[{UNSPACED}])*"
)
FIRST = re.compile(f"[A-Za-z0-9\\[{SPACED}{UNSPACED}]")
WORD = f"A-Za-z0-9{SPACED}"
MARK = re.compile(r"://|[wW]{3}\.|@")
SCHEME = re.compile(r"(?:^|(?<![A-Za-z0-9]))(?:https?|ftp)\Z", re.I)
WWW_HOST = re.compile(
    f"[wW]{{3}}(?:\\.[A-Za-z0-9{SPACED}{UNSPACED}-]+){{2,}}(?=[/?#:]|\Z)"
)
LOCAL = re.compile(f"[{WORD}_](?:[{WORD}_%+-]|\\.(?!\\.))*(?<!\\.)\\Z")
NAME = re.compile(f"[{WORD}.-]*")
LOCAL_RUN = re.compile(f"[{WORD}._%+-]*\\Z")
TOP_LEVEL = re.compile(f"[A-Za-z{SPACED}]{{2,}}\\Z")
ENTITY = re.compile(r"&[A-Za-z]+;\Z")


def trimmed(run):
    """A run without the punctuation that belongs to the sentence around it."""
    while True:
        entity = ENTITY.search(run)
        if entity:
            run = run[: entity.start()]
        elif run and run[-1] in ".,;:!?'*([":
            run = run[:-1]
        else:
            return run


def balanced(run):
    """A run up to the first closing bracket that was not opened in it."""
    depth = {")": 0, "]": 0}
    for place, sign in enumerate(run):
        if sign == "(":
            depth[")"] += 1
        elif sign == "[":
            depth["]"] += 1
        elif sign in depth:
            if depth[sign] == 0:
                return run[:place]
            depth[sign] -= 1
    return run


def body(text, start, host):
    """What stands in a link from its host on."""
    run = RUN.match(text, host).group()
    if start and text[start - 1] == "'":
        run = run.partition("'")[0]
    return trimmed(balanced(run))


def link(text, mark, floor):
    """The link around a mark: its start and end."""
    if mark.group() == "://":
        scheme = SCHEME.search(text[max(floor, mark.start() - 6) : mark.start()])
        if not scheme or not FIRST.match(text, mark.end()):
            return None
        start = mark.start() - len(scheme.group())
        if start and re.match(r"[A-Za-z0-9]", text[start - 1]):
            return None
        inside = body(text, start, mark.end())
        return (start, mark.end() + len(inside)) if inside else None
    start = mark.start()
    if start and re.match(r"[A-Za-z0-9._@/-]", text[start - 1]):
        return None
    inside = body(text, start, start)
    return (start, start + len(inside)) if WWW_HOST.match(inside) else None


def address(text, mark, floor):
    """The e-mail address around an @."""
    at = mark.start()
    near = max(floor, at - 320)
    run = LOCAL_RUN.search(text[near:at]).group()
    while run and near > floor and len(run) == at - near:
        near = max(floor, near - 4096)
        run = LOCAL_RUN.search(text[near:at]).group()
    run = run[run.rfind("..") + 2 :] if ".." in run else run
    local = LOCAL.search(run)
    if not local:
        return None
    name = NAME.match(text, at + 1).group()
    # Drop labels from the end until what is left is a domain.
    labels = name.split(".")
    good = []
    for label in labels:
        clean = label.rstrip("-")
        if not clean or clean.startswith("-"):
            break
        good.append(clean)
        if clean != label:
            break
    while good and not TOP_LEVEL.match(good[-1]):
        good.pop()
    if len(good) < 2:
        return None
    return at - len(local.group()), at + 1 + len(".".join(good))


def hits(text):
    """Every link and address of a text, in order."""
    floor = 0
    place = 0
    while mark := MARK.search(text, place):
        place = mark.start() + 1
        is_address = mark.group() == "@"
        found = (address if is_address else link)(text, mark, floor)
        if found and found[0] >= floor:
            yield ("address" if is_address else "link", *found)
            floor = found[1]
            place = max(place, floor)


def content(path):
    """The bytes of a file, unzipped."""
    with open(path, "rb") as file:
        data = file.read()
    return gzip.decompress(data) if path.endswith(".gz") else data


def main(out, folders):
    os.makedirs(out, exist_ok=True)
    start = number = 0
    seen = set()
    with (
        open(f"{out}/texts", "wb") as texts,
        open(f"{out}/index.tsv", "w", encoding="utf-8") as index,
        open(f"{out}/hits.tsv", "w", encoding="utf-8", newline="\n") as lines,
        open(f"{out}/skipped", "w", encoding="utf-8") as skipped,
    ):
        for folder in folders:
            for top, names, files in os.walk(folder):
                names.sort()
                for name in sorted(files):
                    path = os.path.join(top, name)
                    real = os.path.realpath(path)
                    if real in seen or not os.path.isfile(real):
                        continue
                    seen.add(real)
                    try:
                        data = content(path)
                        text = data.decode("utf-8")
                    except (OSError, EOFError, ValueError) as problem:
                        print(path, problem, sep="\t", file=skipped)
                        continue
                    if "\0" in text:
                        print(path, "a zero byte", sep="\t", file=skipped)
                        continue
                    texts.write(data)
                    print(start, len(data), path, sep="\t", file=index)
                    offset = last = 0
                    for kind, lower, upper in hits(text):
                        offset += len(text[last:lower].encode("utf-16-le")) // 2
                        last = lower
                        print(number, kind, offset, text[lower:upper], sep="\t", file=lines)
                    start += len(data)
                    number += 1


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
