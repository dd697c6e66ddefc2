import { npcId } from "@gamedata/schema";
import * as v from "valibot";
import { readCheckedList } from "../read/checked-json.js";

/** File name of the list of known doubts, in the folder of a data set. */
export const KNOWN_DOUBTS_FILE = "known-doubts.json";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const reason = v.pipe(v.string(), v.nonEmpty());

const knownDoubtRow = v.variant("kind", [
  v.strictObject({ kind: v.literal("ingredientCount"), recipeId: id, itemId: id, comparedRecipeId: id, reason }),
  v.strictObject({ kind: v.literal("noSpawn"), firstNpcId: npcId, lastNpcId: npcId, reason }),
  v.strictObject({ kind: v.literal("nobleTeleport"), destinations: v.pipe(v.array(id), v.minLength(1)), reason }),
  v.strictObject({ kind: v.literal("aggroRange"), ranges: v.pipe(v.array(v.number()), v.minLength(1)), reason }),
]);

/** A value that is known to be probably wrong in the source, and the reason; the compiler checks that it still stands. */
export type KnownDoubt = Readonly<v.InferOutput<typeof knownDoubtRow>>;

/**
 * Reads a list of known doubts.
 *
 * @throws Error that names the file and the first fault, when the file cannot be read or is not such a list.
 */
export const readKnownDoubts = (file: string): readonly KnownDoubt[] =>
  readCheckedList(file, "known doubts", knownDoubtRow);
