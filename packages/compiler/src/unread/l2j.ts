import type { UnreadEntry } from "../read/inventory.js";
import { unopened, unread } from "./entries.js";

const unreadOfItems = unread("xml/stats/items", {
  "How enchanting raises a stat, a rule of the engine; only whether an item has such a function is read.":
    "item/for/enchant",
  "A factor of a stat; stats of items are points.": "item/for/mul",
  "The engine's order.": "item/for/{set add sub}@order",
  "What the client says to who may not use an item, and conditions that the engine does not read.": `
    item/cond@{msgId addName}
    item/set[{use_condition equip_condition isForceEquip useWeaponSkillsOnly isAttackWeapon for_npc}]`,
  "How the engine carries out the use of an item.": `item/set[{ default_action immediate_effect shared_reuse_group equip_reuse_delay useSkillDisTime allow_self_resurrection}]`,
  "Whom a hit reaches; the stat `pAtkRange` is read where an item states it.": "item/set[damage_range]",
  "Limits on storage, elements and Olympiad use, not among the flags of an item.": `item/set[{ is_depositable is_destroyable is_oly_restricted is_freightable is_premium auto_destroy_time enchanted element_enabled
    blessed}]`,
  "Links to other records, which state them too: quests list their items, recipes their recipe item.":
    "item/set[{is_questitem recipe_id change_weaponId item_type}]",
  "Skills of removed items; no record shows them.": "item/set[unequip_skill]",
});

/** What is not read of NPCs, and why. Attributes are listed one by one: another one may be one that is read, misspelled. */
const unreadOfNpcs = unread("xml/stats/npcs", {
  "Parameters of the AI, and the skills that its scripts use, of which most are among those of the NPC too.":
    "npc/parameters/{param skill minions/npc@weightPoint}",
  "How the client draws an NPC, and numbers of the engine that no record shows.":
    "npc/{sex exCrtEffect sNpcPropHpRate acquire@raidPoints equipment@chest}",
  "Whether an NPC can be attacked, targeted or killed, flies, or shows its name; moving and sowing are read.":
    "npc/status@{attackable flying hasSummoner noSleepMode passableDoor showName targetable undying unique}",
  "Kind, reach and spread of an attack and the shield; accuracy and evasion are not used by the engine either.": `
    npc/stats/attack@{accuracy distance random range reuseDelay type width}
    npc/stats/defence@{evasion shield shieldRate} npc/stats/hitTime`,
  "Defence against no element.": "npc/stats/attribute/defence@default",
  "The size of an NPC that a skill has grown.": "npc/collision/{radius height}@grown",
  "Which skill an NPC uses when, a rule of its AI.": "npc/ai/skill",
});

const unreadOfSkills = unread("xml/stats/skills", {
  "When a skill that is enchanted can be used, and its effects at the start of a cast and while it is held.":
    "skill/enchant{1 2 3 4 5 6 7 8 9}{cond startEffects channelingEffects}",
  "Settings of later chronicles that no record shows, and lists of single kinds of effects.": `skill/{
    magicCriticalRate isMagic effectPoint hitCancelTime coolTime isDebuff affectObject abnormalVisualEffect lvlBonusRate
    specialLevel affectLimit staticReuse blockedInOlympiad irreplacableBuff irreplaceableBuff isTriggeredSkill nextAction
    stayAfterDeath fanRange subordinationAbnormalType canBeDispelled abnormalResists reuseDelayGroup excludedFromCheck
    blockActionUseSkill channelingStart removedOnDamage passiveConditions soulMaxConsumeCount targetConditions
    abnormalInstant removedOnAnyActionExceptMove isSuicideAttack isRecoveryHerb affectHeight toggleGroupId chargeConsume
    deleteAbnormalOnLeave isHidingMessages isSharedWithSummon canCastWhileDisabled isMentoring attachToggleGroupId}
    skill/{effects for selfEffects}/effect/*`,
  "When a skill can be used, in the engine's terms.": `skill/conditions/condition@type skill/conditions/condition/*
    skill/cond@{msg msgId addName} skill/set[{rideState chargeConsume minPledgeClass soulMaxConsumeCount isOutpost}]`,
  "Effects at the start and end of a cast, and while it is held.":
    "skill/{startEffects endEffects channelingEffects} skill/set[afterEffectId]",
  "How often an effect of time works, in the engine's steps.": "skill/{effects for}/effect@ticks",
  "Which of two effects of a kind replaces the other, what ends one, and how the client draws it.": `skill/set[{ abnormalInstant abnormalVisualEffect buffProtectLevel irreplaceableBuff canBeDispeled removedOnAnyActionExceptMove
    removedOnDamage}]`,
  "Inputs of the engine's formulas for damage, success and hate, which the data set does not compute.": `skill/set[{ attribute dmgDirectlyToHp effectPoint lvlBonusRate blowChance ignoreShld overHit inheritElementals
    inheritPercent}]`,
  "The area of a cast, and whom in it a skill affects.":
    "skill/set[{affectLimit affectObject fanRange flyRadius flyType excludedFromCheck blockedInOlympiad isPvPOnly}]",
  "Exceptions from the times of a cast.": `skill/set[{ coolTime hitCancelTime nextActionAttack reuseDelayLock reuseDelayType simultaneousCast staticReuse stayAfterDeath
    stayOnSubclassChange}]`,
  "Classes of skills in the engine.": "skill/set[{isDebuff isMagic isRecoveryHerb isSuicideAttack}]",
  "Settings of single kinds of skills: food of pets, and how long a summon stays.":
    "skill/set[{despawnDelay feed itemConsumeSteps resetQuest}]",
});

const unreadOfSpawns: readonly UnreadEntry[] = [
  ...unread("sql/spawnlist.sql", {
    "The engine does not read the column, or it is 0 in every row.": "@{location randomx randomy}",
  }),
  ...unread("sql/raidboss_spawnlist.sql", {
    "State of a running server.": "@{amount respawn_time currentHp currentMp}",
  }),
  ...unread("sql/grandboss_data.sql", { "State of a running server.": "@{respawn_time currentHP currentMP status}" }),
  ...unopened({ "sql/grandboss_list.sql": "State of a running server: the table is empty." }),
  ...unread("sql/four_sepulchers_spawnlist.sql", {
    "What makes the row appear during the event of the Four Sepulchers.":
      "@{id location randomx randomy key_npc_id spawntype}",
  }),
  ...unread("sql/random_spawn.sql", {
    "When the NPC first appears, whether that is announced, and that a group has several places.":
      "@{initialDelay broadcastSpawn randomSpawn}",
  }),
  ...unread("sql/territory_spawnlist.sql", {
    "The castle of the row; rows of territory wars (`spawnType` 1, 2 and 3) are no spawns.": "@{castleId id}",
  }),
  ...unopened({ "sql/teleport.sql": "Destinations; the curated teleports have those that an NPC offers." }),
  ...unread("xml/{spawns spawnlist}", {
    "How the NPCs move.": "spawn/AIData spawn/npc@chaseRange spawn/group/npc@chaseRange",
  }),
  ...unread("xml/hellbound", {
    "The levels of Hellbound at which an NPC appears; spawns are listed for all of them.": "npc/hellboundLevel",
  }),
];

/** What the engines of L2J, and those of aCis in forks of L2JFrozen, know of the towns of `mapregion`. */
export const unreadOfTowns = unread("xml/mapregion", {
  "Points where a character revives, and the castle that takes the taxes of a region.":
    "@enabled region@{bbs castle loc locId name} region/{respawnPoint banned}",
});

/** What is not read of the datapacks of L2J Server and L2J Mobius, and why. */
export const l2jUnreadList: readonly UnreadEntry[] = [
  ...unreadOfItems,
  ...unreadOfNpcs,
  ...unreadOfSkills,
  ...unreadOfSpawns,
  ...unread("xml/teleporters", {
    "The name of a list in scripts, that of a destination in the client, the castle whose siege closes it, and a mark for quests.":
      "npc/teleport@name npc/teleport/location@{npcStringId castleId questZoneId}",
  }),
  ...unread("xml/recipes.xml", { "A technical name; a recipe has that of its recipe item.": "item@name" }),
  ...unread("xml/stats/hennaList.xml", { "A technical name, and the level of a dye.": "henna@{dyeName dyeLevel}" }),
  ...unread("xml/stats/{pets npc/PetData.xml}", {
    "What a pet learns, carries and turns into; no record shows them, or they are 0.":
      "pet@index pet/skills pet/set[{evolve load}] pet/stats/stat/set[{max_hp_on_ride max_mp_on_ride}]",
  }),
  ...unreadOfTowns,
  ...unread("xml/stats/{chars/baseStats players/templates}", {
    "The body of a character, where it begins, what later games add, and what is the same for all classes.": `staticData/{
      baseAtkType baseCanPenetrate baseDamRange baseBreath baseSafeFall collisionMale collisionFemale creationPoints
      physicalAbnormalResist magicAbnormalResist baseLUC baseCHA basePSkillCritRate baseMoveSpd/slowSwim}`,
  }),
  ...unread("xml/zones", {
    "What happens in a zone, and where it sends characters; its kind, shape, heights and whether it is off are read.":
      "zone/{stat spawn race}",
  }),
  ...unread("xml/skillTrees xml/skillTrees/{StartingClass 1stClass 2ndClass 3rdClass}", {
    "The class before, whose rows are not repeated; the class tree has it.": "skillTree@parentClassId",
    "Names, and what a skill of a class needs besides points and items, and replaces; of other trees skills and ranks are read.": `
      skillTree/skill@{autoGet learnedByFS learnedByNpc residenceSkill skillName}
      skillTree/skill/{preRequisiteSkill removeSkill race socialClass subClassConditions residenceId}`,
  }),
  ...unopened({
    "xml/xsd": "Schemas of the files.",
    "xml/zones": "A text for who writes such files.",
    "xml/zones/npcSpawnTerritories": "Territories of spawns that the server does not enable.",
    "xml/stats/chars": "Numbers of characters from which the engine computes; classes are read.",
    "xml/stats": "Bonuses of the engine's formulas, and the experience that the curated file states too.",
    "xml/stats/augmentation": "Random skills and stats of augmented weapons.",
    "xml/stats/augmentation/options": "Random skills and stats of augmented weapons.",
    "xml/stats/fishing": "Rods and monsters of fishing; no record shows them.",
    "xml/skillTrees": "Skills of game masters, and a text for who writes such files.",
    "xml/mapregion": "Where a character revives; the curated regions state what the tiles belong to.",
    "xml/stats/items": "A text for who writes such files.",
    "xml/multisell": "A text for who writes such files.",
    "curated/exchange-lists-excluded.json": "The multisells that no NPC offers, with the reasons.",
    "curated/QUEST-DOUBTS.md": "Doubts about quests, for readers.",
    LICENSE: "A text for readers.",
    "LICENSE.md": "A text for readers.",
    "README.md": "A text for readers.",
    "forms.md": "A text for readers.",
    "counts.md": "A text for readers.",
  }),
];
