import type { UnreadEntry } from "../read/inventory.js";
import { itemElements } from "../tables/items/sets.js";
import { LATER_DUMPS } from "../tables/skill-trees/skill-trees.js";
import { LAIR_DUMPS } from "../tables/spawns/dumps.js";
import { unreadOfTowns } from "./towns.js";

const entry = (names: readonly string[], columns: string, reason: string): readonly UnreadEntry[] =>
  names.flatMap((name) =>
    [name, `custom_${name}`].map((file) => ({
      in: `sql/${file}.sql`,
      names: columns.split(" ").map((column) => `@${column}`),
      reason,
    })),
  );

/** Settings of items in L2J Mobius and in forks of L2J Server. */
const LATER_ITEM_SETTINGS =
  "artifactSlot autouse_type commissionItemType displayId enchant_limit ensoulNormalSlots ensoulSpecialSlots isAppearanceable is_clan_depositable is_coc_restricted is_commissionable is_cursed_weapon is_dragon_weapon is_event_restricted is_immortality_weapon is_infinite is_mailable is_private_storeable item_equip_option must_consume skin_type";

/** Settings of skills in L2J Mobius. */
const LATER_SETTINGS =
  "afterEffectId allStanceSkillId alternateAllySkillId alternateEnemySkillId alternateMeleeSkillId alternateRangedSkillId attachSkillList buffProtectLevel canDoubleCast clanRepConsume displayInList doubleCastSkill earthStanceSkillId eventCallSkill famePointConsume fireStanceSkillId halfKillRate inheritElementals inheritPercent isNecessaryToggle isOutpost itemConsumeSteps learnSkillId minPledgeClass petEffects removedOnUnequipWeapon reuseDelayType targetScope waterStanceSkillId windStanceSkillId withoutAction";

/** The lists of effects of a skill, and those that its enchant routes have in their place. */
const SKILL_LISTS = ["for", ...Array.from({ length: 8 }, (_, at) => `enchant${at + 1}for`)];
const FUNCTIONS = ["add", "sub", "mul", "div", "set", "basemul"];
const EFFECT_DETAILS = ["abnormalType", "abnormalLvl", "noicon", "abnormalVisualEffect", "effectPower", "effectType"];

/** What is not read of the dumps of L2J before 2013, and of other forms that a strict run does not read, and why. */
export const unreadOfDumps: readonly UnreadEntry[] = [
  {
    in: "xml/items",
    names: itemElements.flatMap((name) => [
      ...["set@order", "add@order", "sub@order", "enchant"].map((one) => `${name}/stats/${one}`),
      ...["set@crystallizable", "set@destroyable"].map((one) => `${name}/${one}`),
    ]),
    reason: "The engine's order, how enchanting raises a stat, and what may be destroyed.",
  },
  ...["xml/armor", "xml/weapon", "xml/etcitem"].flatMap((source) => [
    { in: source, names: ["item@name"], reason: "A technical name; that of the dump is read." },
    {
      in: source,
      names: ["item/for/enchant", "item/for/mul"],
      reason: "How enchanting raises a stat, and factors: stats of items are points.",
    },
    {
      in: source,
      names: ["item/for/set@order", "item/for/add@order", "item/for/sub@order"],
      reason: "The engine's order of calculation.",
    },
    { in: source, names: ["item/cond@msg", "item/cond@msgId", "item/cond@addName"], reason: "Messages." },
    { in: source, names: ["item/set"], reason: "Groups of items that wait for each other." },
  ]),
  {
    in: "xml/stats/skills",
    names: SKILL_LISTS.flatMap((list) =>
      ["", "effect/"].flatMap((parent) => FUNCTIONS.map((name) => `skill/${list}/${parent}${name}@order`)),
    ),
    reason: "The engine's order of calculation.",
  },
  {
    in: "xml/stats/npcs",
    names: [
      "npc/status@fakePlayer",
      "npc/status@isDeathPenalty",
      "npc/status@randomAnimation",
      "npc/status@randomWalk",
      "npc/status@talkable",
      "npc/ai@dodge",
    ],
    reason: "What the engine does with an NPC besides fighting.",
  },
  {
    in: "xml/stats/items",
    names: LATER_ITEM_SETTINGS.split(" ").map((name) => `item/set[${name}]`),
    reason: "Where an item of later games can be stored, sent or worn, and how it looks.",
  },
  {
    in: "xml/stats/items",
    names: ["enchant", "mul", "set@order", "add@order", "sub@order"].map((name) => `item/stats/${name}`),
    reason: "How enchanting raises a stat, factors, and the engine's order of calculation.",
  },
  {
    in: "xml/stats/items",
    names:
      "crystallizable p_dam m_dam p_def m_def critical hit_modify avoid_modify shield_def shield_def_rate atk_speed"
        .split(" ")
        .map((name) => `item/set[${name}]`),
    reason: "Columns of a dump that have become settings, beside the functions and the grade that state the same.",
  },
  ...["item", "skill"].map((name) => ({
    in: `xml/stats/${name}s`,
    names: ["msg", "msgId", "addName"].map((attribute) => `${name}/conditions@${attribute}`),
    reason: "What the client says to who may not use an item or a skill.",
  })),
  {
    in: "xml/stats/skills",
    names: [
      ...["flyCourse", "displayId"].map((name) => `skill/set[${name}]`),
      ...SKILL_LISTS.flatMap((list) => EFFECT_DETAILS.map((name) => `skill/${list}/effect@${name}`)),
      ...LATER_SETTINGS.split(" ").map((name) => `skill/${name}`),
    ],
    reason: "What a skill costs, needs and starts besides what a record shows.",
  },
  ...["spawn", "spawns", "spawnlist"].map((name) => ({
    in: `xml/${name}`,
    names: ["spawn@name", "spawn@spawn_bydefault"],
    reason: "A technical name, and whether the server or a script places the NPCs.",
  })),
  ...["xml/fish.xml", "xml/stats/fishing", "xml/fishing"].map((source) => ({
    in: source,
    names: [
      "fishId",
      "itemName",
      "fishBiteRate",
      "fishMaxLength",
      "fishLengthRate",
      "gutsCheckProbability",
      "cheatingProb",
    ].map((name) => `fish@${name}`),
    reason: "A second number, texts, and numbers that no record shows.",
  })),
  ...["xml/doors.xml", "xml/DoorData.xml"].map((source) => ({
    in: source,
    names: [
      ...[
        "hp_showable",
        "targetable",
        "emitter_id",
        "emmiterId",
        "stealth",
        "check_collision",
        "isInverted",
        "group",
      ].map((name) => `door@${name}`),
      ...["master_open_event", "master_close_event"].map((name) => `door@${name}`),
      ...["targetable", "showHp", "isStealth", "isCheckCollision"].map((name) => `door/status@${name}`),
      "door/event",
    ],
    reason: "How the client draws a door, and its groups for scripts.",
  })),
  { in: "xml/staticObjects.xml", names: ["object@name"], reason: "A technical name." },
  {
    in: "xml/spawnlist",
    names: [...["name", "dbName", "dbSaving"].map((name) => `npcmaker/npc@${name}`), "npcmaker@ban", "npcmaker@spawn"],
    reason:
      "Names of the NPC in the server, a part of a territory without NPCs, and which of them appear where not all do.",
  },
  {
    in: "xml/npcs",
    names: ["npc/skills/skill@type", "npc/privates/private@weight"],
    reason: "When an NPC uses a skill, and what decides between its minions.",
  },
  { in: "xml/classes", names: ["class/set@safeFallHeight"], reason: "The engine computes falls from it." },
  {
    in: "xml/classes",
    names: ["class/set@className", "class/set@raceId", "class@parentId"],
    reason: "The class tree of the chronicle has names, races and parents.",
  },
  {
    in: "xml/skillstrees",
    names: ["enchant@name", "enchant@baseLvl", "enchant/data@type"],
    reason: "What the skill itself has: its name, its levels, and what its routes give.",
  },
  {
    in: "xml/classes",
    names: [..."XYZ"].map((axis) => `class/set@spawn${axis}`),
    reason: "Where a new character stands.",
  },
  {
    in: "xml/castles.xml",
    names: [
      "castle/artifacts/artifact@pos",
      ...["@alias", "/stats", "/zones"].map((part) => `castle/controlTowers/controlTower${part}`),
    ],
    reason: "Where an artifact stands, and how strong a tower is.",
  },
  {
    in: "xml/recipes.xml",
    names: ["item@name"],
    reason: "A technical name; the recipe is named after its item.",
  },
  {
    in: "xml/stats/playerTemplates.xml",
    names: ["playerTemplate@*", "class@*"],
    reason: "The engine computes characters from them.",
  },
  unreadOfTowns,
  {
    in: "xml/mapregion",
    names: [
      "restartpoints/restartpoint@bbs",
      "restartpoints/restartpoint@locname",
      "restartpoints/restartpoint/point",
      "restartpoints/restartpoint/chaospoint",
      "restartpoints/restartpoint/bannedrace",
    ],
    reason: "Where a character revives.",
  },
  {
    in: "xml/zone.xml",
    names: ["zone/stat", "zone/spawn"],
    reason: "What a zone does; kind, name and shape are read.",
  },
  {
    in: "xml/enchant_skill_tree.xml",
    names: ["enchant/data@name", "enchant/data@base_lvl", "enchant/data@type"],
    reason: "A comment, and the level of the skill from which it is enchanted.",
  },
  {
    in: "xml/char_template.xml",
    names:
      "acc evasion _load x y z canCraft m_unk1 m_unk2 m_col_r m_col_h f_unk1 f_unk2 f_col_r f_col_h hpbase hpadd hpmod cpbase cpadd cpmod mpbase mpadd mpmod class_lvl"
        .split(" ")
        .map((name) => `class/stats/lvlup/item@${name}`),
    reason:
      "What follows from attributes, where a character begins, its size, and numbers that another file states too.",
  },
  ...[
    ["pledge_skill_tree", "PledgeSkill"],
    ["fishing_skill_tree", "SkillTree"],
    ["skill_tree/fishing_skill_tree", "fish"],
    ["skill_tree/transform_skill_tree", "transform"],
    ["skill_tree/special_skill_tree", "special"],
    ["skill_tree/certification_skill_tree", "certification"],
  ].map(([file, element]) => ({
    in: `xml/${file}.xml`,
    names: [`${element}@name`],
    reason: "A comment; the name is that of the skill.",
  })),
  ...["sql/mapregion.sql", "xml/csv/mapregion.csv", "xml/map_region.xml"].map((file) => ({
    in: file,
    reason: "The numbers of the regions of tiles, whose names are in the engine.",
  })),
  {
    in: "xml/skillTrees",
    names: [
      "skillTree/skill@column",
      "skillTree/skill@getDualClassLevel",
      "skillTree/skill@itemsIdCount",
      "skillTree/skill@pointsRequired",
      "skillTree/skill@preRequisiteSkillIdLvl",
      "skillTree/skill@race",
      "skillTree/skill@residenceIds",
      "skillTree/skill@row",
      "skillTree/skill@socialClass",
      "skillTree/skill@subClassLvlNumber",
      "skillTree/skill@treeId",
    ],
    reason: "What a skill needs besides its level, and where the client draws it.",
  },
  {
    in: "xml/teleports.xml",
    names: ["telPosList/loc@descRu", "telPosList/loc@castleId"],
    reason: "The name in another language, and the castle that takes the taxes.",
  },
  ...entry(
    ["npc"],
    "serverSideName serverSideTitle class sex attackrange matkspd armor corpseDecayTime enchant drop_herbs isUndead absorb_level absorb_type targetable show_name basestats",
    "How the client draws an NPC, and numbers that no record shows.",
  ),
  ...entry(
    ["npcaidata"],
    "skill_chance primary_attack minrangeskill minrangechance maxrangeskill maxrangechance ischaos enemyRange enemyClan dodge",
    "How an NPC chooses what it casts, and whom it attacks.",
  ),
  ...entry(
    ["spawnlist", "raidboss_spawnlist", "grandboss_spawnlist"],
    "id location randomx randomy amount respawn_time currentHp currentMp",
    "Technical names, what the engine does not read, and the state of a running server.",
  ),
  ...entry(
    LAIR_DUMPS,
    "id location randomx randomy key_npc_id spawntype min_hellbound_level max_hellbound_level max_trust_level trust_points",
    "What makes the row appear in a lair, in a stage of Hellbound, or during an event.",
  ),
  ...entry(["herb_droplist_groups"], "min max", "Always one of each."),
  ...entry(["henna"], "symbol_name", "A technical name."),
  ...entry(["merchant_buylists"], "currentCount savetimer", "State of a running server."),
  ...entry(["class_list"], "class_name", "A technical name; that of the character is read."),
  ...entry(
    ["pledge_skill_trees", "fishing_skill_trees", ...LATER_DUMPS],
    "name Description",
    "Texts; skills have their own.",
  ),
  ...entry(
    ["enchant_skill_trees"],
    "name base_lvl enchant_type min_skill_lvl",
    "Texts; the levels of a skill between its routes are those of its steps.",
  ),
  ...entry(["fish"], "name type speed", "The item has its own, and numbers of the first chronicles."),
  ...entry(
    ["clanhall"],
    "ownerId desc paidUntil paid",
    "State of a running server, and a sentence that says where the hall is.",
  ),
  ...entry(
    ["castle"],
    "name taxPercent newTaxPercent newTaxDate treasury siegeDate siegeDayOfWeek siegeHourOfDay regTimeOver regTimeEnd showNpcCrest",
    "State of a running server; castles are named by their ids.",
  ),
  ...entry(
    ["castle_door", "fort_door"],
    "fortId range_xmin range_ymin range_zmin range_xmax range_ymax range_zmax",
    "The box around a door, and its fortress.",
  ),
  ...entry(
    ["doors"],
    "key showHp ax ay bx by cx cy dx dy minz maxz geodata",
    "The box around a door, and how it is shown.",
  ),
  ...entry(["char_creation_items"], "equipped", "Whether a new character wears the item."),
  ...entry(["skill_trees"], "name", "A comment; the name is that of the skill."),
  ...entry(
    ["char_templates"],
    "ACC EVASION _LOAD x y z canCraft M_UNK1 M_UNK2 M_COL_R M_COL_H F_UNK1 F_UNK2 F_COL_R F_COL_H",
    "The engine computes the first three from the attributes; the others are where a character begins and its size.",
  ),
  ...entry(
    ["weapon", "armor", "etcitem"],
    "crystallizable destroyable depositable durability oldname oldtype id_name drop_category change_weaponId item_display_id handler html icon",
    "Technical names, and what no record shows.",
  ),
];
