import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Dialect } from "../tables/dialect.js";
import { acis } from "./acis/acis.js";
import { l2jForm, mobiusForm } from "./l2j/form.js";
import { l2jDialect } from "./l2j/l2j.js";

/** The names of the forms of datapacks. */
export const dialectNames = ["acis", "l2j", "mobius"] as const;

/** The name of a form of datapacks. */
export type DialectName = (typeof dialectNames)[number];

/** A form of datapacks that can be compiled. */
interface KnownDialect {
  readonly name: DialectName;
  readonly dialect: Dialect;
  /** Files or folders, relative to the datapack's; the form is detected when there is one of them. */
  readonly marks: readonly string[];
}

/** The folders of the XML files of a server of the L2J family: as exported, and in the server's own tree. */
const L2J_FOLDERS = ["xml", "data"];

const known: readonly KnownDialect[] = [
  { name: "acis", dialect: acis, marks: ["xml/items", "xml/npcs", "xml/skills"] },
  ...L2J_FOLDERS.flatMap((folder): readonly KnownDialect[] => [
    { name: "mobius", dialect: l2jDialect(mobiusForm(folder)), marks: [`${folder}/spawns`, `${folder}/Recipes.xml`] },
    { name: "l2j", dialect: l2jDialect(l2jForm(folder)), marks: [`${folder}/stats/npcs`, `${folder}/stats/items`] },
  ]),
];

/** A form of datapacks, with its name. */
export interface OpenedDialect extends Dialect {
  readonly name: DialectName;
}

/**
 * Returns the form of a datapack.
 *
 * @param folder The folder of the datapack.
 * @param name By default the form is detected from the files.
 * @throws Error that names what was looked for, when the files show none of the forms.
 */
export function openDialect(folder: string, name?: DialectName): OpenedDialect {
  const candidates = known.filter((candidate) => name === undefined || candidate.name === name);
  const found = candidates.find(({ marks }) => marks.some((mark) => existsSync(join(folder, mark))));
  // The readers of a named form report what they miss.
  const chosen = found ?? (name === undefined ? undefined : candidates[0]);
  if (chosen !== undefined) return { ...chosen.dialect, name: chosen.name };
  const expected = known.map(({ name, marks }) => `${marks.join(" or ")} (${name})`).join(", ");
  throw new Error(`${folder} has the form of no known datapack; expected one of ${expected}`);
}
