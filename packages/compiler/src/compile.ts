import { nonEmpty } from "@gamedata/rules";
import type { EngineRuleRow, TableName, TextOverlay } from "@gamedata/schema";
import { type Account, accountFor, refuseGreatLosses } from "./accounting/account.js";
import { warnOfOtherDumps } from "./accounting/other-dumps.js";
import { createReport, type Diagnostic, hasErrors, type Report } from "./diagnostic.js";
import { findDoubts } from "./doubts/find-doubts.js";
import type { KnownDoubt } from "./doubts/known-doubts.js";
import { type DatasetFiles, type Provenance, serializeDataset } from "./emit/serialize.js";
import type { KnownDangling } from "./link/known-dangling.js";
import { checkLinks } from "./link/link.js";
import { filesOfServer, openCheckout } from "./read/checkout.js";
import { openDatapack } from "./read/datapack.js";
import { warnOfRefused } from "./read/file.js";
import type { UnreadEntry, UnreadName } from "./read/inventory.js";
import { asNamed, createLocator, type Locate } from "./read/locate.js";
import type { Switch } from "./read/switches.js";
import { readTables, sortRows } from "./readers/readers.js";
import { enchantBonusesOf } from "./rules/enchant-presets.js";
import { enchantItemsOf } from "./rules/enchant-scroll-presets.js";
import type { EngineName } from "./rules/engine-name.js";
import { engineRulesTable } from "./rules/engine-rules.js";
import { findServer, rulesOf } from "./rules/engines.js";
import { lifeStonesOf } from "./rules/life-stone-presets.js";
import { luresOfEngine } from "./rules/lure-presets.js";
import { markNobleTeleports } from "./rules/noble-teleports.js";
import { skillTreesOf } from "./rules/skill-tree-presets.js";
import { withClanHalls } from "./tables/doors/clan-halls.js";
import { hasUnreadChances } from "./tables/enchant-scrolls/enchant-scrolls.js";
import { withTaughtTrees } from "./tables/npcs/teachers.js";
import { readRegionGrid } from "./tables/regions/regions.js";
import type { SourcedTables } from "./tables/table-rows.js";
import { readOverlay } from "./text/overlay.js";
import { acisUnreadList } from "./unread/acis.js";
import { unreadOfDumps } from "./unread/dumps.js";
import { l2ScriptsUnreadList } from "./unread/l2-scripts.js";
import { l2jUnreadList } from "./unread/l2j.js";
import { checkRegionTiles, checkTables } from "./validate/validate.js";

/** What is not read on purpose of the files of each engine. */
const unreadLists: Readonly<Record<EngineName, readonly UnreadEntry[]>> = {
  acis: acisUnreadList,
  l2j: l2jUnreadList,
  mobius: l2jUnreadList,
  l2scripts: l2ScriptsUnreadList,
};

/** Input of a compilation. */
export interface CompileInput extends Provenance {
  /** The folder of the datapack. */
  readonly datapack: string;
  /** References that are known to dangle in the source. */
  readonly knownDangling?: readonly KnownDangling[];
  /**
   * Whether what cannot be read is an error; default false: it is a loss then, and what can be read without it is read. An unknown name
   * is left out, an invalid value with its field, and a record without what it needs as a whole.
   */
  readonly strict?: boolean;
  /** Whether a run that is not strict may lose more than a fiftieth of the rows of a table; default false. */
  readonly acceptLosses?: boolean;
  /** Values that are known to be probably wrong in the source. */
  readonly knownDoubts?: readonly KnownDoubt[];
  /** The engine whose defaults and preset of rules are used; by default it is found by the files, and a strict run has no preset. */
  readonly engine?: EngineName;
  /** The numbers of the engine's rules; they replace those of the preset. */
  readonly engineRules?: readonly EngineRuleRow[];
  /** Whether to read the client text too; default false. */
  readonly withText?: boolean;
  /** Called with the name of each table before it is read. */
  readonly onTable?: (name: TableName) => void;
}

/** Result of a compilation: the tables, all diagnostics, and the files of the data set when there is no error. */
export interface Compilation {
  readonly tables: SourcedTables;
  /** The engine with whose defaults the datapack was read. */
  readonly engine: EngineName;
  readonly files: DatasetFiles | undefined;
  /** The client text, when it was requested. */
  readonly overlay: TextOverlay | undefined;
  /** For each table that can be counted: what its files hold, and what of it is in the table. */
  readonly accounts: readonly Account[];
  /** The dangling references that are not known, each once. */
  readonly dangling: readonly KnownDangling[];
  /** The names of the source that were not read, with their counts; empty when a diagnostic is an error. */
  readonly unread: readonly UnreadName[];
  readonly diagnostics: readonly Diagnostic[];
  /** Where the datapack has the files that the rows of the tables are from. */
  readonly locate: Locate;
  /** The folder of the server's XML files, relative to the datapack's. */
  readonly folder: string;
}

/**
 * Compiles a datapack in memory: reads its tables, checks references (only when every row could be read) and rows, and
 * serializes the data set. Doubts are found only when every row could be read, too. When a diagnostic is an error,
 * `files` is undefined.
 *
 * @throws Error when the datapack is no folder, holds several servers, has a table in several databases or is of a family that no form reads,
 * or when no engine is given and the files show none.
 */
export function compile(input: CompileInput): Compilation {
  const {
    datapack: root,
    knownDangling = [],
    strict: isStrict = false,
    acceptLosses = false,
    knownDoubts = [],
    engine: namedEngine,
    engineRules = [],
    withText = false,
    onTable,
    ...provenance
  } = input;
  const report = createReport({ isStrict });
  const checkout = openCheckout(root);
  // A strict run reads the folder of a datapack as it is laid out for it.
  const locator = isStrict ? asNamed : createLocator(checkout);
  const { locate } = locator;
  const server = findServer(checkout, namedEngine);
  const ofEngine = unreadLists[server.engine];
  // A strict run reads no dumps of older servers.
  const unread = isStrict ? ofEngine : [...ofEngine, ...unreadOfDumps];
  const datapack = openDatapack(root, report, { unread, locator, ...server });
  const read = readTables(datapack, (table) => {
    report.enterTable(table);
    onTable?.(table);
  });
  const rules = namedEngine ?? (isStrict ? undefined : rulesOf(server, read.classes));
  const ruled = engineRulesTable(report, rules, read.engineRules, engineRules);
  const files = isStrict ? checkout.files : filesOfServer(checkout);
  if (!isStrict) {
    warnOfMods(report, checkout.mods);
    warnOfSwitches(report, checkout.switches);
  }
  const hasOwnChances = read.enchantScrolls.length > 0 || hasUnreadChances(report, files);
  const enchanting = enchantItemsOf(report, hasOwnChances ? undefined : rules, read.items);
  const skillTrees = sortRows("skillTrees", [...read.skillTrees, ...skillTreesOf(report, rules, read.skills)]);
  const rows = {
    ...read,
    npcs: withTaughtTrees(report, read.npcs, skillTrees),
    doors: server.engine === "acis" ? withClanHalls(read.doors, read.zones) : read.doors,
    engineRules: ruled,
    enchantBonuses: [...enchantBonusesOf(report, rules), ...read.enchantBonuses],
    enchantScrolls: [...enchanting.enchantScrolls, ...read.enchantScrolls],
    enchantChances: [...enchanting.enchantChances, ...read.enchantChances],
    teleports: markNobleTeleports(read.teleports, ruled),
    skillTrees,
    lifeStones: lifeStonesOf(report, rules, read),
    lures: luresOfEngine(report, rules, read),
  };
  // Rows that could not be read would be reported as dangling references, and would settle doubts.
  const isRead = !hasErrors(report);
  const tables = isRead ? { ...rows, doubts: findDoubts(report, rows, knownDoubts) } : rows;
  const sound = checkTables(report, tables);
  const accounts = accountFor(datapack, report, sound, files);
  if (!isStrict && !acceptLosses) refuseGreatLosses(report, accounts, datapack.inventory.counts());
  const dangling = isRead ? checkLinks(report, sound, knownDangling) : [];
  const regionGrid = readRegionGrid(datapack);
  checkRegionTiles(report, sound.regions, regionGrid);
  const overlay = withText ? readOverlay(datapack, provenance.chronicle) : undefined;
  const isSound = !hasErrors(report);
  // What comes after an error in an element is not read, so that only a sound run knows what its readers leave out.
  const names = isSound ? datapack.inventory.unread(files) : [];
  if (!isStrict) warnOfOtherDumps(datapack, report, files);
  warnUnknown(report, names);
  warnOfRefused(datapack, checkout.refused);
  const missingSources = nonEmpty([...datapack.missing].sort());
  return {
    tables: sound,
    engine: server.engine,
    files: isSound ? serializeDataset(sound, provenance, { engine: rules, regionGrid, missingSources }) : undefined,
    accounts,
    dangling,
    overlay: isSound ? overlay : undefined,
    unread: names,
    diagnostics: report.diagnostics.map((diagnostic) => ({ ...diagnostic, file: locate(diagnostic.file) })),
    locate,
    folder: checkout.data,
  };
}

/** Reports a warning for each folder of items, NPCs or skills that is not read. */
function warnOfMods(report: Report, mods: readonly string[]): void {
  for (const mod of mods)
    report.warn({ file: mod, line: 1 }, "folder", "a tenth of the server's files", "fewer: not read, as a mod");
}

/** Reports a warning for each setting of the server that switches files off. */
function warnOfSwitches(report: Report, switches: readonly Switch[]): void {
  for (const { setting, file, paths } of switches)
    report.warn({ file, line: 1 }, setting, "what the owner adds", `off: ${paths.length} files are not read`);
}

/** Reports a warning for each unread name that the list does not have. */
function warnUnknown(report: Report, names: readonly UnreadName[]): void {
  for (const { source, name, count, files = [], reason } of names) {
    if (reason !== undefined) continue;
    const received = name === undefined ? `${count} unknown files: ${files.join(", ")}` : `${count} of them`;
    report.warn({ file: source, line: 1 }, name ?? "files", "a name that is read or listed as unread", received);
  }
}
