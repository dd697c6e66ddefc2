import type { GlyphName } from "./icon.js";
import { glyphOf, type RecordKind } from "./record-kinds.js";

/**
 * The glyph for the beginning of the name of an item's image. Every row that names an item has that name, and few have the item's type.
 * The first that fits holds.
 */
const byImage: readonly (readonly [start: RegExp, glyph: GlyphName])[] = [
  [/^shield|^weapon_.*shield/, "shield"],
  [/^armor.*(?:_b_|boots|shoes|sandals)/, "boots"],
  [/^armor.*(?:_g_|gauntlet|gloves)/, "gloves"],
  [/^armor.*(?:_l_|hose|gaiters|pants|stockings)/, "legs"],
  [/^armor.*(?:helm|circlet|_cap_)/, "helmet"],
  [/^armor/, "armor"],
  [/^weapon.*(?:bow|arbalest|_gun)/, "bow"],
  [/^weapon.*(?:dagger|knife|dirk|kris|stiletto)/, "dagger"],
  [/^weapon.*(?:spear|lance|glaive|trident|halberd|pole|scythe)/, "spear"],
  [/^weapon.*(?:fist|glove|claw|cestus|jamadhr)/, "fist"],
  [/^weapon.*(?:staff|wand|club|mace|hammer|_rod|stick)/, "staff"],
  [/^(?:weapon|time_weapon)/, "sword"],
  [/^access[ao]ry|_(?:ring|earring|necklace)_/, "ring"],
  [/^etc_adena/, "coin"],
  [/spell_?book|^etc_book|^etc_.*book/, "book"],
  [/^etc_(?:recipe|scroll|paper|letter)|^scroll/, "scroll"],
  [/^etc_.*(?:potion|elixir)/, "potion"],
  [/_bullet_/, "flame"],
  [/^etc_(?:crystal|gem|jewel|.*gem_|.*crystal)/, "gem"],
];

/** Returns the glyph of the kind of an item; a box for what none is known of. */
export const itemGlyph = (image: string | null): GlyphName =>
  byImage.find(([start]) => image !== null && start.test(image.toLowerCase()))?.[1] ?? "box";

/** Returns the glyph of a record: of an item that of its kind, by the name of its image. */
export const recordGlyph = (kind: RecordKind, image: string | null): GlyphName =>
  kind === "item" ? itemGlyph(image) : glyphOf(kind);
