import * as v from "valibot";
import { closedObject, described, describedList } from "../values/form.js";
import { npcId } from "../values/id.js";
import { count, level, positiveCount } from "../values/measure.js";

export const areaNpc = closedObject("NPC or monster of the cleaned layer that spawns in a location or region.", {
  id: described(npcId, "Id of the canonical raw NPC of the group."),
  name: v.string(),
  level: v.nullable(level),
  npcType: described(v.nullable(v.string()), "The engine's NPC type, for example RaidBoss."),
  isMonster: described(v.boolean(), "True when the type is in the monster subset."),
  spawnCount: described(positiveCount, "Its spawns in this area."),
});

/** The fields of a location and of a region that describe the NPCs that spawn there. */
export const areaEntries = {
  levelMin: described(v.nullable(level), "Lowest level of its monsters; null without monsters."),
  levelMax: described(v.nullable(level), "Highest level of its monsters; null without monsters."),
  npcCount: described(count, "Rows of `npcs`, monsters included."),
  monsterCount: described(count, "Rows of `npcs` that are monsters."),
  spawnCount: described(count, "Spawns of all rows of `npcs`."),
  npcs: describedList(areaNpc, "By level (null last), name, id."),
};
