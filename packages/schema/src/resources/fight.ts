import * as v from "valibot";
import { choice, closedObject } from "../values/form.js";
import { amount, count, level, percent } from "../values/measure.js";
import { itemSourceNpc } from "./drop.js";
import { classRef, skillRef } from "./reference.js";

export const shots = choice(
  ["none", "soulshot", "spiritshot", "blessedSpiritshot"],
  "Shots that each attack uses: soulshots of hits and physical skills, spiritshots of magic.",
);

const damage = (description: string) => v.pipe(amount, v.description(description));

export const fightAttack = closedObject("Attacks of one side, in mean values.", {
  skill: v.exactOptional(v.strictObject({ skill: skillRef, level })),
  hitChance: v.pipe(percent, v.description("Percent of attacks that hit; 100 for skills.")),
  criticalChance: v.pipe(percent, v.description("Percent of hits that are critical.")),
  damage: damage("Mean damage of a hit that is not critical."),
  minDamage: v.exactOptional(damage("Least damage of such a hit, by the spread of the weapon.")),
  maxDamage: v.exactOptional(damage("Greatest damage of such a hit.")),
  criticalDamage: damage("Mean damage of a critical hit."),
  weaponFactor: v.exactOptional(
    v.pipe(
      amount,
      v.description(
        "By what the target's weakness or resistance to the type of the weapon multiplies damage, which has it; missing for 1.",
      ),
    ),
  ),
  raceFactor: v.exactOptional(
    v.pipe(amount, v.description("By what the target's race multiplies it, which damage has; missing for 1.")),
  ),
  elementFactor: v.exactOptional(
    v.pipe(amount, v.description("By what the elements of both sides multiply it, which damage has; missing for 1.")),
  ),
  elementDamage: v.exactOptional(
    v.pipe(amount, v.description("What the elements of both sides add, which damage has; missing for 0.")),
  ),
  resistance: v.exactOptional(
    v.pipe(
      v.strictObject({
        halfChance: v.pipe(percent, v.description("Percent of casts that do half of the damage.")),
        failChance: v.pipe(percent, v.description("Percent of casts that do one point of damage.")),
      }),
      v.description("Casts that the target resists; none of these is critical. Missing for physical attacks."),
    ),
  ),
  block: v.exactOptional(
    v.pipe(
      v.strictObject({
        chance: v.pipe(percent, v.description("Percent of hits that the target's shield blocks.")),
        damage: damage("Mean damage of a blocked hit that is not critical."),
        perfectChance: v.pipe(percent, v.description("Percent of hits that do one point of damage.")),
      }),
      v.description("Blocks of the target's shield, from the front; missing without one."),
    ),
  ),
  meanDamage: damage("Mean damage of an attack, with missed, blocked and resisted ones."),
  seconds: v.pipe(amount, v.description("Seconds from one attack to the next.")),
});

export const fightLength = {
  attacks: v.pipe(
    amount,
    v.description("HP of the NPC by the mean damage of an attack; at least as many as one hit takes."),
  ),
  seconds: v.pipe(amount, v.description("Seconds to kill: these attacks, each with its time.")),
  damageTaken: v.pipe(amount, v.description("HP that the character loses until then, by hits alone, in the mean.")),
  killsPerHour: v.pipe(
    amount,
    v.description("Kills of an hour without walking, resting, buffing and waiting: an upper bound."),
  ),
};

export const huntingFight = closedObject("How a character kills a monster.", fightLength);

export const fight = closedObject("A fight of a character against an NPC, in mean values.", () => ({
  npc: itemSourceNpc,
  class: classRef,
  level: v.pipe(level, v.description("Player level.")),
  npcHp: v.pipe(count, v.description("Effective HP of the NPC.")),
  characterHp: v.pipe(count, v.description("Maximum HP of the character.")),
  attack: fightAttack,
  npcAttack: v.pipe(fightAttack, v.description("Hits of the NPC, without its skills.")),
  ...fightLength,
  perHour: v.pipe(
    v.strictObject({ exp: amount, sp: amount, adena: amount }),
    v.description("What that many kills give at the server's rates and level rules: an upper bound."),
  ),
}));
