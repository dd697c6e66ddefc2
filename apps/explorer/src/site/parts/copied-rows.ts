/** Returns the text of the cells of rows as a spreadsheet takes it: a line for each row, a tab between two cells. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((text) => text.replaceAll(/\s+/g, " ").trim()).join("\t")).join("\n");

/** Copies several selected cells of a table row by row; a browser alone breaks the rows where a cell has boxes in it. */
export function copyRows(event: ClipboardEvent): void {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return;
  const { commonAncestorContainer: within } = selection.getRangeAt(0);
  const table = (within instanceof Element ? within : within.parentElement)?.closest("table");
  const rows = [...(table?.rows ?? [])]
    .map((row) => [...row.cells].filter((cell) => cell.offsetParent !== null && selection.containsNode(cell, true)))
    .filter((cells) => cells.length > 0);
  if (rows.flat().length < 2) return;
  // biome-ignore lint/performance/useDomNodeTextContent: it puts a space between the boxes of a cell, and leaves out what is hidden.
  const texts = rows.map((cells) => cells.map((cell) => cell.innerText));
  event.clipboardData?.setData("text/plain", textOfRows(texts));
  event.preventDefault();
}
