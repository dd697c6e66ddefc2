import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { idText, integerText, percentText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import type { L2jDialect } from "./l2j-dialect.js";

/** Further lists of what a kill drops, each row by its own chance: later chronicles have them. */
const OTHER_LISTS = ["lucky", "fortune"];

/** The category of what is spoiled. */
const SPOIL_CATEGORY = -1;

const npcAttributes = v.object({ id: idText });
const groupAttributes = v.strictObject({ chance: percentText });
const itemAttributes = v.strictObject({ id: idText, min: integerText(1), max: integerText(1), chance: percentText });

/**
 * Reads the rows of the `drops` table from an `<npc>`, in source order. Each group is a category, from 1, and so is each row
 * of a kill outside of a group; what is spoiled is category -1.
 */
export function readDropsOf(report: Report, element: XmlElement, { drops }: L2jDialect): SourcedTable<"drops"> {
  const lists = onlyChild(report, element.children, "dropLists");
  if (lists === undefined) return [];
  const npc = readAttributes(report, element, npcAttributes);
  const children = readChildren(report, lists, [drops.kill, drops.spoil, ...OTHER_LISTS]);
  const kill = onlyChild(report, children, drops.kill);
  const spoil = onlyChild(report, children, drops.spoil);
  if (npc === undefined) return [];
  const others = children.filter(({ name }) => OTHER_LISTS.includes(name));
  const killed = [kill, ...others].flatMap((list) => (list ? readChildren(report, list, ["group", "item"]) : []));
  return [
    ...killed.flatMap((part, index) =>
      part.name === "group"
        ? readGroup(report, part, npc.id, index + 1)
        : readDrop(report, part, { npcId: npc.id, category: index + 1 }),
    ),
    ...(spoil === undefined ? [] : readChildren(report, spoil, ["item"])).flatMap((item) =>
      readDrop(report, item, { npcId: npc.id, category: SPOIL_CATEGORY }),
    ),
  ];
}

function readGroup(report: Report, element: XmlElement, npcId: number, category: number): SourcedTable<"drops"> {
  const group = readAttributes(report, element, groupAttributes);
  const items = readChildren(report, element, ["item"]);
  if (items.length === 0) report.error(element, "<group>", "at least one <item>", "none");
  if (group === undefined) return [];
  return items.flatMap((item) => readDrop(report, item, { npcId, category, groupChance: group.chance }));
}

interface DropOwner {
  readonly npcId: number;
  readonly category: number;
  readonly groupChance?: number;
}

function readDrop(report: Report, element: XmlElement, position: DropOwner): SourcedTable<"drops"> {
  const drop = readLeaf(report, element, itemAttributes);
  if (drop === undefined) return [];
  const { id: itemId, min, max, chance } = drop;
  return finishRow(report, "drops", element, { ...position, itemId, min, max, chance });
}
