import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { itemGlyph } from "./item-glyph.js";

describe("the glyph of an item", () => {
  it("follows from the name of its image", () => {
    const glyphs = [
      ["etc_adena_i00.png", "coin"],
      ["weapon_draconic_bow_i00.png", "bow"],
      ["weapon_small_sword_i00.png", "sword"],
      ["weapon_willow_staff_i00.png", "staff"],
      ["weapon_spike_glove_i00.png", "fist"],
      ["weapon_dwarven_trident_i00.png", "spear"],
      ["weapon_dagger_i00.png", "dagger"],
      ["armor_t02_u_i00.png", "armor"],
      ["armor_t02_l_i00.png", "legs"],
      ["armor_iron_boots_i00.png", "boots"],
      ["armor_gauntlet_i00.png", "gloves"],
      ["Armor_Helmet_i00.png", "helmet"],
      ["shield_square_shield_i00.png", "shield"],
      ["accessary_mithril_ring_i00.png", "ring"],
      ["etc_recipe_black_i00.png", "scroll"],
      ["etc_spell_books_element_i00.png", "book"],
      ["etc_lesser_potion_red_i00.png", "potion"],
      ["etc_spirit_bullet_blue_i00.png", "flame"],
      ["etc_crystal_blue_i00.png", "gem"],
      ["etc_leather_i00.png", "box"],
    ] as const;
    for (const [image, glyph] of glyphs) expect(itemGlyph(image), image).toBe(glyph);
    expect(itemGlyph(null)).toBe("box");
  });

  it("is that of its type for the weapons of the data sets", () => {
    const glyphs = new Map(
      Object.entries({
        bow: ["BOW", "CROSSBOW"],
        dagger: ["DAGGER", "DUALDAGGER"],
        staff: ["BLUNT", "BIGBLUNT"],
        spear: ["POLE"],
        fist: ["DUALFIST"],
        sword: ["SWORD", "BIGSWORD", "DUAL", "RAPIER", "ANCIENTSWORD"],
      }).flatMap(([glyph, types]) => types.map((type) => [type, glyph] as const)),
    );
    for (const chronicle of ["interlude", "high-five"]) {
      const file = new URL(`../../../../../data/${chronicle}/tables/items.json`, import.meta.url);
      const items: readonly { weaponType?: string; iconFile?: string }[] = JSON.parse(readFileSync(file, "utf8"));
      const weapons = items.flatMap(({ weaponType = "", iconFile = "" }) =>
        glyphs.has(weaponType) && /^(?:time_)?weapon(?!_monster)/i.test(iconFile) ? [{ weaponType, iconFile }] : [],
      );
      const wrong = weapons.filter(({ weaponType, iconFile }) => itemGlyph(iconFile) !== glyphs.get(weaponType));
      expect(weapons.length, chronicle).toBeGreaterThan(900);
      expect(wrong.length / weapons.length, chronicle).toBeLessThan(0.05);
    }
  });
});
