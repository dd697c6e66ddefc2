import type { SearchResult } from "@gamedata/schema";
import { compareNames } from "../names/rank-names.js";
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
    for (let best = firstOf(queues); best !== undefined && passed < end; best = firstOf(queues)) {
      if (passed >= offset) rows.push(best.result);
      best.queue.next += 1;
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

function firstOf(queues: readonly Queue[]): { readonly queue: Queue; readonly result: SearchResult } | undefined {
  let best: { readonly queue: Queue; readonly result: SearchResult } | undefined;
  for (const queue of queues) {
    const result = queue.index.results[queue.found[queue.next] ?? -1];
    if (result !== undefined && (best === undefined || comesBefore(result, best.result))) best = { queue, result };
  }
  return best;
}

function comesBefore({ name }: SearchResult, { name: other }: SearchResult): boolean {
  if (name.length !== other.length) return name.length < other.length;
  return compareNames(name.toLowerCase(), other.toLowerCase()) < 0;
}
