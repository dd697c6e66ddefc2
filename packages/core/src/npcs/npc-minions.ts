import { present } from "@gamedata/rules";
import type { NpcMinion } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { type Npc, npcRefOf } from "../records/npcs.js";
import { type Minions, minionsOf } from "../spawns/minions.js";

/** Returns the NPCs that appear with an NPC, by ascending id. */
export const npcMinionsOf = (catalog: Catalog, npc: Npc): readonly NpcMinion[] =>
  minionsOf(catalog, npc).map(npcMinionOf);

const npcMinionOf = ({ npc, min, max, respawnDelay }: Minions): NpcMinion =>
  present({ npc: npcRefOf(npc), min, max, respawnDelay });
