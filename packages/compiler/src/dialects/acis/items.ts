import { type ItemGrade, type ItemStats, type ItemType, itemStats, presentGroup } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { parseSettings, readAttributes, readChildren, readLeaf, readSettings } from "../../read/element.js";
import {
  chanceAmountText,
  flagText,
  idText,
  integerText,
  labelText,
  nameText,
  numberText,
  skillLevelText,
} from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { type ClientRows, warnUnusedRows } from "../../tables/client-rows.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { type Icon, readIcons } from "./icons.js";

/** The name of a placeholder item, of which the source has only the id. */
const PLACEHOLDER_NAME = "0";

const itemTypes = { Weapon: "weapon", Armor: "armor", EtcItem: "etcitem" } as const satisfies Record<string, ItemType>;
const grades = { D: "d", C: "c", B: "b", A: "a", S: "s" } as const satisfies Record<string, ItemGrade>;

const itemAttributes = v.strictObject({
  id: idText,
  type: v.pipe(
    v.picklist(["Weapon", "Armor", "EtcItem"]),
    v.transform((type) => itemTypes[type]),
  ),
  name: nameText,
});

const label = v.exactOptional(labelText);
const flag = v.exactOptional(flagText);
const count = v.exactOptional(integerText(0));

const itemSettings = v.strictObject({
  armor_type: label,
  bodypart: label,
  crystal_count: count,
  crystal_type: v.exactOptional(
    v.pipe(
      v.picklist(["D", "C", "B", "A", "S"]),
      v.transform((grade) => grades[grade]),
    ),
  ),
  etcitem_type: label,
  is_dropable: flag,
  is_magical: flag,
  is_sellable: flag,
  is_stackable: flag,
  is_tradable: flag,
  item_skill: label,
  material: label,
  mp_consume: count,
  mp_consume_reduce: v.exactOptional(chanceAmountText),
  oncast_chance: v.exactOptional(integerText(0, 100)),
  oncast_skill: v.exactOptional(skillLevelText),
  oncrit_chance: v.exactOptional(integerText(0, 100)),
  oncrit_skill: v.exactOptional(skillLevelText),
  price: count,
  reduced_soulshot: v.exactOptional(chanceAmountText),
  reuse_delay: count,
  soulshots: count,
  spiritshots: count,
  weapon_type: label,
  weight: count,
});

const statAttributes = v.strictObject({ stat: labelText, val: numberText() });

/**
 * Reads the `items` table from `xml/items`; icons from `client/item-icons.json`. Placeholder items are left out
 * with a warning.
 */
export function readItems(datapack: Datapack): SourcedTable<"items"> {
  const icons = readIcons(datapack, "item");
  const rows = readXmlFolder(datapack, "xml/items", (list) =>
    readChildren(datapack.report, list, ["item"]).flatMap((element) => readItem(datapack.report, element, icons)),
  );
  warnUnusedRows(datapack.report, "icon of item", icons, rows, ({ id }) => id);
  return rows;
}

function readItem(report: Report, element: XmlElement, icons: ClientRows<Icon>): SourcedTable<"items"> {
  const item = readAttributes(report, element, itemAttributes);
  const children = readChildren(report, element, ["set", "for"]);
  const set = parseSettings(report, element, readSettings(report, children, "error"), itemSettings);
  if (item === undefined || set === undefined) return [];
  if (item.name === PLACEHOLDER_NAME) {
    report.warn(element, `item ${item.id}`, "a name", `"${PLACEHOLDER_NAME}", a placeholder: left out`);
    return [];
  }
  return finishRow(report, "items", element, {
    ...item,
    grade: set.crystal_type,
    weight: set.weight,
    price: set.price,
    material: set.material,
    iconFile: icons.get(item.id)?.row.iconFile,
    bodypart: set.bodypart,
    weaponType: set.weapon_type,
    armorType: set.armor_type,
    etcItemType: set.etcitem_type,
    stats: presentGroup(readStats(report, children)),
    flags: presentGroup({
      stackable: set.is_stackable,
      tradable: set.is_tradable,
      dropable: set.is_dropable,
      sellable: set.is_sellable,
      magical: set.is_magical,
    }),
    soulshots: set.soulshots,
    spiritshots: set.spiritshots,
    mpConsume: set.mp_consume,
    reuseDelay: set.reuse_delay,
    crystalCount: set.crystal_count,
    itemSkill: set.item_skill,
    onCritSkill: withChance(set.oncrit_skill, set.oncrit_chance),
    onCastSkill: withChance(set.oncast_skill, set.oncast_chance),
    mpSaving: set.mp_consume_reduce,
    soulshotSaving: set.reduced_soulshot,
  });
}

const isItemStat = (stat: string): stat is keyof ItemStats => Object.hasOwn(itemStats.entries, stat);

/** The sign of the value of a stat, by the element that states it. */
const signs: Readonly<Record<string, number>> = { set: 1, add: 1, sub: -1 };

/**
 * Reads the stats in the `<for>` elements: what is subtracted is negative, and of several entries for one stat the first is
 * used. An unknown stat is left out with a warning.
 */
function readStats(report: Report, children: readonly XmlElement[]): ItemStats {
  const stats: { -readonly [Stat in keyof ItemStats]: ItemStats[Stat] } = {};
  for (const list of children.filter((child) => child.name === "for")) {
    for (const entry of readChildren(report, list, Object.keys(signs))) {
      const read = readLeaf(report, entry, statAttributes);
      if (read === undefined) continue;
      if (isItemStat(read.stat)) stats[read.stat] ??= read.val === 0 ? 0 : read.val * (signs[entry.name] ?? 1);
      else report.warn(entry, "stat of an item", Object.keys(itemStats.entries).join(", "), `"${read.stat}": left out`);
    }
  }
  return stats;
}

function withChance(skill: { readonly id: number; readonly level: number } | undefined, chance: number | undefined) {
  if (skill === undefined) return undefined;
  return chance === undefined ? skill : { ...skill, chance };
}
