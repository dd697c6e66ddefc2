import type { GlyphName } from "./icon.js";

/** The kinds of records that have pages: the first segment of their paths, their glyphs, and whether they have cards. */
const kinds = {
  item: { folder: "items", glyph: "gem", hasCard: true },
  npc: { folder: "npcs", glyph: "skull", hasCard: true },
  quest: { folder: "quests", glyph: "book", hasCard: true },
  class: { folder: "classes", glyph: "person", hasCard: true },
  skill: { folder: "skills", glyph: "flame", hasCard: false },
  "armor-set": { folder: "armor-sets", glyph: "shield", hasCard: false },
  recipe: { folder: "recipes", glyph: "scroll", hasCard: true },
  location: { folder: "locations", glyph: "pin", hasCard: true },
  region: { folder: "regions", glyph: "map", hasCard: true },
  henna: { folder: "hennas", glyph: "star", hasCard: false },
} as const satisfies Readonly<Record<string, { folder: string; glyph: GlyphName; hasCard: boolean }>>;

export type RecordKind = keyof typeof kinds;

export const recordKinds: readonly RecordKind[] = Object.keys(kinds).filter((kind): kind is RecordKind =>
  Object.hasOwn(kinds, kind),
);

/** Returns the first segment of the paths of the pages of a kind, which is also what chronicles are compared by. */
export const folderOf = (kind: RecordKind): (typeof kinds)[RecordKind]["folder"] => kinds[kind].folder;

export const pathOf = (kind: RecordKind, id: number): string => `/${folderOf(kind)}/${id}`;

/** Returns the glyph of a kind of records; that of an item in a list follows from its image. */
export const glyphOf = (kind: RecordKind): GlyphName => kinds[kind].glyph;

export const hasCard = (kind: RecordKind): boolean => kinds[kind].hasCard;
