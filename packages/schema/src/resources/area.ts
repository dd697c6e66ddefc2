import * as v from "valibot";
import { closedObject, describedList } from "../values/form.js";
import { npcId } from "../values/id.js";
import { count, level, positiveCount } from "../values/measure.js";

export const areaNpc = closedObject("NPC or monster of the cleaned layer that spawns in a location or region.", {
  id: v.pipe(npcId, v.description("Id of the canonical raw NPC of the group.")),
  name: v.string(),
  level: v.nullable(level),
  npcType: v.pipe(v.nullable(v.string()), v.description("The engine's NPC type, for example RaidBoss.")),
  isMonster: v.pipe(v.boolean(), v.description("True when the type is in the monster subset.")),
  spawnCount: v.pipe(positiveCount, v.description("Its spawns in this area.")),
});

/** The fields of a location and of a region that describe the NPCs that spawn there. */
export const areaEntries = {
  levelMin: v.pipe(v.nullable(level), v.description("Lowest level of its monsters; null without monsters.")),
  levelMax: v.pipe(v.nullable(level), v.description("Highest level of its monsters; null without monsters.")),
  npcCount: v.pipe(count, v.description("Rows of `npcs`, monsters included.")),
  monsterCount: v.pipe(count, v.description("Rows of `npcs` that are monsters.")),
  spawnCount: v.pipe(count, v.description("Spawns of all rows of `npcs`.")),
  npcs: describedList(areaNpc, "By level (null last), name, id."),
};
