import type { ClassSkillRow } from "@gamedata/schema";
import type { SourcePosition } from "../../diagnostic.js";

/** The skills that a class learns itself, without those of its parents, and where they begin. */
export interface LearnedSkills {
  readonly position: SourcePosition;
  readonly rows: readonly ClassSkillRow[];
}

export type SkillsByClass = ReadonlyMap<number, LearnedSkills>;
