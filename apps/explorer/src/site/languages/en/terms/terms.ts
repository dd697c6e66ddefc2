import { creatures } from "./creatures.js";
import { effects } from "./effects.js";
import { itemKinds } from "./item-kinds.js";
import { materials } from "./materials.js";
import { npcTypes } from "./npc-types.js";
import { skillTypes } from "./skill-types.js";
import { stats } from "./stats.js";
import { targets } from "./targets.js";
import { zoneKinds } from "./zone-kinds.js";

/** The words of the game, by the kind of thing that they are words for. */
export const terms = {
  stat: stats,
  effect: effects,
  target: targets,
  skillType: skillTypes,
  npcType: npcTypes,
  itemKind: itemKinds,
  zoneKind: zoneKinds,
  creature: creatures,
  material: materials,
  // Races of creatures and types of classes are separated into words.
  race: {},
  // Fields that are no stats are separated into words.
  field: stats,
};
