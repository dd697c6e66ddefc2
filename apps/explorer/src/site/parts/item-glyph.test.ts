import { describe, expect, it } from "vitest";
import { itemGlyph } from "./item-glyph.js";

describe("the glyph of an item", () => {
  it("follows from the name of its image", () => {
    const glyphs = [
      ["etc_adena_i00.png", "coin"],
      ["weapon_draconic_bow_i00.png", "sword"],
      ["armor_t02_u_i00.png", "shield"],
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
});
