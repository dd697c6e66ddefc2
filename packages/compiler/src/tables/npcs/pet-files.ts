import { present } from "@gamedata/rules";
import type { PetLevelStats } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { attributeOf, onlyChild, readAttributes, readChildren, readLeaf, readSet } from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { findPlace, type Names, readSharedXml } from "../../read/place.js";
import { idListText, idText, integerText, inUnitsOf, number, numberText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import type { PetFacts, Pets } from "./npc-form.js";

/** The items that summon a pet; some files state several, or -1 for none. */
const itemsText = v.pipe(
  idListText(-1),
  v.filterItems((id) => id > 0),
);
const petAttributes = closedFields({ id: idText, itemIds: [v.exactOptional(itemsText), "itemId"] });

/** The schema has three foods. */
const MOST_FOODS = 3;

const petSettings = v.strictObject({
  food: v.exactOptional(v.pipe(idListText(1), v.maxLength(MOST_FOODS, `at most ${MOST_FOODS} foods`))),
  hungry_limit: v.exactOptional(inUnitsOf(100, integerText(0, 100))),
});

const onRide = v.exactOptional(number);

const levelAttributes = v.strictObject({ level: integerText(1) });

const levelSettings = closedFields({
  maxMeal: [number, "max_meal"],
  exp: numberText(0),
  ...fieldsNamed(number, "expType=get_exp_type mealInBattle=consume_meal_in_battle"),
  ...fieldsNamed(number, "mealInNormal=consume_meal_in_normal pAtk=org_pattack pDef=org_pdefend mAtk=org_mattack"),
  ...fieldsNamed(number, "mDef=org_mdefend hp=org_hp mp=org_mp hpRegen=org_hp_regen mpRegen=org_mp_regen"),
  ...fieldsNamed(integerText(0), "ssCount=soulshot_count spsCount=spiritshot_count"),
  ...fieldsNamed(onRide, "mealInBattleOnRide=consume_meal_in_battle_on_ride"),
  ...fieldsNamed(onRide, "mealInNormalOnRide=consume_meal_in_normal_on_ride atkSpdOnRide=attack_speed_on_ride"),
  ...fieldsNamed(onRide, "pAtkOnRide=pattack_on_ride mAtkOnRide=mattack_on_ride"),
});

/** The setting whose value is in attributes of its own; servers before 2012 have it in braces. */
const SPEED_ON_RIDE = "speed_on_ride";

const SPEEDS = ["walk", "run", "slowSwim", "fastSwim", "slowFly", "fastFly"] as const;
const speedAttributes = v.pipe(
  v.strictObject({
    name: v.literal(SPEED_ON_RIDE),
    val: v.pipe(
      v.string(),
      v.regex(/^(?:0|\{\d{1,5}(?:;\d{1,5}){5}\})$/u, '0, or six speeds in braces, joined by ";"'),
    ),
    ...v.entriesFromList(SPEEDS, v.exactOptional(integerText(0), "0")),
  }),
  v.transform(({ val, ...speeds }) => (val === "0" ? SPEEDS.map((name) => speeds[name]).join(";") : val.slice(1, -1))),
);

/** Where servers before 2012 have the pets. */
const OLDER_FILE: Names = ["stats/npc/PetData.xml"];

/** Reads the food and the stats of pets by level from `stats/pets`, a file for each pet, or from one file; a datapack without them has none. */
export function readPets(datapack: Datapack): Pets {
  const folder = findPlace(datapack, ["stats/pets"]);
  const petsOf = (list: XmlElement) => readChildren(list, ["pet"]).flatMap((pet) => readPet(pet));
  if (folder !== undefined) return new Map(readXmlFolder(datapack, folder, petsOf, "pets"));
  const list = readSharedXml(datapack, OLDER_FILE);
  return new Map(list && petsOf(list));
}

/** The stats of pets by level of L2J before 2010, L2JBrasil and L2JHellas: the food and the shots are in the engine (class `L2PetDataTable`). */
const OLDER_STATS: Names = ["pet_stats.xml", "petStats.xml"];
const OLDER_DUMP = "sql/pets_stats.sql";

/** Warns of stats of pets that are not read, as a record has no room for those without food. */
export function warnOfOlderStats(datapack: Datapack): void {
  const file = hasFile(datapack, OLDER_DUMP) ? OLDER_DUMP : findPlace(datapack, OLDER_STATS);
  if (file === undefined) return;
  datapack.report.warn({ file, line: 1 }, "stats of pets", "their food beside them", "none: left out");
}

function readPet(element: XmlElement): readonly (readonly [number, Sourced<PetFacts>])[] {
  const pet = readAttributes(element, petAttributes);
  const children = readChildren(element, ["set", "stats"]);
  const set = readSet(element, children, petSettings);
  const levels = onlyChild(children, "stats");
  if (levels === undefined) element.report.error(element, "<pet>", "<stats>", "none");
  if (pet === undefined || set === undefined || levels === undefined) return [];
  const [food1 = 0, food2 = 0, food3] = set.food ?? [];
  const stats = readChildren(levels, ["stat"]).flatMap((stat) => readLevel(stat) ?? []);
  const petData = present({ food1, food2, food3, hungryLimit: set.hungry_limit, stats });
  return [[pet.id, sourcedAt(element, { petData, itemIds: pet.itemIds ?? [] })]];
}

function readLevel(element: XmlElement): PetLevelStats | undefined {
  const level = readAttributes(element, levelAttributes);
  const children = readChildren(element, ["set"]);
  const isSpeed = (set: XmlElement) => attributeOf(set, "name") === SPEED_ON_RIDE;
  const plain = children.filter((child) => !isSpeed(child));
  const set = readSet(element, plain, levelSettings);
  const ride = children.find(isSpeed);
  const speedOnRide = ride && readLeaf(ride, speedAttributes);
  return level && set && present({ ...level, ...set, speedOnRide });
}
