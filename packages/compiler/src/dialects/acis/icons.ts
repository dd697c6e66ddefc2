import { iconFile } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readJsonRows } from "../../read/json.js";
import { type ClientRows, indexClientRows } from "../../tables/client-rows.js";

/** The icon of an item or skill. */
export interface Icon {
  readonly id: number;
  readonly iconFile: string;
}

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

/** Reads the client's icons by item or skill id. A second icon for one id is an error. */
export function readIcons(datapack: Datapack, kind: keyof typeof iconRow): ClientRows<Icon> {
  const rows = readJsonRows(datapack, `client/${kind}-icons.json`, iconRow[kind]);
  return indexClientRows(datapack.report, `icon of ${kind}`, rows, (icon) => icon.id);
}
