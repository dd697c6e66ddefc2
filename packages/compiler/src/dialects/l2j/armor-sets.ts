import { type ItemRow, nonEmpty, presentGroup } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { flagText, idText, integerText, nameText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { setSkills } from "../../tables/armor-sets/set-skills.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { readItems } from "./items.js";
import type { L2jDialect } from "./l2j-dialect.js";

const NAMES_FILE = "curated/armor-set-names.json";

const SLOTS = ["legs", "head", "gloves", "feet", "shield"] as const;
const STATS = ["STR", "CON", "DEX", "INT", "MEN", "WIT"] as const;
const SKILLS = ["skill", "shield_skill", "enchant6skill"] as const;

type Slot = "chest" | (typeof SLOTS)[number];
type Stat = (typeof STATS)[number];

const nameRow = v.object({ id: v.number(), name: nameText });
const setAttributes = v.strictObject({ id: idText });
const pieceAttributes = v.strictObject({ id: idText });
const skillAttributes = v.strictObject({ id: idText, level: idText });
const statAttributes = v.strictObject({ val: integerText() });

/** A set as its source states it. */
interface StatedSet {
  readonly id: number | undefined;
  /** The items that can be worn in a slot; the first one is the piece, the others are alternatives. */
  readonly idsOf: (slot: Slot) => readonly number[];
  /** The items of all slots. */
  readonly pieces: readonly number[];
  /** The skills of the whole set, with that of every set. */
  readonly skills: readonly v.InferOutput<typeof skillAttributes>[];
  readonly shieldSkillId: number | undefined;
  readonly enchant6SkillId: number | undefined;
  readonly statOf: (stat: Stat) => number | undefined;
}

type NameOf = (id: number, chest: number) => string | undefined;

/**
 * Reads the `armorSets` table from `stats/armorsets`. A set is named by `curated/armor-set-names.json`, or without that file by
 * its chest, since the source has no names.
 */
export function readArmorSets(datapack: Datapack, dialect: L2jDialect): SourcedTable<"armorSets"> {
  const { report } = datapack;
  const rows = readOptionalJsonRows(datapack, NAMES_FILE, nameRow);
  const names = rows && new Map(rows.map(({ row }) => [row.id, row.name]));
  const items: Items = new Map(readItems(datapack, dialect).map(({ row }) => [row.id, row]));
  const nameOf: NameOf = (id, chest) => (names === undefined ? items.get(chest)?.name : names.get(id));
  const elements = readXmlFolder(datapack, `${dialect.folder}/stats/armorsets`, (list) =>
    readChildren(report, list, ["set"]),
  );
  return elements.flatMap((element, index) => {
    const isListed = element.children.some(({ name }) => name === REQUIRED);
    const set = isListed ? readListedSet(report, element, index + 1, items) : readSet(report, element);
    return finishSet(report, element, set, nameOf);
  });
}

type Items = ReadonlyMap<number, ItemRow>;

function finishSet(report: Report, element: XmlElement, set: StatedSet, nameOf: NameOf): SourcedTable<"armorSets"> {
  const { pieces } = set;
  const [chest] = set.idsOf("chest");
  if (set.id === undefined) return [];
  if (chest === undefined) {
    if (report.isStrict || pieces.length === 0) report.error(element, `set ${set.id}`, "a piece for the chest", "none");
    else {
      // Sets of jewels and of weapons, which no record shows.
      const received = `the items ${pieces.join(", ")}: left out`;
      report.warn(element, `set ${set.id}`, "a piece for the chest", received);
      report.leaveOut();
    }
    return [];
  }
  const name = nameOf(set.id, chest);
  if (name === undefined) {
    report.error(element, `set ${set.id}`, `a name in ${NAMES_FILE}, or of its chest`, "none");
    return [];
  }
  const [legs = [], head = [], gloves = [], feet = [], shield = []] = SLOTS.map(set.idsOf);
  const [STR, CON, DEX, INT, MEN, WIT] = STATS.map(set.statOf);
  return finishRow(report, "armorSets", element, {
    id: set.id,
    name,
    chest,
    legs: legs[0],
    head: head[0],
    gloves: gloves[0],
    feet: feet[0],
    ...setSkills(set.skills),
    shield: shield[0],
    shieldSkillId: set.shieldSkillId,
    enchant6SkillId: set.enchant6SkillId,
    alternatives: presentGroup({
      legs: nonEmpty(legs.slice(1)),
      head: nonEmpty(head.slice(1)),
      gloves: nonEmpty(gloves.slice(1)),
      feet: nonEmpty(feet.slice(1)),
      shield: nonEmpty(shield.slice(1)),
    }),
    baseStats: presentGroup({ STR, CON, DEX, INT, MEN, WIT }),
  });
}

/** Reads a set that has an element for each slot, skill and stat. */
function readSet(report: Report, element: XmlElement): StatedSet {
  const set = readAttributes(report, element, setAttributes);
  const stats = STATS.map((stat) => stat.toLowerCase());
  const children = readChildren(report, element, ["chest", ...SLOTS, ...SKILLS, ...stats]);
  const readAll = <Schema extends Parameters<typeof readLeaf>[2]>(name: string, schema: Schema) =>
    children.filter((child) => child.name === name).flatMap((child) => readLeaf(report, child, schema) ?? []);
  const idsOf = (slot: Slot) => readAll(slot, pieceAttributes).map(({ id }) => id);
  return {
    id: set?.id,
    pieces: SLOTS.flatMap(idsOf),
    idsOf,
    skills: readAll("skill", skillAttributes),
    shieldSkillId: readAll("shield_skill", skillAttributes)[0]?.id,
    enchant6SkillId: readAll("enchant6skill", skillAttributes)[0]?.id,
    statOf: (stat) => readAll(stat.toLowerCase(), statAttributes)[0]?.val,
  };
}

/** The element that lists the pieces of a set, in datapacks that do not name their slots. */
const REQUIRED = "requiredItems";

/** The slot of a piece by the part of the body that its item is worn on; a shield is worn on the left hand. */
const slotOfPart: Readonly<Record<string, Slot>> = {
  chest: "chest",
  onepiece: "chest",
  fullarmor: "chest",
  alldress: "chest",
  legs: "legs",
  head: "head",
  gloves: "gloves",
  feet: "feet",
  lhand: "shield",
};

/** The enchantment from which `enchant6SkillId` is in force. */
const ENCHANTED = 6;

const listedSetAttributes = v.object({});
const listedSkillAttributes = v.object({
  ...skillAttributes.entries,
  minimumEnchant: v.exactOptional(integerText(0)),
  optional: v.exactOptional(flagText),
});
const listedStatAttributes = v.strictObject({ type: v.picklist(STATS), val: integerText() });

/** Reads a set that lists its pieces, skills and stats; its id is its position in the source. */
function readListedSet(report: Report, element: XmlElement, id: number, items: Items): StatedSet {
  readAttributes(report, element, listedSetAttributes);
  const children = readChildren(report, element, [REQUIRED, "optionalItems", "skills", "stats"]);
  const readAll = <Schema extends Parameters<typeof readLeaf>[2]>(list: string, name: string, schema: Schema) =>
    children
      .filter((child) => child.name === list)
      .flatMap((child) => readChildren(report, child, [name]))
      .flatMap((child) => readLeaf(report, child, schema) ?? []);
  const pieces = [REQUIRED, "optionalItems"].flatMap((list) => readAll(list, "item", pieceAttributes));
  const ids = pieces.map((piece) => piece.id);
  const skills = readAll("skills", "skill", listedSkillAttributes);
  const stats = readAll("stats", "stat", listedStatAttributes);
  return {
    id,
    pieces: ids,
    idsOf: (slot) => ids.filter((itemId) => slotOfPart[items.get(itemId)?.bodypart ?? ""] === slot),
    skills: skills
      .filter(({ minimumEnchant = 0, optional = false }) => minimumEnchant === 0 && !optional)
      .map((skill) => ({ id: skill.id, level: skill.level })),
    shieldSkillId: skills.find(({ optional }) => optional === true)?.id,
    enchant6SkillId: skills.find(({ minimumEnchant }) => minimumEnchant === ENCHANTED)?.id,
    statOf: (stat) => stats.find(({ type }) => type === stat)?.val,
  };
}
