import { basename, dirname } from "node:path";
import type { Report } from "../diagnostic.js";
import { changedTables, tableOfDump } from "../read/database-dump.js";
import type { Datapack } from "../read/datapack.js";
import { lineAt } from "../read/file.js";
import { nameKey } from "../read/name.js";
import { rawText } from "../read/raw-text.js";
import { isDump } from "../read/root.js";

/** The folder of dumps for databases that are there already: a new one has their rows from its own. */
const FOR_OLDER = /(?:^|\/)updates?(?:\/|$)/iu;

/**
 * Warns of the dumps that no reader has opened and that change rows of a table of which the dump was read: an installer may run them too, as
 * `spawnlist_island.sql` after `spawnlist.sql`.
 */
export function warnOfOtherDumps({ root, inventory }: Datapack, report: Report, files: readonly string[]): void {
  const dumps = files.filter(isDump);
  const read = new Map(dumps.filter(inventory.isOpened).map((file) => [nameKey(tableOfDump(file)), basename(file)]));
  for (const file of dumps) {
    if (inventory.isOpened(file) || FOR_OLDER.test(dirname(file))) continue;
    const text = rawText(root, file);
    for (const [table, offset] of changedTables(text)) {
      const dump = read.get(table);
      if (dump !== undefined)
        report.warn(
          { file, line: lineAt(text, offset) },
          `rows of ${dump}`,
          "no changes by other dumps",
          "some: not read",
        );
    }
  }
}
