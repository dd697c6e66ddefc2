import { basename } from "node:path";
import type { Locate } from "./locate.js";
import { remembered } from "./raw-text.js";

/** Names of the source that the compiler does not read on purpose, and why. */
export interface UnreadEntry {
  /** A file, or the folder of files of one kind; with or without the folder of XML files, and `stats`. */
  readonly in: string;
  /**
   * What is not read there: an element with all inside (`skill/cond`), an attribute (`item@id`), a setting (`item/set[price]`), or a column of a
   * dump (`@price`); `skill/*` and `item@*` stand for all that are not read. Without names, the files are not opened.
   */
  readonly names?: readonly string[];
  /** Why, in a sentence for the documentation. */
  readonly reason: string;
}

/** A name of the source that was found and not read. */
export interface UnreadName {
  readonly source: string;
  /** As in `UnreadEntry`; `undefined` for files that were not opened. */
  readonly name: string | undefined;
  /** How often it occurs: in elements or rows, or in files. */
  readonly count: number;
  /** The names of files that were not opened. */
  readonly files?: readonly string[];
  /** Why it is not read; `undefined` where no entry of the list says so. */
  readonly reason: string | undefined;
}

/** An attribute, a setting or a column. */
interface Field {
  count: number;
  isRead: boolean;
  readonly reason: string | undefined;
}

/** The elements of a kind of file that have the same path, or the rows of a dump. */
export interface ElementKind {
  /** The name of the elements; "" for that of root elements, which differ, and of rows. */
  readonly name: string;
  count: number;
  /** How many of them, rows of a dump, could not be read. */
  lost: number;
  isRead: boolean;
  /** Why elements of this kind are not read, where the list says so. */
  readonly reason: string | undefined;
  /** The schemas that have marked what they read. */
  readonly schemas: WeakSet<object>;
  /** The names of the children on the list. */
  readonly listedChildren: () => readonly string[];
  readonly child: (name: string) => ElementKind;
  /** The kinds of the children that were found, by name. */
  readonly children: ReadonlyMap<string, ElementKind>;
  readonly attribute: (name: string) => Field;
  readonly setting: (name: string) => Field;
  /** The unread names at this kind and below it. */
  readonly unread: () => readonly UnreadName[];
  /** How many elements there are of this kind and of those below it, each with its path and the counts of its attributes. */
  readonly counts: () => readonly ElementCount[];
}

/** How many elements of one path, or rows of a dump, there are in files of one kind. */
export interface ElementCount {
  readonly source: string;
  /** The names of the elements below the root, joined by `/`; "" for root elements and rows. */
  readonly path: string;
  /** The same without an element that no reader knows. */
  readonly unwrapped?: string;
  readonly count: number;
  /** How many of them, rows of a dump, could not be read. */
  readonly lost: number;
  /** How many of them have each attribute, or column. */
  readonly attributes: ReadonlyMap<string, number>;
}

/** What a datapack contains, and which part of it was read. */
export interface Inventory {
  /**
   * Returns the kind of the root elements, or of the rows, of a file, which counts as opened then.
   *
   * @param folder The folder of files of one kind; by default that of a file that is one of many.
   */
  readonly open: (file: string, folder?: string) => ElementKind;
  /** Returns the names that were found and not read, with the files that were not opened. */
  readonly unread: (files: readonly string[]) => readonly UnreadName[];
  readonly isOpened: (file: string) => boolean;
  /** Counts what the opened files hold. */
  readonly counts: () => readonly ElementCount[];
}

/** The last name of a path, which attributes and settings do not have. */
const ELEMENT_NAME_AT_END = /(?<=^|\/)\w+$/u;

type Reasons = ReadonlyMap<string, string>;

/** Returns the folder of a file that is one of many, as `xml/items/0000.xml`; another file stands for itself. */
const sourceOf = (file: string) => (file.split("/").length > 2 ? file.slice(0, file.lastIndexOf("/")) : file);

/** Returns a path as sources are compared: without the folder of XML files and the one in which some servers have their tables. */
const sourceKey = (source: string) => source.toLowerCase().replace(/^(?:xml|data)\/(?:stats\/)?(?=.)/u, "");

/**
 * Creates an empty inventory with the list of what is not read.
 *
 * @param locate Where the datapack has a file.
 */
export function createInventory(list: readonly UnreadEntry[], locate: Locate = (path) => path): Inventory {
  const reasons = new Map<string, Map<string, string>>();
  for (const { in: source, names = [""], reason } of list) {
    const known = reasons.get(sourceKey(source)) ?? new Map<string, string>();
    for (const name of names) known.set(name, reason);
    reasons.set(sourceKey(source), known);
  }
  const opened = new Set<string>();
  const roots = new Map<string, ElementKind>();
  return {
    open: (file, folder) => {
      // A table in the dump of a database has no path of its own.
      opened.add(file).add(locate(file));
      const source = folder ?? sourceOf(file);
      return remembered(roots, source, () => createKind(source, "", reasons.get(sourceKey(source)) ?? new Map()));
    },
    unread: (files) => [
      ...[...roots.values()].flatMap((root) => root.unread()),
      ...unopenedFiles(files, opened, (source) => reasons.get(sourceKey(source))?.get("")),
    ],
    isOpened: (file) => opened.has(file),
    counts: () => [...roots.values()].flatMap((root) => root.counts()),
  };
}

function createKind(source: string, path: string, reasons: Reasons): ElementKind {
  const children = new Map<string, ElementKind>();
  const attributes = new Map<string, Field>();
  const settings = new Map<string, Field>();
  const fieldOf = (name: string, others?: string): Field => ({
    count: 0,
    isRead: false,
    // The name "" is that of files that are not opened.
    reason: reasons.get(name) ?? (others === undefined ? undefined : reasons.get(others)),
  });
  const pathOf = (name: string) => (path === "" ? name : `${path}/${name}`);
  let listed: readonly string[] | undefined;
  const kind: ElementKind = {
    name: path.slice(path.lastIndexOf("/") + 1),
    count: 0,
    lost: 0,
    isRead: false,
    reason: path === "" ? undefined : (reasons.get(path) ?? reasons.get(path.replace(/[^/]+$/u, "*"))),
    schemas: new WeakSet(),
    listedChildren: () =>
      (listed ??= [...reasons.keys()].flatMap((listed) => {
        const name = ELEMENT_NAME_AT_END.exec(listed)?.[0];
        return name !== undefined && pathOf(name) === listed ? name : [];
      })),
    children,
    child: (name) => remembered(children, name, () => createKind(source, pathOf(name), reasons)),
    attribute: (name) => remembered(attributes, name, () => fieldOf(`${path}@${name}`, `${path}@*`)),
    setting: (name) => remembered(settings, name, () => fieldOf(`${path}[${name}]`)),
    unread: () => {
      // One that was looked for, and of which there is none.
      if (!kind.isRead && kind.count === 0) return [];
      if (!kind.isRead) return [{ source, name: path, count: kind.count, reason: kind.reason }];
      const named = [
        ...Array.from(attributes, ([name, field]) => ({ name: `${path}@${name}`, ...field })),
        ...Array.from(settings, ([name, field]) => ({ name: `${path}[${name}]`, ...field })),
      ];
      return [
        ...named.flatMap(({ isRead, ...field }) => (isRead ? [] : { source, ...field })),
        ...[...children.values()].flatMap((child) => child.unread()),
      ];
    },
    counts: () => {
      const counts = new Map(Array.from(attributes, ([name, { count }]) => [name, count]));
      const own = { source, path, count: kind.count, lost: kind.lost, attributes: counts };
      const ofChildren = [...children].flatMap(([name, child]) => {
        const below = child.counts();
        if (!kind.isRead || child.isRead || child.reason !== undefined) return below;
        const start = pathOf(name).length + 1;
        return below.map((one) => ({ ...one, unwrapped: pathOf(one.path.slice(start)) }));
      });
      return [own, ...ofChildren];
    },
  };
  return kind;
}

/** The names of files that a reader may open: others, such as scripts and data sets, state nothing that is lost. */
const READABLE = /\.(?:xml|sql|csv)$|(?:^|\/)(?:curated|client)\/[^/]+\.json$/iu;

function unopenedFiles(
  files: readonly string[],
  opened: ReadonlySet<string>,
  reasonOf: (source: string) => string | undefined,
): readonly UnreadName[] {
  const groups = new Map<string, string[]>();
  for (const file of files)
    if (READABLE.test(file) && !opened.has(file)) remembered(groups, sourceOf(file), () => []).push(basename(file));
  return [...groups].map(([source, group]) => ({
    source,
    name: undefined,
    count: group.length,
    files: group,
    reason: reasonOf(source),
  }));
}
