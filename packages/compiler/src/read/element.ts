import * as v from "valibot";
import type { SourcePosition } from "../diagnostic.js";
import { type Sourced, sourcedAt } from "./datapack.js";
import { parseRecord } from "./fault.js";
import { areKnown, entriesOf, isClosed, markRead, namedFor, type TextSchema } from "./listed-names.js";
import { meantName } from "./name.js";
import type { XmlElement } from "./xml.js";

/**
 * Parses the attributes of an element with a schema. Invalid attributes are errors; those on the list of unread names are
 * left out.
 */
export function readAttributes<Schema extends TextSchema>(
  element: XmlElement,
  schema: Schema,
  options: { readonly isWhole?: boolean } = {},
): v.InferOutput<Schema> | undefined {
  const { kind } = element;
  kind.isRead = true;
  markRead(kind, schema, kind.attribute, Object.keys(element.attributes));
  const attributes = namedFor(element.attributes, schema, kind.attribute);
  return parseRecord(element.report, element, `<${element.name}>`, schema, attributes, options);
}

/** Returns an attribute of an element, in whatever spelling the source writes its name; undefined where there is none. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).findLast(([one]) => meantName(one, [name]) !== undefined)?.[1];

/**
 * Whether every attribute of an element is valid, or on the list of unread names. Only then does a missing one have its default: it may be the
 * one that cannot be read, misspelled.
 */
export const hasOnlyKnown = ({ attributes, kind }: XmlElement, schema: TextSchema): boolean =>
  areKnown(attributes, Object.keys(entriesOf(schema)), kind.attribute) &&
  v.is(schema, namedFor(attributes, schema, kind.attribute));

/** Whether every child of an element, and every `<set>` in it, has an allowed name, or one on the list of unread names. */
export function hasOnlyKnownChildren(
  element: XmlElement,
  allowed: readonly string[],
  settings: readonly string[],
): boolean {
  const isKnown = ({ name, kind }: XmlElement) => meantName(name, allowed) !== undefined || kind.reason !== undefined;
  if (!element.children.every(isKnown)) return false;
  const sets = element.children.filter(({ name }) => name === "set");
  const names = sets.flatMap((set) => {
    const [name, val] = [attributeOf(set, "name"), attributeOf(set, "val")];
    return name === undefined || val === undefined ? [] : [[name, val]];
  });
  if (names.length < sets.length) return false;
  return names.length === 0 || areKnown(Object.fromEntries(names), settings, element.kind.child("set").setting);
}

/** Returns an element with its text as an attribute, unless it has that: some servers state a value between the tags. */
export function withTextAs(name: string, element: XmlElement): XmlElement {
  const value = element.text.trim();
  if (value === "" || attributeOf(element, name) !== undefined) return element;
  return { ...element, text: "", attributes: { ...element.attributes, [name]: value } };
}

const factAttributes = v.strictObject({ name: v.exactOptional(v.string()), val: v.string() });

/**
 * Returns an element with the values of some children as attributes of its own: those of `<npcId val/>`, or of `<set name val/>` named after
 * what it sets. Other children stay.
 */
export function withFactsOf(element: XmlElement, names: readonly string[]): XmlElement {
  const attributes: Record<string, string> = { ...element.attributes };
  const children = element.children.filter((child) => {
    const meant = meantName(child.name, names);
    const read = meant && readWhole(child, factAttributes);
    if (!read) return true;
    const { name = meant, val } = read;
    child.kind.setting(name).isRead = true;
    attributes[name] = val;
    return false;
  });
  return { ...element, children, attributes };
}

/** Returns all attributes of an element whose attributes have no fixed names. */
export function readOpenAttributes({ kind, attributes }: XmlElement): Readonly<Record<string, string>> {
  kind.isRead = true;
  for (const name in attributes) kind.attribute(name).isRead = true;
  return attributes;
}

/**
 * Returns the children of an element that have an allowed name, none where there is no element. Other children and text are errors; children on
 * the list of unread names are left out.
 */
export function readChildren(element: XmlElement | undefined, allowed: readonly string[]): readonly XmlElement[] {
  if (element === undefined) return [];
  if (element.text !== "")
    element.report.error(element, `<${element.name}>`, "no text", JSON.stringify(element.text.trim()));
  return allowedChildren(element, allowed);
}

/** Returns the children of an element as `readChildren`; nothing without an element, or with an unknown child, which could change what the others say. */
export function readKnownChildren(
  element: XmlElement | undefined,
  allowed: readonly string[],
): readonly XmlElement[] | undefined {
  if (element === undefined) return undefined;
  const children = readChildren(element, allowed);
  return hasOnlyKnownChildren(element, allowed, []) ? children : undefined;
}

/** Returns the children of an element that may have text, too. */
export function readMixedChildren(element: XmlElement, allowed: readonly string[]): readonly XmlElement[] {
  readAttributes(element, noAttributes);
  return allowedChildren(element, allowed);
}

function allowedChildren(element: XmlElement, allowed: readonly string[]): readonly XmlElement[] {
  element.kind.isRead = true;
  return element.children.flatMap((child) => {
    if (allowed.includes(child.name)) return child;
    if (child.kind.reason !== undefined) return [];
    const name = meantName(child.name, allowed);
    if (name !== undefined) return { ...child, name };
    if (hasWithin(child, allowed)) hiding.add(child);
    const names = [...allowed, ...element.kind.listedChildren()];
    const expected = names.length === 0 ? "no element" : names.map((name) => `<${name}>`).join(" or ");
    return child.report.error(child, `child of <${element.name}>`, expected, `<${child.name}>`);
  });
}

const hasWithin = ({ children }: XmlElement, names: readonly string[]): boolean =>
  children.some((child) => meantName(child.name, names) !== undefined || hasWithin(child, names));

/** The elements that are reported as not known, although one inside of them has a name that is read. */
const hiding = new WeakSet<XmlElement>();

/** Whether a part of the record that an element states is lost, since it is inside of an element that is not known. */
export const hidesPart = ({ children }: XmlElement): boolean =>
  children.some((child) => hiding.has(child) || hidesPart(child));

const noAttributes = v.strictObject({});

/** Returns the text of an element that must have neither children nor attributes. */
export function readContent(element: XmlElement): string {
  readAttributes(element, noAttributes);
  allowedChildren(element, []);
  return element.text.trim();
}

/** Parses the attributes of an element that must have neither children nor text. */
export function readLeaf<Schema extends TextSchema>(
  element: XmlElement,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  readChildren(element, []);
  return readAttributes(element, schema);
}

/** Parses the attributes of the only child with a name, by default as `readLeaf`; nothing where there is none. */
export function readPart<Schema extends TextSchema>(
  children: readonly XmlElement[],
  name: string,
  schema: Schema,
  read: typeof readLeaf = readLeaf,
): v.InferOutput<Schema> | undefined {
  const child = onlyChild(children, name);
  return child && read(child, schema);
}

/** Parses the attributes of the children of an element, which all have one name, as `readLeaf`; those that cannot be read are left out. */
export const readLeaves = <Schema extends TextSchema>(
  element: XmlElement | undefined,
  name: string,
  schema: Schema,
): readonly v.InferOutput<Schema>[] => readEach(element, name, schema, readLeaf).map(({ row }) => row);

/** Reads the texts of elements without attributes; one that is invalid is an error, and left out. */
export function readTexts<Output>(
  elements: readonly XmlElement[],
  schema: v.GenericSchema<string, Output>,
  expected: string,
): readonly Output[] {
  return elements.flatMap((element) => {
    const text = readContent(element);
    const result = v.safeParse(schema, text);
    if (result.success) return [result.output];
    return element.report.error(element, `<${element.name}>`, expected, JSON.stringify(text));
  });
}

/** Parses the attributes of an element as `readLeaf`, but all or none: with an invalid one there are none, also where losses are accepted. */
export function readWhole<Schema extends TextSchema>(
  element: XmlElement,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  // What an element inside of it adds is not known, such as a fact that is to be an attribute.
  const isLeaf = readKnownChildren(element, []) !== undefined;
  const read = readAttributes(element, schema, { isWhole: true });
  return isLeaf ? read : undefined;
}

/** Parses the attributes of the only child with a name, as `readWhole`; no such child states nothing. */
export function readWholePart<Schema extends TextSchema>(
  children: readonly XmlElement[],
  name: string,
  schema: Schema,
): Partial<v.InferOutput<Schema>> | undefined {
  const child = onlyChild(children, name);
  return child === undefined ? {} : readWhole(child, schema);
}

/**
 * Parses the attributes of the children of an element that have a name, each with its position; one that cannot be read is left out.
 *
 * @param read How each is read; by default as `readWhole`.
 */
export const readEach = <Schema extends TextSchema>(
  parent: XmlElement | undefined,
  name: string,
  schema: Schema,
  read: typeof readLeaf = readWhole,
): readonly Sourced<v.InferOutput<Schema>>[] =>
  readChildren(parent, [name]).flatMap((element) => {
    const row = read(element, schema);
    return row === undefined ? [] : [sourcedAt(element, row)];
  });

/**
 * Parses the attributes of each element as `readWhole`; nothing when there are no elements to read, or one of them cannot be read, for what is
 * true only with all of its parts.
 */
export function readEvery<Schema extends TextSchema>(
  elements: readonly XmlElement[] | undefined,
  schema: Schema,
): readonly v.InferOutput<Schema>[] | undefined {
  if (elements === undefined) return undefined;
  const read = elements.map((element) => readWhole(element, schema));
  const all = read.flatMap((one) => (one === undefined ? [] : [one]));
  return all.length < elements.length ? undefined : all;
}

/** Reads the children of an element, which all are to have one name, as `readEvery`; nothing without the element. */
export const readList = <Schema extends TextSchema>(
  parent: XmlElement | undefined,
  name: string,
  schema: Schema,
): readonly v.InferOutput<Schema>[] | undefined => readEvery(readKnownChildren(parent, [name]), schema);

/** Whether two children have the same one of some names: a record has room for one of each. */
export const hasTwoOf = (children: readonly XmlElement[], names: readonly string[]): boolean =>
  names.some((name) => children.filter((child) => child.name === name).length > 1);

/** Returns the child with a name, if there is one. A second one is an error; the last one counts, as in the engines. */
export function onlyChild(children: readonly XmlElement[], name: string): XmlElement | undefined {
  const named = children.filter((child) => meantName(child.name, [name]) !== undefined);
  const [, second] = named;
  if (second) second.report.error(second, `<${name}>`, "at most one", "another one");
  const last = named.at(-1);
  return last && (last.name === name ? last : { ...last, name });
}

/** The value of a `<set>`, and its position. */
export interface Setting extends SourcePosition {
  readonly value: string;
}

/** The attributes of a `<set>`. */
export const setAttributes = v.strictObject({ name: v.string(), val: v.string() });

/**
 * Returns the values of the `<set name val>` elements by name. Of two with the same name the last is used, as in the
 * engine.
 *
 * @param repeated The severity of a name that occurs twice.
 */
export function readSettings(
  children: readonly XmlElement[],
  repeated: "error" | "warn",
): ReadonlyMap<string, Setting> {
  const settings = new Map<string, Setting>();
  for (const child of children) {
    if (child.name !== "set") continue;
    const set = readLeaf(child, setAttributes);
    if (set === undefined) continue;
    child.kind.setting(set.name).count += 1;
    if (settings.has(set.name))
      child.report[repeated](child, `<set> ${set.name}`, "one value", `another one, "${set.val}"`);
    settings.set(set.name, { value: set.val, file: child.file, line: child.line });
  }
  return settings;
}

/**
 * Parses settings with a schema. Invalid settings are errors; those on the list of unread names are left out. With a schema
 * that is open to other names, the caller reads them all.
 */
export function parseSettings<Schema extends TextSchema>(
  owner: XmlElement,
  settings: ReadonlyMap<string, Setting>,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const kind = owner.kind.child("set");
  const fieldOf = kind.setting;
  markRead(kind, schema, fieldOf, [...settings.keys()]);
  if (!isClosed(schema)) for (const name of settings.keys()) fieldOf(name).isRead = true;
  const values = Object.fromEntries([...settings].map(([name, { value }]) => [name, value]));
  const positionOf = (name: string) => settings.get(name) ?? owner;
  const subject = `<${owner.name}> ${attributeOf(owner, "id")}`;
  return parseRecord(owner.report, positionOf, subject, schema, namedFor(values, schema, fieldOf));
}

/** Parses the `<set name val>` among the children of an element with a schema; of two with the same name the last is used, with a warning. */
export const readSet = <Schema extends TextSchema>(
  owner: XmlElement,
  children: readonly XmlElement[],
  schema: Schema,
): v.InferOutput<Schema> | undefined => parseSettings(owner, readSettings(children, "warn"), schema);

/**
 * Returns the settings with some names. Another setting that is not on the list of unread names is an error.
 *
 * @param what The name of the settings in the error.
 */
export function takeSettings<const Name extends string>(
  owner: XmlElement,
  settings: ReadonlyMap<string, Setting>,
  names: readonly Name[],
  what: string,
): Readonly<Partial<Record<Name, Setting>>> {
  const { setting: fieldOf } = owner.kind.child("set");
  const taken: Partial<Record<Name, Setting>> = {};
  for (const name of names) fieldOf(name).isRead = true;
  for (const [name, setting] of settings) {
    const field = fieldOf(name);
    const meant = meantName(name, names);
    if (meant !== undefined && (meant === name || !settings.has(meant))) {
      field.isRead = true;
      taken[meant] = setting;
    } else if (!field.isRead && field.reason === undefined)
      owner.report.error(setting, what, "a known name", `"${name}"`);
  }
  return taken;
}
