import { nonEmpty, presentGroup } from "@gamedata/rules";
import type { ArmorSetRow, ItemRow } from "@gamedata/schema";
import type { Report } from "../../diagnostic.js";
import type { ElementForm } from "../../read/form.js";
import type { XmlElement } from "../../read/xml.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";

export interface SetScope {
  readonly report: Report;
  /** The position of the set in the files, from 1. */
  readonly position: number;
  readonly items: ReadonlyMap<number, ItemRow>;
  /** Returns the name of a set that states none. */
  readonly nameOf: (id: number, chest: number) => string | undefined;
}

export type ArmorSetForm = ElementForm<(scope: SetScope, element: XmlElement) => SourcedTable<"armorSets">>;

/** The names of sets, which no other file has. */
export const SET_NAMES_FILE = "curated/armor-set-names.json";

export const SLOTS = ["legs", "head", "gloves", "feet", "shield"] as const;
export const STATS = ["STR", "CON", "DEX", "INT", "MEN", "WIT"] as const;

export type Slot = "chest" | (typeof SLOTS)[number];
type Stat = (typeof STATS)[number];

export interface StatedSet {
  readonly id: number | undefined;
  readonly name?: string | undefined;
  /** The items that can be worn in a slot; the first one is the piece, the others are alternatives. */
  readonly idsOf: (slot: Slot) => readonly number[];
  /** The items of all slots. */
  readonly pieces: readonly number[];
  /** The skills of the whole set, with that of every set. */
  readonly skills: readonly { readonly id: number; readonly level: number }[];
  readonly shieldSkillId: number | undefined;
  readonly enchant6SkillId: number | undefined;
  readonly statOf: (stat: Stat) => number | undefined;
}

/** Returns the name of a set: what it states, or else what it is named after; without one the set is reported. */
export function setName(
  { report, nameOf }: SetScope,
  element: XmlElement,
  { id, name, chest }: { readonly id: number; readonly name: string | undefined; readonly chest: number },
): string | undefined {
  const found = name ?? nameOf(id, chest);
  if (found === undefined) report.error(element, `set ${id}`, `a name in ${SET_NAMES_FILE}, or of its chest`, "none");
  return found;
}

/** Makes the row of a set. One without a piece for the chest is left out. */
export function finishSet(scope: SetScope, element: XmlElement, set: StatedSet): SourcedTable<"armorSets"> {
  const { report } = scope;
  const { pieces } = set;
  const [chest, ...chests] = set.idsOf("chest");
  if (set.id === undefined) return [];
  if (chest === undefined) {
    if (report.isStrict || pieces.length === 0)
      return report.error(element, `set ${set.id}`, "a piece for the chest", "none");
    // Sets of jewels and of weapons, which no record shows.
    return report.omit(element, `set ${set.id}`, "a piece for the chest", `the items ${pieces.join(", ")}`);
  }
  const name = setName(scope, element, { id: set.id, name: set.name, chest });
  if (name === undefined) return [];
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
      chest: nonEmpty(chests),
      legs: nonEmpty(legs.slice(1)),
      head: nonEmpty(head.slice(1)),
      gloves: nonEmpty(gloves.slice(1)),
      feet: nonEmpty(feet.slice(1)),
      shield: nonEmpty(shield.slice(1)),
    }),
    baseStats: presentGroup({ STR, CON, DEX, INT, MEN, WIT }),
  });
}

/** The skill of every set, which shows only that a set is worn. */
const MARKER_SKILL_ID = 3006;

/** Returns the skills of a whole set without that of every set: the first one, and all of them where that says more. */
export function setSkills(
  stated: readonly { readonly id: number; readonly level: number }[],
): Pick<Draft<ArmorSetRow>, "skillId" | "bonusSkills"> {
  const skills = stated.filter(({ id }) => id !== MARKER_SKILL_ID);
  const isMore = skills.length > 1 || skills.some(({ level }) => level > 1);
  return { skillId: skills[0]?.id, bonusSkills: isMore ? skills : undefined };
}
