import { type ArmorSetRow, type Dataset, type DropRow, type ItemRow, type NpcRow, npcRaces } from "@gamedata/schema";
import type { ListedFact } from "./facts.js";

type Values = NonNullable<ListedFact["values"]>;

/** Where items are worn, as the contract names it; other places keep their name in the source. */
const bodyparts: Readonly<Record<string, string>> = {
  rhand: "One-handed",
  lrhand: "Two-handed",
  lhand: "Off-hand",
  chest: "Chest",
  fullarmor: "Full Armor",
  onepiece: "Full Armor",
  legs: "Legs",
  head: "Helmet",
  gloves: "Gloves",
  feet: "Boots",
  neck: "Necklace",
  "rear;lear": "Earring",
  "rfinger;lfinger": "Ring",
  underwear: "Underwear",
  hair: "Hair Accessory",
  hair2: "Hair Accessory",
  hairall: "Hair Accessory",
  face: "Face Accessory",
  alldress: "Full Dress",
  back: "Cloak",
  waist: "Belt",
  lbracelet: "Left Bracelet",
  rbracelet: "Right Bracelet",
  deco1: "Talisman",
};

/** From the lowest to the highest. */
const gradeRanks: readonly string[] = ["none", "d", "c", "b", "a", "s", "s80", "s84", "r", "r95", "r99", "r110"];

const rankOf = (grade: string) => (gradeRanks.includes(grade) ? gradeRanks.indexOf(grade) : gradeRanks.length);

/** Compares grades from the lowest to the highest; the others come last, by name. */
export const compareGrades = (a: string, b: string): number => rankOf(a) - rankOf(b) || Number(a > b) - Number(a < b);

/** The grades of a chronicle: those up to S, and the others of its items. */
export const gradesOf = (items: readonly ItemRow[]): readonly string[] => [
  ...new Set(["none", "d", "c", "b", "a", "s", ...items.flatMap(({ grade }) => given(grade))]),
];

const given = (value: string | undefined) => (value === undefined ? [] : [value]);

/** The armor sets of each item that can be worn for one: a piece, what can replace it, or the shield. */
function setsOf(sets: readonly ArmorSetRow[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const { id, chest, legs, head, gloves, feet, shield, alternatives = {} } of sets) {
    for (const item of [chest, legs, head, gloves, feet, shield, ...Object.values(alternatives).flat()]) {
      if (item !== undefined) found.set(item, [...(found.get(item) ?? []), id]);
    }
  }
  return found;
}

/** What filters of items ask for. */
export function itemValues(armorSets: readonly ArmorSetRow[]): (row: ItemRow) => Values {
  const sets = setsOf(armorSets);
  return ({ id, bodypart, weaponType, armorType, etcItemType, flags }) => ({
    armorSet: sets.get(id) ?? [],
    bodypart: given(bodypart).map((place) => bodyparts[place] ?? place),
    weaponType: given(weaponType),
    armorType: given(armorType),
    etcItemType: given(etcItemType),
    tradable: [String(flags?.tradable !== false)],
  });
}

/** What orders of items ask for. */
export function itemNumbers({ stats, price, weight, crystalCount }: ItemRow): NonNullable<ListedFact["numbers"]> {
  return { pAtk: stats?.pAtk, mAtk: stats?.mAtk, pDef: stats?.pDef, mDef: stats?.mDef, price, weight, crystalCount };
}

const SPOIL = -1;
const ADENA = 57;
const RACE_SKILL = 4416;
const markers = [4408, 4410, 4411, 4412, 4413, 4414, RACE_SKILL];

/** The race is the level of a marker skill; an NPC without the skill has the race that its source states. */
function raceOf({ skills = [], race }: NpcRow): readonly string[] {
  const marker = skills.find(({ id }) => id === RACE_SKILL);
  return given(marker === undefined ? race : npcRaces[marker.level - 1]);
}

/** What filters of NPCs ask for: of the canonical raw NPC, but the drops of all entries. */
export function npcValues({
  drops,
  items,
  npcs,
  spawns,
}: Pick<Dataset, "drops" | "items" | "npcs" | "spawns">): (canonical: NpcRow, members: readonly NpcRow[]) => Values {
  const spawning = new Set(spawns.map(({ npcId }) => npcId));
  const led = npcs.filter(({ id }) => spawning.has(id)).flatMap(({ minions = [] }) => minions);
  const met = new Set([...spawning, ...led.map(({ npcId }) => npcId)]);
  const types = new Map(items.map(({ id, type }) => [id, type]));
  const rows = new Map<number, DropRow[]>();
  for (const row of drops) rows.set(row.npcId, [...(rows.get(row.npcId) ?? []), row]);
  return (canonical, members) => {
    const { skills = [], ai } = canonical;
    const own = members.flatMap(({ id }) => rows.get(id) ?? []);
    const isSpoil = ({ category, itemId }: DropRow) => category === SPOIL && itemId !== ADENA;
    return {
      race: raceOf(canonical),
      inWorld: [String(members.some(({ id }) => met.has(id)))],
      aggressive: [String((ai?.aggro ?? 0) > 0 && ai?.isAggressive !== false)],
      drops: own.filter((row) => !isSpoil(row)).map(({ itemId }) => itemId),
      spoils: own.filter(isSpoil).map(({ itemId }) => itemId),
      dropsType: own.flatMap((row) => (isSpoil(row) || row.itemId === ADENA ? [] : given(types.get(row.itemId)))),
      skill: skills.map(({ id }) => id).filter((id) => !markers.includes(id)),
    };
  };
}
