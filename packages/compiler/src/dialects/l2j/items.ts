import { presentGroup } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { parseSettings, readAttributes, readChildren, readLeaf, readSettings } from "../../read/element.js";
import { chanceAmountText, flagText, idText, integerText, labelText, skillLevelText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import { iconText } from "../../tables/icon.js";
import {
  fullNameOf,
  gradeOf,
  isPlaceholder,
  itemAttributes,
  itemTypes,
  sharedItemFields,
  sharedItemSettings,
} from "../../tables/item-parts.js";
import { hasItemParts, PART_ITEMS, readItemParts } from "../../tables/items/parts.js";
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
  return readXmlFolder(datapack, `${dialect.folder}/stats/items`, (list) =>
    readChildren(report, list, itemElementsOf(list)).flatMap((element) =>
      hasItemParts(element) ? readItemParts(report, element) : readItem(report, element),
    ),
  );
});

/** The names of the elements of items; only files of a form that has others are to have them. */
const itemElementsOf = ({ children }: XmlElement) => (children.some(hasItemParts) ? PART_ITEMS : ["item"]);

function readItem(report: Report, element: XmlElement): SourcedTable<"items"> {
  const type = element.attributes["type"];
  if (!report.isStrict && type !== undefined && !(type in itemTypes)) {
    // What servers add of their own, such as looks, is no item of the game.
    report.error(element, "<item> type", Object.keys(itemTypes).join(", "), type);
    return [];
  }
  const item = readAttributes(report, element, itemAttributes);
  const children = readChildren(report, element, ["set", "for", "stats", "skills"]);
  const settings = readSettings(report, children, "warn");
  const set = parseSettings(report, element, settings, itemSettings);
  if (item === undefined || set === undefined) return [];
  if (isPlaceholder(report, element, item)) return [];
  const { additionalName: _, ...facts } = item;
  const name = itemNameOf(fullNameOf(item));
  if (name !== fullNameOf(item)) report.warn(element, `item ${item.id}`, "a name", `a sentence: "${name}" is used`);
  return finishRow(report, "items", element, {
    ...facts,
    name,
    ...sharedItemFields(set),
    itemSkill: set.item_skill ?? readItemSkills(report, children),
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
    onCritSkill: withChance(set.oncrit_skill, set.oncrit_chance),
    onCastSkill: withChance(set.onmagic_skill, set.onmagic_chance),
    mpSaving: set.reduced_mp_consume,
  });
}

const skillAttributes = v.strictObject({ id: idText, level: integerText(1) });

/** Reads the skills of `<skills>`, as `item_skill` states them. */
function readItemSkills(report: Report, children: readonly XmlElement[]): string | undefined {
  const lists = children.filter(({ name }) => name === "skills");
  const skills = lists
    .flatMap((list) => readChildren(report, list, ["skill"]))
    .flatMap((skill) => readLeaf(report, skill, skillAttributes) ?? []);
  return skills.length === 0 ? undefined : skills.map(({ id, level }) => `${id}-${level}`).join(";");
}

function withChance(skill: { readonly id: number; readonly level: number } | undefined, chance = DEFAULT_SKILL_CHANCE) {
  return skill === undefined ? undefined : { ...skill, chance };
}
