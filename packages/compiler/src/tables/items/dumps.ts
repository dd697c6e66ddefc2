import { presentGroup } from "@gamedata/rules";
import type { ItemRow, ItemStats } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import type { Form } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { flagText, idText, integerText, labelText, nameText, numberText, optionalText } from "../../read/values.js";
import { warnUnusedRows } from "../client-rows.js";
import { type Draft, finishRow } from "../draft.js";
import { gradeOf, gradeText } from "../item-parts.js";
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

const shared = {
  item_id: idText,
  name: nameText,
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

const skillColumns = { item_skill_id: count, item_skill_lvl: count };

const weaponColumns = v.object({
  ...shared,
  ...skillColumns,
  bodypart: v.exactOptional(labelText),
  soulshots: count,
  spiritshots: count,
  p_dam: number,
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

const etcColumns = v.object({ ...shared, item_type: word, consume_type: v.exactOptional(labelText) });

/** The form of dumps. */
export const itemDumps: Form = {
  servers: "L2J before 2010",
  files: ["sql/etcitem.sql", "sql/armor.sql", "sql/weapon.sql", "stats/armor", "stats/weapon"],
  mark: "item_id, name, weight, price",
};

/** Whether a datapack has its items in dumps. */
export const hasItemDumps = (datapack: Datapack): boolean => hasFile(datapack, "sql/etcitem.sql");

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
});

/** The stats of an item by the columns of its dump; 0 is none. */
type StatColumns = Readonly<Partial<Record<keyof ItemStats, number | undefined>>>;

type Facts = Pick<ItemRow, "type"> & Partial<Draft<ItemRow>>;

function draftOf(
  { report }: Datapack,
  { row, file, line }: Sourced<SharedColumns>,
  { flags, ...facts }: Facts,
): Sourced<Draft<ItemRow>> {
  return {
    file,
    line,
    row: {
      id: row.item_id,
      name: row.name,
      weight: row.weight,
      price: row.price,
      grade: gradeOf(report, { file, line }, row.crystal_type),
      crystalCount: row.crystal_count || undefined,
      ...facts,
      flags: presentGroup({
        ...flags,
        tradable: row.tradeable,
        dropable: row.dropable,
        sellable: row.sellable,
      }),
    },
  };
}

/** The parts of the body of which the source has another name. */
const BODY_PARTS: Readonly<Record<string, string>> = { dhair: "hairall" };

const bodyPartOf = (part: string | undefined) =>
  part === undefined || part.toLowerCase() === "none" ? undefined : (BODY_PARTS[part] ?? part.replaceAll(",", ";"));

/** The types of weapons of which the source has another name. */
const WEAPON_TYPES: Readonly<Record<string, string>> = { rod: "FISHINGROD" };

/** Reads a weapon; one without a type is a shield, which is an armor. */
function weaponOf(row: v.InferOutput<typeof weaponColumns>): Facts {
  const { weaponType: type } = row;
  return {
    type: type === undefined ? "armor" : "weapon",
    bodypart: bodyPartOf(row.bodypart),
    weaponType: type && (WEAPON_TYPES[type] ?? type.toUpperCase()),
    soulshots: row.soulshots || undefined,
    spiritshots: row.spiritshots || undefined,
    mpConsume: row.mp_consume || undefined,
    itemSkill: itemSkillOf(row),
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
    onCastSkill: chanceSkillOf(row.onCast_skill_id, row.onCast_skill_lvl, row.onCast_skill_chance),
    onCritSkill: chanceSkillOf(row.onCrit_skill_id, row.onCrit_skill_lvl, row.onCrit_skill_chance),
  };
}

function armorOf(row: v.InferOutput<typeof armorColumns>): Facts {
  return {
    type: "armor",
    bodypart: bodyPartOf(row.bodypart),
    armorType: row.armor_type?.toUpperCase(),
    itemSkill: itemSkillOf(row),
    stats: statsOf({ pDef: row.p_def, mDef: row.m_def, maxMp: row.mp_bonus, rEvas: row.avoid_modify }),
  };
}

/** The ways in which an item is used up that a stack of it has. */
const STACKABLE: ReadonlySet<string> = new Set(["stackable", "asset"]);

function etcItemOf({ item_type, consume_type }: v.InferOutput<typeof etcColumns>): Facts {
  return {
    type: "etcitem",
    etcItemType: item_type,
    flags: presentGroup({ stackable: consume_type === undefined ? undefined : STACKABLE.has(consume_type) }),
  };
}

/** Returns the stats other than 0, which is none in these tables. */
function statsOf(stats: StatColumns): ItemRow["stats"] {
  const stated = Object.entries(stats).filter(([, value]) => value !== undefined && value !== 0);
  return presentGroup(Object.fromEntries(stated));
}

const itemSkillOf = ({ item_skill_id: id = 0, item_skill_lvl: level = 0 }: SkillColumns) =>
  id === 0 || level === 0 ? undefined : `${id}-${level}`;

type SkillColumns = { readonly item_skill_id?: number; readonly item_skill_lvl?: number };

function chanceSkillOf(id = 0, level = 0, chance: number | undefined) {
  if (id === 0 || level === 0) return undefined;
  return chance === undefined ? { id, level } : { id, level, chance };
}
