// The page: one map large, the others to choose from, and what is pointed at.

performance.mark("begin");
const maps = figure.maps;
const layers = [...new Set(maps.map((map) => map.layer))];
const headsOf = (layer) => maps.filter((map) => map.layer === layer);
/** A row for each layer and a column for each head. */
const headNumbers = (layer) => headsOf(layer).map((map) => map.head).join();
const isGrid = layers.length > 1 && maps.length > layers.length
    && new Set(headsOf(layers[0]).map((map) => map.head)).size === maps.length / layers.length
    && layers.every((layer) => headNumbers(layer) === headNumbers(layers[0]));

const state = {map: 0, at: null, kept: null, largestFirst: false, layout: null};

const page = document.getElementById("page");
const canvas = made("canvas", {"aria-hidden": "true"});
const overlay = made("canvas", {class: "overlay", "aria-hidden": "true"});
const plot = made("div", {class: "plot", tabindex: 0, role: "application", "aria-describedby": "help"}, canvas, overlay);
const tip = made("div", {class: "tip", "aria-hidden": "true"});
const caption = made("h2");
const key = made("div");
const told = made("div", {class: "reading", id: "reading"});
const live = made("div", {class: "unseen", role: "status", "aria-live": "polite", id: "live"});
const rowBox = made("div", {class: "scroll", tabindex: 0, id: "row"});
const whole = made("details", {class: "numbers"}, made("summary", {}, words.whole));
const wholeBox = made("div", {class: "scroll", tabindex: 0});
whole.append(wholeBox);

const current = () => maps[state.map];
const valueAt = ({row, column}) => current().cells[row * figure.columns + column];

/** Lists to choose a map by. */
const chooseLayer = made("select", {id: "layer", "aria-label": words.layer});
const chooseHead = made("select", {id: "head", "aria-label": isGrid ? words.head : words.map});
function fillChoices() {
    if (isGrid) {
        chooseLayer.replaceChildren(...layers.map((layer) => made("option", {value: layer}, String(layer))));
        chooseLayer.value = current().layer;
        chooseHead.replaceChildren(...headsOf(current().layer).map(
            (map) => made("option", {value: maps.indexOf(map)}, String(map.head))));
    } else if (!chooseHead.length) {
        chooseHead.append(...maps.map((map, place) => made("option", {value: place}, map.title || String(place + 1))));
    }
    chooseHead.value = state.map;
}
chooseLayer.addEventListener("change", () => {
    const heads = headsOf(Number(chooseLayer.value));
    show(maps.indexOf(heads.find((map) => map.head === current().head) ?? heads[0]));
});
chooseHead.addEventListener("change", () => show(Number(chooseHead.value)));

/** One map further along heads or layers. */
function step(down, right) {
    const across = isGrid ? maps.length / layers.length : 1;
    const to = state.map + down * across + right;
    if (to >= 0 && to < maps.length && (!isGrid || down || maps[to].layer === current().layer)) show(to);
}

// The other maps, as small as they are seen side by side.
const tiles = maps.map((map, place) => {
    const tile = made("button", {type: "button", class: "tile", tabindex: -1, "aria-label": map.title, title: map.title},
        made("canvas", {width: figure.columns, height: figure.rows}));
    tile.addEventListener("click", () => show(place));
    return tile;
});
function tilesBox() {
    const box = made("div", {class: isGrid ? "tiles grid" : "tiles", role: "group", "aria-label": words.heads});
    const across = isGrid ? maps.length / layers.length : 0;
    if (isGrid) box.style.gridTemplateColumns = `auto repeat(${across}, minmax(10px, 56px))`;
    const name = (number) => made("span", {class: "name"}, String(number));
    if (isGrid) box.append(made("span"), ...headsOf(layers[0]).map((map) => name(map.head)));
    maps.forEach((map, place) => {
        if (isGrid && place % across === 0) box.append(name(map.layer));
        box.append(tiles[place]);
    });
    box.addEventListener("keydown", (event) => {
        const move = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]}[event.key];
        if (!move) return;
        event.preventDefault();
        step(...move);
        tiles[state.map].focus();
    });
    return box;
}

function drawTile(place) {
    const map = maps[place], tile = tiles[place].firstChild;
    const {canvas: picture} = pictureOf(map, map.cells, onPaper ? 256 : 112);
    tile.width = picture.width;
    tile.height = picture.height;
    tile.getContext("2d").drawImage(picture, 0, 0);
}

function draw() {
    const room = onPaper ? 640 : plot.parentElement.clientWidth;
    const fineness = onPaper ? 3 : window.devicePixelRatio || 1;
    const height = onPaper ? 760 : Math.max(320, window.innerHeight - 190);
    state.layout = new Layout(room, height, canvas.getContext("2d"));
    drawMap(canvas, state.layout, current(), current().cells, fineness);
    key.replaceChildren(colorKey(current()));
    key.style.marginLeft = state.layout.left + "px";
    key.style.width = Math.max(state.layout.width, 200) + "px";
    mark();
}

/** What is pointed at, over the map. */
function mark() {
    const {layout, at} = state;
    const context = sized(overlay, layout.wholeWidth, layout.wholeHeight, window.devicePixelRatio || 1);
    if (!at || onPaper) return;
    const rect = layout.rectOf(at), map = layout.rect(), ground = cssColor("soft");
    context.strokeStyle = cssColor("accent");
    context.globalAlpha = 0.55;
    context.lineWidth = 1;
    context.strokeRect(map.x, rect.y - 0.5, map.width, rect.height + 1);
    context.strokeRect(rect.x - 0.5, map.y, rect.width + 1, map.height);
    context.globalAlpha = 1;
    context.lineWidth = 2;
    const size = Math.max(rect.width, 6), shift = (size - rect.width) / 2;
    context.strokeStyle = cssColor("window");
    context.strokeRect(rect.x - shift - 2, rect.y - shift - 2, size + 4, size + 4);
    context.strokeStyle = cssColor("accent");
    context.strokeRect(rect.x - shift, rect.y - shift, size, size);
    const row = rowAt(at.row), column = columnAt(at.column);
    drawLabel(context, layout, "left", figure.rowLabels[row.first] ?? "", rect.y + rect.height / 2, true, ground);
    drawLabel(context, layout, "top", figure.columnLabels[column.first] ?? "", rect.x + rect.width / 2, true, ground);
}

let waiting = 0;
/** Turns to a cell, or to none. */
function point(cell, {aloud = false} = {}) {
    const row = state.at?.row;
    state.at = cell;
    mark();
    told.replaceChildren(...(cell ? reading(cell, valueAt(cell)) : [made("p", {class: "hint"}, words.point)]));
    if (aloud && cell) live.textContent = spoken(cell, valueAt(cell));
    const markRow = () => {
        for (const line of rowBox.querySelectorAll("tr[data-column]"))
            line.classList.toggle("here", Number(line.dataset.column) === state.at?.column);
    };
    if (!cell || cell.row === row) return markRow();
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => {
        if (state.at) fillRow();
        markRow();
    });
}
function fillRow() { rowBox.replaceChildren(rowTable(current(), current().cells, state.at.row, state.largestFirst)); }

function placeTip(event) {
    const cell = state.at;
    tip.hidden = !cell;
    if (!cell) return;
    tip.replaceChildren(...reading(cell, valueAt(cell)));
    const beside = 18, box = plot.getBoundingClientRect();
    const placed = (at, size, room) => Math.max(0, at + beside + size > room ? at - beside - size : at + beside);
    tip.style.left = placed(event.clientX, tip.offsetWidth, window.innerWidth) - box.left + "px";
    tip.style.top = placed(event.clientY, tip.offsetHeight, window.innerHeight) - box.top + "px";
}

plot.addEventListener("pointermove", (event) => {
    const box = canvas.getBoundingClientRect();
    const cell = state.layout?.cellAt(event.clientX - box.left, event.clientY - box.top);
    if (cell?.row !== state.at?.row || cell?.column !== state.at?.column) point(cell ?? state.kept);
    // Under a finger nobody would see it; the same stands beside the map.
    if (cell && event.pointerType === "mouse") placeTip(event);
    else tip.hidden = true;
});
plot.addEventListener("pointerleave", () => {
    tip.hidden = true;
    point(state.kept);
});
plot.addEventListener("click", () => {
    state.kept = state.at;
    if (state.at) live.textContent = spoken(state.at, valueAt(state.at));
});

/** Where a key moves the cell, as in the window that the figure comes from. */
function moved({row, column}, event) {
    const {rows, columns} = figure, whole = event.ctrlKey;
    switch (event.key) {
    case "ArrowLeft": return {row, column: column - 1};
    case "ArrowRight": return {row, column: column + 1};
    case "ArrowUp": return {row: row - 1, column};
    case "ArrowDown": return {row: row + 1, column};
    case "Home": return whole ? {row: 0, column} : {row, column: 0};
    case "End": return whole ? {row: rows - 1, column} : {row, column: columns - 1};
    case "PageUp": return {row: row - 10, column};
    case "PageDown": return {row: row + 10, column};
    default: return null;
    }
}
plot.addEventListener("keydown", (event) => {
    const head = event.altKey && {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]}[event.key];
    const cell = !event.altKey && moved(state.at ?? {row: 0, column: 0}, event);
    if (head) step(...head);
    else if (event.key === "Escape") point(state.kept = null);
    else if (event.key === "Enter") state.kept = state.at;
    else if (cell) {
        const within = (value, count) => Math.min(count - 1, Math.max(0, value));
        state.kept = state.at ? {row: within(cell.row, figure.rows), column: within(cell.column, figure.columns)}
                              : {row: 0, column: 0};
        tip.hidden = true;
        point(state.kept, {aloud: true});
    } else return;
    event.preventDefault();
});

async function show(place) {
    state.map = place;
    await cellsOf(current());
    if (place !== state.map) return;
    fillChoices();
    caption.textContent = current().title;
    const size = filled(words.size, figure.queries, figure.keys);
    plot.setAttribute("aria-label", `${current().title} ${figure.description} ${size}`);
    tiles.forEach((tile, each) => {
        tile.tabIndex = each === place ? 0 : -1;
        tile.setAttribute("aria-pressed", each === place);
    });
    draw();
    if (state.at) {
        fillRow();
        point(state.at, {aloud: true});
    }
    if (whole.open) fillWhole();
}
const fillWhole = () => wholeBox.replaceChildren(wholeTable(current(), current().cells));
whole.addEventListener("toggle", () => whole.open && fillWhole());

function build() {
    const head = made("header", {}, made("h1", {}, isolated(figure.title)));
    if (figure.description !== figure.title)
        head.append(made("p", {class: "description"}, isolated(figure.description)));
    const choices = made("div", {class: "choices"});
    if (isGrid) choices.append(made("label", {}, words.layer, " ", chooseLayer));
    choices.append(made("label", {}, isGrid ? words.head : words.map, " ", chooseHead));
    if (maps.length > 1) head.append(choices);
    const order = made("select", {id: "order"}, made("option", {value: ""}, words.inOrder),
                       made("option", {value: "1"}, words.largest));
    order.addEventListener("change", () => {
        state.largestFirst = order.value !== "";
        if (state.at) fillRow();
    });
    const others = maps.length === 1 ? []
        : [made("section", {class: "others"}, made("h2", {}, words.heads), tilesBox())];
    caption.hidden = maps.length === 1 && figure.description.includes(maps[0].title);
    page.append(head, made("main", {class: others.length ? "many" : "one"},
        made("section", {class: "large"}, caption, made("div", {class: "room"}, plot), key),
        made("section", {class: "aside"}, told, made("div", {class: "sorted"}, made("h2", {}, words.row),
             made("label", {}, words.order, " ", order)), rowBox),
        ...others), whole,
        made("footer", {}, made("p", {}, words.exactness), made("p", {id: "help"}, words.keysHelp)), live);
    plot.append(tip);
    tip.hidden = true;
}

async function begin() {
    if (!("DecompressionStream" in window)) return page.append(made("p", {}, words.old));
    build();
    await show(0);
    point({row: figure.rows - 1, column: figure.columns - 1});
    state.kept = state.at;
    performance.measure("first map", "begin");
    // Some at once: between two waits the browser may paint.
    const together = 24;
    for (let place = 0; place < maps.length && maps.length > 1; place += together) {
        await Promise.all(maps.slice(place, place + together).map(cellsOf));
        for (let each = place; each < Math.min(place + together, maps.length); ++each) drawTile(each);
    }
    performance.measure("all maps", "begin");
}

let resized = 0;
window.addEventListener("resize", () => {
    cancelAnimationFrame(resized);
    resized = requestAnimationFrame(() => current().cells && !onPaper && draw());
});
for (const [event, printing] of [["beforeprint", true], ["afterprint", false]])
    window.addEventListener(event, () => {
        if (!current().cells) return;
        onPaper = printing;
        draw();
        maps.forEach((map, place) => maps.length > 1 && map.cells && drawTile(place));
    });
begin().catch(() => page.prepend(made("p", {class: "weight words"}, words.damaged)));
