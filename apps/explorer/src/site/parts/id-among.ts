import type { SearchHit } from "@gamedata/client";
import { words } from "../languages/words.js";

/** Writes the id of a result behind its name, if another one has its kind, name and level: nothing else would tell them apart. */
export function idAmong(hits: readonly SearchHit[], { type, id, name, level }: SearchHit): string {
  const isEqual = (hit: SearchHit) => hit.type === type && hit.name === name && hit.level === level;
  return hits.filter(isEqual).length > 1 ? ` · ${words().records.id(id)}` : "";
}
