import type { Checkout } from "../read/checkout.js";
import type { EngineDefaults } from "../read/defaults.js";
import { rawText } from "../read/raw-text.js";
import { isBelow, keyBelow } from "../read/root.js";
import { l2ScriptsOf, samplesOf, unsupportedFamily } from "../read/unsupported.js";
import { isTypedDropDump } from "../tables/drops/dumps.js";
import { hasElementsFromFire } from "../tables/skills/element-numbers.js";
import type { SourcedTable } from "../tables/table-rows.js";
import { engineDefaults, npcOfMobius } from "./engine-defaults.js";
import type { EngineName, RulesName } from "./engine-name.js";

/** Files or folders, of which a datapack for an engine has one: the endings of their paths, in the order in which they are looked for. */
const marks: readonly { readonly engine: EngineName; readonly has: readonly string[] }[] = [
  { engine: "mobius", has: ["spawns", "Recipes.xml"] },
  { engine: "l2j", has: ["stats/npcs", "stats/items"] },
  { engine: "acis", has: ["xml/items", "xml/npcs", "xml/skills", "xml/item", "xml/npc", "npc.sql"] },
];

/** The folders in which a server may have its XML files: as exported, and in its own tree. */
const FOLDERS = ["xml", "data"];

const DROP_DUMP = "droplist.sql";
const NPC_DUMP = "npc.sql";

export interface ServerOfFiles {
  /** The engine whose defaults its files leave out. */
  readonly engine: EngineName;
  readonly defaults: EngineDefaults;
  /** Whether its NPCs or drops are in a dump, as those of all servers before 2013. */
  readonly hasDump: boolean;
  /** The folder of the XML files, as readers name it. */
  readonly folder: string;
}

const ARCHIVE = /\.(?:zip|rar|7z|tar|gz|xz|bz2)$/iu;

/**
 * Finds for which engine a datapack is.
 *
 * @param named The engine; by default it is found by the files.
 * @throws Error that names what was looked for, when the files show no engine, or the family that no form reads.
 */
export function findServer(
  { folder, paths: listed, data, serverDumps, inDatabases }: Checkout,
  named?: EngineName,
): ServerOfFiles {
  const ofData = listed.filter((path) => isBelow(path, data));
  const samples = samplesOf(folder, ofData);
  const ofL2Scripts = l2ScriptsOf(samples);
  if (ofL2Scripts !== undefined) {
    const defaults = { ...engineDefaults.l2scripts, ...ofL2Scripts };
    return { engine: named ?? "l2scripts", defaults, hasDump: false, folder: "data" };
  }
  const unsupported = unsupportedFamily(samples, listed);
  if (unsupported !== undefined) throw new Error(`${folder} looks like ${unsupported}, which is not supported`);
  // What lies deeper, or beside the data, as scripts and sources do, may have any name.
  const direct = ofData.filter((path) => !keyBelow(data, path).includes("/"));
  const paths = [...direct, ...serverDumps, ...inDatabases.keys()].map((path) => `/${path}`);
  const folded = paths.map((path) => path.toLowerCase());
  const isThere = (mark: string) => paths.some((path) => path.endsWith(`/${mark}`));
  // A name with a capital letter tells servers apart; the others count in whatever case.
  const isFolded = (mark: string) => folded.some((path) => path.endsWith(`/${mark}`));
  const engineOf = (isMarked: typeof isThere) => marks.find(({ has }) => has.some(isMarked))?.engine;
  const found = engineOf(isThere) ?? engineOf(isFolded);
  // The oldest branch of Mobius has its NPCs in dumps, as the servers from which it descends.
  const engine = named ?? (found === "mobius" && isThere(DROP_DUMP) ? "acis" : found);
  if (engine === undefined) {
    const expected = marks.map(({ engine: name, has }) => `${has.join(" or ")} (${name})`).join(", ");
    const archive = listed.find((path) => ARCHIVE.test(path));
    const advice = archive === undefined ? "name the folder of a whole server" : `unpack ${archive} first`;
    throw new Error(`${folder} shows no known server; expected one of ${expected} in it: ${advice}`);
  }
  const usual = engine === "acis" ? "xml" : "data";
  const xmlFolder = FOLDERS.find((one) => isFolded(`${one}/stats`)) ?? usual;
  const dump = serverDumps.find((path) => `/${path}`.endsWith(`/${DROP_DUMP}`));
  const isOfLater = dump !== undefined && isTypedDropDump(folder, dump);
  const hasDump = (isThere(DROP_DUMP) && !isOfLater) || (engine !== "mobius" && isThere(NPC_DUMP));
  const someNpcs = ofData.find((path) => /(?:^|\/)npcs\/[^/]+\.xml$/iu.test(path));
  const npc = engine === "mobius" && npcOfMobius(isThere, someNpcs === undefined ? "" : rawText(folder, someNpcs));
  // Servers with dumps are of several ages.
  const skillFiles = ofData.filter((path) => /(?:^|\/)skills\/.+\.xml$/iu.test(path));
  const isFromFire = engine === "acis" && hasDump && hasElementsFromFire(folder, skillFiles);
  const { skillElements } = engineDefaults[isFromFire ? "l2j" : engine];
  const defaults = { ...engineDefaults[engine], skillElements, ...(npc && { npc }) };
  return { engine, defaults, hasDump, folder: xmlFolder };
}

/** Returns which rules a server has; those before 2013 differ by their age, which their files and classes show. */
export function rulesOf(
  { engine, hasDump }: Omit<ServerOfFiles, "defaults">,
  classes: SourcedTable<"classes">,
): RulesName {
  if (!hasDump) return engine;
  if (engine === "l2j") return "l2j2011";
  return classes.some(({ row: { race } }) => race === "Kamael") ? "l2j2009" : "l2j2008";
}
