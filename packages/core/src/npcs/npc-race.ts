import { npcRaces } from "@gamedata/schema";
import type { NpcRace, NpcRow, SkillId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { indexBy } from "../rows/index-by.js";

/** The skill whose level is the race of an NPC. */
const RACE_SKILL_ID: SkillId = 4416;

/** Skills by which the engine marks NPCs; NPCs do not use them. */
export const MARKER_SKILL_IDS: ReadonlySet<SkillId> = new Set([4408, 4410, 4411, 4412, 4413, 4414, RACE_SKILL_ID]);

const raceIcons = derived(({ dataset }) => indexBy(dataset.raceIcons, (row) => row.skillLevel));

/** Returns the race of an NPC: by the level of its race skill, from 1 = Undead; without one that of the source. */
export function npcRaceOf(npc: NpcRow): NpcRace | undefined {
  const level = raceLevelOf(npc);
  return level === undefined ? npc.race : npcRaces[level - 1];
}

/** Returns the icon of an NPC's race; `undefined` if the data set has none for the level of its race skill. */
export function raceIconFileOf(catalog: Catalog, npc: NpcRow): string | undefined {
  const level = raceLevelOf(npc);
  return level === undefined ? undefined : raceIcons(catalog).get(level)?.iconFile;
}

function raceLevelOf({ skills }: NpcRow): number | undefined {
  return skills?.find((skill) => skill.id === RACE_SKILL_ID)?.level;
}
