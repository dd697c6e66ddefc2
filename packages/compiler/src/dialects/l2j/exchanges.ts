import { nonEmpty, present } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import type { L2jForm } from "./form.js";
import { type MultisellFile, readMultisellFiles } from "./multisell-files.js";

const LISTS_FILE = "curated/exchange-lists.json";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const listRow = v.object({ multisellId: id, npcIds: v.array(id) });

/** The NPCs that offer each multisell, by the curated list; undefined without the list. */
function offersOf(datapack: Datapack) {
  const rows = readOptionalJsonRows(datapack, LISTS_FILE, listRow);
  return rows?.map(({ row, ...place }) => ({ ...row, place }));
}

/**
 * Reads the `multisells` table from `multisell`: with `curated/exchange-lists.json` those that it lists, with its NPCs, otherwise
 * those whose file names an NPC.
 */
export function readMultisells(datapack: Datapack, form: L2jForm): SourcedTable<"multisells"> {
  const { report } = datapack;
  const offers = offersOf(datapack);
  const listed = offers && new Map(offers.map(({ multisellId, npcIds }) => [multisellId, npcIds]));
  return readMultisellFiles(datapack, form).flatMap(({ row: { id, entries, ...rest }, ...place }) => {
    const npcIds = listed === undefined ? rest.npcIds : (listed.get(id) ?? []);
    if (npcIds.length === 0) {
      report.warn(place, `multisell ${id}`, "an NPC that offers it", "none: left out");
      return [];
    }
    const { maintainEnchantment, appliesTaxes } = rest;
    return finishRow(report, "multisells", place, {
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

/**
 * Reads the `exchanges` table: the exchanges of the multisells of `curated/exchange-lists.json`, in its order, that take no item
 * that the player keeps; none without the list.
 */
export function readExchanges(datapack: Datapack, form: L2jForm): SourcedTable<"exchanges"> {
  const files = new Map(readMultisellFiles(datapack, form).map(({ row }) => [row.id, row]));
  return (offersOf(datapack) ?? []).flatMap(({ multisellId, npcIds, place }) => {
    const multisell = files.get(multisellId);
    if (multisell !== undefined) return exchangesOf(datapack, multisell, npcIds);
    datapack.report.error(place, "row multisellId", "the id of a multisell", `${multisellId}`);
    return [];
  });
}

function exchangesOf(
  { report }: Datapack,
  { id, maintainEnchantment, entries }: MultisellFile,
  npcIds: readonly number[],
): SourcedTable<"exchanges"> {
  return entries.flatMap(({ element, required, produces, alsoProduces }, index) =>
    required.some(({ isKept }) => isKept === true)
      ? []
      : finishRow(report, "exchanges", element, {
          multisellId: id,
          position: index + 1,
          maintainEnchantment,
          npcIds: nonEmpty(npcIds),
          required,
          produces,
          alsoProduces: nonEmpty(alsoProduces),
        }),
  );
}
