import { SqlFault } from "./sql-table.js";
import type { SqlReader, SqlToken } from "./sql-token.js";

/** Returns a keyword in upper case; of what is in quotes none. */
export const upper = ({ kind, text, isQuoted = false }: SqlToken): string =>
  kind === "string" || isQuoted ? "" : text.toUpperCase();

/** Returns whether a token is a mark. */
export const isMark = ({ kind, text }: SqlToken, mark: string): boolean => kind === "mark" && text === mark;

/** Returns whether a token can be the name of a table or column. */
export const isName = ({ kind }: SqlToken): boolean => kind === "word" || kind === "string";

/** Makes the fault of a token that is not what a statement has there. */
export const unexpected = (token: SqlToken, expected: string) =>
  new SqlFault(token, expected, token.kind === "end" ? "the end of the file" : JSON.stringify(token.text));

/**
 * Takes one of some words or marks.
 *
 * @throws {SqlFault} If none of them comes.
 */
export function expect(reader: SqlReader, ...allowed: readonly string[]): SqlToken {
  const token = reader.peek();
  if (allowed.includes(upper(token))) return reader.next();
  throw unexpected(token, allowed.map((text) => JSON.stringify(text)).join(" or "));
}

/** Takes one of some words or marks, if it comes. */
export function takes(reader: SqlReader, ...words: readonly string[]): boolean {
  const isTaken = words.includes(upper(reader.peek()));
  if (isTaken) reader.next();
  return isTaken;
}

/** Takes words as long as they are some of a list. */
export function takeWords(reader: SqlReader, ...words: readonly string[]): ReadonlySet<string> {
  const taken = new Set<string>();
  while (words.includes(upper(reader.peek()))) taken.add(upper(reader.next()));
  return taken;
}

/** Returns whether a statement ends here. */
export const isAtEnd = (reader: SqlReader): boolean => isMark(reader.peek(), ";") || reader.peek().kind === "end";
