import { whole } from "../format/numbers.js";
import { gradeName } from "../format/terms.js";
import { words } from "../languages/words.js";
import { bandOf } from "../look/level-bands.js";
import "./tone.css";

/** Returns the class of a text with the color of a grade, which stands beside the text. */
export const gradeTone = (grade: string): string => `tone grade-${grade}`;

/** Returns the class of a text with the color of the band of a level, as on the map. */
export const levelTone = (level: number | null | undefined): string =>
  level === null || level === undefined ? "" : `tone band-${bandOf(level)}`;

/** A grade with its color; nothing for an item without one. */
export function Grade({ grade }: { readonly grade: string }) {
  const name = gradeName(grade);
  return name === undefined ? null : <span class={gradeTone(grade)}>{name}</span>;
}

/** A level in words, with the color of its band; nothing without one. */
export function LevelName({ level }: { readonly level: number | null }) {
  if (level === null) return null;
  return <span class={levelTone(level)}>{words().records.level(whole(level))}</span>;
}
