import { CERTAIN, SPOIL_CATEGORY } from "@gamedata/rules";
import type { DropRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactFields, exactObject, fieldsNamed } from "../../read/fields.js";
import { idText, integerText, labelText, percentText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

/** By how many parts per million rounded chances of a group may be above certain together. */
const ROUNDING = 100;

/** The lists, by whether they have groups. Source: enum `RewardType`. */
const GROUPED: Readonly<Record<string, boolean>> = {
  RATED_GROUPED: true,
  NOT_RATED_GROUPED: true,
  NOT_RATED_NOT_GROUPED: false,
  SWEEP: false,
};
const SPOIL = "SWEEP";

const listAttributes = v.object({
  type: v.pipe(labelText, v.picklist(Object.keys(GROUPED), Object.keys(GROUPED).join(", "))),
});
const groupAttributes = exactObject({ chance: v.exactOptional(percentText, "100") });
const rewardAttributes = exactFields({
  itemId: [idText, "item_id"],
  ...fieldsNamed(integerText(1), "min max"),
  chance: percentText,
});

/**
 * Reads the rows of the lists `<rewardlist type>` of an NPC, in source order: a `<reward item_id min max chance>` in a `<group chance>`, or outside
 * of one. Chances are in percent (class `NpcParser`). Each group is a category, from 1, and so is each row of NOT_RATED_NOT_GROUPED, which is
 * rolled by itself.
 */
export function readRewards({ report, defaults }: Datapack, npc: XmlElement, npcId: number): SourcedTable<"drops"> {
  const areRolled = defaults.rollsRowsOfGroups === true;
  let category = 0;
  return npc.children.flatMap((list) => {
    if (list.name !== "rewardlist") return [];
    const type = readAttributes(list, listAttributes, { isWhole: true })?.type;
    if (type === undefined) return [];
    const isGrouped = GROUPED[type] === true;
    return readChildren(list, [isGrouped ? "group" : "reward"]).flatMap((part) => {
      category += type === SPOIL ? 0 : 1;
      if (isGrouped) return readGroup(part, { npcId, category }, areRolled);
      return readRows([part]).flatMap(({ element, row }) =>
        finishRow(report, "drops", element, { npcId, category: type === SPOIL ? SPOIL_CATEGORY : category, ...row }),
      );
    });
  });
}

const readRows = (elements: readonly XmlElement[]) =>
  elements.flatMap((element) => {
    const row = readWhole(element, rewardAttributes);
    return row === undefined ? [] : [{ element, row }];
  });

/** Reads a group, whose rows depend on each other: it is left out as a whole where one of them cannot be read. */
function readGroup(
  element: XmlElement,
  owner: Pick<DropRow, "npcId" | "category">,
  areRolled: boolean,
): SourcedTable<"drops"> {
  const group = readAttributes(element, groupAttributes, { isWhole: true });
  const rewards = readChildren(element, ["reward"]);
  const rows = readRows(rewards);
  const chances = rows.map(({ row }) => row.chance);
  const sum = chances.reduce((total, chance) => total + chance, 0);
  if (group === undefined || rows.length < rewards.length) return [];
  if (!areRolled && sum > CERTAIN + ROUNDING)
    // Some engines draw by the share of the sum then, and others cut what is above.
    return element.report.error(element, "<group>", "chances of at most 100 % together", `${sum / 10_000} %`);
  const given = areRolled ? chancesOfOne(chances) : chances;
  return rows.flatMap(({ element: at, row }, index) =>
    finishRow(element.report, "drops", at, {
      ...owner,
      groupChance: group.chance,
      ...row,
      chance: given[index] ?? row.chance,
    }),
  );
}

/**
 * Returns the chance of each row to be the one that a group gives, where each is rolled by itself and one of those that come is drawn. Source: class
 * `RewardGroup`, method `rollItems`, and the default of `MAX_DROP_ITEMS_FROM_ONE_GROUP` in class `Config`, 1.
 */
export function chancesOfOne(stated: readonly number[]): readonly number[] {
  const chances = stated.map((chance) => Math.min(chance / CERTAIN, 1));
  return chances.map((chance, index) => {
    // How probable it is that so many of the other rows come.
    let others = [1];
    for (const other of chances.toSpliced(index, 1))
      others = [...others, 0].map((same, number) => same * (1 - other) + (others[number - 1] ?? 0) * other);
    const share = others.reduce((sum, probability, number) => sum + probability / (number + 1), 0);
    return Math.round(chance * share * CERTAIN);
  });
}
