import type { GlyphName } from "./icon.js";
import { glyphOf, type RecordKind } from "./record-kinds.js";

/** Parts of the names of the images of weapons that are no swords: kinds, then names that state no kind. */
const weapons = {
  bow: "bow arbalest _gun shooter thrower spiter schutze sarnga taslam hell_hound peace_maker doom_singer gastraphetes",
  dagger:
    "dagger knife dirk kris stiletto maingauche kukuri mambaedge skulledge angel_slayer naga_storm bloody_orchid demons_sword " +
    "dark_screamer soul_separator disperser vesper_shaper sword_breaker needle_wolverine",
  spear:
    "spear lanc glaive trident halb pole scythe _pike great_axe stormer bech_de scorpion body_slasher widow_maker " +
    "ghostcleaner war_hammer hammer_in_flames",
  fist:
    "fist glove claw cestus jamadhr nail knuckle canine chakram baghnakh bichhwa _pata demon_splinter sobekk " +
    "blood_tornado dragon_grinder vesper_fighter",
  staff:
    "staff wand club mace hammer _rod stick axe maul cane_ tomahawk sickle chisel scalpel crusher breaker war_pick " +
    "graver buzdygan tarbar morning_star star_buster meteor_shower tuning_fork hand_of_cabrio crystal_of_deamon " +
    "elysian branch retributer vesper_caster vesper_avenger vesper_singer kaim_vanul deadmans_glory dragon_flame_head " +
    "eye_of_soul horn_of_karik cuticle blackvisage sacredumors",
} as const;

const ofWeapon = (glyph: keyof typeof weapons) =>
  [new RegExp(`^(?:time_)?weapon.*(?:${weapons[glyph].replaceAll(" ", "|")})`), glyph] as const;

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
  [/^dual_dagger/, "dagger"],
  ...(["bow", "dagger", "spear", "fist", "staff"] as const).map(ofWeapon),
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
