import { DEEPEST_NESTING, LONGEST_TEXT } from "./bounds.js";

/** What a JSON text has too much of, and where. */
export interface Excess {
  /** The position, in UTF-16 units. */
  readonly offset: number;
  readonly expected: string;
  readonly received: string;
}

const LANDMARK = /["[\]{}]/gu;
const STRING_END = /["\\]/gu;

/** Finds what would exhaust the call stack or the memory of a reader: values that nest too deep, and a string that is too long. */
export function findExcess(text: string): Excess | undefined {
  let depth = 0;
  LANDMARK.lastIndex = 0;
  for (let found = LANDMARK.exec(text); found !== null; found = LANDMARK.exec(text)) {
    const [mark] = found;
    if (mark === '"') {
      const end = stringEnd(text, found.index + 1);
      if (end - found.index > LONGEST_TEXT) {
        const received = `${end - found.index} characters`;
        return { offset: found.index, expected: `strings of at most ${LONGEST_TEXT} characters`, received };
      }
      LANDMARK.lastIndex = end;
    } else if (mark === "[" || mark === "{") {
      depth += 1;
      if (depth > DEEPEST_NESTING) {
        return {
          offset: found.index,
          expected: `at most ${DEEPEST_NESTING} nested values`,
          received: JSON.stringify(mark),
        };
      }
    } else depth -= 1;
  }
  return undefined;
}

/** Returns the position after the end of a string. */
function stringEnd(text: string, start: number): number {
  STRING_END.lastIndex = start;
  for (let found = STRING_END.exec(text); found !== null; found = STRING_END.exec(text)) {
    if (found[0] === '"') return found.index + 1;
    STRING_END.lastIndex = found.index + 2;
  }
  return text.length;
}
