import { present } from "@gamedata/rules";
import type { DropRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren, readWhole } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { idText, integerText, percentText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { SPOIL_CATEGORY } from "./category.js";

const KILL = ["death", "drop"];
const SPOIL = ["corpse", "spoil"];
/**
 * The lists of what not any kill gives, with those that do. Sources: `Attackable.doItemDrop` of L2J Mobius for Essence, and
 * `NpcTemplate.calculateDrop` of L2J Mobius for Salvation.
 */
const ONLY = { fortune: "marked", lucky: "lucky" } as const satisfies Record<string, DropRow["only"]>;

const groupAttributes = v.strictObject({ chance: percentText });
const itemAttributes = closedFields({
  itemId: [idText, "id"],
  min: integerText(1),
  max: integerText(1),
  chance: percentText,
});

/**
 * Reads the rows of `<dropLists>` in source order: `<death>` and `<corpse>` of L2J Server, `<drop>` and `<spoil>` of Mobius, with `<item id min max
 * chance>`, of what a kill gives also in a `<group chance>`. Chances are in percent. Each group is a category, from 1, and so is each row
 * outside of one; what is spoiled is category -1.
 */
export function readDropLists(report: Report, lists: XmlElement, npcId: number): SourcedTable<"drops"> {
  const children = readChildren(report, lists, [...KILL, ...SPOIL, ...Object.keys(ONLY)]);
  const listOf = (names: readonly string[]) => names.flatMap((name) => onlyChild(report, children, name) ?? []);
  const spoiled = listOf(SPOIL);
  const partsOf = (names: readonly string[]) =>
    listOf(names).flatMap((list) => readChildren(report, list, ["group", "item"]).map((part) => ({ part, list })));
  const given = [...partsOf(KILL), ...partsOf(Object.keys(ONLY))];
  return [
    ...given.flatMap(({ part, list }, index) => {
      const only = isOnly(list.name) ? ONLY[list.name] : undefined;
      const owner = { npcId, category: index + 1, ...present({ only }) };
      return part.name === "group" ? readGroup(report, part, owner) : readDrop(report, part, owner);
    }),
    ...spoiled
      .flatMap((list) => readChildren(report, list, ["item"]))
      .flatMap((item) => readDrop(report, item, { npcId, category: SPOIL_CATEGORY })),
  ];
}

const isOnly = (name: string): name is keyof typeof ONLY => Object.hasOwn(ONLY, name);

interface DropOwner {
  readonly npcId: number;
  readonly category: number;
  readonly groupChance?: number;
  readonly only?: DropRow["only"];
}

function readGroup(report: Report, element: XmlElement, owner: DropOwner): SourcedTable<"drops"> {
  const group = readAttributes(report, element, groupAttributes, { isWhole: true });
  const items = readChildren(report, element, ["item"]);
  if (items.length === 0) report.error(element, "<group>", "at least one <item>", "none");
  if (group === undefined) return [];
  return items.flatMap((item) => readDrop(report, item, { ...owner, groupChance: group.chance }));
}

function readDrop(report: Report, element: XmlElement, owner: DropOwner): SourcedTable<"drops"> {
  const drop = readWhole(report, element, itemAttributes);
  return drop === undefined ? [] : finishRow(report, "drops", element, { ...owner, ...drop });
}
