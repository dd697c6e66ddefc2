import { listPaths } from "../read/locate.js";
import type { Dialect } from "../tables/dialect.js";
import { acis } from "./acis/acis.js";
import { dialectOf } from "./l2j/l2j.js";
import { l2jMobius, l2jServer } from "./l2j/l2j-dialect.js";
import { unsupportedFamily } from "./unsupported.js";

/** The names of the dialects of datapacks. */
export const dialectNames = ["acis", "l2j", "mobius"] as const;

/** The name of a dialect of datapacks. */
export type DialectName = (typeof dialectNames)[number];

/** A dialect of datapacks that can be compiled. */
interface KnownDialect {
  readonly name: DialectName;
  /** The name of the folder of its XML files. */
  readonly dialect: (folder: string) => Dialect;
  /** Files or folders, of which a datapack of this dialect has one; the endings of their paths. */
  readonly marks: readonly string[];
}

/** In the order in which they are looked for. */
const known: readonly KnownDialect[] = [
  { name: "mobius", dialect: (folder) => dialectOf(l2jMobius(folder)), marks: ["spawns", "Recipes.xml"] },
  { name: "l2j", dialect: (folder) => dialectOf(l2jServer(folder)), marks: ["stats/npcs", "stats/items"] },
  {
    name: "acis",
    dialect: () => acis,
    marks: ["xml/items", "xml/npcs", "xml/skills", "xml/item", "xml/npc", "npc.sql"],
  },
];

/** The folders of the XML files of a server of an L2J dialect: as exported, and in the server's own tree. */
const L2J_FOLDERS = ["xml", "data"];

/** A dialect of datapacks, with its name. */
export interface OpenedDialect extends Dialect {
  readonly name: DialectName;
  /** The engine whose rules it has: with drops in a dump those of aCis, which descends from such servers. */
  readonly engine: DialectName;
}

/** The dump of drops that all servers before 2013 have. */
const DROP_DUMP = "droplist.sql";

/**
 * Returns the dialect of a datapack.
 *
 * @param folder The folder of the datapack, or of a checkout that has it.
 * @param name By default the dialect is detected from the files.
 * @throws Error that names what was looked for, when the files show none of the dialects, or the family that no form reads.
 */
export function openDialect(folder: string, name?: DialectName): OpenedDialect {
  const listed = listPaths(folder);
  const unsupported = unsupportedFamily(folder, listed);
  if (unsupported !== undefined) throw new Error(`${folder} looks like ${unsupported}, which is not supported`);
  const paths = listed.map((path) => `/${path}`);
  const has = (mark: string) => paths.some((path) => path.endsWith(`/${mark}`));
  const chosen = known.find((one) => (name === undefined ? one.marks.some(has) : one.name === name));
  if (chosen === undefined) {
    const expected = known.map(({ name, marks }) => `${marks.join(" or ")} (${name})`).join(", ");
    throw new Error(`${folder} shows no known dialect; expected one of ${expected}`);
  }
  const xmlFolder = L2J_FOLDERS.find((one) => has(`${one}/stats`)) ?? "data";
  const { name: dialect } = chosen;
  return { ...chosen.dialect(xmlFolder), name: dialect, engine: has(DROP_DUMP) ? "acis" : dialect };
}
