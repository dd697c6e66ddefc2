import { lazy } from "../memoize/lazy.js";
import { groupByEach } from "../rows/group-by.js";

/** Finds names by any part of them. */
export interface NameIndex {
  /** The lower-cased names, by position. */
  readonly lowerNames: readonly string[];
  /** Returns the positions of the names that contain a text, which is lower-cased and not empty; ascending. */
  readonly find: (text: string) => readonly number[];
}

const TRIGRAM_LENGTH = 3;

/**
 * Indexes lower-cased names by their trigrams, on first use. A text is looked for in the names that have its rarest trigram, a
 * shorter one in all names.
 */
export function createNameIndex(lowerNames: readonly string[]): NameIndex {
  const byTrigram = lazy(() => groupByEach(lowerNames.keys(), (position) => trigramsOf(lowerNames[position] ?? "")));
  const positions = [...lowerNames.keys()];
  return {
    lowerNames,
    find(text) {
      let candidates: readonly number[] = positions;
      for (const trigram of trigramsOf(text)) {
        const found = byTrigram().get(trigram) ?? [];
        if (found.length < candidates.length) candidates = found;
      }
      return candidates.filter((position) => lowerNames[position]?.includes(text));
    },
  };
}

function* trigramsOf(text: string): Generator<string> {
  for (let end = TRIGRAM_LENGTH; end <= text.length; end += 1) yield text.slice(end - TRIGRAM_LENGTH, end);
}
