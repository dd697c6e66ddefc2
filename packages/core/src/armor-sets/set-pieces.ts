import type { ArmorSetId, ArmorSetRow, ItemId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { groupByEach } from "../rows/group-by.js";
import { indexById } from "../rows/index-by.js";

/** The rows of armor sets by id. */
const armorSetRows = derived(({ dataset }) => indexById(dataset.armorSets, ({ id }) => id));

/** The rows of armor sets by each of their pieces, including the shield. */
export const armorSetsByPiece = derived((catalog) => groupByEach(armorSetRows(catalog).all, piecesOf));

/** Returns the ids of the items that a set can be worn with, its shield included; empty for an unknown set. */
export function piecesOfSet(catalog: Catalog, id: ArmorSetId): ReadonlySet<ItemId> {
  const row = armorSetRows(catalog).byId.get(id);
  return new Set(row === undefined ? [] : piecesOf(row));
}

function piecesOf({ chest, legs, head, gloves, feet, shield, alternatives = {} }: ArmorSetRow): readonly ItemId[] {
  const first = [chest, legs, head, gloves, feet, shield];
  return [...first, ...Object.values(alternatives).flat()].filter((id) => id !== undefined);
}
