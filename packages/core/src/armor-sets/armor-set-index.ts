import type { ArmorSet, ArmorSetRow, ItemId, ItemRef } from "@gamedata/schema";
import { present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { groupByEach } from "../catalog/group-by.js";
import { parts } from "../catalog/parts.js";
import { itemRefOf } from "../items/item-ref.js";
import { orderById } from "../query/order.js";
import { bonusSkillOf } from "../skills/skill-summary.js";

/** Armor sets by id, and by the items that belong to them. */
export interface ArmorSetIndex {
  /** All sets by ascending id. */
  readonly all: readonly ArmorSet[];
  /** Sets by each of their pieces, the shield too. */
  readonly byPiece: ReadonlyMap<ItemId, readonly ArmorSet[]>;
}

/**
 * Shows the armor sets, and finds them by their pieces.
 *
 * @param catalog The catalog.
 */
export function createArmorSetIndex(catalog: Catalog): ArmorSetIndex {
  const rows = orderById(catalog[parts].dataset.armorSets, (row) => row.id);
  const all = rows.map((row) => armorSetOf(catalog, row));
  return { all, byPiece: groupByEach(all, piecesOf) };
}

function armorSetOf(catalog: Catalog, row: ArmorSetRow): ArmorSet {
  const pieceOf = (id: ItemId | undefined): ItemRef | undefined =>
    id === undefined ? undefined : itemRefOf(catalog, id);
  const shield = pieceOf(row.shield);
  return present({
    id: row.id,
    name: row.name,
    pieces: present({
      chest: itemRefOf(catalog, row.chest),
      legs: pieceOf(row.legs),
      head: pieceOf(row.head),
      gloves: pieceOf(row.gloves),
      feet: pieceOf(row.feet),
    }),
    bonusSkill: bonusSkillOf(catalog, row.skillId),
    shield: shield && { piece: shield, bonusSkill: bonusSkillOf(catalog, row.shieldSkillId) },
    enchant6BonusSkill: row.enchant6SkillId === undefined ? undefined : bonusSkillOf(catalog, row.enchant6SkillId),
  });
}

function piecesOf({ pieces, shield }: ArmorSet): readonly ItemId[] {
  const { chest, legs, head, gloves, feet } = pieces;
  return [chest, legs, head, gloves, feet, shield?.piece].flatMap((piece) => piece?.itemId ?? []);
}
