// Maps on canvases.

/** While it is made ready for paper, which is white, the screen's colours still stand. */
let onPaper = false;
const cssColor = (name) =>
    getComputedStyle(document.documentElement).getPropertyValue((onPaper ? "--paper-" : "--") + name).trim();
const fontFamily = () => getComputedStyle(document.body).fontFamily;

/** 0xAABBGGRR of "#rrggbb". */
function pixelOf(hex) {
    const rgb = parseInt(hex.slice(1), 16);
    return (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
}

/** A picture of a map: a pixel for each cell, or for each block where there is no room for all; hidden cells are clear.
 *  A block shows its largest number, of a map of means their mean.
 *  @param most  pixels of its longer side */
function pictureOf(figure, map, cells, most) {
    const {rows, columns} = figure, colors = figure.colors[map.style];
    const block = Math.max(1, Math.ceil(Math.max(rows, columns) / most));
    const width = Math.ceil(columns / block), height = Math.ceil(rows / block);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d"), image = context.createImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer), broken = pixelOf(cssColor("broken"));
    const shown = colored(figure, map, cells);
    const joined = block === 1 ? shown : figure.mean ? meansOf(figure, shown, block) : largestOf(figure, shown, block);
    for (let pixel = 0; pixel < joined.length; ++pixel) {
        const value = joined[pixel];
        if (value !== value) pixels[pixel] = broken;
        else if (value !== HIDDEN && value !== GUESSED) pixels[pixel] = colors.rgb[colors.place(value)];
    }
    context.putImageData(image, 0, 0);
    return {canvas, block};
}

/** What is coloured of all cells. */
function colored(figure, map, cells) {
    if (!map.ranges) return cells;
    return cells.map((value, cell) => figure.coloredOf(map, Math.floor(cell / figure.columns), value));
}

/** Of each block; one that is no number anywhere is none. */
function largestOf(figure, cells, block) {
    const {rows, columns} = figure, width = Math.ceil(columns / block);
    const largest = new Float32Array(width * Math.ceil(rows / block)).fill(HIDDEN);
    for (let row = 0, cell = 0; row < rows; ++row) {
        const first = Math.floor(row / block) * width;
        for (let column = 0, pixel = first, left = block; column < columns; ++column, ++cell) {
            const value = cells[cell], before = largest[pixel];
            if (value > before ? value !== GUESSED : value !== value) largest[pixel] = value;
            if (--left === 0) {
                ++pixel;
                left = block;
            }
        }
    }
    return largest;
}

/** In which hidden cells count as the 0 that they are. */
function meansOf(figure, cells, block) {
    const {rows, columns} = figure, width = Math.ceil(columns / block);
    const means = largestOf(figure, cells, block).map((value) => isNumber(value) ? 0 : value);
    cells.forEach((value, cell) => {
        const row = Math.floor(cell / columns), column = cell % columns;
        const high = Math.min(block, rows - row + row % block), wide = Math.min(block, columns - column + column % block);
        const pixel = Math.floor(row / block) * width + Math.floor(column / block);
        if (isNumber(value)) means[pixel] += value / (high * wide);
    });
    return means;
}

/** Slanted lines over what is not shown. */
function hatch(context, {x, y, width, height}, falling) {
    const pitch = 6;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.strokeStyle = cssColor("hatch");
    context.lineWidth = 1.5;
    context.beginPath();
    for (let at = x - height; at < x + width + height; at += pitch) {
        context.moveTo(at, falling ? y : y + height);
        context.lineTo(at + height, falling ? y + height : y);
    }
    context.stroke();
    context.restore();
}

/** The nearest sizes at which a map and the labels of its tokens stand in a room. */
class Layout {
    /** @param largest  side of a cell that is large enough
     *  @param letters  widths of one that the room has */
    constructor(figure, room, height, context, {largest = 72, letters = 55} = {}) {
        const {rows, columns} = this.figure = figure;
        this.font = Math.min(18, Math.max(11, Math.round(room / letters)));
        context.font = `600 ${this.font}px ${fontFamily()}`;  // as the one that is pointed at
        const widest = (tokens) => tokens.slice(0, 4096).reduce(
            (most, token) => Math.max(most, context.measureText(shortened(token)).width), 0);
        const rowWidth = Math.min(widest(figure.rowLabels), 0.28 * room);
        const columnWidth = widest(figure.columnLabels);
        this.left = Math.ceil(rowWidth) + this.font + 14;
        const most = Math.min((room - this.left - 2) / columns, Math.max(160, height - this.left) / rows, largest);
        // Whole pixels are crisp, unless a map of many tokens became far smaller for it.
        const dot = 1 / (window.devicePixelRatio || 1), crisp = Math.floor(most / dot) * dot;
        this.cell = crisp > 0.85 * most ? crisp : most;
        this.level = columnWidth <= this.cell - 6;
        this.top = (this.level ? this.font + 6 : Math.ceil(Math.min(columnWidth, 0.28 * room)) + 8) + this.font + 6;
        this.width = this.cell * columns;
        this.height = this.cell * rows;
        this.wholeWidth = this.left + this.width + 2;  // with the labels
        this.wholeHeight = this.top + this.height + 2;
    }

    rect() { return {x: this.left, y: this.top, width: this.width, height: this.height}; }
    cellAt(x, y) {
        const column = Math.floor((x - this.left) / this.cell), row = Math.floor((y - this.top) / this.cell);
        const inside = column >= 0 && row >= 0 && column < this.figure.columns && row < this.figure.rows;
        return inside ? {row, column} : null;
    }
    rectOf({row, column}) {
        return {x: this.left + column * this.cell, y: this.top + row * this.cell, width: this.cell, height: this.cell};
    }
}

/** Whole characters, so that no pair of surrogates is cut. */
function shortened(token) {
    const most = 18;
    if (token.length <= most) return token;
    const all = Array.from(token);
    return all.length <= most ? token : all.slice(0, most - 1).join("") + "…";
}

function drawLabel(context, layout, side, token, middle, bold, ground) {
    context.save();
    context.font = (bold ? "600 " : "") + layout.font + "px " + fontFamily();
    context.fillStyle = cssColor(bold ? "accent" : "text");
    context.textBaseline = "middle";
    context.direction = "ltr";
    const text = shortened(token), width = context.measureText(text).width;
    if (side === "left") context.translate(layout.left - 6, middle);
    else context.translate(middle, layout.top - 6);
    const upright = side === "top" && !layout.level;
    if (upright) context.rotate(-Math.PI / 2);
    const across = side === "top" && layout.level;
    context.textAlign = side === "left" ? "right" : across ? "center" : "left";
    const x = side === "left" ? -width : across ? -width / 2 : 0, y = across ? -layout.font / 2 : 0;
    if (ground) {
        context.save();
        context.fillStyle = ground;
        context.fillRect(x - 3, y - layout.font * 0.75, width + 6, layout.font * 1.5);
        context.restore();
    }
    context.fillText(text, 0, y);
    context.restore();
}

function drawLabels(context, layout) {
    const {figure} = layout;
    for (const [side, tokens, cells, from] of [["left", figure.rowLabels, figure.rows, layout.top],
                                               ["top", figure.columnLabels, figure.columns, layout.left]]) {
        const pitch = layout.cell * cells / Math.max(1, tokens.length);
        const stride = side === "top" && layout.level ? 1 : Math.max(1, Math.ceil((layout.font + 3) / pitch));
        for (let place = 0; place < tokens.length; place += stride)
            drawLabel(context, layout, side, tokens[place], from + (place + 0.5) * pitch, false);
    }
    context.fillStyle = cssColor("muted");
    context.font = layout.font + "px " + fontFamily();
    context.textBaseline = "middle";
    context.textAlign = "center";
    context.fillText(figure.columnAxis, layout.left + layout.width / 2, layout.font / 2 + 1, layout.width + layout.left);
    context.save();
    context.translate(layout.font / 2 + 1, layout.top + layout.height / 2);
    context.rotate(-Math.PI / 2);
    context.fillText(figure.rowAxis, 0, 0, layout.height + layout.top);
    context.restore();
}

/** Numbers in the cells, as short as papers write them. */
function drawNumbers(context, layout, map, cells) {
    const {figure} = layout, colors = figure.colors[map.style];
    const size = Math.min(layout.cell * 0.34, 18);
    if (size < 8) return;
    context.font = size + "px " + fontFamily();
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let row = 0; row < figure.rows; ++row)
        for (let column = 0; column < figure.columns; ++column) {
            const value = cells[row * figure.columns + column];
            if (!isNumber(value)) continue;
            const {x, y} = layout.rectOf({row, column});
            const place = colors.place(figure.coloredOf(map, row, value));
            context.fillStyle = figure.styles[map.style].dots ? cssColor("text") : readableOn(colors.css[place]);
            context.fillText(value.toFixed(2).replace(/^0\./, "."), x + layout.cell / 2, y + layout.cell / 2);
        }
}

/** Black or white (WCAG's relative luminance). */
function readableOn(hex) {
    const linear = (at) => {
        const value = parseInt(hex.substr(at, 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5) > 0.1791 ? "#000" : "#fff";
}

/** Circles whose area is the number's part of the colours' range. */
function drawDots(context, layout, map, cells) {
    const {figure} = layout;
    context.fillStyle = cssColor("text");
    for (let row = 0; row < figure.rows; ++row)
        for (let column = 0; column < figure.columns; ++column) {
            const value = figure.coloredOf(map, row, cells[row * figure.columns + column]);
            if (!isNumber(value)) continue;
            const radius = 0.47 * layout.cell * Math.sqrt(figure.colors[map.style].place(value) / 255);
            const {x, y} = layout.rectOf({row, column});
            context.beginPath();
            context.arc(x + layout.cell / 2, y + layout.cell / 2, radius, 0, 2 * Math.PI);
            context.fill();
        }
}

/** Where a text goes over to the second of two. */
function drawBorder(context, layout) {
    const [row, column] = layout.figure.border;
    context.fillStyle = cssColor("window");
    const {x, y, width, height} = layout.rect();
    if (row !== null) context.fillRect(x, y + row * layout.cell - 1, width, 2);
    if (column !== null) context.fillRect(x + column * layout.cell - 1, y, 2, height);
}

/** Makes a canvas as fine as the screen, or finer. */
function sized(canvas, width, height, fineness) {
    canvas.width = Math.round(width * fineness);
    canvas.height = Math.round(height * fineness);
    canvas.style.width = width + "px";
    canvas.style.height = height + "px";
    const context = canvas.getContext("2d");
    context.setTransform(fineness, 0, 0, fineness, 0, 0);
    return context;
}

function drawMap(canvas, layout, map, cells, fineness) {
    const {figure} = layout;
    const context = sized(canvas, layout.wholeWidth, layout.wholeHeight, fineness);
    const rect = layout.rect();
    hatch(context, rect, false);
    for (const row of map.guessed || []) {
        const {y, height} = layout.rectOf({row, column: 0});
        context.clearRect(rect.x, y, rect.width, height);
        hatch(context, {...rect, y, height}, true);
    }
    context.imageSmoothingEnabled = false;
    if (figure.styles[map.style].dots && layout.cell >= 3) {
        context.fillStyle = cssColor("window");
        for (let i = 0; i < cells.length; ++i) {
            const cell = layout.rectOf({row: Math.floor(i / figure.columns), column: i % figure.columns});
            if (cells[i] !== HIDDEN && cells[i] !== GUESSED) context.fillRect(cell.x, cell.y, cell.width, cell.height);
        }
        drawDots(context, layout, map, cells);
    } else {
        const dots = Math.floor(Math.max(layout.width, layout.height) * fineness);
        const {canvas: picture, block} = pictureOf(figure, map, cells, layout.cell * fineness >= 1 ? Infinity : dots);
        const side = block * layout.cell;
        context.drawImage(picture, rect.x, rect.y, picture.width * side, picture.height * side);
    }
    drawBorder(context, layout);
    if (figure.numbers) drawNumbers(context, layout, map, cells);
    context.strokeStyle = cssColor("border");
    context.lineWidth = 1;
    context.strokeRect(rect.x - 0.5, rect.y - 0.5, rect.width + 1, rect.height + 1);
    drawLabels(context, layout);
}
