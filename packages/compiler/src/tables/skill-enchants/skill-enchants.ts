import type { ItemCount, SkillEnchantCostRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report, SourcePosition } from "../../diagnostic.js";
import { columnElements, readRowsOf } from "../../read/column-elements.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readEach, readEvery, readKnownChildren } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import type { Form } from "../../read/form.js";
import type { TextSchema } from "../../read/listed-names.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText, itemCountListText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import { ADENA_ITEM_ID } from "../item-parts.js";
import { groupBy } from "../rows-by-id.js";
import { readSkillFiles } from "../skills/skills.js";
import type { SourcedTable } from "../sourced-tables.js";

const BY_SKILL: Names = ["skillstrees/enchantSkills.xml", "skill/tree/EnchantSkill.xml"];
/** The file of aCis before 2018. */
const BY_TYPE: Names = ["skillstrees/enchant_skills_tree.xml"];
const GROUP_DUMP = "enchant_skill_groups";
const BY_GROUP: Names = ["enchantSkillGroups.xml", "EnchantSkillGroups.xml"];

/** The forms of the `skillEnchantCosts` table; the routes stand with the skills. */
export const skillEnchantCostForms: readonly Form[] = [
  { servers: "aCis", files: BY_SKILL.slice(0, 1), mark: "enchantSkill" },
  { servers: "aCis before 2018", files: BY_TYPE, mark: "enchantType" },
  {
    servers: "L2J before 2010, L2JFrozen",
    files: ["sql/enchant_skill_trees.sql"],
    mark: "skill_id, level, success_rate76",
  },
  columnElements("enchant_skill_trees"),
  { servers: "L2J 2010 to 2012", files: [`sql/${GROUP_DUMP}.sql`], mark: "group_id, level, success_rate76" },
  { servers: "L2J Server 2012 to 2022", files: BY_GROUP.slice(0, 1), mark: "group/enchant" },
  { servers: "L2J Mobius since Ertheia", files: BY_GROUP.slice(1), mark: "enchant/sps" },
];

/** The tables of how skills are enchanted. */
interface SkillEnchantTables {
  readonly skillEnchants: SourcedTable<"skillEnchants">;
  readonly skillEnchantCosts: SourcedTable<"skillEnchantCosts">;
}

interface Costs {
  readonly rows: SourcedTable<"skillEnchantCosts">;
  /** Returns which of them a route has, by its skill and number, and the group that the skill names. */
  readonly costOf: (skillId: number, route: number, group: number | undefined) => number | undefined;
}

/** Reads the tables of how skills are enchanted; where no file states what a route costs, its rows have none. */
export const readSkillEnchants = oncePerDatapack((datapack: Datapack): SkillEnchantTables => {
  const { rows, costOf } = readCosts(datapack);
  const stepsOf = new Map(rows.map(({ row }) => [row.id, row.costs.length]));
  const skillEnchants = readSkillFiles(datapack).routes.map(({ row: { row, ...position }, costGroup }) => {
    const { skillId, route, stepCount, ...values } = row;
    const costId = costOf(skillId, route, costGroup);
    const isWhole = costId !== undefined && (stepsOf.get(costId) ?? 0) >= stepCount;
    return { ...position, row: isWhole ? { skillId, route, stepCount, costId, ...values } : row };
  });
  return { skillEnchants, skillEnchantCosts: rows };
});

function readCosts(datapack: Datapack): Costs {
  const bySkill = readOptionalXml(datapack, BY_SKILL);
  if (bySkill !== undefined) return costsBySkill(datapack, "enchantSkills.xml", stepsOfElements(datapack, bySkill));
  const byType = datapack.report.isStrict ? undefined : readOptionalXml(datapack, BY_TYPE);
  if (byType !== undefined) return costsBySkill(datapack, "enchant_skills_tree.xml", stepsOfTypes(datapack, byType));
  const dumped = datapack.report.isStrict ? [] : stepsOfDump(datapack);
  if (dumped.length > 0) return costsBySkill(datapack, "enchant_skill_trees.sql", dumped);
  const byGroup = readOptionalXml(datapack, BY_GROUP);
  if (byGroup?.children.some(({ name }) => name === "enchant")) {
    const rows = costsByStep(datapack, byGroup);
    return { rows, costOf: () => rows[0]?.row.id };
  }
  const rows = byGroup === undefined ? costsOfGroupDump(datapack) : costsByGroup(datapack, byGroup);
  return { rows, costOf: (_skill, _route, group) => group };
}

/** The lowest level of a character that enchants skills. Source: class `RequestExEnchantSkill` of aCis and of L2J Server. */
const FROM_LEVEL = 76;

const percent = integerText(0, 100);
const skillAttributes = exactObject({
  id: idText,
  lvl: integerText(1),
  exp: integerText(0),
  sp: integerText(0),
  rate76: percent,
  rate77: percent,
  rate78: percent,
  rate79: percent,
  rate80: percent,
  itemNeeded: v.exactOptional(v.pipe(itemCountListText, v.length(1, "one item"))),
});

/** The levels of characters for which a dump may state a chance; its chronicle ends before the others. */
// biome-ignore format: a list of numbers
const levels = [
  "76", "77", "78", "79", "80", "81", "82", "83", "84", "85", "86", "87",
  "88", "89", "90", "91", "92", "93", "94", "95", "96", "97", "98", "99",
] as const;

/** The chances of a step by the level of the character, in which a source names them with a word before the level. */
const ratesNamed = <const Word extends string>(word: Word) =>
  v.entriesFromList(
    levels.map((level) => `${word}${level}` as const),
    v.exactOptional(percent),
  );
const rates = ratesNamed("success_rate");
const costs = { level: integerText(1), sp: integerText(0), exp: v.exactOptional(integerText(0), "0") };

const dumpColumns = { ...costs, adena: v.exactOptional(integerText(0), "0"), ...rates, success_rate76: percent };
const columns = v.object({ skill_id: idText, ...dumpColumns });
const groupColumns = v.object({ group_id: idText, ...dumpColumns });

/** The columns whose absence means that a chronicle ends before their level. */
const RATES = Object.keys(rates).map((name) => [name]);

/** Returns the chances of a row from the first level on. */
function chancesOf<const Word extends string>(
  word: Word,
  row: { readonly [Rate in `${Word}${(typeof levels)[number]}`]?: number },
): readonly number[] {
  const stated = levels.map((level) => row[`${word}${level}`]);
  const end = stated.indexOf(undefined);
  return stated.slice(0, end === -1 ? stated.length : end).flatMap((chance) => chance ?? []);
}

/** What the first step of a route takes where a dump states costs. Source: class `RequestExEnchantSkill` of L2J and of L2JFrozen. */
const FIRST_STEP_ITEM = { itemId: 6622, count: 1 };

/** The levels of a skill before the first step of each route. Source: aCis, class `L2Skill`. */
const BEFORE_ROUTES = [100, 140];

/** The same from Kamael on. Source: class `L2EnchantSkillLearn` of L2J and l2jfree, methods `getEnchantType` and `getEnchantIndex`. */
const BEFORE_LATER_ROUTES = [100, 200, 300, 400, 500, 600, 700, 800];

/** Returns the levels before the routes, by those between that only the second route of a server before Kamael has. */
const beforeRoutes = (steps: readonly { readonly level: number }[]): readonly number[] =>
  steps.some(({ level }) => level > 140 && level <= 170) ? BEFORE_ROUTES : BEFORE_LATER_ROUTES;

/** A step of a route of a skill, by the level that the skill then has, and what it costs. */
interface LevelCost {
  readonly position: SourcePosition;
  readonly id: number;
  readonly level: number;
  readonly cost: SkillEnchantCostRow["costs"][number];
}

const stepsOfElements = ({ report }: Datapack, list: XmlElement): readonly LevelCost[] =>
  readEach(report, list, "enchantSkill", skillAttributes).map(({ row, ...position }) => {
    const { id, lvl: level, exp, sp, itemNeeded } = row;
    const item = itemNeeded?.[0];
    return { position, id, level, cost: { exp, sp, ...(item && { item }), chances: chancesOf("rate", row) } };
  });

const typeAttributes = exactObject({
  enchant: idText,
  exp: integerText(0),
  sp: integerText(0),
  rate_76: percent,
  rate_77: percent,
  rate_78: percent,
  itemId: v.exactOptional(idText),
  itemCount: v.exactOptional(idText, "1"),
});
const typedStepAttributes = exactObject({ level: integerText(1), enchant: idText });

/** Steps whose costs stand once for all skills, by a number. */
function stepsOfTypes({ report }: Datapack, list: XmlElement): readonly LevelCost[] {
  const children = readChildren(report, list, ["enchantType", "enchant"]);
  const named = (name: string) => children.filter((child) => child.name === name);
  const types = named("enchantType").flatMap((type) => readEach(report, type, "data", typeAttributes));
  const costs = new Map(
    types.map(({ row }) => {
      const { enchant, exp, sp, itemId, itemCount: count } = row;
      const item = itemId === undefined ? {} : { item: { itemId, count } };
      return [enchant, { exp, sp, ...item, chances: chancesOf("rate_", row) }];
    }),
  );
  return named("enchant").flatMap((skill) => {
    const id = readAttributes(report, skill, exactObject({ id: idText }), { isWhole: true })?.id;
    return readEach(report, skill, "data", typedStepAttributes).flatMap(({ row: { level, enchant }, ...position }) => {
      const cost = costs.get(enchant);
      if (cost === undefined) report.error(position, `enchant ${enchant}`, "its costs", "none");
      return id === undefined || cost === undefined ? [] : [{ position, id, level, cost }];
    });
  });
}

function stepsOfDump(datapack: Datapack): readonly LevelCost[] {
  const rows = readRowsOf(datapack, "enchant_skill_trees", columns, RATES);
  const before = beforeRoutes(rows.map(({ row }) => row));
  return rows.map(({ row, ...position }) => {
    const { skill_id: id, level, sp, exp, adena } = row;
    const item = before.includes(level - 1) && { item: FIRST_STEP_ITEM };
    const cost = { exp, sp, ...(adena > 0 && { adena }), ...item, chances: chancesOf("success_rate", row) };
    return { position, id, level, cost };
  });
}

/** Gives those of all routes of all skills that cost the same one row. */
function costsBySkill({ report }: Datapack, source: string, all: readonly LevelCost[]): Costs {
  const before = beforeRoutes(all);
  const steps = all.map(({ level, ...cost }) => {
    const route = before.filter((last) => last < level).length;
    return { ...cost, route, step: level - (before[route - 1] ?? 0) };
  });
  const costs = new Map<string, { readonly id: number; readonly rows: SourcedTable<"skillEnchantCosts"> }>();
  const byRoute = new Map<string, number>();
  for (const [key, ofRoute] of groupBy(steps, ({ id, route }) => `${id}/${route}`)) {
    const ordered = ofRoute.toSorted((one, other) => one.step - other.step);
    const [first] = ordered;
    if (first === undefined) continue;
    const wrong = ordered.findIndex(({ step }, at) => step !== at + 1);
    if (wrong >= 0) {
      const { position, id, route } = ordered[wrong] ?? first;
      report.error(
        position,
        `route ${route} of skill ${id}`,
        `step ${wrong + 1}`,
        `step ${ordered[wrong]?.step}: no costs`,
      );
      continue;
    }
    const stated = ordered.map(({ cost }) => cost);
    const text = JSON.stringify(stated);
    const known = costs.get(text);
    const id = known?.id ?? costs.size + 1;
    if (known === undefined) {
      const draft = { id, fromLevel: FROM_LEVEL, costs: stated, source };
      costs.set(text, { id, rows: finishRow(report, "skillEnchantCosts", first.position, draft) });
    }
    byRoute.set(key, id);
  }
  return {
    rows: [...costs.values()].flatMap(({ rows }) => rows),
    costOf: (skillId, route) => byRoute.get(`${skillId}/${route}`),
  };
}

const groupAttributes = v.strictObject({ id: idText });
const stepAttributes = exactObject({
  level: integerText(1),
  adena: integerText(0),
  exp: v.exactOptional(integerText(0), "0"),
  sp: integerText(0),
  ...ratesNamed("chance"),
  chance76: percent,
});

/** A step of a group, and what it costs. */
interface GroupStep {
  readonly level: number;
  readonly adena: number;
  readonly exp: number;
  readonly sp: number;
  readonly item?: ItemCount;
  readonly failStep?: number;
  readonly chances: readonly number[];
}

function costsByGroup({ report }: Datapack, list: XmlElement): SourcedTable<"skillEnchantCosts"> {
  return readChildren(report, list, ["group"]).flatMap((group) => {
    const id = readAttributes(report, group, groupAttributes)?.id;
    const elements = readKnownChildren(report, group, ["enchant"]);
    const steps = readEvery(report, elements, stepAttributes)?.map((step) => ({
      ...step,
      chances: chancesOf("chance", step),
    }));
    if (id === undefined || steps === undefined) return [];
    return finishGroup(report, group, { id, fromLevel: FROM_LEVEL, source: "enchantSkillGroups.xml" }, steps);
  });
}

const stepOfAllAttributes = exactObject({ level: integerText(1), enchantFailLevel: integerText(0) });
const type = v.picklist(["NORMAL", "BLESSED", "CHANGE", "IMMORTAL"]);
const typedSp = exactObject({ type, amount: integerText(0) });
const typedChance = exactObject({ type, value: percent });
const typedItem = exactObject({ type, id: idText, count: integerText(0) });

/** The type of a try that is read; the others keep the step, do not fail, or change the route. */
const USUAL = "NORMAL";
/** Source: classes `EnchantSkillHolder` and `RequestExEnchantSkill` of L2J Mobius. */
const WITHOUT = { sp: 0, chance: 100 };

/** Reads what steps cost where it is the same for all routes, by the type of the try. */
function costsByStep({ report }: Datapack, list: XmlElement): SourcedTable<"skillEnchantCosts"> {
  const elements = readChildren(report, list, ["enchant"]);
  const steps = elements.flatMap((element) => stepOfAll(report, element) ?? []);
  if (steps.length < elements.length) return [];
  return finishGroup(report, list, { id: 1, source: "EnchantSkillGroups.xml" }, steps);
}

function stepOfAll(report: Report, element: XmlElement): GroupStep | undefined {
  const step = readAttributes(report, element, stepOfAllAttributes, { isWhole: true });
  const lists = readKnownChildren(report, element, ["sps", "chances", "items"]);
  if (step === undefined || lists === undefined) return undefined;
  const partsOf = <Schema extends TextSchema>(listName: string, name: string, schema: Schema) => {
    const list = onlyChild(report, lists, listName);
    return list === undefined ? [] : readEvery(report, readKnownChildren(report, list, [name]), schema);
  };
  const isUsual = (part: { readonly type: string }) => part.type === USUAL;
  const sps = partsOf("sps", "sp", typedSp);
  const chances = partsOf("chances", "chance", typedChance);
  const items = partsOf("items", "item", typedItem)?.filter((item) => isUsual(item) && item.count > 0);
  if (sps === undefined || chances === undefined || items === undefined) return undefined;
  const [item, ...more] = items.filter(({ id }) => id !== ADENA_ITEM_ID);
  if (more.length > 0) {
    report.error(element, `items of step ${step.level}`, "one item beside adena", String(more.length + 1));
    return undefined;
  }
  return {
    level: step.level,
    adena: items.find(({ id }) => id === ADENA_ITEM_ID)?.count ?? 0,
    exp: 0,
    sp: sps.find(isUsual)?.amount ?? WITHOUT.sp,
    ...(item && { item: { itemId: item.id, count: item.count } }),
    ...(step.enchantFailLevel > 0 && { failStep: step.enchantFailLevel }),
    chances: [chances.find(isUsual)?.value ?? WITHOUT.chance],
  };
}

function costsOfGroupDump(datapack: Datapack): SourcedTable<"skillEnchantCosts"> {
  const { report } = datapack;
  const rows = report.isStrict ? [] : readSqlRowsOf(datapack, GROUP_DUMP, groupColumns, RATES);
  return [...groupBy(rows, ({ row }) => row.group_id)].flatMap(([id, group]) => {
    const steps = group
      .map(({ row }) => ({ ...row, chances: chancesOf("success_rate", row) }))
      .toSorted((one, other) => one.level - other.level);
    const cost = { id, fromLevel: FROM_LEVEL, source: `${GROUP_DUMP}.sql` };
    return group.slice(0, 1).flatMap((first) => finishGroup(report, first, cost, steps));
  });
}

function finishGroup(
  report: Report,
  position: SourcePosition,
  cost: Omit<SkillEnchantCostRow, "costs">,
  steps: readonly GroupStep[],
): SourcedTable<"skillEnchantCosts"> {
  const wrong = steps.findIndex(({ level }, at) => level !== at + 1);
  if (wrong >= 0)
    return report.error(position, `group ${cost.id}`, `step ${wrong + 1}`, `step ${steps[wrong]?.level}: no costs`);
  const { id, source, ...more } = cost;
  const costs = steps.map(({ adena, exp, sp, item, failStep, chances }) => ({
    exp,
    sp,
    ...(adena > 0 && { adena }),
    ...(item && { item }),
    ...(failStep !== undefined && { failStep }),
    chances,
  }));
  return finishRow(report, "skillEnchantCosts", position, { id, ...more, costs, source });
}
