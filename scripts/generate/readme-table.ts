// Prints Markdown tables, and replaces a generated table in a README.

/** Prints the lines of a table. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
}

/**
 * Returns a README with the lines between `<!-- generated: name -->` and `<!-- /generated -->` replaced by a table.
 *
 * @param path The path of the README, for the error.
 */
export function withTable(path: string, readme: string, name: string, lines: readonly string[]): string {
  const [start, stop] = [`<!-- generated: ${name} -->\n`, "<!-- /generated -->"];
  const begin = readme.indexOf(start);
  const end = readme.indexOf(stop, begin);
  if (begin === -1 || end < begin) throw new Error(`${path} has no lines ${start.trim()} and ${stop}`);
  return `${readme.slice(0, begin + start.length)}${lines.join("\n")}\n${readme.slice(end)}`;
}
