import { present, presentGroup } from "@gamedata/rules";
import type { ItemStats } from "@gamedata/schema";
import * as v from "valibot";
import { hasOnlyKnownChildren, parseSettings, readAttributes, readChildren, readSettings } from "../../read/element.js";
import {
  chanceAmountText,
  flagText,
  integerText,
  labelText,
  positiveOrNone,
  skillLevelText,
} from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { separateContents, separateListText } from "../box-contents.js";
import { finishRow } from "../draft.js";
import { iconText } from "../icon.js";
import {
  fullNameOf,
  gradeOf,
  isPlaceholder,
  itemAttributes,
  itemTypeOf,
  STACKABLE,
  sharedItemFields,
  sharedItemSettings,
} from "../item-parts.js";
import { isUseCondition, readUseConditions, USE_CONDITIONS } from "../skills/effect-condition.js";
import type { SourcedTable } from "../sourced-tables.js";
import { bodyPartOf } from "./body-part.js";
import { CONTENTS as CAPSULED_ITEMS, OPTIONS, readCapsuledItems, readCreateItems } from "./capsuled-items.js";
import { readStartedSkills } from "./functions.js";
import type { ItemForm, ItemScope } from "./item-form.js";
import { itemNameOf } from "./item-name.js";
import { readItemSkills } from "./skills.js";
import { readItemStats } from "./stats.js";

interface SkillLevel {
  readonly id: number;
  readonly level: number;
}

const flag = v.exactOptional(flagText);

const percent = v.exactOptional(integerText(0, 100));
const skill = v.exactOptional(skillLevelText);
const saving = v.exactOptional(chanceAmountText);

const enabledText = v.union([
  v.pipe(
    integerText(0),
    v.transform((value) => value !== 0),
  ),
  flagText,
]);

const itemSettings = v.strictObject({
  ...sharedItemSettings,
  etcitem_type: v.exactOptional(v.pipe(labelText, v.toLowerCase())),
  // The names of columns, which L2JServer for C6 and L2J Mobius for C4 keep.
  item_type: v.exactOptional(v.pipe(labelText, v.toLowerCase())),
  consume_type: v.exactOptional(labelText),
  rnd_dam: v.exactOptional(integerText(0, 100)),
  tradeable: flag,
  dropable: flag,
  sellable: flag,
  icon: v.exactOptional(iconText),
  ex_immediate_effect: flag,
  // Names that servers write in two ways.
  is_droppable: flag,
  is_magical: flag,
  is_magic_weapon: flag,
  mp_consume_reduce: saving,
  reduced_mp_consume: saving,
  oncast_chance: percent,
  onmagic_chance: percent,
  oncast_skill: skill,
  enchant4_skill: skill,
  attack_range: v.exactOptional(integerText(0)),
  onmagic_skill: skill,
  capsuled_items: v.exactOptional(separateListText),
  // Some servers number how it is allowed.
  enchant_enabled: v.exactOptional(enabledText),
  duration: v.exactOptional(integerText(-1)),
  time: v.exactOptional(integerText(-1)),
  extractableCountMin: v.exactOptional(integerText(0)),
  extractableCountMax: v.exactOptional(integerText(0)),
  // One fork writes the constant of its engine instead of `bodypart`.
  slot: v.exactOptional(v.pipe(labelText, v.transform(bodyPartOf))),
});

/** An item whose facts are settings. Placeholder items are left out with a warning. */
export const itemOfSettings: ItemForm = {
  servers: "aCis, L2J Server, L2J Mobius",
  files: ["items", "stats/items"],
  mark: "item",
  read: readItem,
};

/** Whether an item has a stat that enchanting raises. */
export const hasRaisable = ({ pAtk, mAtk, pDef, mDef }: ItemStats = {}): boolean =>
  (pAtk ?? mAtk ?? pDef ?? mDef) !== undefined;

const ITEM_CHILDREN = ["set", "for", "stats", "skills", ...USE_CONDITIONS, CAPSULED_ITEMS, OPTIONS];

function readItem(
  { datapack, iconOf, added, contents, unpriced }: ItemScope,
  element: XmlElement,
): SourcedTable<"items"> {
  const { report, defaults } = datapack;
  const item = readAttributes(report, element, itemAttributes);
  const children = readChildren(report, element, ITEM_CHILDREN);
  const settings = readSettings(report, children, "warn");
  const set = parseSettings(report, element, settings, itemSettings);
  if (item === undefined || set === undefined) return [];
  if (isPlaceholder(report, element, item)) return [];
  const isRead = () => hasOnlyKnownChildren(element, ITEM_CHILDREN, Object.keys(itemSettings.entries));
  if (set.price === undefined && (settings.has("price") || !isRead())) unpriced.add(item.id);
  const skills = readItemSkills(report, children);
  const lists = children.filter(({ name }) => name === "for");
  const started = readStartedSkills(report, lists);
  const withChance = (skill: SkillLevel | undefined, chance = defaults.itemSkillChance) =>
    skill && present({ ...skill, chance });
  const type = itemTypeOf(report, element, item.type);
  const name = itemNameOf(fullNameOf(item));
  if (name !== fullNameOf(item)) report.warn(element, `item ${item.id}`, "a name", `a sentence: "${name}" is used`);
  const grade = gradeOf(report, settings.get("crystal_type") ?? element, set.crystal_type);
  // The engines write -1, and some servers 0, for none.
  const [wornMinutes, timeLimitMinutes] = [positiveOrNone(set.duration), positiveOrNone(set.time)];
  const isEnchantable = defaults.isEnchantable({
    id: item.id,
    type: type ?? "etcitem",
    grade,
    weaponType: set.weapon_type,
    wornMinutes,
    isEnabled: set.enchant_enabled,
  });
  const { isRaised, randomDamage, ...stats } = readItemStats(report, children);
  const rows = finishRow(report, "items", element, {
    id: item.id,
    type: type ?? "etcitem",
    name,
    ...sharedItemFields(set),
    bodypart: set.bodypart ?? set.slot,
    itemSkill: set.item_skill ?? skills.itemSkill,
    grade,
    wornMinutes,
    timeLimitMinutes,
    keepsStats: isEnchantable && hasRaisable(stats.stats) && !isRaised ? true : undefined,
    iconFile: iconOf(item.id) ?? set.icon,
    etcItemType: set.etcitem_type ?? set.item_type,
    randomDamage: positiveOrNone(set.random_damage ?? set.rnd_dam) ?? randomDamage,
    isHerb: set.ex_immediate_effect === true ? true : undefined,
    ...stats,
    flags: presentGroup({
      stackable: set.is_stackable ?? (set.consume_type === undefined ? undefined : STACKABLE.has(set.consume_type)),
      tradable: set.is_tradable ?? set.tradeable,
      dropable: set.is_droppable ?? set.is_dropable ?? set.dropable,
      sellable: set.is_sellable ?? set.sellable,
      magical: set.is_magic_weapon ?? set.is_magical,
      enchantable: isEnchantable ? true : undefined,
    }),
    onCritSkill: withChance(set.oncrit_skill, set.oncrit_chance) ?? skills.onCritSkill ?? started.onCritSkill,
    onCastSkill:
      withChance(set.onmagic_skill ?? set.oncast_skill, set.onmagic_chance ?? set.oncast_chance) ??
      skills.onCastSkill ??
      started.onCastSkill,
    mpSaving: set.reduced_mp_consume ?? set.mp_consume_reduce,
    attackRange: type === "weapon" ? positiveOrNone(set.attack_range) : undefined,
    enchant4Skill: set.enchant4_skill,
    conditions: readUseConditions(report, children.filter(isUseCondition)),
  });
  const limits = { least: set.extractableCountMin, most: set.extractableCountMax };
  // Without a skill nothing is created.
  const created = skills.itemSkill === undefined ? undefined : readCreateItems(report, children);
  const given = set.capsuled_items
    ? separateContents(set.capsuled_items)
    : (readCapsuledItems(report, children, limits) ?? created);
  if (given !== undefined) for (const { row } of rows) contents.set(row, given);
  if (type === undefined) for (const { row } of rows) added.set(row, item.type);
  return rows;
}
