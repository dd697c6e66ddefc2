import type { TableName } from "@gamedata/schema";
import type { Form } from "../read/form.js";
import { armorSetForms } from "../tables/armor-sets/armor-sets.js";
import { augmentationSkillForms, augmentationStatForms } from "../tables/augmentations/augmentations.js";
import { boxForms } from "../tables/boxes/boxes.js";
import { buyListForms } from "../tables/buy-lists/buy-lists.js";
import { castleForms } from "../tables/castles/castles.js";
import { categoryForms } from "../tables/categories/categories.js";
import { clanHallForms } from "../tables/clan-halls/clan-halls.js";
import { classGrowthForms } from "../tables/class-growth/class-growth.js";
import { classForms } from "../tables/classes/classes.js";
import { doorForms } from "../tables/doors/doors.js";
import { dropForms } from "../tables/drops/drops.js";
import { enchantBonusForms } from "../tables/enchant-bonuses/enchant-hp.js";
import { enchantChanceForms, enchantScrollForms } from "../tables/enchant-scrolls/enchant-scrolls.js";
import { experienceForms } from "../tables/experience/experience.js";
import { fishForms } from "../tables/fishes/fishes.js";
import { hennaForms } from "../tables/hennas/hennas.js";
import { herbGroupForms } from "../tables/herb-groups/herb-groups.js";
import { itemForms } from "../tables/items/items.js";
import { multisellForms } from "../tables/multisells/lists.js";
import { npcForms } from "../tables/npcs/npcs.js";
import { recipeForms } from "../tables/recipes/recipes.js";
import { regionForms } from "../tables/regions/regions.js";
import { seedForms } from "../tables/seeds/seeds.js";
import { skillEnchantCostForms } from "../tables/skill-enchants/skill-enchants.js";
import { skillTreeForms } from "../tables/skill-trees/skill-trees.js";
import { skillForms } from "../tables/skills/skills.js";
import { soulCrystalForms } from "../tables/soul-crystals/soul-crystals.js";
import { spawnForms } from "../tables/spawns/spawns.js";
import { spellbookForms } from "../tables/spellbooks/spellbooks.js";
import { staticObjectForms } from "../tables/static-objects/static-objects.js";
import { teleportForms } from "../tables/teleports/teleports.js";
import { zoneForms } from "../tables/zones/zones.js";

/** The forms of each table that is read from the files of servers; the others are curated, or of the client. */
export const tableForms: Readonly<Partial<Record<TableName, readonly Form[]>>> = {
  items: itemForms,
  skills: skillForms,
  npcs: npcForms,
  drops: dropForms,
  herbGroups: herbGroupForms,
  spawns: spawnForms,
  recipes: recipeForms,
  armorSets: armorSetForms,
  buyLists: buyListForms,
  multisells: multisellForms,
  classes: classForms,
  spellbooks: spellbookForms,
  hennas: hennaForms,
  regions: regionForms,
  doors: doorForms,
  castles: castleForms,
  seeds: seedForms,
  teleports: teleportForms,
  experience: experienceForms,
  soulCrystals: soulCrystalForms,
  zones: zoneForms,
  classGrowth: classGrowthForms,
  enchantBonuses: enchantBonusForms,
  boxes: boxForms,
  enchantScrolls: enchantScrollForms,
  enchantChances: enchantChanceForms,
  skillTrees: skillTreeForms,
  skillEnchantCosts: skillEnchantCostForms,
  augmentationSkills: augmentationSkillForms,
  augmentationStats: augmentationStatForms,
  fishes: fishForms,
  clanHalls: clanHallForms,
  categories: categoryForms,
  staticObjects: staticObjectForms,
};
