import { itemGrades } from "@gamedata/schema";
import type { ArmorSetRow, ClassRow, ItemId, ItemRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { classLineOf } from "../classes/class-line.js";
import { invalidParameter } from "../error/game-data-error.js";
import { categoriesByName, raceWordOf } from "../records/classes.js";
import { engineRules } from "../records/engine-rules.js";
import { gradeOf, itemIndex } from "../records/items.js";
import { groupByEach } from "../rows/group-by.js";
import { isFullArmor, partsOf, type Worn } from "./conditions.js";

export type Slot =
  | "rightHand"
  | "leftHand"
  | "head"
  | "chest"
  | "legs"
  | "gloves"
  | "feet"
  | "underwear"
  | "cloak"
  | "rightEar"
  | "leftEar"
  | "rightFinger"
  | "leftFinger"
  | "neck"
  | "hair"
  | "face"
  | "leftBracelet"
  | "rightBracelet"
  | "belt"
  | "talisman1"
  | "talisman2"
  | "talisman3"
  | "talisman4"
  | "talisman5"
  | "talisman6";

export interface WornItem {
  readonly row: ItemRow;
  readonly enchant: number;
  readonly slots: readonly Slot[];
}

export interface Equipment extends Worn {
  readonly items: readonly WornItem[];
  readonly bySlot: ReadonlyMap<Slot, WornItem>;
}

/** The places of an item, of which it takes all parts of the first one that is free, by the sources' words. */
const PLACES: Readonly<Record<string, readonly (readonly Slot[])[]>> = {
  rhand: [["rightHand"]],
  lhand: [["leftHand"]],
  lrhand: [["rightHand", "leftHand"]],
  head: [["head"]],
  chest: [["chest"]],
  legs: [["legs"]],
  fullarmor: [["chest", "legs"]],
  onepiece: [["chest", "legs"]],
  alldress: [["chest", "legs", "head", "gloves", "feet", "rightHand", "leftHand"]],
  gloves: [["gloves"]],
  feet: [["feet"]],
  underwear: [["underwear"]],
  back: [["cloak"]],
  neck: [["neck"]],
  "rear;lear": [["rightEar"], ["leftEar"]],
  "rfinger;lfinger": [["rightFinger"], ["leftFinger"]],
  hair: [["hair"]],
  hair2: [["face"]],
  face: [["face"]],
  hairall: [["hair", "face"]],
  lbracelet: [["leftBracelet"]],
  rbracelet: [["rightBracelet"]],
  waist: [["belt"]],
  deco1: [["talisman1"], ["talisman2"], ["talisman3"], ["talisman4"], ["talisman5"], ["talisman6"]],
};

/** The skill whose levels allow the grades of items from D on. Source: aCis, class `L2Skill`, `SKILL_EXPERTISE`. */
const EXPERTISE_SKILL = 239;

const KAMAEL_WEAPONS: ReadonlySet<string> = new Set(["RAPIER", "ANCIENTSWORD", "CROSSBOW"]);
const NOT_FOR_KAMAEL: ReadonlySet<string> = new Set(["HEAVY", "MAGIC"]);

const nameOf = ({ id, name }: ItemRow) => `${name} (${id})`;

/**
 * Puts items on a character of a class and level.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, naming the item that cannot be worn: because it is none, because the class or the level do
 * not allow it, or because of another one in its place.
 */
export function equip(
  catalog: Catalog,
  row: ClassRow,
  level: number,
  items: readonly (readonly [id: ItemId, enchant: number])[],
): Equipment {
  const bySlot = new Map<Slot, WornItem>();
  const worn = items.map(([id, enchant]) => {
    const item = itemIndex(catalog).byId.get(id);
    const places = PLACES[item?.bodypart ?? ""];
    if (item === undefined || places === undefined) {
      throw invalidParameter("items", id, "the id of an item that a character can wear");
    }
    checkAllowed(catalog, row, level, item);
    const slots = places.find((place) => place.every((slot) => !bySlot.has(slot)));
    if (slots === undefined) throw invalidParameter("items", nameOf(item), freePlaceOf(places, bySlot));
    const one = { row: item, enchant, slots };
    for (const slot of slots) bySlot.set(slot, one);
    return one;
  });
  const itemAt = (slot: Slot) => bySlot.get(slot)?.row;
  const right = itemAt("rightHand");
  const left = itemAt("leftHand");
  return {
    items: worn,
    bySlot,
    weapon: right?.weaponType === undefined ? undefined : right,
    shield: left === right ? undefined : left,
    chest: itemAt("chest"),
    legs: itemAt("legs"),
  };
}

function freePlaceOf(places: readonly (readonly Slot[])[], bySlot: ReadonlyMap<Slot, WornItem>): string {
  const others = new Set(places.flat().flatMap((slot) => bySlot.get(slot)?.row ?? []));
  return `an item for another place than ${[...others].map(nameOf).join(" and ")}`;
}

/**
 * Refuses an item that its conditions give to other races, levels or groups of classes; what else they ask for is passed over, as is a group that the
 * data set does not have.
 *
 * Source: L2J Server, `L2Item.checkCondition`, classes `ConditionPlayerRace`, `ConditionPlayerLevel` and `ConditionCategoryType`.
 */
function checkConditions(catalog: Catalog, row: ClassRow, level: number, item: ItemRow): void {
  for (const { player: { races, level: least, categoryType } = {} } of partsOf(item.conditions)) {
    const groups = [categoryType ?? []].flat().map((name) => categoriesByName(catalog).get(String(name)));
    const isOfOthers = groups.length > 0 && groups.every((group) => group && !group.classIds?.includes(row.id));
    if (isOfOthers || (Array.isArray(races) && !races.includes(raceWordOf(row))))
      throw invalidParameter("items", nameOf(item), `an item for ${row.name}`);
    if (Number(least) > level) throw invalidParameter("items", nameOf(item), `an item for level ${level}`);
  }
}

/** Refuses an item whose grade or kind a character cannot use. Source: L2J Server, script `UseItem`; for grades, `refreshExpertisePenalty` of both engines. */
function checkAllowed(catalog: Catalog, row: ClassRow, level: number, item: ItemRow): void {
  checkConditions(catalog, row, level, item);
  const { kamaelEquipment } = engineRules(catalog);
  const highest = highestGradeOf(catalog, row, level);
  const grade = gradeOf(item);
  if (highest !== undefined && itemGrades.indexOf(grade) > highest) {
    const allowed = `an item of grade ${itemGrades[highest]} or lower for ${row.name} of level ${level}`;
    throw invalidParameter("items", nameOf(item), allowed);
  }
  if (kamaelEquipment === undefined) return;
  const isKamael = row.race === "Kamael";
  if (!isKamael && KAMAEL_WEAPONS.has(item.weaponType ?? "")) {
    throw invalidParameter("items", nameOf(item), `an item for ${row.race}, not for Kamael alone`);
  }
  if (isKamael && NOT_FOR_KAMAEL.has(item.armorType ?? "")) {
    throw invalidParameter("items", nameOf(item), "light armor for Kamael");
  }
}

/** Returns the position of the highest grade that a class can use at a level; `undefined` where the source has no such skill. */
function highestGradeOf(catalog: Catalog, row: ClassRow, level: number): number | undefined {
  const expertise = classLineOf(catalog, row).skills.find(({ id }) => id === EXPERTISE_SKILL);
  return expertise?.levels.filter(({ minPlayerLevel }) => minPlayerLevel <= level).length;
}

const setsByChest = derived(({ dataset }) =>
  groupByEach(dataset.armorSets, ({ chest, alternatives }) => [chest, ...(alternatives?.chest ?? [])]),
);

/** A set whose pieces a character wears, and how far all of them are enchanted. */
export interface WornSet {
  readonly row: ArmorSetRow;
  readonly hasShield: boolean;
  readonly enchant: number;
}

const PIECES = ["legs", "head", "gloves", "feet"] as const;

/** Returns the armor sets that a character wears whole. Source: class `ArmorSet` of aCis, `L2ArmorSet` of L2J Server. */
export function wornSetsOf(catalog: Catalog, { bySlot }: Equipment): readonly WornSet[] {
  const chest = bySlot.get("chest");
  if (chest === undefined) return [];
  return (setsByChest(catalog).get(chest.row.id) ?? []).flatMap((row) => {
    const isPiece = (piece: (typeof PIECES)[number] | "shield", slot: Slot) => {
      const id = bySlot.get(slot)?.row.id;
      return id !== undefined && (row[piece] === id || (row.alternatives?.[piece] ?? []).includes(id));
    };
    const wanted = PIECES.filter((piece) => row[piece] !== undefined && !(piece === "legs" && isFullArmor(chest.row)));
    if (!wanted.every((piece) => isPiece(piece, piece))) return [];
    const enchants = [chest, ...wanted.map((piece) => bySlot.get(piece))].map((one) => one?.enchant ?? 0);
    return { row, hasShield: isPiece("shield", "leftHand"), enchant: Math.min(...enchants) };
  });
}
