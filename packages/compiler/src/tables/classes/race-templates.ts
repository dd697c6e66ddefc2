import type { ItemCount } from "@gamedata/schema";
import * as v from "valibot";
import { oncePerDatapack } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readList } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { findPlace } from "../../read/place.js";
import { flag, idText, integerText } from "../../read/values.js";
import { readXmlTree, type XmlElement } from "../../read/xml.js";
import type { TreeRow } from "./class-parts.js";
import { engineClasses } from "./engine-classes.js";

const templateAttributes = v.strictObject({ race: v.string(), sex: v.string(), type: v.string() });

const equipmentAttributes = closedFields({
  itemId: [idText, "item_id"],
  count: integerText(1),
  isEquipped: [flag, "equiped"],
  enchantment: [v.exactOptional(integerText(0)), "enchant_level"],
});

/** What characters of a race, a sex and a type have in common. */
export interface RaceTemplate {
  readonly stats: XmlElement | undefined;
  readonly items: readonly ItemCount[] | undefined;
}

const keyOf = (...words: readonly string[]) => words.map((word) => word.toUpperCase().replace(" ", "")).join("/");

/** Reads `<template_data race sex type>` of L2-Scripts, each with `<creation_data>` and `<stats_data>` (class PlayerTemplateParser). */
export const readRaceTemplates = oncePerDatapack((datapack): ReadonlyMap<string, RaceTemplate> => {
  const { defaults } = datapack;
  const folder = defaults.isOfL2Scripts ? findPlace(datapack, ["pc_parameters/template_data"]) : undefined;
  if (folder === undefined) return new Map();
  const elements = readXmlTree(datapack, folder, (list) => readChildren(list, ["template_data"]));
  return new Map(
    elements.flatMap((element) => {
      const read = readAttributes(element, templateAttributes);
      if (read === undefined) return [];
      const children = readChildren(element, ["creation_data", "stats_data"]);
      const items = readItems(onlyChild(children, "creation_data"));
      const stats = onlyChild(children, "stats_data");
      return [[keyOf(read.race, read.type, read.sex), { stats, items }] as const];
    }),
  );
});

function readItems(creation: XmlElement | undefined): readonly ItemCount[] | undefined {
  const children = readChildren(creation, ["start_equipments"]);
  const list = onlyChild(children, "start_equipments");
  return readList(list, "equipment", equipmentAttributes)?.map(({ itemId, count }) => ({ itemId, count }));
}

const FEMALE_SOLDIER = 124;

/**
 * Returns what characters of a class have. Each class has it of its race, and of a fighter or a mystic; of men, as the client shows it, but for
 * classes of women.
 */
export function templateOf(
  templates: ReadonlyMap<string, RaceTemplate>,
  { id, race, type }: Pick<TreeRow, "id" | "race" | "type">,
): RaceTemplate | undefined {
  const sexes = firstClassOf(id) === FEMALE_SOLDIER ? ["FEMALE"] : ["MALE", "FEMALE"];
  const [found] = sexes.flatMap(
    (sex) => templates.get(keyOf(race, type === "Fighter" ? "FIGHTER" : "MYSTIC", sex)) ?? [],
  );
  return found;
}

function firstClassOf(id: number): number {
  const parent = engineClasses.get(id)?.parentClassId ?? undefined;
  return parent === undefined ? id : firstClassOf(parent);
}
