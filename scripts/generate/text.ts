/** The texts of generated files, by path below the project. */
export type GeneratedFiles = readonly (readonly [path: string, text: string])[];

// Prints parts of TypeScript modules.

/** Characters of a line, at most. */
const LINE_WIDTH = 120;

/** Prints lines as a docstring, wrapped, and then `code` as it is. */
export function docBlock(lines: readonly string[], indent = "", code: readonly string[] = []): string {
  const start = `${indent} *`;
  const fitting = new RegExp(`(?=\\S)(.{1,${LINE_WIDTH - start.length - 5}})(?:\\s+|$)`, "g");
  const wrapped = lines.flatMap((line): readonly string[] => line.match(fitting) ?? []);
  const text = [...wrapped, ...code].map((line) => line.trimEnd()).join(`\n${start} `);
  return `${indent}/** ${text} */\n`;
}

export function doc(text: string | undefined, indent = ""): string {
  return text === undefined ? "" : docBlock([text], indent);
}

/** Prints words, each of which ends or starts with its separator, on as few indented lines as they fit on. */
export function filled(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && line.length <= LINE_WIDTH) lines[lines.length - 1] = line;
    else lines.push(`  ${word}`);
  }
  return lines.join("\n");
}

/** Prints a union of literals, on several lines where they do not fit on the line that starts with `start`. */
export function union(start: string, values: readonly string[]): string {
  const line = `${start} ${values.join(" | ")};`;
  return line.length <= LINE_WIDTH ? line : `${start}\n${filled(values.map((value) => `| ${value}`))};`;
}

export function typesOf(keyword: "import" | "export", module: string, imported: readonly string[]): string {
  const line = `${keyword} type { ${imported.join(", ")} } from "${module}";`;
  if (line.length <= LINE_WIDTH) return `${line}\n`;
  return `${keyword} type {\n${filled(imported.map((name) => `${name},`))}\n} from "${module}";\n`;
}

/** Prints a field after its description, on one line where they fit. */
export function fieldLines(text: string | undefined, field: string, indent: string): string {
  const line = `${indent}/** ${text} */ readonly ${field};`;
  if (text !== undefined && line.length <= LINE_WIDTH && !line.includes("\n")) return `${line}\n`;
  return `${doc(text, indent)}${indent}readonly ${field};\n`;
}
