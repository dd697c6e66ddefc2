import { iconFile } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { readJsonRows } from "../read/json.js";

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
 * Reads the client's icons, by item or skill id. A second icon for one id is an error.
 *
 * @param datapack The datapack.
 * @param kind What the icons are of.
 */
export function readIcons(datapack: Datapack, kind: keyof typeof iconRow): ReadonlyMap<number, string> {
  const icons = new Map<number, string>();
  for (const { row, ...place } of readJsonRows(datapack, `client/${kind}-icons.json`, iconRow[kind])) {
    if (icons.has(row.id)) datapack.report.error(place, `icon of ${kind} ${row.id}`, "one icon", "another one");
    icons.set(row.id, row.iconFile);
  }
  return icons;
}
