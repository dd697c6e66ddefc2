import type { ChronicleWords, NameCount } from "@gamedata/client";
import { filterText } from "../../address/filters.js";
import { gradeName } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { ChoiceFilter } from "../../parts/filters.js";
import { useAnswer } from "../../service/use-answer.js";

/** The lists of words of the current chronicle; `undefined` as long as they are not known. */
export const useWords = (): ChronicleWords | undefined => useAnswer((client) => client.countWords(), "frame").value;

/**
 * Returns the value of a filter, in any case as in the API; `undefined` if it is no word of the list, as after a change of the chronicle. As long as the
 * list is not known, any value counts.
 */
export function filterWord(name: string, known: readonly NameCount[] | undefined): string | undefined {
  const text = filterText(name);
  if (known === undefined || text === undefined) return text;
  return known.find((word) => word.name.toLowerCase() === text.toLowerCase())?.name;
}

interface WordFilterProps {
  readonly name: string;
  readonly label: string;
  readonly words: readonly NameCount[] | undefined;
  readonly show: (word: string) => string;
}

/** A filter by one of the words of the chronicle, in their order. */
export function WordFilter({ name, label, words: known = [], show }: WordFilterProps) {
  const shown = known.map((word) => [word.name, show(word.name)] as const);
  // Words of the source that are the same in those of the game are told apart.
  const isTwice = (text: string) => shown.filter(([, other]) => other === text).length > 1;
  const choices = shown.map(([word, text]) => [word, isTwice(text) ? `${text} (${word})` : text] as const);
  return <ChoiceFilter name={name} label={label} choices={choices} />;
}

export function GradeFilter({ words: grades }: Pick<WordFilterProps, "words">) {
  const { columns, lists } = words();
  const show = (grade: string) => gradeName(grade) ?? lists.items.withoutGrade;
  return <WordFilter name="grade" label={columns.grade} words={grades} show={show} />;
}
