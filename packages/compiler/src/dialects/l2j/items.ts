import { type ItemRow, presentGroup } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { parseSettings, readAttributes, readChildren, readSettings } from "../../read/element.js";
import { chanceAmountText, flagText, integerText, labelText, skillLevelText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import { iconText } from "../../tables/icon.js";
import {
  fullNameOf,
  gradeOf,
  isPlaceholder,
  itemAttributes,
  itemTypeOf,
  settleAddedTypes,
  sharedItemFields,
  sharedItemSettings,
} from "../../tables/item-parts.js";
import { hasItemParts, PART_ITEMS, readItemParts } from "../../tables/items/parts.js";
import { readItemSkills } from "../../tables/items/skills.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { itemNameOf } from "./item-name.js";
import { readItemStats } from "./item-stats.js";
import type { L2jDialect } from "./l2j-dialect.js";

/** The chance in percent of a skill of a weapon that states none (class L2Weapon). */
const DEFAULT_SKILL_CHANCE = 100;

const flag = v.exactOptional(flagText);

const itemSettings = v.strictObject({
  ...sharedItemSettings,
  etcitem_type: v.exactOptional(v.pipe(labelText, v.toLowerCase())),
  icon: v.exactOptional(iconText),
  // One server writes it with two p, the other with one.
  is_droppable: flag,
  is_magic_weapon: flag,
  ex_immediate_effect: flag,
  reduced_mp_consume: v.exactOptional(chanceAmountText),
  onmagic_chance: v.exactOptional(integerText(0, 100)),
  onmagic_skill: v.exactOptional(skillLevelText),
});

/** Reads the `items` table from `stats/items`. Placeholder items are left out with a warning. */
export const readItems = oncePerDatapack((datapack: Datapack, dialect: L2jDialect): SourcedTable<"items"> => {
  const { report } = datapack;
  const added = new Map<ItemRow, string>();
  const rows = readXmlFolder(datapack, `${dialect.folder}/stats/items`, (list) =>
    readChildren(report, list, itemElementsOf(list)).flatMap((element) =>
      hasItemParts(element) ? readItemParts(report, element) : readItem(report, element, added),
    ),
  );
  return settleAddedTypes(report, rows, added);
});

/** The names of the elements of items; only files of a form that has others are to have them. */
const itemElementsOf = ({ children }: XmlElement) => (children.some(hasItemParts) ? PART_ITEMS : ["item"]);

function readItem(report: Report, element: XmlElement, added: Map<ItemRow, string>): SourcedTable<"items"> {
  const item = readAttributes(report, element, itemAttributes);
  const children = readChildren(report, element, ["set", "for", "stats", "skills"]);
  const settings = readSettings(report, children, "warn");
  const set = parseSettings(report, element, settings, itemSettings);
  if (item === undefined || set === undefined) return [];
  if (isPlaceholder(report, element, item)) return [];
  const skills = readItemSkills(report, children);
  const type = itemTypeOf(report, element, item.type);
  const name = itemNameOf(fullNameOf(item));
  if (name !== fullNameOf(item)) report.warn(element, `item ${item.id}`, "a name", `a sentence: "${name}" is used`);
  const rows = finishRow(report, "items", element, {
    id: item.id,
    type: type ?? "etcitem",
    name,
    ...sharedItemFields(set),
    itemSkill: set.item_skill ?? skills.itemSkill,
    grade: gradeOf(report, settings.get("crystal_type") ?? element, set.crystal_type),
    iconFile: set.icon,
    etcItemType: set.etcitem_type,
    isHerb: set.ex_immediate_effect === true ? true : undefined,
    ...readItemStats(report, children),
    flags: presentGroup({
      stackable: set.is_stackable,
      tradable: set.is_tradable,
      dropable: set.is_droppable ?? set.is_dropable,
      sellable: set.is_sellable,
      magical: set.is_magic_weapon,
    }),
    onCritSkill: withChance(set.oncrit_skill, set.oncrit_chance) ?? skills.onCritSkill,
    onCastSkill: withChance(set.onmagic_skill, set.onmagic_chance) ?? skills.onCastSkill,
    mpSaving: set.reduced_mp_consume,
  });
  if (type === undefined) for (const { row } of rows) added.set(row, item.type);
  return rows;
}

function withChance(skill: { readonly id: number; readonly level: number } | undefined, chance = DEFAULT_SKILL_CHANCE) {
  return skill === undefined ? undefined : { ...skill, chance };
}
