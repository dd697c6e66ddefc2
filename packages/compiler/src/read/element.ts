import * as v from "valibot";
import type { Place, Report } from "../diagnostic.js";
import { reportIssues } from "./fault.js";
import type { XmlElement } from "./xml.js";

/** A schema that converts named texts, such as the attributes of an element, to values. */
export type TextSchema = v.GenericSchema<{ [Key in string]?: string | undefined }, unknown>;

/** Parses the attributes of an element with a schema. Invalid attributes are errors. */
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

/** Returns the children of an element that have an allowed name. Other children and text are errors. */
export function readChildren(report: Report, element: XmlElement, allowed: readonly string[]): readonly XmlElement[] {
  if (element.text !== "") report.error(element, `<${element.name}>`, "no text", JSON.stringify(element.text.trim()));
  return element.children.filter((child) => {
    if (allowed.includes(child.name)) return true;
    const expected = allowed.length === 0 ? "no element" : allowed.map((name) => `<${name}>`).join(" or ");
    report.error(child, `child of <${element.name}>`, expected, `<${child.name}>`);
    return false;
  });
}

/** Parses the attributes of an element that must have neither children nor text. */
export function readLeaf<Schema extends TextSchema>(
  report: Report,
  element: XmlElement,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  readChildren(report, element, []);
  return readAttributes(report, element, schema);
}

/** Returns the child with a name, if there is one. A second one is an error. */
export function onlyChild(report: Report, children: readonly XmlElement[], name: string): XmlElement | undefined {
  const [first, second] = children.filter((child) => child.name === name);
  if (second) report.error(second, `<${name}>`, "at most one", "another one");
  return first;
}

/** The value of a `<set>`, and its place. */
export interface Setting extends Place {
  readonly value: string;
}

const setAttributes = v.strictObject({ name: v.string(), val: v.string() });

/**
 * Returns the values of the `<set name val>` elements by name. Of two with the same name the last is used, as in the
 * engine.
 *
 * @param repeated The severity of a name that occurs twice.
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

/** Parses settings with a schema. Invalid settings are errors. */
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
