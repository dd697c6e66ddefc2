import type * as v from "valibot";
import { type Datapack, oncePerName, type Sourced, sourcedAt } from "./datapack.js";
import { hasOnlyKnown, readAttributes, readChildren } from "./element.js";
import { hasFile, readText } from "./file.js";
import type { Form } from "./form.js";
import { readLines } from "./lines.js";
import type { TextSchema } from "./listed-names.js";
import { findPlace, type Names, readOnce } from "./place.js";
import { missingColumns, type OnLost, readSqlRowsOf } from "./sql.js";
import type { XmlElement } from "./xml.js";

/** How a file of elements states the rows of a dump: each element has the columns as its attributes. */
interface ColumnElements {
  readonly files: Names;
  /** The names that the element has, joined by `|`. */
  readonly element: string;
  /** The column by whose name such a file is told from those of other servers. */
  readonly column: string;
  /** The elements around those of rows, the outermost first, whose attributes are columns of all of them. */
  readonly groups?: readonly string[];
  /** What of the names of its attributes the columns have otherwise. */
  readonly renames?: readonly (readonly [RegExp, string])[];
  /** The columns in the order of the fields of a file of lines, which L2JFrozen and its forks have of the table. */
  readonly lines?: string;
}

/** The tables of dumps that some servers have in files of elements instead. */
const FILES = {
  char_templates: {
    files: ["char_template.xml"],
    element: "item",
    column: "item1",
    groups: ["class", "stats", "lvlup"],
    renames: [
      [/^(?=id$|name$)/iu, "Class"],
      [/^item(?=\d)/iu, "items"],
    ],
  },
  armorsets: {
    files: ["armorsets.xml"],
    element: "armorset",
    column: "skill_id",
    lines: "id chest legs head gloves feet skill_id shield shield_skill_id enchant6skill",
  },
  enchant_skill_trees: {
    files: ["enchant_skill_tree.xml"],
    element: "data",
    column: "rate76",
    groups: ["enchant"],
    renames: [
      [/^id$/iu, "skill_id"],
      [/^rate/iu, "success_rate"],
    ],
  },
  fish: {
    files: ["fish.xml"],
    element: "fish",
    column: "fish_type",
    lines: "id level name hp hpregen fish_type fish_group fish_guts guts_check_time wait_time combat_time",
  },
  fishing_skill_trees: {
    files: ["fishing_skill_tree.xml", "skill_tree/fishing_skill_tree.xml"],
    element: "SkillTree|fish",
    column: "costid",
  },
  transform_skill_trees: { files: ["skill_tree/transform_skill_tree.xml"], element: "transform", column: "item_id" },
  special_skill_trees: { files: ["skill_tree/special_skill_tree.xml"], element: "special", column: "costid" },
  certification_skill_trees: {
    files: ["skill_tree/certification_skill_tree.xml"],
    element: "certification",
    column: "item_id",
  },
  henna: {
    files: ["henna.xml"],
    element: "henna",
    column: "symbol_id",
    lines: "symbol_id symbol_name dye_id dye_amount price stat_INT stat_STR stat_CON stat_MEM stat_DEX stat_WIT",
  },
  locations: {
    files: ["location.xml"],
    element: "loc",
    column: "Zmin",
    renames: [[/^(?=(?:id|x|y|zmin|zmax)$)/iu, "loc_"]],
  },
  lvlupgain: {
    files: ["lvl_up_data.xml"],
    element: "lvlup",
    column: "hpadd",
    renames: [[/^(?=[hmc]p(?:base|add|mod)$)/iu, "default"]],
  },
  minions: { files: ["minion.xml"], element: "minion", column: "boss_id" },
  pledge_skill_trees: { files: ["pledge_skill_tree.xml"], element: "PledgeSkill", column: "repCost" },
  skill_learn: { files: ["skill_learn.xml"], element: "learn", column: "npc_id" },
  skill_spellbooks: { files: ["skill_spellbooks.xml"], element: "skill_spellbook", column: "skill_id" },
  skill_trees: { files: ["skill_tree.xml"], element: "data", column: "min_level", groups: ["skill"] },
  teleport: { files: ["teleports.xml"], element: "teleport", column: "loc_x" },
} as const satisfies Readonly<Record<string, ColumnElements>>;

/** The form of a file of elements that states the rows of a dump. */
export const columnElements = (table: keyof typeof FILES): Form => {
  const { files, element, column }: ColumnElements = FILES[table];
  const mark = element.split("|").map((name) => `${name}@${column}`);
  return { servers: "L2JBrasil, L2JHellas, L2Emu", files, mark: mark.join(", ") };
};

/** The form of a file of lines that states the rows of a dump, which is read where there is no dump. */
export const columnLines = (table: keyof typeof FILES): Form => {
  const { lines = "" }: ColumnElements = FILES[table];
  return {
    servers: "L2JFrozen",
    files: [`csv/${table}.csv`],
    mark: lines.split(" ").slice(0, MARKED_FIELDS).join(";"),
  };
};

/** As many fields as tell such a file from others. */
const MARKED_FIELDS = 4;

/** Returns the path of the file of elements with the rows of a dump; undefined where a datapack has none. */
const elementsOf = oncePerName((datapack, table: keyof typeof FILES) => {
  const { files, element, column } = FILES[table];
  const file = datapack.report.isStrict ? undefined : findPlace(datapack, files);
  if (file === undefined) return undefined;
  // One with elements in it is of another server.
  const mark = new RegExp(`<(?:${element})\\s[^>]*\\b${column}\\s*=[^>]*/>`, "iu");
  return mark.test(readText(datapack, file) ?? "") ? file : undefined;
});

/** Whether a datapack has the rows of the table of a dump in a file of elements. */
export const hasElementsOf = (datapack: Datapack, table: keyof typeof FILES): boolean =>
  elementsOf(datapack, table) !== undefined;

/** Whether a datapack has the rows of a table in a dump, or in a file of elements. */
export const hasRowsOf = (datapack: Datapack, table: keyof typeof FILES): boolean =>
  hasFile(datapack, `sql/${table}.sql`) || hasElementsOf(datapack, table) || linesOf(datapack, table) !== undefined;

/** Returns the path of the file of lines with the rows of a dump; undefined where a datapack has none, or has the dump. */
function linesOf(datapack: Datapack, table: keyof typeof FILES): string | undefined {
  const path = `${datapack.folder}/csv/${table}.csv`;
  const stated: ColumnElements = FILES[table];
  const isRead = stated.lines !== undefined && !datapack.report.isStrict && !hasFile(datapack, `sql/${table}.sql`);
  return isRead && hasFile(datapack, path) ? path : undefined;
}

/**
 * Reads the rows of a table: from its dump, with the additions of the server's owner, from a file of lines, or from a file of elements whose
 * attributes are its columns.
 *
 * @param schema The schema of a row: columns as text.
 * @param defaulted The names of each column that has a default: a row that may have it by another name is not read. Where the list is given, also
 *   an empty one, rows are read as a whole only.
 */
export function readRowsOf<Schema extends TextSchema>(
  datapack: Datapack,
  table: keyof typeof FILES,
  schema: Schema,
  defaulted?: readonly (readonly string[])[],
  onLost?: OnLost,
): readonly Sourced<v.InferOutput<Schema>>[] {
  const stated: ColumnElements = FILES[table];
  const lines = linesOf(datapack, table);
  const names = stated.lines?.split(" ") ?? [];
  const dumped = [
    ...(lines === undefined ? [] : readLines(datapack, lines, { subject: table, names, schema })),
    ...readSqlRowsOf(datapack, table, schema, defaulted, onLost),
  ];
  const file = elementsOf(datapack, table);
  if (file === undefined) return dumped;
  const elements = elementsAt(readOnce(datapack, file), [...(stated.groups ?? []), stated.element]);
  const rows = elements.map(renamed(stated.renames)).flatMap((element): Sourced<v.InferOutput<Schema>>[] => {
    const names = Object.keys(element.attributes);
    const missing = missingColumns(defaulted ?? [], names);
    if (missing !== undefined && !hasOnlyKnown(element, schema))
      return datapack.report.error(element, `<${element.name}>`, missing, "none");
    const row = readAttributes(element, schema, { isWhole: defaulted !== undefined });
    if (row !== undefined) return [sourcedAt(element, row)];
    onLost?.(element.attributes);
    return [];
  });
  return [...dumped, ...rows];
}

/** Returns the elements at the end of a path of names, with the attributes of those on the way. */
function elementsAt(parent: XmlElement | undefined, [name, ...inner]: readonly string[]): readonly XmlElement[] {
  const elements = readChildren(parent, name?.split("|") ?? []);
  if (inner.length === 0) return elements;
  return elements.flatMap((element) => elementsAt(element, inner).map(withAttributesOf(element)));
}

/** Returns what gives the attributes of an element the names of columns. */
const renamed =
  (renames: ColumnElements["renames"] = []) =>
  (element: XmlElement): XmlElement => ({
    ...element,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => {
        const column = renames.reduce((text, [from, to]) => text.replace(from, to), name);
        if (column !== name) element.kind.attribute(name).isRead = true;
        return [column, value];
      }),
    ),
  });

/** Returns what gives an element the attributes of the one around it, besides its own. */
const withAttributesOf = (group: XmlElement) => {
  group.kind.isRead = true;
  for (const name of Object.keys(group.attributes)) group.kind.attribute(name).isRead = true;
  return (element: XmlElement): XmlElement => ({
    ...element,
    attributes: { ...group.attributes, ...element.attributes },
  });
};
