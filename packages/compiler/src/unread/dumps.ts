import type { UnreadEntry } from "../read/inventory.js";
import { itemElements } from "../tables/items/sets.js";
import { LATER_DUMPS } from "../tables/skill-trees/clan-fishing.js";
import { LAIR_DUMPS } from "../tables/spawns/dumps.js";
import { unreadOfClassicSkills } from "./acis.js";
import { unopened, unread } from "./entries.js";
import { unreadOfTowns } from "./l2j.js";

/** The lists of effects of a skill, and those that its enchant routes have in their place. */
const SKILL_LISTS =
  "{for enchant1for enchant2for enchant3for enchant4for enchant5for enchant6for enchant7for enchant8for}";

/** States which columns of dumps are not read, by the reason, with the additions of a server's owner. */
const unreadColumns = (tables: string, columnsBy: Readonly<Record<string, string>>): readonly UnreadEntry[] =>
  tables.split(" ").flatMap((table) => {
    const names = Object.entries(columnsBy).map(([reason, columns]) => [reason, `@{${columns}}`]);
    return unread(`sql/{${table} custom_${table}}.sql`, Object.fromEntries(names));
  });

/** What is not read of the dumps of L2J before 2013, and of other forms that a strict run does not read, and why. */
export const unreadOfDumps: readonly UnreadEntry[] = [
  ...unreadOfClassicSkills,
  ...unread("xml/enchants.xml", { "What the server announces.": "scroll/announce" }),
  ...unread("xml/items", {
    "The engine's order, how enchanting raises a stat, and what may be destroyed.": `{${itemElements.join(" ")}}/{stats/set@order stats/add@order stats/sub@order stats/enchant set@crystallizable set@destroyable}`,
  }),
  ...unread("xml/gatekeeper.xml", {
    "How the menus of gatekeepers look, and what they ask for, which the engine computes for each character.":
      "layout colors labels menu/item",
  }),
  ...unread("xml/{armor weapon etcitem}", {
    "A technical name; that of the dump is read.": "item@name",
    "How enchanting raises a stat, and factors: stats of items are points.": "item/for/{enchant mul}",
    "The engine's order of calculation.": "item/for/{set add sub}@order",
    "Messages.": "item/cond@{msg msgId addName}",
    "Groups of items that wait for each other.": "item/set",
  }),
  ...unread("xml/stats/npcs", {
    "What the engine does with an NPC besides fighting.":
      "npc/status@{fakePlayer isDeathPenalty randomAnimation randomWalk talkable} npc/ai@dodge npc/{fakePlayer mpReward}",
    "Inputs of the engine's formulas, how the client shows an NPC, and the spirits of later games.": `
      npc/stats/{abnormalResist hit_time} npc/{ex_crt_effect s_npc_prop_hp_rate}
      npc@{element usingServerSideName usingServerSideTitle} npc/acquire@{attributeExp attribute_exp}`,
  }),
  ...unread("xml/stats/{pets npc/PetData.xml}", {
    "What a pet turns into, its kind, and how its level follows that of its owner.":
      "pet@{evolveLevel type} pet/set[sync_level]",
  }),
  ...unread("xml/stats/items", {
    "Where an item of later games can be stored, sent or worn, and how it looks.": `item/set[{ artifactSlot attributable autouse_type commissionItemType displayId enchant_limit ensoulNormalSlots ensoulSpecialSlots
      isAppearanceable is_auctionable is_clan_depositable is_coc_restricted is_commissionable is_crystallizable is_cursed_weapon is_dragon_weapon
      is_event_restricted is_immortality_weapon is_infinite is_mailable is_private_storeable item_equip_option must_consume
      skin_type}]`,
    "How enchanting raises a stat, factors, and the engine's order of calculation.":
      "item/stats/{enchant mul set@order add@order sub@order}",
    "Columns of a dump that have become settings, beside the functions and the grade that state the same.": `item/set[{ crystallizable p_dam m_dam p_def m_def critical hit_modify avoid_modify shield_def shield_def_rate atk_speed}]`,
    "What the client says to who may not use an item or a skill.": "item/conditions@{msg msgId addName}",
  }),
  ...unread("xml/stats/skills", {
    "The engine's order of calculation.": `skill/${SKILL_LISTS}/{add sub mul div set basemul}@order
      skill/${SKILL_LISTS}/effect/{add sub mul div set basemul}@order`,
    "What the client says to who may not use an item or a skill.": "skill/conditions@{msg msgId addName}",
    "What a skill costs, needs and starts besides what a record shows.": `skill/set[{flyCourse displayId}]
      skill/${SKILL_LISTS}/effect@{abnormalType abnormalLvl noicon abnormalVisualEffect effectPower effectType} skill/{
      afterEffectId allStanceSkillId alternateAllySkillId alternateEnemySkillId alternateMeleeSkillId
      alternateRangedSkillId attachSkillList buffProtectLevel canDoubleCast clanRepConsume displayInList doubleCastSkill
      earthStanceSkillId eventCallSkill famePointConsume fireStanceSkillId halfKillRate inheritElementals inheritPercent
      isNecessaryToggle isOutpost itemConsumeSteps learnSkillId minPledgeClass petEffects removedOnUnequipWeapon
      reuseDelayType targetScope waterStanceSkillId windStanceSkillId withoutAction}`,
    "What the engine computes with, ends, creates or draws, in the words of single servers.": `skill/set[{alignment activationElements
      activationSkills advancedFlag advancedMultiplier altUse baseLandRate bestowed bestowTriggered blockCertificationInOly cancelRate canLearn castle category charge_skill_id
      charges clanhall conditionValue corpse cpConsume Debuff dependOnTargetBuff effectLevel expNeeded halfKillRate hitTimings isCommon isHandler isMagic2 isProjectile
      isSaveable isSummonSpawn isTriggeredSkill
      itemConsumeTime learnSkillId learnSkillLvl leavesForSubclass lethalStrikeRate levelModifier maxChance maxcount mustIncludeBasicProperty
      negateEffectTypes negatePower negateSkillTypes neutral npcDistance num_charges num_souls onCrit
      pvpChanceOnly referenceId shieldignore singleEffect skill_landing_percent
      skillScope skillTime soulConsumeCount staticDamage transformId trapNpcId triggerSkillId triggerSkillLvl turner}]
      skill/${SKILL_LISTS}/effect@{abnormal activationChance activationMinDamage chanceType event nocicon nocion special ticks
      triggeredId triggeredLevel} skill/${SKILL_LISTS}/effect/param`,
    "What a skill shows itself as, and the numbers and delays of effects in duels and against monsters.":
      "skill@displayId skill/{pvpEffects pveEffects}/effect/* skill/{effects pvpEffects pveEffects}/effect@delay",
  }),
  ...unread("xml/{spawn spawns spawnlist}", {
    "A technical name.": "spawn@name",
    "What a script takes, how the server saves an NPC, a part of a territory without NPCs, and how often a place is used.": `
      spawn/parameters spawn/territories/banned_territory {spawn spawn/group}/npc@{dbName dbSave}
      {spawn spawn/group}/npc/{parameters locations/location@chance}`,
  }),
  ...unread("xml/{fish.xml stats/fishing fishing}", {
    "A second number, texts, and numbers that no record shows.":
      "fish@{fishId itemName fishBiteRate fishMaxLength fishLengthRate gutsCheckProbability cheatingProb}",
  }),
  ...unread("xml/{doors DoorData}.xml", {
    "How the client draws a door, and its groups for scripts.": `door@{hp_showable targetable emitter_id emmiterId stealth
      check_collision isInverted group master_open_event master_close_event}
      door/status@{targetable showHp isStealth isCheckCollision} door/event`,
  }),
  ...unread("xml/hennaList.xml", {
    "The level of a dye, and how long one of later games lasts.": "henna@{patternLevel isPremium} henna/duration",
  }),
  ...unread("xml/experience.xml", { "A factor of training at camps.": "experience@trainingRate" }),
  ...unread("xml/stats/{chars players}", { "A technical name.": "class@serverName" }),
  ...unread("xml/staticObjects.xml", { "A technical name.": "object@name" }),
  ...unread("xml/spawnlist", {
    "Names of the NPC in the server, a part of a territory without NPCs, and which of them appear where not all do.":
      "npcmaker/npc@{name dbName dbSaving} npcmaker@{ban spawn}",
  }),
  ...unread("xml/npcs", {
    "When an NPC uses a skill, and what decides between its minions.":
      "npc/skills/skill@type npc/privates/private@weight",
  }),
  ...unread("xml/classes", {
    "The engine computes falls from it.": "class/set@safeFallHeight",
    "The class tree of the chronicle has names, races and parents.": "class/set@{className raceId} class@parentId",
    "Where a new character stands.": "class/set@spawn{X Y Z}",
  }),
  ...unread("xml/skillstrees", {
    "What the skill itself has: its name, its levels, and what its routes give.":
      "enchant@{name baseLvl} enchant/data@type",
  }),
  ...unread("xml/castles.xml", {
    "Where an artifact stands, and how strong a tower is.":
      "castle/artifacts/artifact@pos castle/controlTowers/controlTower{@alias /stats /zones}",
  }),
  ...unread("xml/recipes.xml", {
    "A technical name; the recipe is named after its item. What an NPC takes that makes the item.":
      "item@name recipe@name recipe/npcFee",
  }),
  ...unread("xml/stats/playerTemplates.xml", {
    "The engine computes characters from them.": "playerTemplate@* class@*",
  }),
  ...unreadOfTowns,
  ...unread("xml/mapregion", {
    "Where a character revives.":
      "restartpoints/restartpoint{@bbs @locname /point /chaospoint /bannedrace} region/respawn-point",
  }),
  ...unread("xml/zone.xml", { "What a zone does; kind, name and shape are read.": "zone/{stat spawn} zone@bossId" }),
  ...unread("xml/zones", {
    "What a zone does; kind, name and shapes are read.":
      "zone/{settings skill cond msg instance set restart_owner restart_chaotic} zone/entity@{townId fortId} zone@zoneType",
  }),
  ...unread("xml/enchant_skill_tree.xml", {
    "A comment, and the level of the skill from which it is enchanted.": "enchant/data@{name base_lvl type}",
  }),
  ...unread("xml/EnchantSkillTreeData.xml", {
    "Comments, and the level of the skill from which it is enchanted.": "skill@{name desc baseLevel minSkillLevel}",
  }),
  ...unread("xml/char_template.xml", {
    "What follows from attributes, where a character begins, its size, and numbers that another file states too.": `
      class/stats/lvlup/item@{acc evasion _load x y z canCraft m_unk1 m_unk2 m_col_r m_col_h f_unk1 f_unk2 f_col_r f_col_h
      hpbase hpadd hpmod cpbase cpadd cpmod mpbase mpadd mpmod class_lvl}`,
  }),
  ...[
    ["skill_tree", "skill/data"],
    ["pledge_skill_tree", "PledgeSkill"],
    ["fishing_skill_tree", "SkillTree"],
    ["skill_tree/fishing_skill_tree", "fish"],
    ["skill_tree/transform_skill_tree", "transform"],
    ["skill_tree/special_skill_tree", "special"],
    ["skill_tree/certification_skill_tree", "certification"],
  ].flatMap(([file, element]) =>
    unread(`xml/${file}.xml`, { "A comment, and a class that another file states.": `${element}@{name parent_id}` }),
  ),
  ...unopened({
    "sql/grandboss_data.sql": "State of a running server, where a dump of its own has the positions of grand bosses.",
    "sql/mapregion.sql": "The numbers of the regions of tiles, whose names are in the engine.",
    "xml/csv/mapregion.csv": "The numbers of the regions of tiles, whose names are in the engine.",
    "xml/map_region.xml": "The numbers of the regions of tiles, whose names are in the engine.",
  }),
  ...unread("xml/skillTrees", {
    "What a skill needs besides its level, and where the client draws it.": `skillTree/skill@{column getDualClassLevel
      itemsIdCount pointsRequired preRequisiteSkillIdLvl race residenceIds row socialClass subClassLvlNumber treeId}`,
  }),
  ...unread("xml/teleports.xml", {
    "The name in another language, and the castle that takes the taxes.": "telPosList/loc@{descRu castleId}",
  }),
  ...unreadColumns("npc", {
    "How the client draws an NPC, and numbers that no record shows.": `serverSideName serverSideTitle class sex attackrange
      atk_range matkspd m_atk_spd armor corpseDecayTime enchant drop_herbs DropHerb isUndead absorb_level absorb_type targetable show_name basestats`,
  }),
  ...unreadColumns("npcaidata", {
    "How an NPC chooses what it casts, and whom it attacks.": `skill_chance min_skill_chance max_skill_chance
      minSkillChance maxSkillChance primary_attack primarySkillId minrangeskill minrangechance maxrangeskill maxrangechance
      minRangeSkill minRangeChance maxRangeSkill maxRangeChance ischaos is_chaos isChaos enemyRange enemy_range enemyClan enemy_clan dodge`,
  }),
  ...unreadColumns("spawnlist raidboss_spawnlist grandboss_spawnlist grandboss_data", {
    "Technical names, what the engine does not read or only some settings use, and the state of a running server.": `id
      location spawn_name Name randomx randomy random_zone zone_size amount broadcastSpawn respawn_time killed_time next_respawn
      currentHp currentMp`,
  }),
  ...unreadColumns("droplist", { "How much a drop is enchanted.": "enchantMin enchantMax" }),
  ...unreadColumns("zone", { "The height at which players appear, and who taxes a town.": "z taxById" }),
  ...unreadColumns(LAIR_DUMPS.join(" "), {
    "What makes the row appear in a lair, in a stage of Hellbound, or during an event.": `id location randomx randomy
      key_npc_id spawntype min_hellbound_level max_hellbound_level max_trust_level trust_points`,
  }),
  ...unreadColumns("herb_droplist_groups", { "Always one of each.": "min max" }),
  ...unreadColumns("henna", { "A technical name.": "symbol_name" }),
  ...unreadColumns("merchant_buylists", { "State of a running server.": "currentCount savetimer" }),
  ...unreadColumns("class_list", { "A technical name; that of the character is read.": "class_name" }),
  ...unreadColumns(["pledge_skill_trees", "fishing_skill_trees", ...LATER_DUMPS].join(" "), {
    "Texts; skills have their own.": "name Description",
  }),
  ...unreadColumns("enchant_skill_trees", {
    "Texts; the levels of a skill between its routes are those of its steps.":
      "name base_lvl enchant_type min_skill_lvl",
  }),
  ...unreadColumns("fish", { "The item has its own, and numbers of the first chronicles.": "name type speed" }),
  ...unreadColumns("clanhall siegable_clanhall", {
    "State of a running server, when its siege is, and a sentence that says where the hall is.":
      "ownerId desc paidUntil paid nextSiege siege_length schedule_config",
  }),
  ...unreadColumns("castle", {
    "State of a running server; castles are named by their ids.": `name taxPercent newTaxPercent newTaxDate treasury
      siegeDate siegeDayOfWeek siegeHourOfDay regTimeOver regTimeEnd showNpcCrest`,
  }),
  ...unreadColumns("castle_door fort_door", { "The fortress of a door.": "fortId" }),
  ...unreadColumns("doors", {
    "The box around a door, and how it is shown.": "key showHp ax ay bx by cx cy dx dy minz maxz geodata",
  }),
  ...unreadColumns("char_creation_items", { "Whether a new character wears the item.": "equipped" }),
  ...unreadColumns("skill_trees", { "A comment; the name is that of the skill.": "name" }),
  ...unreadColumns("char_templates", {
    "The engine computes the first three from the attributes; the others are where a character begins and its size.":
      "ACC EVASION _LOAD x y z canCraft M_UNK1 M_UNK2 M_COL_R M_COL_H F_UNK1 F_UNK2 F_COL_R F_COL_H",
  }),
  ...unreadColumns("weapon armor etcitem", {
    "Technical names, and what no record shows.": `crystallizable destroyable depositable durability oldname oldtype id_name
      drop_category change_weaponId item_display_id handler html icon`,
  }),
];
