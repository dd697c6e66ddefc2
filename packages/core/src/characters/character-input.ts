import { hennaId, itemId, skillId } from "@gamedata/schema";
import type { ClassId, ClassRow, HennaRow } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derivedFor } from "../catalog/catalog.js";
import { classLineOf } from "../classes/class-line.js";
import { growthByClass, growthOf } from "../classes/classes.js";
import { invalidParameter } from "../error/game-data-error.js";
import { highestPlayerLevel } from "../experience/experience.js";
import { hennaIndex, isHennaOf } from "../hennas/hennas.js";
import { flag, idLevelList, idList } from "../query/input.js";
import { ofKind } from "../query/inspect.js";
import { classIndex } from "../records/classes.js";
import { highestLevels, refuseUnknownLevels, type SkillLevel, skillIndex } from "../skills/skill-index.js";
import type { CharacterDraft } from "./character-draft.js";
import { equip, wornSetsOf } from "./equipment.js";

const MAXIMUM_ITEMS = 30;
const MAXIMUM_SKILLS = 100;
const MAXIMUM_ENCHANT = 127;

const ITEM = /^(?<id>\d{1,10})(?:-(?<enchant>\d{1,10}))?$/u;
const ITEM_PHRASE =
  "a list of item ids, each with its enchantment behind a hyphen where it has one, such as 6619-4,2381";

export const characterEntries = () => ({
  items: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), ofKind("enchantedId"))),
      v.maxLength(MAXIMUM_ITEMS),
      v.everyItem((text) => ITEM.test(text), ITEM_PHRASE),
      v.description(
        "What the character wears: item ids, each with its enchantment behind a hyphen (`6619-4,2381`). Items that cannot be worn together, or not by this class or level, are errors. At most 30.",
      ),
    ),
    [],
  ),
  hennas: idList(hennaId, "The hennas of the character; at most three."),
  skills: v.optional(
    v.pipe(
      idLevelList(skillId, "").wrapped,
      v.maxLength(MAXIMUM_SKILLS),
      v.description(
        "Effects that the character is under: ids and levels of skills, joined by a hyphen (`1068-3`). Of effects that do not stack in the game all count. Passive skills count as such. At most 100.",
      ),
    ),
    [],
  ),
  passives: flag("Whether the passive skills count that the class and its ancestors teach up to the level.", true),
});

/** The checked parameters of what a character wears and has. */
export interface CharacterQuery {
  readonly items: readonly string[];
  readonly hennas?: readonly number[] | undefined;
  readonly skills: readonly SkillLevel[];
  readonly passives: boolean;
}

/** Returns the level of a character of which none is asked for: the highest one of which the data set states the numbers of the class. */
export const highestLevelOf = (catalog: Catalog, id: ClassId): number =>
  Math.min(highestPlayerLevel(catalog), growthByClass(catalog).get(id)?.hp.length ?? Number.POSITIVE_INFINITY);

/**
 * Makes a character of a class and level with what it wears and has.
 *
 * @param parameter The name of the parameter of the level.
 * @throws {GameDataError} `DATA_NOT_FOUND` where the data set states no growth of the class; `INVALID_PARAMETER` for a level, item, henna
 * or skill that the character cannot have.
 */
export function draftOf(
  catalog: Catalog,
  row: ClassRow,
  level: number,
  query: CharacterQuery,
  parameter = "level",
): CharacterDraft {
  const growth = growthOf(catalog, row.id);
  if (level > growth.hp.length) throw invalidParameter(parameter, level, `1 to ${growth.hp.length} for ${row.name}`);
  const equipment = equip(catalog, row, level, query.items.map(itemOf));
  const given = query.skills;
  refuseUnknownLevels(catalog, "skills", given);
  const isPassive = ([id]: SkillLevel) => skillIndex(catalog).byId.get(id)?.operateType === "OP_PASSIVE";
  const added = given.filter(isPassive);
  const learned = query.passives ? passivesAt(catalog, row, level) : [];
  return {
    growth,
    level,
    equipment,
    sets: wornSetsOf(catalog, equipment),
    hennas: hennasOf(catalog, row, query.hennas ?? []),
    passives: added.length === 0 ? learned : highestOf([...learned, ...added]),
    buffs: highestOf(given.filter((one) => !isPassive(one))),
  };
}

function itemOf(text: string): readonly [id: number, enchant: number] {
  const { id, enchant = "0" } = ITEM.exec(text)?.groups ?? {};
  const parsed = v.safeParse(itemId, Number(id));
  const level = Number(enchant);
  if (!parsed.success) throw invalidParameter("items", text, ITEM_PHRASE);
  if (level > MAXIMUM_ENCHANT) throw invalidParameter("items", text, `an enchantment of at most ${MAXIMUM_ENCHANT}`);
  return [parsed.output, level];
}

/** Returns the highest of several levels of each skill, by id. */
const highestOf = (skills: readonly SkillLevel[]): readonly SkillLevel[] =>
  [...highestLevels(skills)].sort(([a], [b]) => a - b);

/** More levels than there are of any class. */
const LEVELS = 1e6;

const passivesByClass = derivedFor((catalog, key: number): readonly SkillLevel[] => {
  const row = classIndex(catalog).byId.get(Math.trunc(key / LEVELS));
  if (row === undefined) return [];
  const taught = classLineOf(catalog, row).skills.flatMap(({ id, levels }): readonly SkillLevel[] => {
    if (skillIndex(catalog).byId.get(id)?.operateType !== "OP_PASSIVE") return [];
    const highest = levels.findLast(({ minPlayerLevel }) => minPlayerLevel <= key % LEVELS);
    return highest === undefined ? [] : [[id, highest.skillLevel]];
  });
  return highestOf(taught);
});

/** Lists the passive skills that a class and its ancestors teach up to a player level, each with its highest level. */
const passivesAt = (catalog: Catalog, { id }: ClassRow, level: number) => passivesByClass(catalog, id * LEVELS + level);

/** The hennas that a character can have, by the number of its changes of class; then the last. Source: aCis, method `Player.getHennaEmptySlots`. */
const HENNAS_BY_PROFESSION = [0, 2, 3];

function hennasOf(catalog: Catalog, row: ClassRow, ids: readonly number[]): readonly HennaRow[] {
  const most = HENNAS_BY_PROFESSION[row.professionLevel] ?? HENNAS_BY_PROFESSION.at(-1) ?? 0;
  if (ids.length > most) throw invalidParameter("hennas", ids.join(","), `at most ${most} hennas for ${row.name}`);
  return ids.map((id) => {
    const henna = hennaIndex(catalog).byId.get(id)?.row;
    if (henna === undefined) throw invalidParameter("hennas", id, "the id of a henna");
    if (!isHennaOf(henna, row.id)) {
      throw invalidParameter("hennas", `${henna.displayName ?? "henna"} (${id})`, `a henna for ${row.name}`);
    }
    return henna;
  });
}
