import { presentGroup } from "@gamedata/rules";
import type { ItemRow, ItemStats } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { isUnread, withUnreadOf } from "../../read/fault.js";
import { fields, fieldsNamed, openFields, type ValuesOf } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import {
  count,
  flag,
  idText,
  integerText,
  labelText,
  nameText,
  numberText,
  positiveOrNone,
  skillChanceListText,
  skillLevelListText,
  wordText,
} from "../../read/values.js";
import { warnUnusedRows } from "../client-rows.js";
import { bodyPartOfWord, fullNameOf, gradeOf, gradeText, HERB, isStackable, typeOfWord } from "../item-facts.js";
import { lastRowsOf } from "../rows-by-id.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";
import { givenSkillColumns, givenSkillsOf, startedSkillColumns, startedSkillsOf } from "./column-skills.js";
import { type ItemFunctions, readItemFunctions } from "./functions.js";

const number = v.exactOptional(numberText());

const typeText = wordText("none");
const word = v.exactOptional(typeText);

/** Minutes; -1, and in some servers 0, is for ever. */
const minutes = v.exactOptional(integerText(-1));

const shared = fields({
  id: [idText, "item_id"],
  name: nameText,
  additionalName: [v.exactOptional(v.string()), "additionalname"],
  material: word,
  ...fieldsNamed(minutes, "wornMinutes=duration timeLimitMinutes=time"),
  ...fieldsNamed(count, "weight price"),
  grade: [v.exactOptional(gradeText), "crystal_type"],
  crystalCount: [count, "crystal_count"],
  ...fieldsNamed(flag, "sellable dropable tradable=tradeable"),
});

const skillLists = v.exactOptional(skillLevelListText);
const chanceLists = v.exactOptional(skillChanceListText);

/** The skills of an item: in columns of their own, and since 2008 in one list. */
const skills = fields({
  ...givenSkillColumns,
  ...fieldsNamed(skillLists, "skillList=skills_item|skill enchantedList=enchant4_skill|skills_enchant4"),
});

const bodypart = v.exactOptional(v.pipe(labelText, v.transform(bodyPartOfWord)));

const weaponColumns = openFields({
  ...shared,
  ...skills,
  bodypart,
  ...fieldsNamed(count, "soulshots spiritshots"),
  pAtk: [number, "p_dam"],
  randomDamage: [v.exactOptional(integerText(0, 100)), "rnd_dam"],
  mAtk: [number, "m_dam"],
  // Without it a weapon would be taken for a shield.
  weaponType: typeText,
  ...fieldsNamed(number, "rCrit=critical accCombat=hit_modify rEvas=avoid_modify sDef=shield_def"),
  ...fieldsNamed(number, "rShld=shield_def_rate pAtkSpd=atk_speed"),
  mpConsume: [count, "mp_consume"],
  ...startedSkillColumns,
  ...fieldsNamed(chanceLists, "castList=skills_onCast critList=skills_onCrit"),
});

const armorColumns = openFields({
  ...shared,
  ...skills,
  bodypart,
  armorType: [word, "armor_type"],
  ...fieldsNamed(number, "rEvas=avoid_modify pDef=p_def mDef=m_def maxMp=mp_bonus"),
});

const etcColumns = openFields({
  ...shared,
  skillList: skills.skillList,
  etcItemType: [word, "item_type"],
  consumeType: [v.exactOptional(labelText), "consume_type"],
});

export const itemDumps: Form = formFrom(
  "L2J before 2010",
  ["sql/etcitem.sql", "sql/armor.sql", "sql/weapon.sql", "stats/armor", "stats/weapon", "stats/etcitem"],
  "item_id, name, weight, price",
);

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
    return finishRow(report, "items", item, own === undefined ? item.row : withFunctions(item.row, own), item.row);
  });
});

const withFunctions = (row: Draft<ItemRow>, own: ItemFunctions): Draft<ItemRow> => ({
  ...row,
  stats: statsOf(own.stats),
  onCritSkill: row.onCritSkill ?? own.onCritSkill,
  onCastSkill: row.onCastSkill ?? own.onCastSkill,
  conditions: own.conditions,
});

type Facts = Pick<ItemRow, "type"> & Partial<Draft<ItemRow>>;

/** The weapons that new players are lent cannot be enchanted. Source: L2J before 2013, `RequestEnchantItem.runImpl`. */
const FIRST_LENT = 7816;
const LAST_LENT = 7831;
const isLent = (id: number): boolean => id >= FIRST_LENT && id <= LAST_LENT;

function draftOf(
  { report, defaults }: Datapack,
  { row, file, line }: Sourced<ValuesOf<typeof shared>>,
  { flags, ...facts }: Facts,
): Sourced<Draft<ItemRow>> {
  const { id, name, additionalName = "", material, weight, price, tradable, dropable, sellable } = row;
  const grade = gradeOf(report, { file, line }, row.grade);
  const wornMinutes = positiveOrNone(row.wornMinutes);
  const { type, weaponType } = facts;
  const isEnchantable =
    !isLent(id) &&
    defaults.isEnchantable({
      ...{ id, type, grade, weaponType },
      wornMinutes: isUnread(row, "duration") ? "unknown" : wornMinutes,
    });
  const draft: Draft<ItemRow> = {
    id,
    name: fullNameOf({ name, additionalName }),
    weight,
    price,
    material: material?.toUpperCase(),
    grade,
    crystalCount: row.crystalCount || undefined,
    wornMinutes,
    timeLimitMinutes: positiveOrNone(row.timeLimitMinutes),
    ...facts,
    flags: presentGroup({ ...flags, tradable, dropable, sellable, enchantable: isEnchantable ? true : undefined }),
  };
  return { file, line, row: withUnreadOf(draft, row) };
}

/** Reads a weapon; one without a type is a shield, which is an armor. */
function weaponOf(row: v.InferOutput<typeof weaponColumns>): Facts {
  const { onCastSkill = row.castList?.[0], onCritSkill = row.critList?.[0] } = startedSkillsOf(row);
  const { weaponType: type, pAtk, mAtk, rCrit, pAtkSpd, accCombat, rEvas, sDef, rShld } = row;
  return {
    type: type === undefined ? "armor" : "weapon",
    bodypart: row.bodypart,
    weaponType: typeOfWord(type),
    soulshots: row.soulshots || undefined,
    spiritshots: row.spiritshots || undefined,
    mpConsume: row.mpConsume || undefined,
    randomDamage: positiveOrNone(row.randomDamage),
    ...givenSkillsOf(row),
    stats: statsOf({ pAtk, mAtk, rCrit, pAtkSpd, accCombat, rEvas, sDef, rShld }),
    onCastSkill,
    onCritSkill,
  };
}

function armorOf({ pDef, mDef, maxMp, rEvas, ...row }: v.InferOutput<typeof armorColumns>): Facts {
  return {
    type: "armor",
    bodypart: row.bodypart,
    armorType: row.armorType?.toUpperCase(),
    ...givenSkillsOf(row),
    stats: statsOf({ pDef, mDef, maxMp, rEvas }),
  };
}

function etcItemOf({ etcItemType, consumeType, skillList }: v.InferOutput<typeof etcColumns>): Facts {
  return {
    type: "etcitem",
    etcItemType,
    isHerb: etcItemType?.toLowerCase() === HERB ? true : undefined,
    itemSkill: givenSkillsOf({ skillList }).itemSkill,
    flags: presentGroup({ stackable: isStackable(consumeType) }),
  };
}

/** Returns the stats other than 0, which is none in these tables. */
function statsOf(stats: Readonly<Partial<Record<keyof ItemStats, number | undefined>>>): ItemRow["stats"] {
  const stated = Object.entries(stats).filter(([, value]) => value !== undefined && value !== 0);
  return presentGroup(Object.fromEntries(stated));
}
