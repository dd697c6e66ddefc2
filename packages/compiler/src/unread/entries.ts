import type { UnreadEntry } from "../read/inventory.js";

const WORD = /(?:[^\s{}]|\{[^{}]*\})+/gu;
const ALTERNATIVES = /^(?<before>[^{]*)\{(?<inside>[^}]*)\}(?<after>.*)$/su;

/** Returns the words of a text, and of one with alternatives in braces, such as `item@{id name}`, each of them. */
const wordsOf = (text: string): readonly string[] => (text.match(WORD) ?? []).flatMap(alternativesOf);

function alternativesOf(word: string): readonly string[] {
  const { before = "", inside, after = "" } = ALTERNATIVES.exec(word)?.groups ?? {};
  if (inside === undefined) return [word];
  const parts = inside.trim().split(/\s+/u);
  return parts.flatMap((part) => alternativesOf(`${before}${part}${after}`));
}

/**
 * States what is not read of files.
 *
 * @param files The files, or folders of files of one kind.
 * @param namesBy The names that are not read, by the reason.
 */
export const unread = (files: string, namesBy: Readonly<Record<string, string>>): readonly UnreadEntry[] =>
  wordsOf(files).flatMap((file) =>
    Object.entries(namesBy).map(([reason, names]) => ({ in: file, names: wordsOf(names), reason })),
  );

/** States which files are not opened, each with the reason. */
export const unopened = (reasons: Readonly<Record<string, string>>): readonly UnreadEntry[] =>
  Object.entries(reasons).map(([file, reason]) => ({ in: file, reason }));
