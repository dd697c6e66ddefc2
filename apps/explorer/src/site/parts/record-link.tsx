import type { ComponentChildren } from "preact";
import { hrefOf } from "../address/address.js";
import { pathOf, type RecordKind } from "../format/words.js";
import type { GlyphName } from "./glyph.js";
import { Icon } from "./icon.js";
import { itemGlyph } from "./item-glyph.js";
import "./record-link.css";

/** The glyph of each kind of record; that of an item in a list follows from its image. */
export const kindGlyphs: Readonly<Record<RecordKind, GlyphName>> = {
  item: "gem",
  npc: "skull",
  quest: "book",
  class: "person",
  skill: "flame",
  "armor-set": "shield",
  recipe: "scroll",
  location: "pin",
  region: "map",
  henna: "star",
};

interface RecordLinkProps {
  readonly kind: RecordKind;
  readonly id: number;
  readonly name: ComponentChildren;
  /** The image; `undefined` for a link without a place for one. */
  readonly icon?: string | null | undefined;
}

/** Lets a name be divided behind a star: that of a pair of swords is one long word. */
const dividable = (name: string) =>
  name.split("*").flatMap((part, index) => (index === 0 ? part : ["*", <wbr key={index} />, part]));

/** A link to the page of a record; its hint is shown by the hover card of the site. */
export function RecordLink({ kind, id, name, icon }: RecordLinkProps) {
  return (
    <a
      class="record-link"
      href={hrefOf(pathOf(kind, id), {}, typeof name === "string" ? name : undefined)}
      data-card={`${kind}:${id}`}
    >
      {icon !== undefined && <Icon file={icon} glyph={kind === "item" ? itemGlyph(icon) : kindGlyphs[kind]} />}
      <span>{typeof name === "string" ? dividable(name) : name}</span>
    </a>
  );
}
