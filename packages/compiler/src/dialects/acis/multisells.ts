import { nonEmpty, present } from "@gamedata/schema";
import type { Datapack } from "../../read/datapack.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { readMultisellFiles } from "./multisell-files.js";

/** Reads the `multisells` table from `xml/multisell`. A multisell that no NPC offers is left out with a warning. */
export function readMultisells(datapack: Datapack): SourcedTable<"multisells"> {
  const { report } = datapack;
  return readMultisellFiles(datapack).flatMap(({ row: { id, npcIds, entries, ...flags }, ...position }) => {
    if (npcIds.length === 0) {
      report.warn(position, `multisell ${id}`, "an NPC that offers it", "none: left out");
      report.leaveOut(entries.length);
      return [];
    }
    return finishRow(report, "multisells", position, {
      id,
      ...flags,
      npcIds,
      entries: entries.flatMap(({ required, produces: [product, ...others] }) => {
        // The file reader has reported an exchange without a product.
        if (product === undefined) return [];
        const alsoProduces = nonEmpty(others.map((other) => other.row));
        return present({ required: required.map((ingredient) => ingredient.row), produces: product.row, alsoProduces });
      }),
    });
  });
}
