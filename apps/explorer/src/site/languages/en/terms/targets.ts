import type { TermTable } from "../../plural/term-table.js";

/** The targets of skills, by the source's word in lower case. */
export const targets = {
  self: ["self"],
  one: ["one target"],
  enemy: ["enemy", "Others only when an attack is forced."],
  enemy_only: ["enemy only"],
  enemy_not: ["friend"],
  target: ["one target"],
  aura: ["around the caster"],
  front_aura: ["before the caster"],
  behind_aura: ["behind the caster"],
  area: ["around the target"],
  front_area: ["before the caster, around the target"],
  none: ["none"],
  corpse_mob: ["corpse of a monster"],
  area_corpse_mob: ["around the corpse of a monster"],
  corpse_player: ["corpse of a player"],
  pc_body: ["corpse of a player"],
  npc_body: ["corpse of a monster"],
  owner_pet: ["owner"],
  unlockable: ["door or chest"],
  door_treasure: ["door or chest"],
} satisfies TermTable;
