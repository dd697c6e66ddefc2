import { RACE_SKILL_ID } from "@gamedata/rules";
import { npcRaces } from "@gamedata/schema";
import type { NpcRace, NpcRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { indexBy } from "../rows/index-by.js";

const raceIcons = derived(({ dataset }) => indexBy(dataset.raceIcons, (row) => row.skillLevel));

/** Returns the race of an NPC: that of the source, else by the level of its race skill, from 1 = Undead. */
export const npcRaceOf = (npc: NpcRow): NpcRace | undefined => npc.race ?? npcRaces[(raceLevelOf(npc) ?? 0) - 1];

/** Returns the icon of the race of an NPC with a race skill; `undefined` if the data set has none. */
export function raceIconFileOf(catalog: Catalog, npc: NpcRow): string | undefined {
  const level = raceLevelOf(npc);
  if (level === undefined) return undefined;
  return raceIcons(catalog).get(npc.race === undefined ? level : npcRaces.indexOf(npc.race) + 1)?.iconFile;
}

function raceLevelOf({ skills }: NpcRow): number | undefined {
  return skills?.find((skill) => skill.id === RACE_SKILL_ID)?.level;
}
