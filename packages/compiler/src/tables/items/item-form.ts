import type { ItemRow } from "@gamedata/schema";
import type { Datapack } from "../../read/datapack.js";
import type { ElementForm } from "../../read/form.js";
import type { XmlElement } from "../../read/xml.js";
import type { BoxContents } from "../box-contents.js";
import type { SourcedTable } from "../table-rows.js";

export interface ItemScope {
  readonly datapack: Datapack;
  /** Returns the icon that the client has for an item. */
  readonly iconOf: (id: number) => string | undefined;
  /** Receives the rows of types that a server adds, each with the word of the source. */
  readonly added: Map<ItemRow, string>;
  /** Receives what the rows give when they are opened. */
  readonly contents: Map<ItemRow, BoxContents>;
  /** Receives the rows of items that do not use their skills. */
  readonly withoutSkills: Set<ItemRow>;
}

export type ItemForm = ElementForm<(scope: ItemScope, element: XmlElement) => SourcedTable<"items">>;
