import { type AugmentationSkillRow, augmentationColor } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readEvery, readKnownChildren, withFactsOf } from "../../read/element.js";
import { type Form, formFrom } from "../../read/form.js";
import { findPlace, type Names, readOptionalXml } from "../../read/place.js";
import { idText, integerText, labelText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { groupBy } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

const placesOf = (name: string): Names => [`stats/augmentation/${name}.xml`, `augmentation/${name}.xml`];

const SKILLS: Names = ["augmentation/skills.xml"];
const STATS: Names = ["augmentation/stats.xml"];
/** Where servers before about 2013 have them: the stats of each set in a file. */
const FIRST_SKILLS = placesOf("augmentation_skillmap");
const FIRST_STATS = [1, 2, 3, 4].map((number) => placesOf(`augmentation_stats${number}`));
/** The chances of each skill, which servers after about 2013 have: the skills of a power are not alike. */
const CHANCES = placesOf("retailchances");

/** The forms of the `augmentationSkills` table; those of L2J Server and L2J Mobius since about 2013, by stone and weapon, are not read. */
export const augmentationSkillForms: readonly Form[] = [
  formFrom("aCis", SKILLS, "augmentation@skillId"),
  formFrom("L2J Server and its forks before about 2013", FIRST_SKILLS.slice(0, 1), "augmentation/skillId"),
];

export const augmentationStatForms: readonly Form[] = [
  formFrom("aCis", STATS, "set/stat"),
  formFrom(
    "L2J Server and its forks before about 2013",
    FIRST_STATS.map(([first]) => first),
    "stat/table",
  ),
];

/** Where the ids of the skills begin, and how many of them are of one power. Source: aCis, `AugmentationData.parseDocument`. */
const FIRST_SKILL = 14_561;
const SKILLS_OF_POWER = 178;

const colors = augmentationColor.options;
const skillAttributes = v.strictObject({
  id: integerText(FIRST_SKILL),
  skillId: idText,
  skillLevel: idText,
  type: v.picklist(colors, colors.join(", ")),
});

/** Reads the `augmentationSkills` table. With a skill that cannot be read none is, since the others would be too likely. */
export const readAugmentationSkills = oncePerDatapack((datapack: Datapack): SourcedTable<"augmentationSkills"> => {
  const isFirst = FIRST_STATS.some((places) => findPlace(datapack, places) !== undefined);
  const file = findPlace(datapack, FIRST_SKILLS);
  if (!isFirst && file !== undefined && findPlace(datapack, CHANCES) !== undefined) {
    datapack.inventory.open(file);
    const [expected, received] = ["skills of a power with one chance", "a chance for each: left out"];
    datapack.report.warn({ file, line: 1 }, "<augmentation>", expected, received);
  }
  const list = readOptionalXml(datapack, isFirst ? FIRST_SKILLS : SKILLS);
  if (list === undefined) return [];
  const elements = readKnownChildren(list, ["augmentation"]);
  const facts = ["skillId", "skillLevel", "type"];
  const whole = elements?.map((each) => withFactsOf(each, facts));
  const read = readEvery(whole, skillAttributes);
  if (read === undefined) return [];
  const powerOf = ({ id }: { readonly id: number }) => Math.floor((id - FIRST_SKILL) / SKILLS_OF_POWER);
  return [...groupBy(read, powerOf)].flatMap(([power, own]) =>
    colors.flatMap((color) => {
      const skills = own
        .filter(({ type }) => type === color)
        .map(({ skillId, skillLevel }) => ({ id: skillId, level: skillLevel }));
      const row: AugmentationSkillRow = { power, color, skills };
      return skills.length === 0 ? [] : finishRow(datapack.report, "augmentationSkills", list, row);
    }),
  );
});

const setAttributes = v.strictObject({ order: integerText(0) });
const statAttributes = v.strictObject({ name: labelText });
const tableAttributes = v.strictObject({ name: labelText });
const numbers = v.array(numberText(0));

/**
 * Reads the `augmentationStats` table. Some stats have more values for pairs than there are steps; as in the engine the first ones count
 * (aCis, `AugmentationData.getAugStatsById`).
 */
export const readAugmentationStats = oncePerDatapack((datapack: Datapack): SourcedTable<"augmentationStats"> => {
  const list = readOptionalXml(datapack, STATS);
  if (list === undefined) {
    return FIRST_STATS.flatMap((places, order) => {
      const first = readOptionalXml(datapack, places);
      return first === undefined ? [] : rowsOfSet(first, order);
    });
  }
  return readChildren(list, ["set"]).flatMap((element) =>
    rowsOfSet(element, readAttributes(element, setAttributes)?.order),
  );

  function rowsOfSet(element: XmlElement, order: number | undefined): SourcedTable<"augmentationStats"> {
    const stats = readKnownChildren(element, ["stat"]) ?? [];
    const rows = stats.flatMap((stat) => (order === undefined ? [] : rowsOf(stat, order)));
    // Without one of its stats a set would give the others too often.
    return rows.length < stats.length ? [] : rows;
  }

  function rowsOf(element: XmlElement, set: number): SourcedTable<"augmentationStats"> {
    const stat = readAttributes(element, statAttributes)?.name;
    const tables = readChildren(element, ["table"]);
    const alone = valuesOf(tables, "#soloValues");
    const paired = valuesOf(tables, "#combinedValues")?.slice(0, alone?.length);
    if (stat === undefined || alone === undefined || paired?.length !== alone.length)
      return datapack.report.error(element, "<stat>", "#soloValues and at least as many #combinedValues", stat ?? "");
    return finishRow(datapack.report, "augmentationStats", element, { set, stat, alone, paired });
  }

  function valuesOf(tables: readonly XmlElement[], name: string): readonly number[] | undefined {
    const table = tables.find((one) => readAttributes(one, tableAttributes)?.name === name);
    const values = v.safeParse(numbers, table?.text.trim().split(/\s+/u));
    return values.success ? values.output : undefined;
  }
});
