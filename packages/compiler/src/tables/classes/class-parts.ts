import { type ClassSkillRow, classRow, type SkillTreeRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import type { Sourced } from "../../read/datapack.js";
import type { XmlElement } from "../../read/xml.js";

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

export const CLASS_TREE = "classSkillTree";

/** A skill of a tree; only one outside classes has the further facts. */
export type TreeSkill = ClassSkillRow & Pick<SkillTreeRow, "races" | "minSubclassLevel">;

/** A tree of skills, of a class, or of a race or all characters. */
export interface SkillTree {
  readonly type: string;
  readonly classId: number | undefined;
  readonly race: string | undefined;
  readonly position: SourcePosition;
  /** The skills of a `<skillTree>` outside classes. */
  readonly skills: readonly XmlElement[];
  /** The skills that are already read: there are many of classes, and their elements need not stay in memory. */
  readonly learned: readonly Sourced<TreeSkill>[];
}
