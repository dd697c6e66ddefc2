import { type ClassSkillRow, classRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";

const { id, name, race, type, professionLevel } = classRow.entries;

/** A class without its skills; a first one has `null` for its parent. */
export const treeRow = v.strictObject({ id, name, race, type, professionLevel, parentClassId: v.nullable(id) });

export type TreeRow = v.InferOutput<typeof treeRow>;

/** The skills that a class learns itself, without those of its parents, and where they begin. */
export interface LearnedSkills {
  readonly position: SourcePosition;
  readonly rows: readonly ClassSkillRow[];
}

export type SkillsByClass = ReadonlyMap<number, LearnedSkills>;
