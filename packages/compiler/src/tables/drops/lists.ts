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
 * The lists of what not every kill gives, with what it takes: the mark of a skill, or the luck of the player, whose chance no file states.
 * Sources: `Attackable.doItemDrop` of L2J Mobius for Essence, and `NpcTemplate.calculateDrop` of L2J Mobius for Salvation.
 */
const OF_SOME_KILLS: Readonly<Record<string, string>> = {
  fortune: "those of a marked monster",
  lucky: "those of a lucky player",
};

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
 * outside of one; what is spoiled is category -1. What not every kill gives is left out, with a warning.
 */
export function readDropLists(report: Report, lists: XmlElement, npcId: number): SourcedTable<"drops"> {
  const children = readChildren(report, lists, [...KILL, ...SPOIL, ...Object.keys(OF_SOME_KILLS)]);
  const listOf = (names: readonly string[]) => names.flatMap((name) => onlyChild(report, children, name) ?? []);
  const spoiled = listOf(SPOIL);
  for (const list of children) leaveOutOfSome(report, list, npcId);
  return [
    ...listOf(KILL)
      .flatMap((list) => readChildren(report, list, ["group", "item"]))
      .flatMap((part, index) =>
        part.name === "group"
          ? readGroup(report, part, { npcId, category: index + 1 })
          : readDrop(report, part, { npcId, category: index + 1 }),
      ),
    ...spoiled
      .flatMap((list) => readChildren(report, list, ["item"]))
      .flatMap((item) => readDrop(report, item, { npcId, category: SPOIL_CATEGORY })),
  ];
}

function leaveOutOfSome(report: Report, list: XmlElement, npcId: number): void {
  const what = OF_SOME_KILLS[list.name];
  if (what === undefined) return;
  const items = readChildren(report, list, ["item"]).filter((item) => readWhole(report, item, itemAttributes));
  report.warn(list, `<${list.name}> of NPC ${npcId}`, "drops of any kill", `${what}: left out`);
  report.leaveOut(items.length, "drops");
}

interface DropOwner {
  readonly npcId: number;
  readonly category: number;
  readonly groupChance?: number;
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
