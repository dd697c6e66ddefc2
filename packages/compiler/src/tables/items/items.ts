import type { ItemRow } from "@gamedata/schema";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { type Form, readRecords } from "../../read/form.js";
import { type Names, placeOf } from "../../read/place.js";
import { hasElement, readXmlFolder } from "../../read/xml.js";
import type { BoxContents } from "../box-contents.js";
import { withIcons } from "../icons.js";
import { settleAddedTypes } from "../item-facts.js";
import type { SourcedTable } from "../table-rows.js";
import { hasItemDumps, itemDumps, readItemDumps } from "./dumps.js";
import type { ItemForm, ItemScope } from "./item-form.js";
import { itemOfParts } from "./parts.js";
import { itemOfSets } from "./sets.js";
import { itemOfSettings } from "./settings.js";
import { itemOfValues } from "./values.js";

const PLACES: Names = ["items", "stats/items"];

const elements: readonly ItemForm[] = [itemOfParts, itemOfValues, itemOfSets, itemOfSettings];

export const itemForms: readonly Form[] = [...elements, itemDumps];

type ItemFiles = Pick<ItemScope, "contents" | "withoutSkills"> & { readonly items: SourcedTable<"items"> };

export const readItems = (datapack: Datapack): SourcedTable<"items"> => readItemFiles(datapack).items;

/** Reads the files of items; from dumps where a datapack has its items in dumps and none in XML files. */
export const readItemFiles = oncePerDatapack((datapack: Datapack): ItemFiles => {
  const folder = placeOf(datapack, PLACES);
  if (hasItemDumps(datapack) && !hasElement(datapack, folder, "item"))
    return { items: readItemDumps(datapack), contents: new Map(), withoutSkills: new Set() };
  const contents = new Map<ItemRow, BoxContents>();
  const withoutSkills = new Set<ItemRow>();
  const items = withIcons(datapack, "item", (iconOf) => {
    const added = new Map<ItemRow, string>();
    const rows = readXmlFolder(datapack, folder, (list) =>
      readRecords(list, elements).flatMap(({ form, element }) =>
        form.read({ datapack, iconOf, added, contents, withoutSkills }, element),
      ),
    );
    return settleAddedTypes(datapack.report, rows, added);
  });
  return { items, contents, withoutSkills };
});
