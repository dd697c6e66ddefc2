/** What an engine takes for what files leave out, and what it does with what they state. */
export interface EngineDefaults {
  /** The level and the type of an NPC that states none. */
  readonly npc: { readonly level?: number; readonly type?: string };
  /** The chance in percent of a skill that an item starts, where it states none. */
  readonly itemSkillChance?: number;
  /** Whether the names of the targets of skills keep what all of them begin with, `TARGET_`. */
  readonly keepsTargetPrefix?: boolean;
  /** Which attribute of an effect is its time: in some engines the second one is something else. */
  readonly effectTimes: "time" | "time or abnormalTime";
}
