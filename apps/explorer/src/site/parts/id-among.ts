import type { SearchHit } from "@gamedata/client";
import { words } from "../languages/words.js";

/** Writes the id of a result, if another one has its kind, name and level: nothing else would tell them apart. */
export function idAmong(hits: readonly SearchHit[], { type, id, name, level }: SearchHit): string | undefined {
  const isEqual = (other: SearchHit) =>
    other.id !== id && other.type === type && other.name === name && other.level === level;
  return hits.some(isEqual) ? words().records.id(id) : undefined;
}
