import { present, presentGroup } from "@gamedata/rules";
import type { ItemRow, ItemStats } from "@gamedata/schema";
import * as v from "valibot";
import { hasOnlyKnownChildren, parseSettings, readAttributes, readChildren, readSettings } from "../../read/element.js";
import { isUnread, markUnread } from "../../read/fault.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { formFrom } from "../../read/form.js";
import { entriesOf } from "../../read/listed-names.js";
import {
  chanceAmountText,
  count,
  flag,
  flagText,
  integerText,
  labelText,
  positiveOrNone,
  skillLevelText,
  wordText,
} from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { separateContents, separateListText } from "../box-contents.js";
import { iconText } from "../icons.js";
import {
  bodyPartOf,
  bodyPartOfWord,
  fullNameOf,
  gradeOf,
  gradeText,
  HERB,
  isPlaceholder,
  isStackable,
  itemAttributes,
  itemTypeOf,
  NO_TYPE,
  typeOfWord,
} from "../item-facts.js";
import { isUseCondition, readUseConditions, USE_CONDITIONS } from "../skills/use-conditions.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";
import { CONTENTS as CAPSULED_ITEMS, OPTIONS, readCapsuledItems, readCreateItems } from "./capsuled-items.js";
import { givenSkillColumns, type SkillLevel, startedSkillColumns, withColumnSkills } from "./column-skills.js";
import { readStartedSkills } from "./functions.js";
import type { ItemForm, ItemScope } from "./item-form.js";
import { readItemSkills } from "./skills.js";
import { readItemStats } from "./stats.js";

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

const label = v.exactOptional(labelText);
/** The type of an item; that of a file with the words of a dump may be none. */
const type = v.exactOptional(
  v.pipe(
    wordText("none"),
    v.transform((word) => word?.toLowerCase()),
  ),
);
const minutes = v.exactOptional(integerText(-1));

/** The settings of an item, with the names of several servers, and of columns, which L2JServer for C6 and L2J Mobius for C4 keep. */
const itemSettings = v.pipe(
  closedFields({
    ...fieldsNamed(count, "weight price"),
    material: label,
    bodypart: v.exactOptional(v.pipe(labelText, v.transform(bodyPartOfWord))),
    // One fork writes the constant of its engine instead of `bodypart`.
    slot: v.exactOptional(v.pipe(labelText, v.transform(bodyPartOf))),
    ...fieldsNamed(label, "weaponType=weapon_type armorType=armor_type"),
    ...fieldsNamed(type, "etcItemType=etcitem_type typeOfDump=item_type"),
    grade: [v.exactOptional(gradeText), "crystal_type"],
    ...fieldsNamed(count, "crystalCount=crystal_count soulshots spiritshots"),
    soulshotSaving: [saving, "reduced_soulshot"],
    mpConsume: [count, "mp_consume"],
    mpSaving: [saving, "reduced_mp_consume", "mp_consume_reduce"],
    ...fieldsNamed(count, "reuseDelay=reuse_delay attackRange=attack_range"),
    randomDamage: [percent, "random_damage", "rnd_dam"],
    iconFile: [v.exactOptional(iconText), "icon"],
    ...givenSkillColumns,
    ...startedSkillColumns,
    itemSkill: [label, "item_skill"],
    ...fieldsNamed(skill, "enchant4Skill=enchant4_skill critSkill=oncrit_skill"),
    critChance: [percent, "oncrit_chance"],
    castSkill: [skill, "onmagic_skill", "oncast_skill"],
    castChance: [percent, "onmagic_chance", "oncast_chance"],
    ...fieldsNamed(flag, "isImmediate=ex_immediate_effect stackable=is_stackable"),
    consumeType: [label, "consume_type"],
    ...fieldsNamed(flag, "tradable=is_tradable|tradeable dropable=is_droppable|is_dropable|dropable"),
    ...fieldsNamed(flag, "sellable=is_sellable|sellable magical=is_magic_weapon|is_magical"),
    // Some servers number how it is allowed.
    isEnabled: [v.exactOptional(enabledText), "enchant_enabled", "is_enchantable"],
    ...fieldsNamed(minutes, "wornMinutes=duration timeLimitMinutes=time"),
    handler: label,
    contents: [v.exactOptional(separateListText), "capsuled_items"],
    ...fieldsNamed(count, "least=extractableCountMin most=extractableCountMax"),
  }),
  v.transform(withColumnSkills),
);

/** An item whose facts are settings. Placeholder items are left out with a warning. */
export const itemOfSettings: ItemForm = formFrom(
  "aCis, L2J Server, L2J Mobius",
  ["items", "stats/items"],
  "item",
  readItem,
);

export const hasRaisable = ({ pAtk, mAtk, pDef, mDef }: ItemStats = {}): boolean =>
  (pAtk ?? mAtk ?? pDef ?? mDef) !== undefined;

/** The handler that uses the skills of an item, and not what it lists. Source: `ItemSkills` and `ItemHandler` of L2J Server. */
const SKILLS_ALONE = "ItemSkills";
/** The handlers that do not use the skills of an item. Source: the classes of these names of L2J Server and L2J Mobius. */
const WITHOUT_SKILLS: ReadonlySet<string> = new Set(["ExtractableItems", "EnchantScrolls", "Appearance"]);

const ITEM_CHILDREN = ["set", "for", "stats", "skills", ...USE_CONDITIONS, CAPSULED_ITEMS, OPTIONS];

function readItem(
  { datapack, iconOf, added, contents, withoutSkills }: ItemScope,
  element: XmlElement,
): SourcedTable<"items"> {
  const { report, defaults } = datapack;
  const item = readAttributes(element, itemAttributes);
  const children = readChildren(element, ITEM_CHILDREN);
  const settings = readSettings(children, "warn");
  const set = parseSettings(element, settings, itemSettings);
  if (item === undefined || set === undefined) return [];
  if (isPlaceholder(element, item)) return [];
  const isRead = () => hasOnlyKnownChildren(element, ITEM_CHILDREN, Object.keys(entriesOf(itemSettings)));
  if (set.price === undefined && !isRead()) markUnread(set, ["price"]);
  const skills = readItemSkills(children);
  const lists = children.filter(({ name }) => name === "for");
  const started = readStartedSkills(lists);
  const withChance = (skill: SkillLevel | undefined, chance: number | undefined, ...names: readonly string[]) =>
    skill && present({ ...skill, chance: isUnread(set, ...names) ? chance : (chance ?? defaults.itemSkillChance) });
  const itemType = itemTypeOf(element, item.type);
  const name = itemNameOf(fullNameOf(item));
  if (name !== fullNameOf(item)) report.warn(element, `item ${item.id}`, "a name", `a sentence: "${name}" is used`);
  // One copy is made of the many settings.
  const {
    critSkill,
    critChance,
    castSkill,
    castChance,
    consumeType,
    handler = "",
    contents: listed,
    isEnabled,
    isImmediate,
    typeOfDump,
    slot,
    least,
    most,
    stackable = isStackable(consumeType),
    tradable,
    dropable,
    sellable,
    magical,
    ...fields
  } = set;
  const weaponType = typeOfWord(set.weaponType);
  // The words of a dump, of which a weapon without a type is a shield.
  const isShield = itemType === "weapon" && set.weaponType === NO_TYPE;
  const type = isShield ? "armor" : itemType;
  const grade = gradeOf(report, settings.get("crystal_type") ?? element, set.grade);
  // The engines write -1, and some servers 0, for none.
  const [wornMinutes, timeLimitMinutes] = [positiveOrNone(set.wornMinutes), positiveOrNone(set.timeLimitMinutes)];
  const isEnchantable = defaults.isEnchantable({
    id: item.id,
    type: type ?? "etcitem",
    grade,
    weaponType,
    wornMinutes: isUnread(set, "duration") ? "unknown" : wornMinutes,
    isEnabled: isUnread(set, "enchant_enabled", "is_enchantable") ? "unknown" : isEnabled,
  });
  const { isRaised, randomDamage, ...stats } = readItemStats(children);
  const row: Draft<ItemRow> = {
    ...fields,
    id: item.id,
    type: type ?? "etcitem",
    name,
    bodypart: set.bodypart ?? slot,
    weaponType,
    armorType: typeOfWord(set.armorType),
    etcItemType: set.etcItemType ?? typeOfDump,
    itemSkill: set.itemSkill ?? skills.itemSkill,
    enchant4Skill: set.enchant4Skill ?? skills.enchant4Skill,
    grade,
    wornMinutes,
    timeLimitMinutes,
    // Revisions of L2-Scripts raise stats without an element that says so.
    keepsStats: isEnchantable && !defaults.isOfL2Scripts && hasRaisable(stats.stats) && !isRaised ? true : undefined,
    iconFile: iconOf(item.id) ?? set.iconFile,
    randomDamage: positiveOrNone(set.randomDamage) ?? randomDamage,
    isHerb: isImmediate === true || typeOfDump === HERB ? true : undefined,
    ...stats,
    flags: presentGroup({
      ...{ stackable, tradable, dropable, sellable, magical },
      enchantable: isEnchantable ? true : undefined,
    }),
    onCritSkill:
      withChance(critSkill, critChance, "oncrit_chance") ??
      skills.onCritSkill ??
      set.onCritSkill ??
      started.onCritSkill,
    onCastSkill:
      withChance(castSkill, castChance, "onmagic_chance", "oncast_chance") ??
      skills.onCastSkill ??
      set.onCastSkill ??
      started.onCastSkill,
    // L2J Unity and L2J Mobius state it as a stat, of which they take the whole part.
    attackRange:
      type === "weapon" ? positiveOrNone(set.attackRange ?? Math.trunc(stats.stats?.pAtkRange ?? 0)) : undefined,
    conditions: readUseConditions(children.filter(isUseCondition)),
  };
  const rows = finishRow(report, "items", element, row, set);
  // Without a skill nothing is created.
  const created = skills.itemSkill === undefined ? undefined : readCreateItems(children);
  const capsuled = listed ? separateContents(listed) : readCapsuledItems(children, { least, most });
  const given = (handler === SKILLS_ALONE ? undefined : capsuled) ?? created;
  if (given !== undefined) for (const { row } of rows) contents.set(row, given);
  if (WITHOUT_SKILLS.has(handler)) for (const { row } of rows) withoutSkills.add(row);
  if (type === undefined) for (const { row } of rows) added.set(row, item.type);
  return rows;
}

/**
 * The sentence that two items, 14222 and 14223, have in the place of a name. The source calls them by the scroll and the
 * skill that the sentence names, as their neighbours: comments at `itemConsumeId` in stats/skills/02700-02799.xml.
 */
const SCROLL_SENTENCE = /^This (?<scroll>Forgotten Scroll) can be used by .+ to learn (?<skill>[^.]+)\.$/u;

/** Returns the name of an item, which the source may state in a sentence that says what the item is for. */
function itemNameOf(stated: string): string {
  const { scroll, skill } = SCROLL_SENTENCE.exec(stated)?.groups ?? {};
  return scroll === undefined ? stated : `${scroll} - ${skill}`;
}
