import { soulCrystalLevelType } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { attributeOf, onlyChild, readChildren, readEach, readLeaf } from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { flagText, idListText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { PER_PERCENT, readDetailedNpc, type SoulCrystalForm } from "./details.js";

const crystalAttributes = closedFields({
  level: integerText(0),
  // The second name is that of aCis before 2017.
  itemId: [v.exactOptional(idText), "initial", "crystal"],
  stagedItemId: [idText, "staged"],
  broken: integerText(0),
});

const npcAttributes = closedFields({
  npcId: [idText, "id"],
  ...fieldsNamed(integerText(0, 1000), "stageChance=chanceStage breakChance=chanceBreak"),
  requiresSkill: [flagText, "skill"],
  levelType: [v.picklist(soulCrystalLevelType.options, soulCrystalLevelType.options.join(", ")), "absorbType"],
  levels: [idListText(0), "levelList"],
});

const CHANCES = ["chanceStage", "chanceBreak"];

/** The chance in percent of an NPC of aCis before 2017 that states none. Source: class `SoulCrystalsTable`. */
const USUAL_CHANCE = 10;

/**
 * `<crystals>` and `<npcs>`: the broken crystal, and the chances that a crystal is raised or breaks, of 1,000 where one of them is above 100, and
 * else in percent (script `Q350_EnhanceYourWeapon` of the revisions); before 2017 the rules of an NPC as `<detail>`, with chances in percent.
 */
export const listsOfCrystals: SoulCrystalForm = {
  servers: "aCis",
  files: ["soulCrystals.xml"],
  mark: "crystals/crystal",
  read: (list) => {
    const groups = readChildren(list, ["crystals", "npcs"]);
    const [crystals, npcs] = ["crystals", "npcs"].map((name) => onlyChild(groups, name));
    return {
      soulCrystals: readChildren(crystals, ["crystal"]).flatMap((element) => readCrystal(element)),
      soulCrystalNpcs: hasDetails(npcs)
        ? readChildren(npcs, ["npc"]).flatMap((element) => readDetailedNpc(element, USUAL_CHANCE))
        : readNpcs(list.report, npcs),
    };
  },
};

const hasDetails = (npcs: XmlElement | undefined) =>
  npcs?.children.some(({ children }) => children.some(({ name }) => name === "detail")) ?? false;

function readCrystal(element: XmlElement): SourcedTable<"soulCrystals"> {
  const crystal = readLeaf(element, crystalAttributes);
  if (crystal === undefined) return [];
  const { itemId, broken, ...facts } = crystal;
  if (itemId === undefined) return element.report.error(element, "<crystal> initial", "an item", "nothing");
  return finishRow(element.report, "soulCrystals", element, { ...facts, itemId, brokenItemId: broken || undefined });
}

function readNpcs(report: Report, list: XmlElement | undefined): SourcedTable<"soulCrystalNpcs"> {
  const npcs = readEach(list, "npc", npcAttributes, readLeaf);
  // One that cannot be read has the unit of the others, too.
  const chances = list?.children.flatMap((npc) => CHANCES.map((name) => Number(attributeOf(npc, name)))) ?? [];
  const factor = chances.some((chance) => chance > 100) ? 1 : PER_PERCENT;
  return npcs.flatMap(({ row, ...position }) => {
    const chances = { stageChance: row.stageChance * factor, breakChance: row.breakChance * factor };
    return finishRow(report, "soulCrystalNpcs", position, { ...row, ...chances });
  });
}
