import { type ItemRow, type ItemStats, presentGroup } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { parseSettings, readAttributes, readChildren, readSettings } from "../../read/element.js";
import { chanceAmountText, flagText, integerText, labelText, skillLevelText } from "../../read/values.js";
import { hasElement, readXmlFolder, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import { iconText } from "../../tables/icon.js";
import { withIcons } from "../../tables/icons.js";
import {
  fullNameOf,
  gradeOf,
  isItemStat,
  isPlaceholder,
  itemAttributes,
  itemTypeOf,
  readStatEntries,
  settleAddedTypes,
  sharedItemFields,
  sharedItemSettings,
  warnUnknownStat,
} from "../../tables/item-parts.js";
import { bodyPartOf } from "../../tables/items/body-part.js";
import { hasItemDumps, readItemDumps } from "../../tables/items/dumps.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const itemSettings = v.strictObject({
  ...sharedItemSettings,
  etcitem_type: v.exactOptional(labelText),
  icon: v.exactOptional(iconText),
  is_magical: v.exactOptional(flagText),
  mp_consume_reduce: v.exactOptional(chanceAmountText),
  oncast_chance: v.exactOptional(integerText(0, 100)),
  oncast_skill: v.exactOptional(skillLevelText),
  // One fork writes the constant of its engine instead of `bodypart`.
  slot: v.exactOptional(v.pipe(labelText, v.transform(bodyPartOf))),
});

const FOLDER = "xml/items";

/**
 * Reads the `items` table from `xml/items`, or from dumps; icons from `client/item-icons.json`. Placeholder items are left out
 * with a warning.
 */
export const readItems = oncePerDatapack((datapack: Datapack): SourcedTable<"items"> => {
  if (hasItemDumps(datapack) && !hasElement(datapack, FOLDER, "item")) return readItemDumps(datapack);
  const added = new Map<ItemRow, string>();
  return withIcons(datapack, "item", (iconOf) => {
    const all = readXmlFolder(datapack, FOLDER, (list) =>
      readChildren(datapack.report, list, ["item"]).flatMap((element) =>
        readItem(datapack.report, element, iconOf, added),
      ),
    );
    return settleAddedTypes(datapack.report, all, added);
  });
});

function readItem(
  report: Report,
  element: XmlElement,
  iconOf: (id: number) => string | undefined,
  added: Map<ItemRow, string>,
): SourcedTable<"items"> {
  const item = readAttributes(report, element, itemAttributes);
  const children = readChildren(report, element, ["set", "for"]);
  const settings = readSettings(report, children, "error");
  const set = parseSettings(report, element, settings, itemSettings);
  if (item === undefined || set === undefined) return [];
  if (isPlaceholder(report, element, item)) return [];
  const type = itemTypeOf(report, element, item.type);
  const rows = finishRow(report, "items", element, {
    id: item.id,
    type: type ?? "etcitem",
    name: fullNameOf(item),
    ...sharedItemFields(set),
    bodypart: set.bodypart ?? set.slot,
    grade: gradeOf(report, settings.get("crystal_type") ?? element, set.crystal_type),
    iconFile: iconOf(item.id) ?? set.icon,
    etcItemType: set.etcitem_type,
    stats: presentGroup(readStats(report, children)),
    flags: presentGroup({
      stackable: set.is_stackable,
      tradable: set.is_tradable,
      dropable: set.is_dropable,
      sellable: set.is_sellable,
      magical: set.is_magical,
    }),
    onCritSkill: withChance(set.oncrit_skill, set.oncrit_chance),
    onCastSkill: withChance(set.oncast_skill, set.oncast_chance),
    mpSaving: set.mp_consume_reduce,
  });
  if (type === undefined) for (const { row } of rows) added.set(row, item.type);
  return rows;
}

/** Reads the stats in the `<for>` elements: of several entries for one stat the first is used. An unknown stat is left out with a warning. */
function readStats(report: Report, children: readonly XmlElement[]): ItemStats {
  const stats: { -readonly [Stat in keyof ItemStats]: ItemStats[Stat] } = {};
  for (const entry of readStatEntries(report, children)) {
    if (isItemStat(entry.stat)) stats[entry.stat] ??= entry.value;
    else warnUnknownStat(report, entry);
  }
  return stats;
}

function withChance(skill: { readonly id: number; readonly level: number } | undefined, chance: number | undefined) {
  if (skill === undefined) return undefined;
  return chance === undefined ? skill : { ...skill, chance };
}
