import { npcRaces } from "@gamedata/schema";
import type { NpcRace, NpcRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { indexBy } from "../rows/index-by.js";
import { RACE_SKILL_ID } from "../skills/marker-skills.js";

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
