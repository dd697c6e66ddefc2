import type { Report, SourcePosition } from "../diagnostic.js";
import type { EngineDefaults } from "./defaults.js";
import { createInventory, type Inventory, type UnreadEntry } from "./inventory.js";
import { asNamed, type Locator } from "./locate.js";

export interface ReadOptions {
  /** What is not read on purpose. */
  readonly unread?: readonly UnreadEntry[];
  /** By default every file is where its path says. */
  readonly locator?: Locator;
  /** The folder of the XML files, relative to the datapack's; default `xml`. */
  readonly folder?: string;
  /** By default an engine that takes nothing for what is left out. */
  readonly defaults?: EngineDefaults;
}

/** A datapack that is being read: its folder, the report for diagnostics, and the inventory of what was read. */
export interface Datapack extends Locator {
  readonly root: string;
  readonly report: Report;
  readonly inventory: Inventory;
  /** The folder of the XML files, relative to `root`. */
  readonly folder: string;
  readonly defaults: EngineDefaults;
  /** Files that the datapack may have and has not. */
  readonly missing: Set<string>;
}

const NO_DEFAULTS: EngineDefaults = {
  npc: {},
  effectTimes: "time",
  isEnchantable: () => false,
  skillElements: [],
  otherwiseSpawned: [],
};

export function openDatapack(root: string, report: Report, options: ReadOptions = {}): Datapack {
  const { unread = [], locator = asNamed, folder = "xml" } = options;
  const { defaults = NO_DEFAULTS } = options;
  const inventory = createInventory(unread, locator.locate);
  return { ...locator, root, report, inventory, folder, defaults, missing: new Set() };
}

/** A row, and the position in the input that it was read from. */
export interface Sourced<Row> extends SourcePosition {
  readonly row: Row;
  /** Whether the record that it was read from has another row, and counts by that. */
  readonly isFurther?: boolean;
}

/** A row with the position that it is read from. */
export const sourcedAt = <Row>({ file, line }: SourcePosition, row: Row): Sourced<Row> => ({ file, line, row });

/** Makes a reader of what has a name, such as a file, that reads it once for a datapack. */
export function oncePerName<Name extends string, Result>(
  read: (datapack: Datapack, name: Name) => Result,
): (datapack: Datapack, name: Name) => Result {
  const resultsOf = oncePerDatapack((_datapack: Datapack) => new Map<Name, { readonly result: Result }>());
  return (datapack, name) => {
    const results = resultsOf(datapack);
    const known = results.get(name) ?? { result: read(datapack, name) };
    results.set(name, known);
    return known.result;
  };
}

/**
 * Makes a reader of several tables, or one whose table others need: it reads each datapack once and returns the same result
 * afterwards. The further arguments of a datapack are always the same ones.
 */
export function oncePerDatapack<Args extends readonly unknown[], Result extends object>(
  read: (datapack: Datapack, ...args: Args) => Result,
): (datapack: Datapack, ...args: Args) => Result {
  const results = new WeakMap<Datapack, Result>();
  return (datapack, ...args) => {
    const known = results.get(datapack);
    if (known !== undefined) return known;
    const result = read(datapack, ...args);
    results.set(datapack, result);
    return result;
  };
}
