import * as v from "valibot";
import type { Place, Report } from "../diagnostic.js";
import { reportIssues } from "./fault.js";
import type { XmlElement } from "./xml.js";

/** A schema of the attributes of an element, or of named settings: text in, values out. */
export type TextSchema = v.GenericSchema<{ [Key in string]?: string | undefined }, unknown>;

/**
 * Reads the attributes of an element through a schema. What the schema refuses is an error.
 *
 * @param report The report.
 * @param element The element.
 * @param schema The schema of the attributes.
 */
export function readAttributes<Schema extends TextSchema>(
  report: Report,
  element: XmlElement,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, element.attributes);
  if (result.success) return result.output;
  reportIssues(report, element, `<${element.name}>`, result.issues);
  return undefined;
}

/**
 * Gives the children of an element. A child of another name, and text between them, are errors.
 *
 * @param report The report.
 * @param element The element.
 * @param allowed The names that a child may have.
 */
export function readChildren(report: Report, element: XmlElement, allowed: readonly string[]): readonly XmlElement[] {
  if (element.text !== "") report.error(element, `<${element.name}>`, "no text", JSON.stringify(element.text.trim()));
  return element.children.filter((child) => {
    if (allowed.includes(child.name)) return true;
    const expected = allowed.length === 0 ? "no element" : allowed.map((name) => `<${name}>`).join(" or ");
    report.error(child, `child of <${element.name}>`, expected, `<${child.name}>`);
    return false;
  });
}

/**
 * Reads the attributes of an element that has neither children nor text.
 *
 * @param report The report.
 * @param element The element.
 * @param schema The schema of the attributes.
 */
export function readLeaf<Schema extends TextSchema>(
  report: Report,
  element: XmlElement,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  readChildren(report, element, []);
  return readAttributes(report, element, schema);
}

/**
 * Gives the one child of a name. A second one is an error.
 *
 * @param report The report.
 * @param children The children of an element.
 * @param name The name of the child.
 */
export function onlyChild(report: Report, children: readonly XmlElement[], name: string): XmlElement | undefined {
  const [first, second] = children.filter((child) => child.name === name);
  if (second) report.error(second, `<${name}>`, "at most one", "another one");
  return first;
}

/** A value that a `<set>` gives, and its spot. */
export interface Setting extends Place {
  readonly value: string;
}

const setAttributes = v.strictObject({ name: v.string(), val: v.string() });

/**
 * Gives the values of the `<set name val>` among the children of an element. Of two with one name the last counts, as in
 * the engine.
 *
 * @param report The report.
 * @param children The children of an element.
 * @param repeated Whether a name that comes twice is an error or a warning.
 */
export function readSettings(
  report: Report,
  children: readonly XmlElement[],
  repeated: "error" | "warn",
): ReadonlyMap<string, Setting> {
  const settings = new Map<string, Setting>();
  for (const child of children) {
    if (child.name !== "set") continue;
    const set = readLeaf(report, child, setAttributes);
    if (set === undefined) continue;
    if (settings.has(set.name)) report[repeated](child, `<set> ${set.name}`, "one value", `another one, "${set.val}"`);
    settings.set(set.name, { value: set.val, file: child.file, line: child.line });
  }
  return settings;
}

/**
 * Reads settings through a schema. What the schema refuses is an error.
 *
 * @param report The report.
 * @param owner The element that the settings are of.
 * @param settings The settings.
 * @param schema The schema of the values by name.
 */
export function parseSettings<Schema extends TextSchema>(
  report: Report,
  owner: XmlElement,
  settings: ReadonlyMap<string, Setting>,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const values = Object.fromEntries([...settings].map(([name, { value }]) => [name, value]));
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  reportIssues(
    report,
    (name) => settings.get(name) ?? owner,
    `<${owner.name}> ${owner.attributes["id"]}`,
    result.issues,
  );
  return undefined;
}
