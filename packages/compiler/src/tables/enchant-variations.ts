import { type Datapack, oncePerDatapack } from "../read/datapack.js";
import { readOptionalXml } from "../read/place.js";
import type { XmlElement } from "../read/xml.js";

export const VARIATIONS_FILE = "enchant_items.xml";

/** Returns the list of scrolls of a later L2-Scripts, whose chances stand in variations; earlier ones, with settings of the server, have none. */
export const variationsOf = oncePerDatapack((datapack: Datapack): readonly XmlElement[] => {
  const list = datapack.defaults.isOfL2Scripts === true ? readOptionalXml(datapack, [VARIATIONS_FILE]) : undefined;
  return list?.children.some(({ name }) => name === "chance_variations") ? [list] : [];
});
