import type { TranslatedTerms } from "../../en/terms/translated.js";
import { creatures } from "./creatures.js";
import { effects } from "./effects.js";
import { fields } from "./fields.js";
import { itemKinds } from "./item-kinds.js";
import { materials } from "./materials.js";
import { npcTypes } from "./npc-types.js";
import { races } from "./races.js";
import { skillTypes } from "./skill-types.js";
import { stats } from "./stats.js";
import { targets } from "./targets.js";
import { zoneKinds } from "./zone-kinds.js";

/** The words of the game, by the kind of thing that they are words for. */
export const terms: TranslatedTerms = {
  stat: stats,
  effect: effects,
  target: targets,
  skillType: skillTypes,
  npcType: npcTypes,
  itemKind: itemKinds,
  zoneKind: zoneKinds,
  creature: creatures,
  material: materials,
  race: races,
  field: { ...stats, ...fields },
};
