import type { SearchResult } from "@gamedata/schema/types";
import { compareNames } from "../names/compare-names.js";
import type { PageBounds, Selection } from "../query/page.js";
import type { SearchIndex } from "./search-index.js";

/** What a search found in one index. */
export interface Hits {
  readonly index: SearchIndex;
  /** Positions in lists by rank; every index has as many. */
  readonly ranked: readonly (readonly number[])[];
}

/**
 * Selects one page of what a search found in several indexes, best rank first. Results of one rank are ordered as in an
 * index of all: by length of the name, name, and order of the indexes.
 */
export function mergeHits(hits: readonly Hits[], { limit, offset }: PageBounds): Selection<SearchResult> {
  const total = hits.reduce((sum, { ranked }) => sum + ranked.reduce((count, found) => count + found.length, 0), 0);
  const end = Math.min(offset + limit, total);
  const rows: SearchResult[] = [];
  let passed = 0;
  for (let rank = 0; passed < end; rank += 1) {
    const queues = hits.map(({ index, ranked }) => ({ index, found: ranked[rank] ?? [], next: 0 }));
    for (let first = firstOf(queues); first !== undefined && passed < end; first = firstOf(queues)) {
      const result = passed < offset ? undefined : first.index.resultAt(positionOf(first));
      if (result !== undefined) rows.push(result);
      first.next += 1;
      passed += 1;
    }
  }
  return { rows, total };
}

interface Queue {
  readonly index: SearchIndex;
  readonly found: readonly number[];
  next: number;
}

const positionOf = ({ found, next }: Queue): number => found[next] ?? -1;

function firstOf(queues: readonly Queue[]): Queue | undefined {
  let first: Queue | undefined;
  let firstName: string | undefined;
  for (const queue of queues) {
    const name = queue.index.nameAt(positionOf(queue));
    if (name === undefined || (firstName !== undefined && !comesBefore(name, firstName))) continue;
    first = queue;
    firstName = name;
  }
  return first;
}

function comesBefore(name: string, other: string): boolean {
  if (name.length !== other.length) return name.length < other.length;
  return compareNames(name.toLowerCase(), other.toLowerCase()) < 0;
}
