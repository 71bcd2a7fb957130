"use strict";
// Over maps of drawings whose numbers stand in tables of the page: the number of the cell that is pointed at.

class DrawnFigure {
    /** @param figure  a figure element whose data-places say where on the drawing which table's cells lie */
    constructor(figure) {
        this.figure = figure;
        this.places = JSON.parse(figure.dataset.places);
        this.tip = document.createElement("div");
        this.tip.className = "tip";
        this.tip.hidden = true;
        figure.append(this.tip);
        for (const drawing of figure.querySelectorAll("svg")) {
            drawing.addEventListener("pointermove", (event) => this.tell(event, drawing));
            drawing.addEventListener("pointerleave", () => this.tip.hidden = true);
        }
    }

    cellAt({x, y}) {
        for (const {table, rect: [left, top, width, height], rows, columns} of this.places) {
            const column = Math.floor((x - left) / width * columns), row = Math.floor((y - top) / height * rows);
            if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
            const element = document.getElementById(table);
            const line = element.tBodies[0].rows[row];
            return {number: line.cells[column + 1].textContent, row: line.cells[0],
                    column: element.tHead.rows[0].cells[column + 1], title: element.caption.textContent};
        }
        return null;
    }

    tell(event, drawing) {
        const {tip, figure} = this, matrix = drawing.getScreenCTM();
        const place = new DOMPoint(event.clientX, event.clientY);
        const cell = matrix && this.cellAt(place.matrixTransform(matrix.inverse()));
        tip.hidden = !cell;
        if (!cell) return;
        const names = (element) => Array.from(element.childNodes, (node) => node.cloneNode(true));
        const line = (className, ...parts) => {
            const element = document.createElement("p");
            element.className = className;
            element.append(...parts);
            return element;
        };
        tip.replaceChildren(line("weight", cell.number),
                            line("pair", ...names(cell.row), " → ", ...names(cell.column)), line("pair", cell.title));
        const box = figure.getBoundingClientRect();
        const beside = 18, right = event.clientX + beside;
        const x = right + tip.offsetWidth > window.innerWidth ? event.clientX - beside - tip.offsetWidth : right;
        tip.style.left = Math.max(0, x) - box.left + "px";
        tip.style.top = event.clientY + beside - box.top + "px";
    }
}

const drawnIn = (element) =>
    element.querySelectorAll("figure[data-places]").forEach((figure) => new DrawnFigure(figure));
drawnIn(document);
