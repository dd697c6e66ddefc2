import * as v from "valibot";
import { type Datapack, oncePerDatapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { attributeOf, readAttributes } from "../../read/element.js";
import { parseRecord } from "../../read/fault.js";
import { closedFields, fields, openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom, readRecords } from "../../read/form.js";
import { readJsonEntries, readJsonRows } from "../../read/json.js";
import { idText, longIntegerText } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

const CURATED = "curated/experience.json";
const levelRow = v.strictObject({ level: v.number(), exp: v.number() });
type Level = v.InferOutput<typeof levelRow>;

/** A file of a server that states the experience of levels: its root, its elements, and the schema of their attributes. */
interface ExperienceForm extends Form {
  readonly root: string;
  readonly attributes: v.GenericSchema<Readonly<Partial<Record<string, string>>>, Level>;
}

const levelsIn = (file: string, mark: string, root = "list") => ({ files: [file], mark, root });
const levelFields = (exp: string) => fields({ level: idText, exp: [longIntegerText, exp] });

const elementForms: readonly ExperienceForm[] = [
  {
    servers: "L2J, L2J Server, L2J Mobius",
    ...levelsIn("experience.xml", "experience", "table"),
    attributes: closedFields(levelFields("tolevel")),
  },
  { servers: "L2jDream", ...levelsIn("experience.xml", "exp"), attributes: closedFields(levelFields("expAmmount")) },
  {
    servers: "aCis",
    ...levelsIn("playerLevels.xml", "playerLevel"),
    attributes: openFields(levelFields("requiredExpToLevelUp")),
  },
  { servers: "L2jOrg", ...levelsIn("level-data.xml", "level-data"), attributes: openFields(levelFields("experience")) },
];

/** The file of L2J Server since 2021 with the experience by level. */
const BY_LEVEL = "stats/expData.json";
const byLevel = v.object({ level: idText, exp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });
/** The highest level of a player, which only the settings of that server state, by default. */
const HIGHEST = {
  name: "highestPlayerLevel",
  value: 85,
  source: "config/character.properties, MaxPlayerLevel",
} as const;

export const experienceForms: readonly Form[] = [...elementForms, formFrom("L2J Server", [BY_LEVEL], "1")];

interface ExperienceTables {
  readonly experience: SourcedTable<"experience">;
  /** The highest level of a player, where a file states it. */
  readonly engineRules: SourcedTable<"engineRules">;
}

/**
 * Reads the `experience` table from `curated/experience.json`, or from the file of a server where it has one: what a level needs in all.
 * That of L2J also states the highest level of a player: the experience of further levels is there for pets and as a limit.
 */
export const readExperience = oncePerDatapack((datapack: Datapack): ExperienceTables => {
  const { report, folder } = datapack;
  const finish = (rows: readonly Sourced<Level>[]) =>
    rows.flatMap(({ row, ...position }) => finishRow(report, "experience", position, row));
  if (hasFile(datapack, CURATED))
    return { experience: finish(readJsonRows(datapack, CURATED, levelRow)), engineRules: [] };
  const forms = elementForms.filter(({ files: [file] }) => hasFile(datapack, `${folder}/${file}`));
  const [form] = forms;
  const file = `${folder}/${BY_LEVEL}`;
  if (form === undefined && hasFile(datapack, file)) {
    const rows = readJsonEntries(datapack, file).flatMap(({ row: [level, exp], ...position }) => {
      const row = parseRecord(report, position, "experience", byLevel, { level, exp });
      return row === undefined ? [] : [{ ...position, row }];
    });
    const isAbove = rows.some(({ row }) => row.level > HIGHEST.value);
    return {
      experience: finish(rows),
      engineRules: isAbove ? finishRow(report, "engineRules", { file, line: 1 }, HIGHEST) : [],
    };
  }
  if (form === undefined) datapack.missing.add(CURATED);
  // One server calls its table a list.
  const root = report.isStrict ? form?.root : undefined;
  const list = form && readXml(datapack, `${folder}/${form.files[0]}`, undefined, root);
  if (list === undefined) return { experience: [], engineRules: [] };
  return { experience: finish(readLevels(list, forms)), engineRules: highestLevelOf(list) };
});

function readLevels(list: XmlElement, forms: readonly ExperienceForm[]): readonly Sourced<Level>[] {
  return readRecords(list, forms).flatMap(({ form: { attributes }, element }) => {
    const row = readAttributes(element, attributes, { isWhole: true });
    if (row === undefined) return [];
    if (Number.isSafeInteger(row.exp)) return sourcedAt(element, row);
    // Levels that nobody reaches have such numbers.
    return list.report.omit(
      element,
      `exp of level ${row.level}`,
      `at most ${Number.MAX_SAFE_INTEGER}`,
      String(row.exp),
    );
  });
}

/** Source: class `ExperienceTable` of L2J Server, whose `MAX_LEVEL` is one above the attribute. */
function highestLevelOf(list: XmlElement): SourcedTable<"engineRules"> {
  const value = v.safeParse(idText, attributeOf(list, "maxLevel"));
  if (!value.success) return [];
  const rule = { name: "highestPlayerLevel", value: value.output, source: "experience.xml: maxLevel" } as const;
  return finishRow(list.report, "engineRules", { file: list.file, line: list.line }, rule);
}
