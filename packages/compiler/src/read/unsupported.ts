import { nameKey } from "./name.js";
import { rawText } from "./raw-text.js";
import { isDump } from "./root.js";

/** The files of the scripts of the original servers. */
const PTS_FILE = /(?:^|\/)(?:itemdata|npcdata|skilldata|npcpos)\.txt$/iu;

/** The tables of the servers of the first chronicles, before they had a database. */
const CSV_FILE = /(?:^|\/)(?:droplist|spawnlist|npc2?|skilltree_\w+)\.csv$/iu;

/** The dump of the ingredients of recipes of L2Phoenix and its forks, whose other dumps have the names of those of L2J, with other columns. */
const L2_PHOENIX_FILE = /(?:^|\/)recitems\.sql$/iu;

/** What only one family has in its files of items and NPCs: other families write `val`, and the HP of an NPC in an element. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/<set\s+name\s*=\s*"[^"]*"\s+value\s*=/u, "L2-Scripts"],
  [/<npc\s[^>]*\bhpMax\s*=/u, "L2J Tenkai"],
];

/** The folders of whose files some are looked at, as keys, and how many of each. */
const FOLDERS: readonly string[] = ["items", "npcs"].map(nameKey);
const SAMPLES = 3;

/** Returns the name of the family of servers to which a datapack belongs whose files no form reads, if it looks like one. */
export function unsupportedFamily(folder: string, paths: readonly string[]): string | undefined {
  // Some have a folder for each kind of item.
  const isOfFolder = (key: string) => (path: string) =>
    path.toLowerCase().endsWith(".xml") && path.split("/").slice(-3, -1).map(nameKey).includes(key);
  const samples = FOLDERS.flatMap((key) => paths.filter(isOfFolder(key)).slice(0, SAMPLES));
  const texts = samples.map((path) => rawText(folder, path));
  const marked = MARKS.find(([mark]) => texts.some((text) => mark.test(text)));
  if (marked !== undefined) return marked[1];
  if (paths.some((path) => L2_PHOENIX_FILE.test(path))) return "L2Phoenix";
  const hasTables = samples.length > 0 || paths.some(isDump);
  if (hasTables) return undefined;
  if (paths.some((path) => PTS_FILE.test(path))) return "PTS scripts";
  return paths.some((path) => CSV_FILE.test(path))
    ? "L2J of the first chronicles, with its tables in CSV files"
    : undefined;
}
