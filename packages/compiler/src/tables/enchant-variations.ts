import { type Datapack, oncePerDatapack } from "../read/datapack.js";
import { readOptionalXml } from "../read/place.js";
import type { XmlElement } from "../read/xml.js";

export const VARIATIONS_FILE = "enchant_items.xml";

const scrollsOf = oncePerDatapack((datapack: Datapack): readonly XmlElement[] => {
  const list = datapack.defaults.isOfL2Scripts === true ? readOptionalXml(datapack, [VARIATIONS_FILE]) : undefined;
  return list === undefined ? [] : [list];
});

/** Returns the list of scrolls of a later L2-Scripts, whose chances stand in variations; earlier ones, with settings of the server, have none. */
export const variationsOf = (datapack: Datapack): readonly XmlElement[] =>
  scrollsOf(datapack).filter(({ children }) => children.some(({ name }) => name === "chance_variations"));

/** Returns the list of scrolls of a Lucera whose chances stand in each scroll; others have them in settings of the server. */
export const ownChancesOf = (datapack: Datapack): readonly XmlElement[] =>
  scrollsOf(datapack).filter(({ children }) => children.some((scroll) => scroll.children.some(isChances)));

const isChances = ({ name }: XmlElement) => name === "chances";
