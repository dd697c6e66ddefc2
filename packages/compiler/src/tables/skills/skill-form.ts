import type { Datapack } from "../../read/datapack.js";
import type { ElementForm } from "../../read/form.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../table-rows.js";
import type { SkillContents } from "./skill-contents.js";

/** An enchant route as it is read, and the group of what it costs where the skill names one. */
export interface ReadRoute {
  readonly row: SourcedTable<"skillEnchants">[number];
  readonly costGroup: number | undefined;
}

export interface SkillFileScope {
  readonly datapack: Datapack;
  /** Returns the icon that the client has for a skill. */
  readonly iconOf: (id: number) => string | undefined;
  /** Receives the icons of the skill of which each level is a race of NPCs. */
  readonly raceIcons: SourcedTable<"raceIcons">[number][];
  readonly routes: ReadRoute[];
  readonly contents: SkillContents;
}

export type SkillForm = ElementForm<(scope: SkillFileScope, element: XmlElement) => SourcedTable<"skills">>;
