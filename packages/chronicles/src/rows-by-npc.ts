import { groupBy, type RowsByNpc } from "@gamedata/core";
import type { NpcId } from "@gamedata/schema";

/** A table whose rows are about NPCs. */
export interface NpcTable<Row> {
  /** Returns the checked bytes of the table. */
  readonly bytes: () => Buffer;
  /** Parses some of its rows, which are successive bytes. */
  readonly parse: (rows: Buffer) => readonly Row[];
  /** Returns whether all rows were parsed, so that the bytes are not needed any more. */
  readonly isParsed: () => boolean;
  /** Returns all rows. */
  readonly all: () => readonly Row[];
}

/** Rows of NPCs that are found in the bytes of a table until they are loaded. */
export interface LoadableRows<Row> extends RowsByNpc<Row> {
  /** Groups all rows if they were parsed, and releases the bytes; returns whether there was something to do. */
  readonly load: () => boolean;
}

/** Calls that parse the rows of one NPC; more of them would take longer than parsing the whole table. */
const MOST_PARSED = 200;

/**
 * Finds the rows of single NPCs in a table that was not parsed yet: finding them in its bytes takes a fifth of the time of parsing
 * all rows. A table that does not have the form that the compiler writes is parsed.
 */
export function rowsByNpc<Row extends { readonly npcId: NpcId }>(table: NpcTable<Row>): LoadableRows<Row> {
  let inBytes: RowsByNpc<Row> | undefined;
  let grouped: RowsByNpc<Row> | undefined;

  function group(): RowsByNpc<Row> {
    grouped = groupBy(table.all(), ({ npcId }) => npcId);
    inBytes = undefined;
    return grouped;
  }

  function findInBytes(): RowsByNpc<Row> {
    const bytes = table.bytes();
    const runs = findRuns(bytes);
    if (runs === undefined) return group();
    let calls = 0;
    inBytes = {
      has: (id) => runs.has(id),
      get(id) {
        calls += 1;
        if (calls > MOST_PARSED) return group().get(id);
        return runs.get(id)?.flatMap(({ start, end }) => table.parse(bytes.subarray(start, end)));
      },
    };
    return inBytes;
  }

  const rows = () => grouped ?? inBytes ?? (table.isParsed() ? group() : findInBytes());

  return {
    has: (id) => rows().has(id),
    get: (id) => rows().get(id),
    load() {
      if (grouped !== undefined || !table.isParsed()) return false;
      group();
      return true;
    },
  };
}

/** The place of successive rows of one NPC in the bytes of a table. */
interface Run {
  readonly start: number;
  readonly end: number;
}

const START_OF_TABLE = "[\n";
const END_OF_TABLE = "]";

/** Finds the rows of each NPC; `undefined` if the table does not have the form that the compiler writes. */
function findRuns(bytes: Buffer): ReadonlyMap<NpcId, readonly Run[]> | undefined {
  // One character for each byte: only the ids are read from it.
  const text = bytes.toString("latin1");
  if (!text.startsWith(START_OF_TABLE)) return undefined;
  // Successive rows of one NPC, each on a line of its own: a JSON string cannot have a line break.
  const run = /\{"npcId":(\d+),[^\n]*\n(?:\{"npcId":\1,[^\n]*\n)*/uy;
  const runs = new Map<NpcId, Run[]>();
  let start = START_OF_TABLE.length;
  for (;;) {
    run.lastIndex = start;
    const id = run.exec(text)?.[1];
    if (id === undefined) return text.startsWith(END_OF_TABLE, start) ? runs : undefined;
    const next = run.lastIndex;
    const found = { start, end: text[next - 2] === "," ? next - 2 : next - 1 };
    const others = runs.get(Number(id));
    if (others === undefined) runs.set(Number(id), [found]);
    else others.push(found);
    start = next;
  }
}
