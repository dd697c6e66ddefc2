import type { UnreadEntry } from "../../read/inventory.js";
import { unopened, unread } from "../entries.js";
import { unreadOfTowns } from "../towns.js";
import { unreadOfItems } from "./items.js";
import { unreadOfNpcs } from "./npcs.js";
import { unreadOfSkills } from "./skills.js";
import { unreadOfSpawns } from "./spawns.js";

/** What is not read of the datapacks of L2J Server and L2J Mobius, and why. */
export const l2jUnreadList: readonly UnreadEntry[] = [
  ...unreadOfItems,
  ...unreadOfNpcs,
  ...unreadOfSkills,
  ...unreadOfSpawns,
  ...unread("xml/recipes.xml", { "A technical name; a recipe has that of its recipe item.": "item@name" }),
  ...unread("xml/stats/hennaList.xml", {
    "A technical name, and the level of a dye.": "henna@{dyeName dyeLevel}",
  }),
  ...unread("xml/stats/pets", {
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
    "Names, and what a skill of a class needs besides points; of other trees items, skills and ranks are read.": `
      skillTree/skill@{autoGet learnedByFS learnedByNpc residenceSkill skillName}
      skillTree/skill/{item preRequisiteSkill race socialClass subClassConditions residenceId}`,
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
