import { presentGroup } from "@gamedata/rules";
import type { ItemRow, ItemStats } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import type { Form } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import {
  flagText,
  idText,
  integerText,
  labelText,
  nameText,
  numberText,
  optionalText,
  positiveOrNone,
  skillChanceListText,
  skillLevelListText,
} from "../../read/values.js";
import { warnUnusedRows } from "../client-rows.js";
import { type Draft, finishRow } from "../draft.js";
import { fullNameOf, gradeOf, gradeText, STACKABLE, typeOfWord } from "../item-parts.js";
import { lastRowsOf } from "../rows-by-id.js";
import type { SourcedTable } from "../sourced-tables.js";
import { type ItemFunctions, readItemFunctions } from "./functions.js";

const flag = v.exactOptional(flagText);
const count = v.exactOptional(integerText(0));
const number = v.exactOptional(numberText());

/** A word of the source, of which `none` is none. */
const wordText = v.pipe(
  optionalText,
  v.transform((text) => (text?.toLowerCase() === "none" ? undefined : text)),
);
const word = v.exactOptional(wordText);

/** Minutes; -1, and in some servers 0, is for ever. */
const minutes = v.exactOptional(integerText(-1));

const shared = {
  item_id: idText,
  name: nameText,
  additionalname: v.exactOptional(v.string()),
  material: word,
  duration: minutes,
  time: minutes,
  weight: count,
  price: count,
  crystal_type: v.exactOptional(gradeText),
  crystal_count: count,
  sellable: flag,
  dropable: flag,
  tradeable: flag,
};

const sharedColumns = v.object(shared);
type SharedColumns = v.InferOutput<typeof sharedColumns>;

const skillLists = v.exactOptional(skillLevelListText);
const chanceLists = v.exactOptional(skillChanceListText);

/** The skills of an item: in columns of their own, and since 2008 in one list. */
const skillColumns = {
  item_skill_id: count,
  item_skill_lvl: count,
  skill: skillLists,
  skills_item: skillLists,
  enchant4_skill_id: count,
  enchant4_skill_lvl: count,
  enchant4_skill: skillLists,
  skills_enchant4: skillLists,
};

const columnsOfSkills = v.object(skillColumns);

const weaponColumns = v.object({
  ...shared,
  ...skillColumns,
  bodypart: v.exactOptional(labelText),
  soulshots: count,
  spiritshots: count,
  p_dam: number,
  rnd_dam: v.exactOptional(integerText(0, 100)),
  m_dam: number,
  // Without it a weapon would be taken for a shield.
  weaponType: wordText,
  critical: number,
  hit_modify: number,
  avoid_modify: number,
  shield_def: number,
  shield_def_rate: number,
  atk_speed: number,
  mp_consume: count,
  onCast_skill_id: count,
  onCast_skill_lvl: count,
  onCast_skill_chance: count,
  onCrit_skill_id: count,
  onCrit_skill_lvl: count,
  onCrit_skill_chance: count,
  skills_onCast: chanceLists,
  skills_onCrit: chanceLists,
});

const armorColumns = v.object({
  ...shared,
  ...skillColumns,
  bodypart: v.exactOptional(labelText),
  armor_type: word,
  avoid_modify: number,
  p_def: number,
  m_def: number,
  mp_bonus: number,
});

const etcColumns = v.object({
  ...shared,
  skill: skillLists,
  skills_item: skillLists,
  item_type: word,
  consume_type: v.exactOptional(labelText),
});

/** The form of dumps. */
export const itemDumps: Form = {
  servers: "L2J before 2010",
  files: ["sql/etcitem.sql", "sql/armor.sql", "sql/weapon.sql", "stats/armor", "stats/weapon", "stats/etcitem"],
  mark: "item_id, name, weight, price",
};

/** Whether a datapack has its items in dumps. */
export const hasItemDumps = (datapack: Datapack): boolean =>
  ["etcitem", "armor", "weapon"].some((table) => hasFile(datapack, `sql/${table}.sql`));

/**
 * Reads the `items` table from the dumps `weapon`, `armor` and `etcitem` of L2J before 2010, each with the additions of the server's owner
 * in `custom_…`; what weapons and armor do from XML files, where a datapack has these too. Of two items with one id the last one
 * counts.
 */
export const readItemDumps = oncePerDatapack((datapack: Datapack): SourcedTable<"items"> => {
  const { report } = datapack;
  const functions = readItemFunctions(datapack);
  const read = [
    ...readSqlRowsOf(datapack, "etcitem", etcColumns).map((row) => draftOf(datapack, row, etcItemOf(row.row))),
    ...readSqlRowsOf(datapack, "armor", armorColumns).map((row) => draftOf(datapack, row, armorOf(row.row))),
    ...readSqlRowsOf(datapack, "weapon", weaponColumns).map((row) => draftOf(datapack, row, weaponOf(row.row))),
  ];
  const rows = lastRowsOf(report, read, ({ id }) => id);
  warnUnusedRows(report, "functions of item", functions, rows, ({ id }) => id);
  return rows.flatMap((item) => {
    const own = functions.get(item.row.id)?.row;
    return finishRow(report, "items", item, own === undefined ? item.row : withFunctions(item.row, own));
  });
});

const withFunctions = (row: Draft<ItemRow>, own: ItemFunctions): Draft<ItemRow> => ({
  ...row,
  stats: statsOf(own.stats),
  onCritSkill: row.onCritSkill ?? own.onCritSkill,
  onCastSkill: row.onCastSkill ?? own.onCastSkill,
  conditions: own.conditions,
});

/** The stats of an item by the columns of its dump; 0 is none. */
type StatColumns = Readonly<Partial<Record<keyof ItemStats, number | undefined>>>;

type Facts = Pick<ItemRow, "type"> & Partial<Draft<ItemRow>>;

/** The weapons that new players are lent cannot be enchanted. Source: L2J before 2013, `RequestEnchantItem.runImpl`. */
const FIRST_LENT = 7816;
const LAST_LENT = 7831;
const isLent = (id: number): boolean => id >= FIRST_LENT && id <= LAST_LENT;

function draftOf(
  { report, defaults }: Datapack,
  { row, file, line }: Sourced<SharedColumns>,
  { flags, ...facts }: Facts,
): Sourced<Draft<ItemRow>> {
  const id = row.item_id;
  const grade = gradeOf(report, { file, line }, row.crystal_type);
  const wornMinutes = positiveOrNone(row.duration);
  const { type, weaponType } = facts;
  const isEnchantable =
    !isLent(id) && defaults.isEnchantable({ id, type, grade, weaponType, wornMinutes, isEnabled: undefined });
  return {
    file,
    line,
    row: {
      id,
      name: fullNameOf({ name: row.name, additionalName: row.additionalname ?? "" }),
      weight: row.weight,
      price: row.price,
      material: row.material?.toUpperCase(),
      grade,
      crystalCount: row.crystal_count || undefined,
      wornMinutes,
      timeLimitMinutes: positiveOrNone(row.time),
      ...facts,
      flags: presentGroup({
        ...flags,
        tradable: row.tradeable,
        dropable: row.dropable,
        sellable: row.sellable,
        enchantable: isEnchantable ? true : undefined,
      }),
    },
  };
}

/** The parts of the body of which the source has another name. */
const BODY_PARTS: Readonly<Record<string, string>> = { dhair: "hairall" };

const bodyPartOf = (part: string | undefined) =>
  part === undefined || part.toLowerCase() === "none" ? undefined : (BODY_PARTS[part] ?? part.replaceAll(",", ";"));

/** Reads a weapon; one without a type is a shield, which is an armor. */
function weaponOf(row: v.InferOutput<typeof weaponColumns>): Facts {
  const { weaponType: type } = row;
  return {
    type: type === undefined ? "armor" : "weapon",
    bodypart: bodyPartOf(row.bodypart),
    weaponType: typeOfWord(type),
    soulshots: row.soulshots || undefined,
    spiritshots: row.spiritshots || undefined,
    mpConsume: row.mp_consume || undefined,
    randomDamage: positiveOrNone(row.rnd_dam),
    ...skillsOf(row),
    stats: statsOf({
      pAtk: row.p_dam,
      mAtk: row.m_dam,
      rCrit: row.critical,
      pAtkSpd: row.atk_speed,
      accCombat: row.hit_modify,
      rEvas: row.avoid_modify,
      sDef: row.shield_def,
      rShld: row.shield_def_rate,
    }),
    onCastSkill:
      chanceSkillOf(row.onCast_skill_id, row.onCast_skill_lvl, row.onCast_skill_chance) ?? row.skills_onCast?.[0],
    onCritSkill:
      chanceSkillOf(row.onCrit_skill_id, row.onCrit_skill_lvl, row.onCrit_skill_chance) ?? row.skills_onCrit?.[0],
  };
}

function armorOf(row: v.InferOutput<typeof armorColumns>): Facts {
  return {
    type: "armor",
    bodypart: bodyPartOf(row.bodypart),
    armorType: row.armor_type?.toUpperCase(),
    ...skillsOf(row),
    stats: statsOf({ pDef: row.p_def, mDef: row.m_def, maxMp: row.mp_bonus, rEvas: row.avoid_modify }),
  };
}

/** The type of the items that work when they are picked up. */
const HERB = "herb";

function etcItemOf({ item_type, consume_type, ...row }: v.InferOutput<typeof etcColumns>): Facts {
  return {
    type: "etcitem",
    etcItemType: item_type,
    isHerb: item_type?.toLowerCase() === HERB ? true : undefined,
    itemSkill: skillsOf(row).itemSkill,
    flags: presentGroup({ stackable: consume_type === undefined ? undefined : STACKABLE.has(consume_type) }),
  };
}

/** Returns the stats other than 0, which is none in these tables. */
function statsOf(stats: StatColumns): ItemRow["stats"] {
  const stated = Object.entries(stats).filter(([, value]) => value !== undefined && value !== 0);
  return presentGroup(Object.fromEntries(stated));
}

type SkillColumns = v.InferOutput<typeof columnsOfSkills>;

/** Returns the skills that an item gives, and the one that it gives from +4 on, in whichever of its columns they are. */
function skillsOf(row: SkillColumns): Pick<Draft<ItemRow>, "itemSkill" | "enchant4Skill"> {
  const given = [...singleOf(row.item_skill_id, row.item_skill_lvl), ...(row.skills_item ?? row.skill ?? [])];
  const [enchanted] = [
    ...singleOf(row.enchant4_skill_id, row.enchant4_skill_lvl),
    ...(row.enchant4_skill ?? row.skills_enchant4 ?? []),
  ];
  return {
    itemSkill: given.length === 0 ? undefined : given.map(({ id, level }) => `${id}-${level}`).join(";"),
    enchant4Skill: enchanted,
  };
}

const singleOf = (id = 0, level = 0) => (id === 0 || level === 0 ? [] : [{ id, level }]);

function chanceSkillOf(id = 0, level = 0, chance: number | undefined) {
  if (id === 0 || level === 0) return undefined;
  return chance === undefined ? { id, level } : { id, level, chance };
}
