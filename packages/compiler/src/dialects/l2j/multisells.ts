import { nonEmpty, present } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import type { L2jDialect } from "./l2j-dialect.js";
import { readMultisellFiles } from "./multisell-files.js";

const LISTS_FILE = "curated/exchange-lists.json";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const listRow = v.object({ multisellId: id, npcIds: v.array(id) });

/**
 * Reads the `multisells` table from `multisell`: with `curated/exchange-lists.json` those that it lists, with its NPCs, otherwise
 * those whose file names an NPC.
 */
export function readMultisells(datapack: Datapack, dialect: L2jDialect): SourcedTable<"multisells"> {
  const { report } = datapack;
  const offers = readOptionalJsonRows(datapack, LISTS_FILE, listRow);
  const listed = offers && new Map(offers.map(({ row }) => [row.multisellId, row.npcIds]));
  return readMultisellFiles(datapack, dialect).flatMap(({ row: { id, entries, ...rest }, ...position }) => {
    const npcIds = listed === undefined ? rest.npcIds : (listed.get(id) ?? []);
    if (npcIds.length === 0) {
      report.warn(position, `multisell ${id}`, "an NPC that offers it", "none: left out");
      report.leaveOut(entries.length);
      return [];
    }
    const { maintainEnchantment, appliesTaxes } = rest;
    return finishRow(report, "multisells", position, {
      id,
      maintainEnchantment,
      appliesTaxes,
      npcIds,
      entries: entries.map(({ required, produces, alsoProduces }) =>
        present({ required, produces, alsoProduces: nonEmpty(alsoProduces) }),
      ),
    });
  });
}
