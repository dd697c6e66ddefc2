import { soulCrystalLevelType } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readChildren, readLeaf } from "../../read/element.js";
import { flagText, idListText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readDetailedNpc } from "./details.js";
import type { SoulCrystalForm } from "./soul-crystal-form.js";

const crystalAttributes = v.strictObject({
  level: integerText(0),
  initial: v.exactOptional(idText),
  // The name of aCis before 2017.
  crystal: v.exactOptional(idText),
  staged: idText,
  broken: integerText(0),
});

const npcAttributes = v.strictObject({
  id: idText,
  chanceStage: integerText(0, 1000),
  chanceBreak: integerText(0, 1000),
  skill: flagText,
  absorbType: v.picklist(soulCrystalLevelType.pipe[0].options, soulCrystalLevelType.pipe[0].options.join(", ")),
  levelList: idListText(0),
});

/** The chance in percent of an NPC of aCis before 2017 that states none. Source: class `SoulCrystalsTable`. */
const USUAL_CHANCE = 10;

/**
 * `<crystals>` and `<npcs>`: the broken crystal, and the chances of 1,000 that a crystal is raised or breaks; before 2017 the rules of an NPC as
 * `<detail>`, with chances in percent.
 */
export const listsOfCrystals: SoulCrystalForm = {
  servers: "aCis",
  files: ["soulCrystals.xml"],
  mark: "crystals/crystal",
  read: (report, list) => {
    const groups = readChildren(report, list, ["crystals", "npcs"]);
    const childrenOf = (group: string, child: string) => {
      const element = onlyChild(report, groups, group);
      return readChildren(report, element, [child]);
    };
    return {
      soulCrystals: childrenOf("crystals", "crystal").flatMap((element) => readCrystal(report, element)),
      soulCrystalNpcs: childrenOf("npcs", "npc").flatMap((element) => readNpc(report, element)),
    };
  },
};

function readCrystal(report: Report, element: XmlElement): SourcedTable<"soulCrystals"> {
  const crystal = readLeaf(report, element, crystalAttributes);
  if (crystal === undefined) return [];
  const { crystal: older, initial: itemId = older, level, staged: stagedItemId, broken } = crystal;
  if (itemId === undefined) {
    report.error(element, "<crystal> initial", "an item", "nothing");
    return [];
  }
  const brokenItemId = broken === 0 ? undefined : broken;
  return finishRow(report, "soulCrystals", element, { itemId, level, stagedItemId, brokenItemId });
}

function readNpc(report: Report, element: XmlElement): SourcedTable<"soulCrystalNpcs"> {
  if (element.children.some(({ name }) => name === "detail")) return readDetailedNpc(report, element, USUAL_CHANCE);
  const npc = readLeaf(report, element, npcAttributes);
  if (npc === undefined) return [];
  return finishRow(report, "soulCrystalNpcs", element, {
    npcId: npc.id,
    levelType: npc.absorbType,
    stageChance: npc.chanceStage,
    breakChance: npc.chanceBreak,
    requiresSkill: npc.skill,
    levels: npc.levelList,
  });
}
