/** Returns an integer with thousands separators. */
export function integer(value: number): string {
  return Math.round(value).toLocaleString("en");
}

/** Returns a number with as many decimals as its size is worth: 0.042, 4.2, 42. */
export function decimal(value: number): string {
  const decimals = value < 0.1 ? 3 : value < 1 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Returns bytes in MiB with one decimal. */
export function mebibytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}

/** Makes a Markdown table that is readable as plain text too: the first column is flush left, figures flush right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, column, widths)).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function pad(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
