"""Multilayer EXR (uncompressed or ZIP) to numpy and plain float EXR from numpy."""
import struct
import zlib

import numpy as np

ROWS_PER_BLOCK = {0: 1, 2: 1, 3: 16}
# Blender 5 writes the passes' names in full.
SHORT = {"Diffuse Direct": "DiffDir", "Diffuse Indirect": "DiffInd", "Diffuse Color": "DiffCol", "Glossy Direct": "GlossDir",
         "Glossy Indirect": "GlossInd", "Glossy Color": "GlossCol", "Transmission Direct": "TransDir", "Transmission Indirect": "TransInd",
         "Transmission Color": "TransCol", "Emission": "Emit", "Environment": "Env"}
KINDS = {0: ("<u4", 4), 1: ("<f2", 2), 2: ("<f4", 4)}


def _header(data):
    at, fields = 8, {}
    while data[at]:
        end = data.index(b"\0", at)
        kind_end = data.index(b"\0", end + 1)
        size = struct.unpack_from("<i", data, kind_end + 1)[0]
        start = kind_end + 5
        fields[data[at:end].decode()] = data[start:start + size]
        at = start + size
    return fields, at + 1


def _channels(field):
    at, found = 0, []
    while field[at]:
        end = field.index(b"\0", at)
        found.append((field[at:end].decode(), struct.unpack_from("<i", field, end + 1)[0]))
        at = end + 17
    return found


def _unzip(block):
    """ZIP blocks hold byte differences, even bytes before odd ones."""
    raw = np.frombuffer(zlib.decompress(block), np.uint8).astype(np.int64)
    raw[1:] -= 128
    raw = (np.cumsum(raw) & 255).astype(np.uint8)
    half, mixed = (len(raw) + 1) // 2, np.empty(len(raw), np.uint8)
    mixed[0::2], mixed[1::2] = raw[:half], raw[half:]
    return mixed.tobytes()


def planes(path):
    """Every channel by its full name as a float array [height, width]."""
    with open(path, "rb") as file:
        data = file.read()
    fields, at = _header(data)
    channels = _channels(fields["channels"])
    x0, y0, x1, y1 = struct.unpack("<4i", fields["dataWindow"])
    width, height, step = x1 - x0 + 1, y1 - y0 + 1, ROWS_PER_BLOCK[fields["compression"][0]]
    line = sum(KINDS[kind][1] for _, kind in channels) * width
    found = {name: np.empty((height, width), np.float32) for name, _ in channels}
    blocks = (height + step - 1) // step
    for offset in struct.unpack_from("<%dQ" % blocks, data, at):
        y, size = struct.unpack_from("<ii", data, offset)
        y -= y0
        rows = min(step, height - y)
        block = data[offset + 8:offset + 8 + size]
        block = _unzip(block) if size < line * rows else block
        place = 0
        for row in range(rows):
            for name, kind in channels:
                code, size_of = KINDS[kind]
                found[name][y + row] = np.frombuffer(block, code, width, place)
                place += size_of * width
    return found


def layers(path):
    """Passes by their short name ('DiffDir', 'Normal', ...): colour and vector passes as [height, width, 3]."""
    grouped = {}
    for name, plane in planes(path).items():
        layer, channel = name.rsplit(".", 1)
        part = layer.split(".")[-1]
        grouped.setdefault(SHORT.get(part, part), {})[channel] = plane
    made = {}
    for name, parts in grouped.items():
        order = next((o for o in ("RGB", "XYZ") if all(c in parts for c in o)), None)
        made[name] = np.stack([parts[c] for c in order], -1) if order else next(iter(parts.values()))
    return made


def write(path, image):
    """[height, width, 3] as an uncompressed float EXR."""
    height, width = image.shape[:2]

    def field(name, kind, value):
        return name.encode() + b"\0" + kind.encode() + b"\0" + struct.pack("<i", len(value)) + value

    channels = b"".join(c.encode() + b"\0" + struct.pack("<iIii", 2, 0, 1, 1) for c in "BGR") + b"\0"
    window = struct.pack("<4i", 0, 0, width - 1, height - 1)
    head = struct.pack("<II", 20000630, 2) + field("channels", "chlist", channels) + field("compression", "compression", b"\0")
    head += field("dataWindow", "box2i", window) + field("displayWindow", "box2i", window) + field("lineOrder", "lineOrder", b"\0")
    head += field("pixelAspectRatio", "float", struct.pack("<f", 1)) + field("screenWindowCenter", "v2f", struct.pack("<2f", 0, 0))
    head += field("screenWindowWidth", "float", struct.pack("<f", 1)) + b"\0"
    line = width * 12
    first = len(head) + 8 * height
    with open(path, "wb") as file:
        file.write(head)
        file.write(b"".join(struct.pack("<Q", first + y * (8 + line)) for y in range(height)))
        for y in range(height):
            file.write(struct.pack("<ii", y, line))
            file.write(np.ascontiguousarray(image[y, :, ::-1].T).astype("<f4").tobytes())
