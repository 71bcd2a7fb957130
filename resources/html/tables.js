// What is read: the cell, its row, the whole map, the key to the colours. Texts are put on the page as texts alone.

/** An element with its attributes and children; texts among them become text. */
function made(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
}

/** A stranger's text, whose direction of writing ends with it. */
function isolated(text) {
    const element = made("bdi");
    element.textContent = text;
    return element;
}

/** Which tokens a row or column stands for: one, or of a long map several. */
function tokensAt(place, count, all) {
    return {first: Math.floor(place * all / count), last: Math.floor((place + 1) * all / count) - 1};
}
const rowAt = (figure, row) => tokensAt(row, figure.rows, Math.max(figure.rows, figure.rowTokens.length));
const columnAt = (figure, column) =>
    tokensAt(column, figure.columns, Math.max(figure.columns, figure.columnTokens.length));

/** "12 cat", "17–24 the … cat" */
function named({first, last}, tokens) {
    const place = made("span", {class: "place"}, first === last ? String(first + 1) : `${first + 1}–${last + 1}`);
    const name = made("span", {class: "token"}, place, " ", isolated(tokens[first] ?? ""));
    if (last > first) name.append(" … ", isolated(tokens[last] ?? ""));
    return name;
}

/** The same as a text that is read aloud. */
function spoken(figure, cell, value) {
    const {words} = figure;
    const name = ({first, last}, tokens) => first === last ? `${first + 1}, ${tokens[first]}`
                                                           : `${first + 1}–${last + 1}`;
    return `${words.query} ${name(rowAt(figure, cell.row), figure.rowTokens)}; `
        + `${words.key} ${name(columnAt(figure, cell.column), figure.columnTokens)}; ${figure.textOf(value)}`;
}

const role = (word) => made("span", {class: "role"}, word);
const pair = (word, name) => made("p", {class: "pair"}, role(word), " ", name);

/** The cell as it stands beside the map. */
function reading(figure, cell, value) {
    const {words} = figure;
    return [made("p", {class: isNumber(value) ? "weight" : "weight words"}, figure.textOf(value)),
            pair(words.query, named(rowAt(figure, cell.row), figure.rowTokens)),
            pair(words.key, named(columnAt(figure, cell.column), figure.columnTokens))];
}

const mostRows = 512;

/** The numbers of one row, a line for each key that it may see. */
function rowTable(figure, map, cells, row, largestFirst) {
    const {columns, words} = figure, keys = [];
    for (let column = 0; column < columns; ++column) {
        const value = cells[row * columns + column];
        if (value !== HIDDEN && value !== GUESSED) keys.push([column, value]);
    }
    const seen = keys.length, sized = ([, value]) => Number.isNaN(value) ? -Infinity : value;
    if (largestFirst || seen > mostRows) keys.sort((a, b) => sized(b) - sized(a) || a[0] - b[0]);
    keys.length = Math.min(seen, mostRows);
    if (!largestFirst) keys.sort((a, b) => a[0] - b[0]);
    const caption = made("caption", {}, role(words.query), " ", named(rowAt(figure, row), figure.rowTokens),
        made("span", {class: "count"}, seen > mostRows ? filled(words.some, mostRows, seen)
                                       : seen === 1 ? words.one : seen ? filled(words.all, seen) : words.none));
    const body = made("tbody");
    const colors = figure.colors[map.style];
    for (const [column, value] of keys) {
        const bar = made("span", {class: "bar"}), place = colors.place(figure.coloredOf(map, row, value));
        if (isNumber(value)) {
            bar.style.width = Math.max(1, 100 * place / 255) + "%";
            bar.style.background = figure.styles[map.style].dots ? cssColor("text") : colors.css[place];
        }
        body.append(made("tr", {"data-column": column},
            made("th", {scope: "row"}, named(columnAt(figure, column), figure.columnTokens)),
            made("td", {class: "number"}, figure.textOf(value)),
            made("td", {class: "bars", "aria-hidden": "true"}, bar)));
    }
    return made("table", {class: "row"}, caption,
        made("thead", {}, made("tr", {}, made("th", {scope: "col"}, words.key),
                               made("th", {scope: "col", class: "number"}, figure.quantity),
                               made("td", {"aria-hidden": "true"}))),
        body);
}

const mostCells = 90000;

/** All numbers of a map; nothing where a browser has no room for them. */
function wholeTable(figure, map, cells) {
    if (cells.length > mostCells) return made("p", {}, figure.words.tooLarge);
    const head = made("tr", {}, made("td"));
    for (let column = 0; column < figure.columns; ++column)
        head.append(made("th", {scope: "col"}, named(columnAt(figure, column), figure.columnTokens)));
    const body = made("tbody");
    for (let row = 0; row < figure.rows; ++row) {
        const line = made("tr", {}, made("th", {scope: "row"}, named(rowAt(figure, row), figure.rowTokens)));
        for (let column = 0; column < figure.columns; ++column) {
            const value = cells[row * figure.columns + column];
            const sign = value === HIDDEN ? "–" : "?";
            const text = figure.textOf(value);
            line.append(isNumber(value) ? made("td", {}, text) : made("td", {title: text}, sign));
        }
        body.append(line);
    }
    return made("table", {class: "whole"}, made("caption", {}, map.title), made("thead", {}, head), body);
}

/** The key to the colours: a bar, its ticks and what it measures. */
function colorKey(figure, map) {
    const style = figure.styles[map.style];
    if (!style.ticks) return made("div");
    const bar = made("canvas", {width: 256, height: style.dots ? 32 : 1, "aria-hidden": "true"});
    const context = bar.getContext("2d"), scale = made("div", {class: "scale"});
    if (!style.dots)
        figure.colors[map.style].css.forEach((color, place) => {
            context.fillStyle = color;
            context.fillRect(place, 0, 1, 1);
        });
    bar.className = style.dots ? "dots" : "";
    for (const [place, label] of style.ticks) {
        const tick = made("span", {class: "tick"}, label);
        tick.style.left = 100 * place + "%";
        scale.append(tick);
        if (!style.dots) continue;
        context.fillStyle = cssColor("text");
        context.beginPath();
        context.ellipse(8 + 240 * place, 16, 4 * Math.sqrt(place), 14 * Math.sqrt(place), 0, 0, 2 * Math.PI);
        context.fill();
    }
    return made("div", {class: "key"}, bar, scale, made("p", {}, figure.key ?? ""));
}
