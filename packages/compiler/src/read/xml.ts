import { SaxesParser } from "saxes";
import type { Report, SourcePosition } from "../diagnostic.js";
import type { Datapack } from "./datapack.js";
import { isDamaged } from "./encoding.js";
import { hasFile, listFiles, listFilesBelow, readText } from "./file.js";
import type { ElementKind } from "./inventory.js";
import { nameKey } from "./name.js";
import { DEEPEST_NESTING, LONGEST_TEXT, ownText } from "./raw-text.js";

/** An element of an XML file, with the position of its start. */
export interface XmlElement extends SourcePosition {
  readonly name: string;
  /** How many elements it is in: 1 for a record of most files. */
  readonly depth: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text of the element without that of its children. */
  readonly text: string;
  /** The comment that follows the start tag on its line, or the tag of an empty element, if there is one. */
  readonly note?: string;
  /** What the inventory knows of elements of this kind. */
  readonly kind: ElementKind;
  /** Where its faults are reported. */
  readonly report: Report;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
  note?: string;
}

/** The attributes by which a root element names its schema, whose names have a prefix: they are no data. */
const SCHEMA_ATTRIBUTE = /^xmlns$|:/u;

/** The name of the root element of most files. */
const USUAL_ROOT = "list";

class XmlFault extends Error {}

/**
 * Reads an XML file of a datapack. A document that is not well-formed and a custom entity are errors; in a strict run also a DTD, and another
 * root element or encoding, of which other runs refuse only a DTD with declarations, and the root of a record.
 *
 * @param file Path relative to the datapack's folder.
 * @param folder The folder of files of one kind, if it is not the file's own.
 * @param rootName The name of the root element.
 */
export function readXml(
  datapack: Datapack,
  file: string,
  folder?: string,
  rootName = USUAL_ROOT,
): XmlElement | undefined {
  const text = readText(datapack, file);
  if (text === undefined) return undefined;
  const root = parse(datapack, file, text, folder);
  if (root === undefined || root.name === rootName) return root;
  // Outside of a strict run a list may have any name; one that is a record has an id.
  if (
    !datapack.report.isStrict &&
    rootName === USUAL_ROOT &&
    Object.keys(root.attributes).every((name) => nameKey(name) !== "id")
  )
    return root;
  datapack.report.error(root, "root element", `<${rootName}>`, `<${root.name}>`);
  datapack.report.loseFile(root);
  return undefined;
}

/**
 * The folders in which L2J and L2J Mobius read, besides files, one folder: `custom` (methods `parseDatapackDirectory`, `hashFiles`). L2-Scripts reads all
 * that are in them (class `AbstractDirParser`).
 */
const SHALLOW = /(?:^|\/)stats\/(?:items|skills|npcs|armor|weapon|etcitem)$/iu;

/** The folder of additions, which replace what the files beside it state. */
const ADDITIONS = /^custom\//iu;

/** What forks of aCis keep below the skills and another table is made of. */
const TREES = /^trees?\//iu;

/** Lists the files below a folder that a server reads, those of the folders in it last. */
function filesBelow(datapack: Datapack, folder: string): readonly string[] {
  const isShallow = SHALLOW.test(datapack.locate(folder)) && datapack.defaults.isOfL2Scripts !== true;
  const all = listFilesBelow(datapack, folder, ".xml").map((file) => file.slice(folder.length + 1));
  const own = all.filter((name) => !name.includes("/"));
  const others = all.filter((name) => name.includes("/") && (isShallow ? ADDITIONS.test(name) : !TREES.test(name)));
  return [...own, ...others].map((name) => `${folder}/${name}`);
}

/**
 * Reads the XML files of a folder one at a time, by file name, so that memory for elements that are not kept is freed.
 *
 * @param folder Path relative to the datapack's folder.
 * @param read Called with the root of each file.
 * @param rootName The name of the root elements.
 * @returns The results of `read`, in order.
 */
export function readXmlFolder<Result>(
  datapack: Datapack,
  folder: string,
  read: (root: XmlElement) => readonly Result[],
  rootName?: string,
): Result[] {
  // Servers keep additions of their own in folders below: an export for a data set has none.
  const files = datapack.report.isStrict ? listFiles(datapack, folder, ".xml") : filesBelow(datapack, folder);
  return files.flatMap((file) => {
    const root = readXml(datapack, file, datapack.report.isStrict ? undefined : folder, rootName);
    return root ? read(root) : [];
  });
}

/**
 * Reads the XML files of a folder and of the folders in it, as `readXmlFolder`; all of them are files of one kind.
 *
 * @param folder Path relative to the datapack's folder.
 */
export function readXmlTree<Result>(
  datapack: Datapack,
  folder: string,
  read: (root: XmlElement) => readonly Result[],
): Result[] {
  return listFilesBelow(datapack, folder, ".xml").flatMap((file) => {
    const root = readXml(datapack, file, folder);
    return root ? read(root) : [];
  });
}

/** Returns whether a folder of a datapack has an XML file with an element; several names of it are joined by `|`. */
export function hasElement(datapack: Datapack, folder: string, name: string): boolean {
  const files = hasFile(datapack, folder) ? listFilesBelow(datapack, folder, ".xml") : [];
  const tag = new RegExp(`<(?:${name})[\\s>]`, "iu");
  return files.some((file) => tag.test(readText(datapack, file) ?? ""));
}

/** The tag of the root, after what stands in front of it: a declaration, comments. */
const ROOT = /<[A-Za-z_]/u;

function parse(datapack: Datapack, file: string, text: string, folder: string | undefined): XmlElement | undefined {
  const { report, inventory, defaults } = datapack;
  const hasValues = defaults.isOfL2Scripts === true;
  const parser = new SaxesParser();
  const isTextDamaged = isDamaged(text);
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  /** The line on which what has been read ends, so that the next tag begins on it. */
  let reached = 1;
  let tagLine = 1;
  /** The last element, if it is an empty one and none was closed after it. */
  let empty: OpenElement | undefined;
  const fail = (what: string, expected: string, received: string) => {
    const position = { file, line: parser.line };
    report.error(position, what, expected, received);
    report.loseFile(position);
    throw new XmlFault(what);
  };
  const refuseLong = (what: string, length: number) =>
    fail(what, `at most ${LONGEST_TEXT} characters`, `${length} characters`);
  // At most seven listeners: with an eighth one V8 keeps the parser's properties in a hash table, and reading takes three times as long.
  parser.on("error", (error) => fail("XML", "a well-formed document", error.message.replace(/^\d+:\d+: /u, "")));
  parser.on("doctype", (type) => {
    reached = parser.line;
    const [position, expected] = [{ file, line: parser.line }, "no document type declaration"];
    if (report.isStrict) fail("XML", expected, "<!DOCTYPE");
    else if (type.includes("[")) report.error(position, "XML", expected, "<!DOCTYPE");
    // A mere name of a type, as `<!DOCTYPE xml>`, declares nothing; a file that it names is not read.
    else if (!/^\s*\w+\s*$/u.test(type))
      report.warn(position, "XML", expected, "<!DOCTYPE: the file that it names is not read");
  });
  parser.on("opentag", ({ name, attributes, isSelfClosing }) => {
    const line = reached;
    reached = tagLine = parser.line;
    if (open.length === DEEPEST_NESTING) fail("XML", `at most ${DEEPEST_NESTING} nested elements`, `<${name}>`);
    const parent = open.at(-1);
    const { encoding = "utf-8" } = parser.xmlDecl;
    if (parent === undefined && report.isStrict && encoding.toLowerCase() !== "utf-8")
      fail("XML encoding", "utf-8", encoding);
    const kind = parent?.kind.child(name) ?? inventory.open(file, folder);
    kind.count += 1;
    const own: Record<string, string> = {};
    for (const stated in attributes) {
      const value = attributes[stated] ?? "";
      const attribute = hasValues && stated === "value" ? "val" : stated;
      if ((parent === undefined && SCHEMA_ATTRIBUTE.test(attribute)) || (isTextDamaged && isDamaged(value))) continue;
      kind.attribute(attribute).count += 1;
      if (value.length > LONGEST_TEXT) refuseLong(`<${name}> ${attribute}`, value.length);
      own[attribute] = ownText(value);
    }
    const element: OpenElement = {
      file,
      line,
      // One text for all, which is no part of the text of the file.
      name: kind.name || ownText(name),
      depth: open.length,
      attributes: own,
      children: [],
      text: "",
      kind,
      report,
    };
    parent?.children.push(element);
    root ??= element;
    empty = isSelfClosing ? element : undefined;
    open.push(element);
  });
  const addText = (content: string) => {
    reached = parser.line;
    const element = open.at(-1);
    if (content.length > LONGEST_TEXT) refuseLong(`<${element?.name}> text`, content.length);
    if (element === undefined || (isTextDamaged && isDamaged(content))) return;
    if (element.text !== "" || content.trim() !== "") element.text += ownText(content);
  };
  parser.on("text", addText);
  parser.on("comment", (content) => {
    reached = parser.line;
    const element = empty ?? open.at(-1);
    if (element === undefined || element.children.length > 0 || element.text !== "" || tagLine !== parser.line) return;
    const note = content.trim();
    if (note !== "" && !(isTextDamaged && isDamaged(note))) element.note ??= ownText(note);
  });
  parser.on("cdata", (content) => {
    if (report.isStrict) fail("XML", "no CDATA section", "<![CDATA[");
    addText(content);
  });
  parser.on("closetag", ({ isSelfClosing }) => {
    reached = parser.line;
    if (!isSelfClosing) empty = undefined;
    open.pop();
  });
  try {
    parser.write(text).close();
    return root;
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    if (report.isStrict) return undefined;
    const content = text.search(ROOT);
    // What stands in front of the root, such as a damaged declaration, says nothing about it.
    if (root === undefined && parser.position <= content + 1 && text.slice(0, content).trim() !== "")
      return parse(datapack, file, text.slice(0, content).replace(/[^\n]/gu, "") + text.slice(content), folder);
    const kind = root?.kind ?? inventory.open(file, folder);
    countRest(kind, text.slice(root === undefined ? content + 1 : parser.position), open);
    // What stands before the fault counts; the element that it is in does not.
    if (open.length > 1) open[0]?.children.pop();
    return root;
  }
}

const TAG =
  /<(?<end>\/?)(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>/gu;

/**
 * Counts the elements in the rest of a damaged file, so that they are known to be lost: as those that have their name in files of its kind, where
 * there are none as children of the elements that they are in.
 *
 * @param open The elements that the rest is in.
 */
function countRest(root: ElementKind, rest: string, open: readonly XmlElement[]): void {
  const kinds = new Map<string, ElementKind>();
  const add = (kind: ElementKind) => {
    for (const [name, child] of kind.children) {
      if (!kinds.has(name)) kinds.set(name, child);
      add(child);
    }
  };
  add(root);
  const within = [root, ...open.slice(1).map(({ kind }) => kind)];
  for (const { groups: { end, name = "", attributes = "", empty } = {} } of rest.matchAll(TAG)) {
    if (end) {
      if (within.length > 1) within.pop();
      continue;
    }
    const parent = within.at(-1) ?? root;
    const kind = parent.children.get(name) ?? kinds.get(name) ?? parent.child(name);
    if (!empty) within.push(kind);
    kind.count += 1;
    for (const [, attribute = ""] of attributes.matchAll(/([\w:.-]+)\s*=/gu)) kind.attribute(attribute).count += 1;
  }
}
