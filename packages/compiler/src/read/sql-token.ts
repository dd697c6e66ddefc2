import type { SourcePosition } from "../diagnostic.js";

/** A token of an SQL dump; `word` is a name, keyword or number. */
export interface SqlToken extends SourcePosition {
  readonly kind: "word" | "string" | "mark" | "unknown" | "end";
  readonly text: string;
}

const BLANK = /(?:\s+|--[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)+/uy;
const TOKEN =
  /`(?<quoted>[^`\n]*)`|(?<word>[\w.+-]+)|'(?<string>(?:[^'\\\n]|''|\\.)*)'|"(?<text>[^"\\\n]*)"|(?<mark>[(),;=])/uy;

/**
 * Splits an SQL dump into tokens without comments; the last token is `end`. A character that starts no token becomes an
 * `unknown` token and ends the reading.
 */
export function readSqlTokens(file: string, text: string): readonly SqlToken[] {
  const tokens: SqlToken[] = [];
  let line = 1;
  let position = 0;
  while (position < text.length) {
    BLANK.lastIndex = position;
    const blank = BLANK.exec(text)?.[0] ?? "";
    line += blank.split("\n").length - 1;
    position += blank.length;
    if (position === text.length) break;
    TOKEN.lastIndex = position;
    const found = TOKEN.exec(text);
    const token = found?.groups ? tokenOf(found.groups) : undefined;
    tokens.push({ file, line, ...(token ?? { kind: "unknown", text: text.charAt(position) }) });
    if (!found || !token) break;
    position += found[0].length;
  }
  return [...tokens, { file, line, kind: "end", text: "" }];
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Pick<SqlToken, "kind" | "text"> | undefined {
  const { quoted, word, string, text, mark } = groups;
  if (quoted !== undefined) return { kind: "word", text: quoted };
  if (word !== undefined) return { kind: "word", text: word };
  if (string !== undefined) return { kind: "string", text: string };
  if (text !== undefined) return { kind: "string", text };
  return mark === undefined ? undefined : { kind: "mark", text: mark };
}
