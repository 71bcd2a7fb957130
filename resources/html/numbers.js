"use strict";
// What a figure of maps is made of: its facts as JSON, its numbers as base64 of zlib streams
// (ui/plot/html/packed_numbers.h says how). A page may have several.

/** Cells that the mask hides, and rows that are to be guessed; NaN is a number that is none. */
const HIDDEN = -Infinity, GUESSED = Infinity;

function bytesOf(base64) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
    const text = atob(base64), bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
    return bytes;
}

/** @param place  [first letter, letters] */
async function unpacked(letters, [from, length]) {
    const stream = new DecompressionStream("deflate"), writer = stream.writable.getWriter();
    // Damaged bytes are told of where they are read.
    for (const done of [writer.write(bytesOf(letters.substr(from, length))), writer.close()]) done.catch(() => {});
    return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}

/** The numbers that one stream has. What is held of its bits stays in variables of the loop: there are millions. */
function decoded(bytes, count, {decimals, negative}) {
    const numbers = new Float32Array(count), whole = new Uint32Array(numbers.buffer);
    const rounded = decimals !== null, sign = negative ? 1 : 0;
    const unit = rounded ? 10 ** decimals : 1;
    let bits = 0, held = 0, at = count;
    for (let i = 0; i < count; ++i) {
        const kind = bytes[i];
        if (kind === 0) continue;
        if (kind === 255) {  // four bytes as they are, behind the bits that are held
            let low = 0;
            for (let byte = 0; byte < 4; ++byte) {
                bits |= bytes[at++] << held;
                low |= (bits & 0xff) << (8 * byte);
                bits >>>= 8;
            }
            whole[i] = low >>> 0;
            continue;
        }
        const width = rounded ? kind - 1 : 23;
        while (held < width + sign) {
            bits |= bytes[at++] << held;
            held += 8;
        }
        const below = bits & ((1 << width) - 1), minus = sign && (bits >>> width) & 1;
        bits >>>= width + sign;
        held -= width + sign;
        if (rounded) numbers[i] = (minus ? -1 : 1) * ((1 << width) | below) / unit;
        else whole[i] = ((minus << 31) | (kind << 23) | below) >>> 0;
    }
    return numbers;
}

const isNumber = (value) => Number.isFinite(value);

/** "%1 of %2" with both. */
const filled = (text, ...values) => text.replace(/%(\d)/g, (_, place) => values[place - 1]);

/** Which colour each number has, 0 to 255: the thresholds are float32, as the numbers are. */
class Colors {
    constructor(style) {
        this.from = Float32Array.from(style.from, (least) => least ?? Infinity);
        this.css = [];
        this.rgb = new Uint32Array(256);  // as ImageData has it
        for (let i = 0; i < 256; ++i) {
            const hex = style.colors.substr(6 * i, 6), rgb = parseInt(hex, 16);
            this.css.push("#" + hex);
            this.rgb[i] = (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
        }
    }

    place(value) {
        let low = 0, high = 255;  // so many thresholds are passed
        while (low < high) {
            const middle = (low + high) >> 1;
            if (value >= this.from[middle]) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}

/** Where cells that are not hidden begin and end, in turns. */
function runsOf(hidden, cells) {
    const runs = [];
    let shown = false;
    for (let cell = 0; cell < cells; ++cell) {
        const now = !((hidden[cell >> 3] >> (cell & 7)) & 1);
        if (now !== shown) runs.push(cell);
        shown = now;
    }
    if (shown) runs.push(cells);
    return runs;
}

/** A figure's facts as ui/plot/html/html_maps.cpp writes them, with its numbers unpacked when they are asked for. */
class MapsFigure {
    constructor(facts, letters, words) {
        Object.assign(this, facts);
        this.columnTokens ??= this.rowTokens;
        this.columnLabels ??= this.rowLabels;
        this.letters = letters;
        this.words = words;
        this.colors = this.styles.map((style) => new Colors(style));
        this.runs = [];  // [patterns] as they are known by now
    }

    /** All cells of a map, row by row; decoded once. */
    async cellsOf(map) {
        if (map.cells) return map.cells;
        const numbers = decoded(await unpacked(this.letters, map.at), map.count, this);
        const {rows, columns} = this;
        let runs = [0, rows * columns];
        if (map.hidden !== undefined)
            runs = await (this.runs[map.hidden] ??= unpacked(this.letters, this.patterns[map.hidden])
                .then((bits) => runsOf(bits, rows * columns)));
        if (numbers.length === rows * columns) return map.cells = numbers;
        const cells = new Float32Array(rows * columns).fill(HIDDEN);
        for (const row of map.guessed ?? []) cells.fill(GUESSED, row * columns, (row + 1) * columns);
        let next = 0;
        for (let i = 0; i < runs.length; i += 2)
            for (let from = runs[i]; from < runs[i + 1];) {  // row by row: those that are to be guessed have no numbers
                const end = Math.min(runs[i + 1], (Math.floor(from / columns) + 1) * columns);
                if (cells[from] !== GUESSED) {
                    cells.set(numbers.subarray(next, next + end - from), from);
                    next += end - from;
                }
                from = end;
            }
        return map.cells = cells;
    }

    /** A number as CSV has it, to the digits that the page has. */
    textOf(value) {
        if (value === HIDDEN) return this.words.hidden;
        if (value === GUESSED) return this.words.guessed;
        if (Number.isNaN(value)) return this.words.broken;
        if (this.decimals !== null) return value.toFixed(this.decimals);
        for (let digits = 1; digits < 9; ++digits) {
            const text = value.toPrecision(digits);
            if (Math.fround(text) === value) return String(Number(text));
        }
        return String(Number(value.toPrecision(9)));
    }

    /** What is coloured: the number, or its share of its row's range. */
    coloredOf(map, row, value) {
        if (!map.ranges || !isNumber(value)) return value;
        map.ends ??= Float32Array.from(map.ranges.flat());
        const lowest = map.ends[2 * row], highest = map.ends[2 * row + 1];
        return highest > lowest ? Math.fround(Math.fround(value - lowest) / Math.fround(highest - lowest)) : 1;
    }
}
