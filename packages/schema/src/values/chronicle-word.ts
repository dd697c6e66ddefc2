import * as v from "valibot";

/** A word of a list that differs by chronicle: one that the known chronicles have, or another word of the data set. */
export type ChronicleWord<Known extends string> = Known | (string & {});

/** A list of words that differs by chronicle, by its name in the resource `ChronicleWords`. */
export type WordList = "itemGrade" | "npcRace" | "classRace" | "classType" | "questRace";

/** What words such as `Dark Elf` consist of, and how an error says it. */
const WORD = [/^\S(?:.*\S)?$/u, "a word without white space around it"] as const;

/**
 * The schema of a word of a list that differs by chronicle. It accepts any word, since only a data set knows its own; its
 * metadata name the list and the words of the known chronicles, in order.
 */
export function chronicleWord<const Known extends string>(
  wordList: WordList,
  known: readonly Known[],
  description: string,
  [pattern, expected]: readonly [pattern: RegExp, expected: string] = WORD,
): v.GenericSchema<ChronicleWord<Known>> {
  return v.pipe(
    v.string(),
    v.regex(pattern, expected),
    v.metadata({ wordList, examples: known }),
    v.description(description),
  );
}
