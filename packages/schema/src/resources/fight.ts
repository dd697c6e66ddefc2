import * as v from "valibot";
import { choice, closedObject, described, optional } from "../values/form.js";
import { amount, count, level, percent } from "../values/measure.js";
import { itemSourceNpc } from "./drop.js";
import { classRef, skillRef } from "./reference.js";

export const shots = choice(
  ["none", "soulshot", "spiritshot", "blessedSpiritshot"],
  "Shots that each attack uses: soulshots of hits and physical skills, spiritshots of magic.",
);

export const fightAttack = closedObject("Attacks of one side, in mean values.", {
  skill: optional(v.strictObject({ skill: skillRef, level })),
  hitChance: described(percent, "Percent of attacks that hit; 100 for skills."),
  criticalChance: described(percent, "Percent of hits that are critical."),
  damage: described(amount, "Mean damage of a hit that is not critical."),
  minDamage: optional(described(amount, "Least damage of such a hit, by the spread of the weapon.")),
  maxDamage: optional(described(amount, "Greatest damage of such a hit.")),
  criticalDamage: described(amount, "Mean damage of a critical hit."),
  weaponFactor: optional(
    amount,
    "By what the target's weakness or resistance to the type of the weapon multiplies damage, which has it; missing for 1.",
  ),
  raceFactor: optional(amount, "By what the target's race multiplies it, which damage has; missing for 1."),
  elementFactor: optional(amount, "By what the elements of both sides multiply it, which damage has; missing for 1."),
  elementDamage: optional(amount, "What the elements of both sides add, which damage has; missing for 0."),
  resistance: optional(
    v.strictObject({
      halfChance: described(percent, "Percent of casts that do half of the damage."),
      failChance: described(percent, "Percent of casts that do one point of damage."),
    }),
    "Casts that the target resists; none of these is critical. Missing for physical attacks.",
  ),
  block: optional(
    v.strictObject({
      chance: described(percent, "Percent of hits that the target's shield blocks."),
      damage: described(amount, "Mean damage of a blocked hit that is not critical."),
      perfectChance: described(percent, "Percent of hits that do one point of damage."),
    }),
    "Blocks of the target's shield, from the front; missing without one.",
  ),
  meanDamage: described(amount, "Mean damage of an attack, with missed, blocked and resisted ones."),
  seconds: described(amount, "Seconds from one attack to the next."),
});

export const fightLength = {
  attacks: described(amount, "HP of the NPC by the mean damage of an attack; at least as many as one hit takes."),
  seconds: described(amount, "Seconds to kill: these attacks, each with its time."),
  damageTaken: described(amount, "HP that the character loses until then, by hits alone, in the mean."),
  killsPerHour: described(amount, "Kills of an hour without walking, resting, buffing and waiting: an upper bound."),
};

export const huntingFight = closedObject("How a character kills a monster.", fightLength);

export const fight = closedObject("A fight of a character against an NPC, in mean values.", () => ({
  npc: itemSourceNpc,
  class: classRef,
  level: described(level, "Player level."),
  npcHp: described(count, "Effective HP of the NPC."),
  characterHp: described(count, "Maximum HP of the character."),
  attack: fightAttack,
  npcAttack: described(fightAttack, "Hits of the NPC, without its skills."),
  ...fightLength,
  perHour: described(
    v.strictObject({ exp: amount, sp: amount, adena: v.nullable(amount) }),
    "What that many kills give at the server's rates and level rules: an upper bound. `adena` is null where the data set has no drops.",
  ),
}));
