import { present } from "@gamedata/rules";
import type { ItemRow, ItemStats } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { idAttributes, idText, integerText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { isUseCondition, readUseConditions, USE_CONDITIONS } from "../skills/use-conditions.js";
import type { Draft } from "../table-rows.js";
import { addStat, isItemStat, readStatEntries, warnUnknownStat } from "./stats.js";

/** The folders of such files. */
const FOLDERS = ["xml/armor", "xml/weapon", "xml/etcitem"];

const started = v.exactOptional(v.literal("1"));
const skillAttributes = v.strictObject({
  id: idText,
  lvl: idText,
  chance: v.exactOptional(integerText(0, 100)),
  onCrit: started,
  onCast: started,
});

/** What an item does to stats, the skills that a weapon starts, and when an item can be used. */
export type ItemFunctions = Pick<Draft<ItemRow>, "onCritSkill" | "onCastSkill" | "conditions"> & {
  readonly stats: ItemStats;
};

/**
 * Reads what items do where their dumps stand beside XML files: `<item id><for>` with `<set stat val>` and `<skill id lvl chance
 * onCrit onCast>`, by item id. The engine (class `SkillsEngine` of L2J before 2010) computes with these functions alone; the columns of the
 * dumps that have the same names are not used. Of two elements of one item the last counts.
 */
export function readItemFunctions(datapack: Datapack): ReadonlyMap<number, Sourced<ItemFunctions>> {
  const functions = FOLDERS.filter((folder) => hasFile(datapack, folder)).flatMap((folder) =>
    readXmlFolder(datapack, folder, (list) =>
      readChildren(list, ["item"]).flatMap((element) => {
        const id = readAttributes(element, idAttributes)?.id;
        const children = readChildren(element, ["for", ...USE_CONDITIONS]);
        const lists = children.filter(({ name }) => name === "for");
        if (id === undefined) return [];
        const conditions = readUseConditions(children.filter(isUseCondition));
        const row = { stats: statsOf(lists), ...readStartedSkills(lists), conditions };
        return [[id, sourcedAt(element, row)] as const];
      }),
    ),
  );
  return new Map(functions);
}

/** Returns the stats that functions state: of several for one stat the first is used. */
function statsOf(lists: readonly XmlElement[]): ItemStats {
  const stats: { -readonly [Stat in keyof ItemStats]: ItemStats[Stat] } = {};
  for (const entry of readStatEntries(lists)) {
    if (!isItemStat(entry.stat)) warnUnknownStat(entry);
    else addStat(stats, entry.stat, entry);
  }
  return stats;
}

/** Reads the skills in the `<for>` of an item that it starts: the first at a critical hit, and the first at a cast. */
export function readStartedSkills(lists: readonly XmlElement[]) {
  const skills = lists
    .flatMap(({ children }) => children.filter(({ name }) => name === "skill"))
    .flatMap((element) => readWhole(element, skillAttributes) ?? []);
  const skillOn = (event: "onCrit" | "onCast") => {
    const skill = skills.find((one) => one[event] !== undefined);
    return skill && present({ id: skill.id, level: skill.lvl, chance: skill.chance });
  };
  return { onCritSkill: skillOn("onCrit"), onCastSkill: skillOn("onCast") };
}
