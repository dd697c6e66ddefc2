import { present, presentGroup } from "@gamedata/rules";
import type { ItemRow } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { isUnread, withUnreadOf } from "../../read/fault.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { formFrom } from "../../read/form.js";
import { count, flag, idText, nameText, positiveOrNone, wordText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { iconText } from "../icons.js";
import { bodyPartOf, gradeOf, gradeText, isPlaceholder } from "../item-facts.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";
import type { ItemForm, ItemScope } from "./item-form.js";
import { hasRaisable } from "./settings.js";
import { readItemSkills } from "./skills.js";
import { readItemStats } from "./stats.js";

const TYPES: Readonly<Record<string, ItemRow["type"]>> = {
  weapon: "weapon",
  cursed: "weapon",
  armor: "armor",
  jewelry: "armor",
  accessorie: "armor",
  etc: "etcitem",
};

export const itemElements: readonly string[] = Object.keys(TYPES);

/** A word of the source, in upper case. */
const word = v.exactOptional(
  v.pipe(
    wordText("none"),
    v.transform((text) => text?.toUpperCase()),
  ),
);

const itemAttributes = v.object({ id: idText, name: nameText, weaponType: word, armorType: word, itemType: word });

/** What the `<set>` of an item state, each some of it. */
const setAttributes = openFields({
  icon: v.exactOptional(iconText),
  bodyPart: word,
  grade: v.exactOptional(gradeText),
  ...fieldsNamed(count, "crystalCount=crystal_count weight price mana"),
  ...fieldsNamed(flag, "stackable tradable=tradeable dropable sellable"),
});

/** The types whose names in the data set are others. */
const WEAPON_TYPES: Readonly<Record<string, string>> = { DUALSWORD: "DUAL", ROD: "FISHINGROD" };

/** An item whose `<set>` name the facts as attributes, several in one. */
export const itemOfSets: ItemForm = formFrom(
  "Lucera",
  ["items"],
  itemElements.map((name) => `${name}/set`).join(", "),
  readItem,
);

function readItem({ datapack, iconOf }: ItemScope, element: XmlElement): SourcedTable<"items"> {
  const { report, defaults } = datapack;
  const item = readAttributes(element, itemAttributes);
  const children = readChildren(element, ["set", "stats", "skills"]);
  const type = TYPES[element.name];
  if (item === undefined || type === undefined || isPlaceholder(element, item)) return [];
  const sets = children.filter(({ name }) => name === "set").map((one) => readLeaf(one, setAttributes) ?? {});
  const set: v.InferOutput<typeof setAttributes> = withUnreadOf(Object.assign({}, ...sets.map(present)), ...sets);
  const { stackable, tradable, dropable, sellable } = set;
  const grade = gradeOf(report, element, set.grade);
  const weaponType = item.weaponType && (WEAPON_TYPES[item.weaponType] ?? item.weaponType);
  const wornMinutes = positiveOrNone(set.mana);
  const { isRaised, stats, elements, randomDamage } = readItemStats(children);
  const isEnchantable = defaults.isEnchantable({
    id: item.id,
    type,
    grade,
    weaponType,
    wornMinutes: isUnread(set, "mana") ? "unknown" : wornMinutes,
  });
  const row: Draft<ItemRow> = {
    id: item.id,
    name: item.name,
    type,
    grade,
    weaponType,
    armorType: item.armorType === "SHIELD" ? undefined : item.armorType,
    etcItemType: item.itemType === "OTHER" ? undefined : item.itemType?.toLowerCase(),
    bodypart: set.bodyPart && bodyPartOf(set.bodyPart),
    iconFile: iconOf(item.id) ?? set.icon,
    weight: set.weight,
    price: set.price,
    crystalCount: set.crystalCount,
    wornMinutes,
    keepsStats: isEnchantable && hasRaisable(stats) && !isRaised ? true : undefined,
    stats,
    elements,
    randomDamage,
    flags: presentGroup({ stackable, tradable, dropable, sellable, enchantable: isEnchantable ? true : undefined }),
    ...readItemSkills(children),
  };
  return finishRow(report, "items", element, row, set);
}
