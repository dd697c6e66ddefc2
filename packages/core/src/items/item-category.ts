import { presentGroup } from "@gamedata/rules";
import type { ItemCategory, ItemRow } from "@gamedata/schema/types";

/** The labels of the source's equipment slots. */
const BODYPART_LABELS: ReadonlyMap<string, string> = new Map([
  ["rhand", "One-handed"],
  ["lrhand", "Two-handed"],
  ["lhand", "Off-hand"],
  ["chest", "Chest"],
  ["fullarmor", "Full Armor"],
  ["onepiece", "Full Armor"],
  ["legs", "Legs"],
  ["head", "Helmet"],
  ["gloves", "Gloves"],
  ["feet", "Boots"],
  ["neck", "Necklace"],
  ["rear;lear", "Earring"],
  ["rfinger;lfinger", "Ring"],
  ["underwear", "Underwear"],
  ["hair", "Hair Accessory"],
  ["hair2", "Hair Accessory"],
  ["hairall", "Hair Accessory"],
  ["face", "Face Accessory"],
  ["alldress", "Full Dress"],
  ["back", "Cloak"],
  ["waist", "Belt"],
  ["lbracelet", "Left Bracelet"],
  ["rbracelet", "Right Bracelet"],
  ["deco1", "Talisman"],
]);

/** Returns the kind of an item and its equipment slot; a slot without a label keeps its name in the source. */
export function itemCategoryOf(row: ItemRow): ItemCategory | undefined {
  const { bodypart, weaponType, armorType, etcItemType } = row;
  return presentGroup({
    bodypart: bodypart === undefined ? undefined : (BODYPART_LABELS.get(bodypart) ?? bodypart),
    weaponType,
    armorType,
    etcItemType,
  });
}
