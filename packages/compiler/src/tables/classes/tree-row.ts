import { classRow } from "@gamedata/schema";
import * as v from "valibot";

const { id, name, race, type, professionLevel } = classRow.entries;

/** A class without its skills; a first one has `null` for its parent. */
export const treeRow = v.strictObject({ id, name, race, type, professionLevel, parentClassId: v.nullable(id) });

export type TreeRow = v.InferOutput<typeof treeRow>;
