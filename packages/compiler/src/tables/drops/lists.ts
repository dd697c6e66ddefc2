import { SPOIL_CATEGORY } from "@gamedata/rules";
import type { DropRow } from "@gamedata/schema";
import * as v from "valibot";
import { onlyChild, readAttributes, readChildren, readWhole } from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { idText, integerText, percentText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

/**
 * The lists of what a kill gives, with the kills that do, where not any does. Sources: `Attackable.doItemDrop` of L2J Mobius for Essence, and
 * `NpcTemplate.calculateDrop` of L2J Mobius for Salvation.
 */
const KILL: Readonly<Record<string, Pick<DropRow, "only">>> = {
  death: {},
  drop: {},
  fortune: { only: "marked" },
  lucky: { only: "lucky" },
};
const SPOIL = ["corpse", "spoil"];

const groupAttributes = v.strictObject({ chance: percentText });
const itemAttributes = closedFields({
  itemId: [idText, "id"],
  ...fieldsNamed(integerText(1), "min max"),
  chance: percentText,
});

/**
 * Reads the rows of `<dropLists>` in source order: `<death>` and `<corpse>` of L2J Server, `<drop>` and `<spoil>` of Mobius, with `<item id min max
 * chance>`, of what a kill gives also in a `<group chance>`. Chances are in percent. Each group is a category, from 1, and so is each row
 * outside of one; what is spoiled is category -1.
 */
export function readDropLists(lists: XmlElement, npcId: number): SourcedTable<"drops"> {
  const children = readChildren(lists, [...Object.keys(KILL), ...SPOIL]);
  const listOf = (name: string) => onlyChild(children, name);
  const killed = Object.entries(KILL).flatMap(([name, kills]) =>
    readChildren(listOf(name), ["group", "item"]).map((part) => ({ part, kills })),
  );
  return [
    ...killed.flatMap(({ part, kills }, index) => {
      const owner = { npcId, category: index + 1, ...kills };
      return part.name === "group" ? readGroup(part, owner) : readDrop(part, owner);
    }),
    ...SPOIL.flatMap((name) => readChildren(listOf(name), ["item"])).flatMap((item) =>
      readDrop(item, { npcId, category: SPOIL_CATEGORY }),
    ),
  ];
}

type DropOwner = Pick<DropRow, "npcId" | "category" | "groupChance" | "only">;

function readGroup(element: XmlElement, owner: DropOwner): SourcedTable<"drops"> {
  const group = readAttributes(element, groupAttributes, { isWhole: true });
  const items = readChildren(element, ["item"]);
  if (items.length === 0) element.report.error(element, "<group>", "at least one <item>", "none");
  if (group === undefined) return [];
  return items.flatMap((item) => readDrop(item, { ...owner, groupChance: group.chance }));
}

function readDrop(element: XmlElement, owner: DropOwner): SourcedTable<"drops"> {
  const drop = readWhole(element, itemAttributes);
  return drop === undefined ? [] : finishRow(element.report, "drops", element, { ...owner, ...drop });
}
