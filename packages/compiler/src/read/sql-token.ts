import type { SourcePosition } from "../diagnostic.js";

/** A token of an SQL dump; `word` is a name, keyword or number, `unknown` a character that starts no other token. */
export interface SqlToken extends SourcePosition {
  readonly kind: "word" | "string" | "mark" | "unknown" | "end";
  readonly text: string;
  /** Whether a word is in backquotes, and so no keyword. */
  readonly isQuoted?: boolean;
}

/** Reads the tokens of a dump one by one, without comments. After the last one each is `end`. */
export interface SqlReader {
  readonly peek: () => SqlToken;
  readonly next: () => SqlToken;
  /** Continues after the next text that a pattern finds; at the end when there is none. */
  readonly skipTo: (pattern: RegExp) => void;
}

const BLANK = /\s+/uy;
const WORD = /[\w.+-]+/uy;

/** What says of a string behind it in which encoding it is. */
const INTRODUCER = /^(?:_\w+|n)$/iu;
/** A value in hexadecimal: whether it is a number or a text depends on its column. */
const HEXADECIMAL = /^0x[\da-f]+$|^x$/iu;

/** In a string, the end of a line that ends a statement: the string is not closed where it began then. */
const STATEMENT_END = /\)[ \t\r]*;[ \t\r]*\n/u;

const ESCAPED = /\\(?<escaped>[\s\S])|''|""/gu;
const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", 0: "\0" };

/** Returns the value of a string of a dump without its quotes. */
function withoutEscapes(text: string, quote: string): string {
  if (!text.includes("\\") && !text.includes(quote)) return text;
  return text.replace(ESCAPED, (found, escaped?: string) => {
    if (escaped !== undefined) return escapes[escaped] ?? escaped;
    return found.startsWith(quote) ? quote : found;
  });
}

/** Returns the position of the quote that closes a string; -1 when none does. */
function closingQuote(text: string, start: number, quote: string): number {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === quote && text[at + 1] === quote) at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}

/**
 * Reads an SQL dump.
 *
 * @param allowsLines Whether a string may have several lines.
 */
export function createSqlReader(file: string, text: string, allowsLines: boolean): SqlReader {
  let line = 1;
  let position = 0;
  let following: SqlToken | undefined;
  let lineEnd = text.indexOf("\n");
  const advance = (to: number) => {
    for (; lineEnd !== -1 && lineEnd < to; lineEnd = text.indexOf("\n", lineEnd + 1)) line += 1;
    position = to;
  };
  const match = (pattern: RegExp) => {
    pattern.lastIndex = position;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) advance(position + found.length);
    return found;
  };
  /** Skips spaces and comments; a comment without an end is none. */
  const skipBlank = () => {
    for (;;) {
      const first = text.charAt(position);
      if (text.startsWith("/*", position)) {
        const end = text.indexOf("*/", position + 2);
        if (end === -1) return;
        advance(end + 2);
      } else if (first === "#" || text.startsWith("--", position)) {
        advance(lineEnd === -1 ? text.length : lineEnd);
      } else if (first > " " && first < "\u0080") return;
      else if (match(BLANK) === undefined) return;
    }
  };
  const readQuoted = (quote: string): Pick<SqlToken, "kind" | "text" | "isQuoted"> => {
    const start = position + 1;
    const end = quote === "`" ? text.indexOf(quote, start) : closingQuote(text, start, quote);
    const content = end === -1 ? text.slice(start) : text.slice(start, end);
    const isOpen = end === -1 || (content.includes("\n") && (!allowsLines || STATEMENT_END.test(content)));
    if (!isOpen) {
      advance(end + 1);
      return quote === "`"
        ? { kind: "word", text: content, isQuoted: true }
        : { kind: "string", text: withoutEscapes(content, quote) };
    }
    // The rest of the line is lost; a statement that ends with it ends there.
    const rest = lineEnd === -1 ? text.length : lineEnd;
    const endsStatement = text.slice(start, rest).trimEnd().endsWith(";");
    advance(endsStatement ? text.lastIndexOf(";", rest) : rest);
    return { kind: "unknown", text: quote };
  };
  /** Reads what a word is together with the string behind it, if it is no word for itself. */
  const readBehind = (word: string): Partial<SqlToken> => {
    const isBits = /^b$/iu.test(word);
    if (INTRODUCER.test(word)) skipBlank();
    const quote = text.charAt(position);
    const isBefore = quote === "'" || quote === '"';
    if (HEXADECIMAL.test(word) && (isBefore || word.length > 1)) return { kind: "unknown" };
    if (!isBefore || !(isBits || INTRODUCER.test(word))) return {};
    const string = readQuoted(quote);
    return isBits ? { ...string, text: `${Number.parseInt(string.text, 2)}` } : string;
  };
  const read = (): SqlToken => {
    skipBlank();
    const first = text.charAt(position);
    if (first === "'" || first === '"' || first === "`") return { file, line, ...readQuoted(first) };
    const isMark = first === "," || first === "(" || first === ")" || first === ";" || first === "=";
    const word = isMark ? undefined : match(WORD);
    if (word !== undefined) return { file, line, kind: "word", text: word, ...readBehind(word) };
    const kind = isMark ? "mark" : first === "" ? "end" : "unknown";
    position += first.length;
    return { file, line, kind, text: first };
  };
  return {
    peek: () => (following ??= read()),
    next: () => {
      const token = following ?? read();
      following = undefined;
      return token;
    },
    skipTo: (pattern) => {
      following = undefined;
      pattern.lastIndex = position;
      const found = pattern.exec(text);
      advance(found === null ? text.length : found.index + found[0].length);
    },
  };
}
