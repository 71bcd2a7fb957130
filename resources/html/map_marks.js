// Around a map that one looks into: what is pointed at, where keys lead, and when it must be drawn again.

/** Where a key moves the cell, as in the window that the figure comes from. */
function moved({row, column}, event, {rows, columns}) {
    const whole = event.ctrlKey;
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
const headMoves = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]};


/** A row, a column or a cell, with a ring. */
function markPointed(context, layout, {row, column}) {
    const map = layout.rect(), cell = layout.rectOf({row: row ?? 0, column: column ?? 0});
    const x = column === undefined ? map.x : cell.x, width = column === undefined ? map.width : cell.width;
    const y = row === undefined ? map.y : cell.y, height = row === undefined ? map.height : cell.height;
    for (const [color, line] of [["window", 6], ["accent", 3]]) {
        context.strokeStyle = cssColor(color);
        context.lineWidth = line;
        context.strokeRect(x, y, width, height);
    }
}

/** What is pointed at, over the map, and what the page itself points at. */
function markMap({figure, overlay, state: {layout, at}}) {
    const fineness = onPaper ? 3 : window.devicePixelRatio || 1;
    const context = sized(overlay, layout.wholeWidth, layout.wholeHeight, fineness);
    if (figure.pointed) markPointed(context, layout, figure.pointed);
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
    const row = rowAt(figure, at.row), column = columnAt(figure, at.column);
    const label = (side, text, middle) => drawLabel(context, layout, side, text ?? "", middle, true, ground);
    label("left", figure.rowLabels[row.first], rect.y + rect.height / 2);
    label("top", figure.columnLabels[column.first], rect.x + rect.width / 2);
}

/** Whenever what is seen may have changed.
 *  @param views  gives those that are there by then */
function keepDrawn(views) {
    let resized = 0;
    window.addEventListener("resize", () => {
        cancelAnimationFrame(resized);
        resized = requestAnimationFrame(
            () => onPaper || views().forEach((view) => view.current().cells && view.draw()));
    });
    window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",
        () => views().forEach((view) => view.redraw()));
    for (const [event, printing] of [["beforeprint", true], ["afterprint", false]])
        window.addEventListener(event, () => {
            onPaper = printing;
            views().forEach((view) => view.redraw());
        });
}
