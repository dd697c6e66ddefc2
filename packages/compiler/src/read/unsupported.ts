import { nameKey } from "./name.js";
import { rawText } from "./raw-text.js";
import { isDump } from "./root.js";

/** The files of the scripts of the original servers. */
const PTS_FILE = /(?:^|\/)(?:itemdata|npcdata|skilldata|npcpos)\.txt$/iu;

/** The tables of the servers of the first chronicles, before they had a database. */
const CSV_FILE = /(?:^|\/)(?:droplist|spawnlist|npc2?|skilltree_\w+)\.csv$/iu;

/** Dumps that only one family has, whose other dumps have the names of those of L2J, with other columns. */
const DUMPS = {
  L2Phoenix: /(?:^|\/)recitems\.sql$/iu,
  "L1J, which is of another game": /(?:^|\/)(?:polymorphs|mobskill)\.sql$/iu,
};

/** What L2-Scripts and its forks alone have in their files of items and NPCs: other families write `val`. */
const L2_SCRIPTS = /<set\s+name\s*=\s*"[^"]*"\s+value\s*=/u;

/** What other families alone have in such files: others have the HP of an NPC in an element, and a name in one language. */
const UNSUPPORTED = {
  "L2J Tenkai": /<npc\s[^>]*\bhpMax\s*=/u,
  L2jEternity: /<(?:item|npc)\s(?![^>]*\sname\s*=)[^>]*\snameEn\s*=/u,
};

/** The folders of whose files some are looked at, as keys, and how many of each. */
const FOLDERS: readonly string[] = ["items", "npcs"].map(nameKey);
const SAMPLES = 3;

/** Returns the texts of some files of items and NPCs. */
export function samplesOf(folder: string, paths: readonly string[]): readonly string[] {
  // Some have a folder for each kind of item.
  const isOfFolder = (key: string) => (path: string) =>
    path.toLowerCase().endsWith(".xml") && path.split("/").slice(-3, -1).map(nameKey).includes(key);
  const samples = FOLDERS.flatMap((key) => paths.filter(isOfFolder(key)).slice(0, SAMPLES));
  return samples.map((path) => rawText(folder, path));
}

/** The setting of an NPC of the revisions of L2-Scripts since it rolls each row of a group of drops by itself; before it was `baseCritRate`. */
const LATER_L2_SCRIPTS = /"basePCritRate"/u;

/** Returns what a datapack of L2-Scripts or one of its forks shows of its revision; undefined where it is of another family. */
export function l2ScriptsOf(texts: readonly string[]): { readonly rollsRowsOfGroups: boolean } | undefined {
  if (!texts.some((text) => L2_SCRIPTS.test(text)) || familyOf(texts) !== undefined) return undefined;
  return { rollsRowsOfGroups: texts.some((text) => LATER_L2_SCRIPTS.test(text)) };
}

const familyOf = (texts: readonly string[]): string | undefined =>
  Object.entries(UNSUPPORTED).find(([, mark]) => texts.some((text) => mark.test(text)))?.[0];

/** Returns the name of the family of servers to which a datapack belongs whose files no form reads, if it looks like one. */
export function unsupportedFamily(texts: readonly string[], paths: readonly string[]): string | undefined {
  const family = familyOf(texts);
  if (family !== undefined) return family;
  const ofDump = Object.entries(DUMPS).find(([, dump]) => paths.some((path) => dump.test(path)));
  if (ofDump !== undefined) return ofDump[0];
  const hasTables = texts.length > 0 || paths.some(isDump);
  if (hasTables) return undefined;
  if (paths.some((path) => PTS_FILE.test(path))) return "PTS scripts";
  return paths.some((path) => CSV_FILE.test(path))
    ? "L2J of the first chronicles, with its tables in CSV files"
    : undefined;
}
