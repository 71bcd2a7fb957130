"use strict";
// Over maps of a drawing whose numbers stand in a table of the page: the number of the cell that is pointed at.

const drawing = document.querySelector("figure svg");
const tip = document.createElement("div");
tip.className = "tip";
tip.hidden = true;
document.querySelector("figure").append(tip);

/** Where a place of the page lies on the drawing. */
function placeOn(event) {
    const matrix = drawing.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
}

function cellAt({x, y}) {
    for (const {table, rect: [left, top, width, height], rows, columns} of
         JSON.parse(document.getElementById("figure").textContent).places) {
        const column = Math.floor((x - left) / width * columns), row = Math.floor((y - top) / height * rows);
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        const element = document.getElementById("table" + table);
        const line = element.tBodies[0].rows[row];
        return {number: line.cells[column + 1].textContent, row: line.cells[0],
                column: element.tHead.rows[0].cells[column + 1], title: element.caption.textContent};
    }
    return null;
}

function lineOf(className, ...parts) {
    const line = document.createElement("p");
    line.className = className;
    line.append(...parts);
    return line;
}

drawing.addEventListener("pointermove", (event) => {
    const place = placeOn(event), cell = place && cellAt(place);
    tip.hidden = !cell;
    if (!cell) return;
    const names = (element) => Array.from(element.childNodes, (node) => node.cloneNode(true));
    tip.replaceChildren(lineOf("weight", cell.number), lineOf("pair", ...names(cell.row), " → ", ...names(cell.column)),
                        lineOf("pair", cell.title));
    const box = tip.parentElement.getBoundingClientRect();
    const beside = 18, right = event.clientX + beside;
    const x = right + tip.offsetWidth > window.innerWidth ? event.clientX - beside - tip.offsetWidth : right;
    tip.style.left = Math.max(0, x) - box.left + "px";
    tip.style.top = event.clientY + beside - box.top + "px";
});
drawing.addEventListener("pointerleave", () => tip.hidden = true);
