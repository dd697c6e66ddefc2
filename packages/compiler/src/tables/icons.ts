import { iconFile } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack, Sourced } from "../read/datapack.js";
import { hasFile } from "../read/file.js";
import { readJsonRows } from "../read/json.js";
import { labelText } from "../read/values.js";
import { indexClientRows, warnUnusedRows } from "./client-rows.js";

/** The prefix of every icon's name in the source: its package, and perhaps a group in it. */
const PACKAGE = /^.*\./u;

/** An icon that the source names `package.name` or `package.group.name`, as its file name. */
export const iconText = v.pipe(
  labelText,
  v.transform((icon) => `${icon.replace(PACKAGE, "").toLowerCase()}.png`),
);

const iconRow = {
  item: v.pipe(
    v.strictObject({ itemId: v.number(), iconFile }),
    v.transform(({ itemId, ...icon }) => ({ id: itemId, ...icon })),
  ),
  skill: v.pipe(
    v.strictObject({ skillId: v.number(), iconFile }),
    v.transform(({ skillId, ...icon }) => ({ id: skillId, ...icon })),
  ),
};

/**
 * Adds the icons of the client to rows whose files have none, by item or skill id, where a datapack has a file of them; one without any icon
 * lacks it. A second icon for one id is an error.
 */
export function withIcons<Row extends { readonly id: number; readonly iconFile?: unknown }>(
  datapack: Datapack,
  kind: keyof typeof iconRow,
  read: (iconOf: (id: number) => string | undefined) => readonly Sourced<Row>[],
): readonly Sourced<Row>[] {
  const file = `client/${kind}-icons.json`;
  const what = `icon of ${kind}`;
  const icons = indexClientRows(
    datapack.report,
    what,
    hasFile(datapack, file) ? readJsonRows(datapack, file, iconRow[kind]) : [],
    ({ id }) => id,
  );
  const rows = read((id) => icons.get(id)?.row.iconFile);
  warnUnusedRows(datapack.report, what, icons, rows, ({ id }) => id);
  if (rows.every(({ row }) => row.iconFile === undefined)) datapack.missing.add(file);
  return rows;
}
