import type { UnreadEntry } from "../read/inventory.js";
import { unopened, unread } from "./entries.js";

/** What is not read of skills in the form of aCis, and why, in whichever server; lists of effects of enchant routes have fewer of the names. */
export const unreadOfClassicSkills = unread("xml/skills", {
  "The engine's order of calculation.": `skill/{for for/effect}/{add mul sub set addMul subDiv basemul}@order
    skill/{enchant1for enchant2for}/add@order
    skill/enchant1for/effect/{add mul sub set addMul basemul}@order skill/enchant2for/effect/{add mul sub addMul}@order`,
  "When a skill can be used, in the engine's terms.": `skill/cond@{msg msgId addName}
    skill/set[{minPledgeClass numCharges maxCharges isSiegeSummonSkill}]`,
  "Which of two effects of a kind replaces the other.":
    "skill/{for enchant1for enchant2for}/effect@{stackOrder stackType}",
  "Inputs of the engine for the chance and the class of an effect.": `
    skill/for/effect@{effectPower effectType abnormalTime abnormalLvl abnormalType special}
    skill/{enchant1for enchant2for}/effect@{effectPower effectType}`,
  "How the client draws an effect.":
    "skill/{for enchant1for enchant2for}/effect@noicon skill/{for enchant2for}/effect@abnormal",
  "Effects that start another skill by chance; the skill and the chance are not linked yet by any record.":
    "skill/for/effect@{triggeredId triggeredLevel chanceType activationChance activationMinDamage}",
  "Inputs of the engine's formulas for damage, success and hate, which the data set does not compute.": `skill/set[{ aggroPoints ignoreResists ignoreShld overHit attribute lethal1 lethal2 absorbPart absorbAbs dmgDirectlyToHp killByDOT
    effectPoint magicLevel}]`,
  "Classes of skills in the engine.": `skill/set[{ isMagic isDebuff isDance isPotion isClanSkill isAdvanced isCubic offensive isSuicideAttack canBeDispeled canBeReflected}]`,
  "Exceptions from the times and costs of a cast.": `skill/set[{ coolTime staticHitTime staticReuse sharedReuse simultaneousCast nextActionAttack equipDelay mpConsume2 nextDanceCost}]`,
  "The movement of a cast.": "skill/set[{flyRadius flyType}]",
  "Which effects a skill ends, and what ends its own.": `skill/set[{ effectAbnormalLvl effectType negateStats negateLvl negateId negateAbnormals maxNegated removedOnDamage}]`,
  "Summons, cubics and symbols: what the engine creates and how long it stays.": `skill/set[{ npcId expPenalty summonTotalLifeTime summonTimeLostIdle summonTimeLostActive despawnDelay stayAfterDeath
    itemConsumeIdOT itemConsumeCountOT itemConsumeSteps activationtime effectId effectNpcId}]`,
  "Settings of single kinds of skills: food of pets, recalls, and potions that change a face.":
    "skill/set[{targetConsumeId targetConsumeCount feed recallType teleCoords hairStyleId hairColorId faceId}]",
});

/** What the compiler does not read on purpose, and why. */
export const acisUnreadList: readonly UnreadEntry[] = [
  ...unread("xml/items", {
    "How enchanting raises a stat, a rule of the engine; only whether an item has such a function is read.":
      "item/for/enchant",
    "The engine's order of calculation.": "item/for/{set add sub}@order",
    "What the client says to who may not use an item, and conditions that the engine does not read.":
      "item/cond@msgId item/set[{use_condition equip_condition}]",
    "How the engine carries out the use of an item.": "item/set[{default_action shared_reuse_group equip_reuse_delay}]",
    "Whom a hit reaches; the stats `pAtkRange` and `pAtkAngle` are read where an item states them.":
      "item/set[damage_range]",
    "Limits on storage and Olympiad use, not among the flags of an item.":
      "item/set[{is_depositable is_destroyable is_oly_restricted}]",
  }),
  ...unreadOfClassicSkills,
  ...unread("sql/raidboss_spawnlist.sql", { "State of a running server.": "@{respawn_time currentHp currentMp}" }),
  ...unread("sql/grandboss_data.sql", { "State of a running server.": "@{respawn_time currentHP currentMP status}" }),
  ...unread("xml/castles.xml", {
    "The zones of traps, which name their castles, and tickets of mercenaries, whose names say what they post.":
      "castle/flameTowers/tower@zones castle/tickets",
  }),
  ...unread("xml/clanHalls.xml", { "A sentence that says where the hall is.": "clanhall@desc" }),
  ...unopened({ "sql/grandboss_list.sql": "State of a running server: the table is empty." }),
  ...unread("sql/random_spawn.sql", {
    "When the NPC first appears after a start of the server, and whether that is announced.":
      "@{initialDelay broadcastSpawn}",
    "True for just the groups that have several places.": "@randomSpawn",
  }),
  ...unread("sql/spawnlist_4s.sql", {
    "What makes the row appear during the event of the Four Sepulchers.": "@{id key_npc_id spawntype}",
  }),
  ...unread("xml/classes", {
    "The level of the class change, which is the same for a profession, and the body of a character.":
      "class/set@{baseLvl radius radiusFemale height heightFemale}",
    "Where a new character stands.": "class/spawns",
    "A comment on 8 of the rows; the name is that of the skill.": "class/skills/skill@skillName",
  }),
  ...unread("xml/zones", {
    "What happens in a zone, and where it sends characters; its kind, shape, heights and whether it is off are read.":
      "zone/{stat spawn}",
  }),
  ...unopened({
    "client/quest-journal.json": "Client text, compiled with `--text` only, into a file outside the data set.",
    "client/skill-descriptions.json": "Client text, as the quest journal.",
  }),
];
