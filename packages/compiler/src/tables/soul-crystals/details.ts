import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren, readLeaf, readWhole } from "../../read/element.js";
import { flagText, idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import { exactObject } from "../exact-object.js";
import type { SourcedTable } from "../sourced-tables.js";
import type { SoulCrystalForm } from "./soul-crystal-form.js";

const crystalAttributes = v.strictObject({ itemId: idText, level: integerText(0), leveledItemId: idText });
const npcAttributes = v.strictObject({ npcId: idText });
const levels = v.pipe(
  labelText,
  v.regex(/^\d{1,3}(?:,\s*\d{1,3})*$/u, 'levels, joined by ","'),
  v.transform((text) => text.split(",").map(Number)),
);
const detailAttributes = exactObject({
  absorbType: v.exactOptional(v.picklist(["LAST_HIT", "FULL_PARTY", "PARTY_ONE_RANDOM", "PARTY_RANDOM"])),
  chance: v.exactOptional(integerText(0, 100)),
  // The names of aCis before 2017.
  chanceStage: v.exactOptional(integerText(0, 100)),
  chanceBreak: v.exactOptional(integerText(0, 100)),
  levelList: v.exactOptional(levels),
  maxLevel: v.exactOptional(integerText(0)),
  skill: v.exactOptional(flagText),
});

/** The chances of the data set are of 1,000, those of the source percent. */
const PER_PERCENT = 10;

/**
 * `<crystal>` and `<npc>` with `<item>`, and the rules of an NPC as `<detail>`, with chances in percent. An NPC with several rules has the
 * first one, with a warning.
 */
export const listsOfItems: SoulCrystalForm = {
  servers: "L2J Server, L2J Mobius",
  files: ["levelUpCrystalData.xml"],
  mark: "crystal/item",
  read: (report, list) => {
    const groups = readChildren(report, list, ["crystal", "npc"]);
    const itemsOf = (group: string) => {
      const element = onlyChild(report, groups, group);
      return readChildren(report, element, ["item"]);
    };
    return {
      soulCrystals: itemsOf("crystal").flatMap((element) => readCrystal(report, element)),
      soulCrystalNpcs: itemsOf("npc").flatMap((element) => readDetailedNpc(report, element)),
    };
  },
};

function readCrystal(report: Report, element: XmlElement): SourcedTable<"soulCrystals"> {
  const crystal = readLeaf(report, element, crystalAttributes);
  if (crystal === undefined) return [];
  const { itemId, level, leveledItemId: stagedItemId } = crystal;
  return finishRow(report, "soulCrystals", element, { itemId, level, stagedItemId });
}

/**
 * Reads an NPC with its rules as `<detail>`.
 *
 * @param usualChance The chance in percent that a crystal is raised, where it states none; by default such an NPC is lost.
 */
export function readDetailedNpc(
  report: Report,
  element: XmlElement,
  usualChance?: number,
): SourcedTable<"soulCrystalNpcs"> {
  const npc = readAttributes(report, element, npcAttributes);
  const [detail, second] = readChildren(report, element, ["detail"]);
  const rule = detail && readWhole(report, detail, detailAttributes);
  if (second) report.warn(second, `rule of NPC ${element.attributes["npcId"]}`, "one rule", "another one: left out");
  if (npc === undefined || rule === undefined) return [];
  if (rule.absorbType === "PARTY_RANDOM") {
    // Of one server alone, and not what the other three words mean.
    report.warn(element, "<detail> absorbType", "a word with a known meaning", '"PARTY_RANDOM": NPC left out');
    report.leaveOut(1, "soulCrystalNpcs");
    return [];
  }
  const { absorbType: levelType = "LAST_HIT", levelList, maxLevel = 0, skill = false } = rule;
  const { chanceStage = usualChance, chance = chanceStage, chanceBreak = 0 } = rule;
  if (chance === undefined) {
    report.error(element, "<detail> chance", "a chance", "nothing");
    return [];
  }
  return finishRow(report, "soulCrystalNpcs", element, {
    npcId: npc.npcId,
    levelType,
    stageChance: chance * PER_PERCENT,
    breakChance: chanceBreak * PER_PERCENT,
    requiresSkill: skill,
    levels: levelList ?? Array.from({ length: maxLevel + 1 }, (_, level) => level),
  });
}
