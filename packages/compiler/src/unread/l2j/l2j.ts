import type { UnreadEntry } from "../../read/inventory.js";
import { unreadOfTowns } from "../towns.js";
import { unreadOfItems } from "./items.js";
import { unreadOfNpcs } from "./npcs.js";
import { unreadOfSkills } from "./skills.js";
import { unreadOfSpawns } from "./spawns.js";

const at = (path: string) => `xml/${path}`;

/** The folders of skill trees of classes. */
const TREES = [
  "skillTrees",
  ...["StartingClass", "1stClass", "2ndClass", "3rdClass"].map((name) => `skillTrees/${name}`),
];

/** What files of classes state of a character besides its numbers. */
const BODY = [
  "baseAtkType",
  "baseCanPenetrate",
  "baseDamRange",
  "baseBreath",
  "baseSafeFall",
  "collisionMale",
  "collisionFemale",
  "creationPoints",
  "physicalAbnormalResist",
  "magicAbnormalResist",
  "baseLUC",
  "baseCHA",
  "basePSkillCritRate",
];

/** The files that are not opened, and why. */
const unopened: readonly UnreadEntry[] = [
  { in: at("xsd"), reason: "Schemas of the files." },
  { in: at("zones"), reason: "A text for who writes such files." },
  { in: at("zones/npcSpawnTerritories"), reason: "Territories of spawns that the server does not enable." },
  { in: at("stats/chars"), reason: "Numbers of characters from which the engine computes; classes are read." },
  { in: at("stats"), reason: "Bonuses of the engine's formulas, and the experience that the curated file states too." },
  { in: at("stats/augmentation"), reason: "Random skills and stats of augmented weapons." },
  { in: at("stats/augmentation/options"), reason: "Random skills and stats of augmented weapons." },
  { in: at("stats/fishing"), reason: "Rods and monsters of fishing; no record shows them." },
  { in: at("skillTrees"), reason: "Skills of game masters, and a text for who writes such files." },
  { in: at("mapregion"), reason: "Where a character revives; the curated regions state what the tiles belong to." },
  { in: at("stats/items"), reason: "A text for who writes such files." },
  { in: at("multisell"), reason: "A text for who writes such files." },
  { in: "curated/exchange-lists-excluded.json", reason: "The multisells that no NPC offers, with the reasons." },
  { in: "curated/QUEST-DOUBTS.md", reason: "Doubts about quests, for readers." },
  ...["LICENSE", "LICENSE.md", "README.md", "forms.md", "counts.md"].map((file) => ({
    in: file,
    reason: "A text for readers.",
  })),
];

/** What is not read of the datapacks of L2J Server and L2J Mobius, and why. */
export const l2jUnreadList: readonly UnreadEntry[] = [
  ...unreadOfItems,
  ...unreadOfNpcs,
  ...unreadOfSkills,
  ...unreadOfSpawns,
  { in: at("recipes.xml"), names: ["item@name"], reason: "A technical name; a recipe has that of its recipe item." },
  {
    in: at("stats/hennaList.xml"),
    names: ["henna@dyeName", "henna@dyeLevel"],
    reason: "A technical name, and the level of a dye.",
  },
  {
    in: at("stats/pets"),
    names: [
      "pet@index",
      "pet/skills",
      "pet/set[evolve]",
      "pet/set[load]",
      "pet/stats/stat/set[max_hp_on_ride]",
      "pet/stats/stat/set[max_mp_on_ride]",
    ],
    reason: "What a pet learns, carries and turns into; no record shows them, or they are 0.",
  },
  unreadOfTowns,
  ...["stats/chars/baseStats", "stats/players/templates"].map((folder) => ({
    in: at(folder),
    names: [...BODY.map((name) => `staticData/${name}`), "staticData/baseMoveSpd/slowSwim"],
    reason: "The body of a character, where it begins, what later games add, and what is the same for all classes.",
  })),
  {
    in: at("zones"),
    names: ["zone/stat", "zone/spawn", "zone/race"],
    reason:
      "What happens in a zone, and where it sends characters; its kind, shape, heights and whether it is off are read.",
  },
  ...TREES.flatMap((source) => [
    {
      in: at(source),
      names: ["skillTree@parentClassId"],
      reason: "The class before, whose rows are not repeated; the class tree has it.",
    },
    {
      in: at(source),
      names: [
        "skillTree/skill@autoGet",
        "skillTree/skill@learnedByFS",
        "skillTree/skill@learnedByNpc",
        "skillTree/skill@residenceSkill",
        "skillTree/skill@skillName",
        "skillTree/skill/item",
        "skillTree/skill/preRequisiteSkill",
        "skillTree/skill/race",
        "skillTree/skill/socialClass",
        "skillTree/skill/subClassConditions",
        "skillTree/skill/residenceId",
      ],
      reason:
        "Names, and what a skill of a class needs besides points; of other trees items, skills and ranks are read.",
    },
  ]),
  ...unopened,
];
