import { nonEmpty, presentGroup } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { idText, integerText, nameText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import type { L2jForm } from "./form.js";
import { readItems } from "./items.js";

const NAMES_FILE = "curated/armor-set-names.json";

/** The skill of every set, which shows only that a set is worn. */
const MARKER_SKILL_ID = 3006;

const SLOTS = ["legs", "head", "gloves", "feet", "shield"] as const;
const STATS = ["str", "con", "dex", "int", "men", "wit"] as const;
const SKILLS = ["skill", "shield_skill", "enchant6skill"] as const;

const nameRow = v.object({ id: v.number(), name: nameText });
const setAttributes = v.strictObject({ id: idText });
const pieceAttributes = v.strictObject({ id: idText });
const skillAttributes = v.strictObject({ id: idText, level: idText });
const statAttributes = v.strictObject({ val: integerText() });

/**
 * Reads the `armorSets` table from `stats/armorsets`. A set is named by `curated/armor-set-names.json`, or without that file by
 * its chest, since the source has no names.
 */
export function readArmorSets(datapack: Datapack, form: L2jForm): SourcedTable<"armorSets"> {
  const { report } = datapack;
  const rows = readOptionalJsonRows(datapack, NAMES_FILE, nameRow);
  const names = rows && new Map(rows.map(({ row }) => [row.id, row.name]));
  const itemNames = new Map(readItems(datapack, form).map(({ row }) => [row.id, row.name]));
  return readXmlFolder(datapack, `${form.folder}/stats/armorsets`, (list) =>
    readChildren(report, list, ["set"]).flatMap((element) =>
      readSet(report, element, (id, chest) => (names === undefined ? itemNames.get(chest) : names.get(id))),
    ),
  );
}

function readSet(
  report: Report,
  element: XmlElement,
  nameOf: (id: number, chest: number) => string | undefined,
): SourcedTable<"armorSets"> {
  const set = readAttributes(report, element, setAttributes);
  const children = readChildren(report, element, ["chest", ...SLOTS, ...SKILLS, ...STATS]);
  const readAll = <Schema extends Parameters<typeof readLeaf>[2]>(name: string, schema: Schema) =>
    children.filter((child) => child.name === name).flatMap((child) => readLeaf(report, child, schema) ?? []);
  const idsOf = (name: string) => readAll(name, pieceAttributes).map(({ id }) => id);
  const statOf = (name: (typeof STATS)[number]) => readAll(name, statAttributes)[0]?.val;
  const [chest] = idsOf("chest");
  if (set === undefined || chest === undefined) {
    report.error(element, "<set>", "a <chest>", "none");
    return [];
  }
  const name = nameOf(set.id, chest);
  if (name === undefined) {
    report.error(element, `set ${set.id}`, `a name in ${NAMES_FILE}, or of its chest`, "none");
    return [];
  }
  const skills = readAll("skill", skillAttributes).filter(({ id }) => id !== MARKER_SKILL_ID);
  const [legs = [], head = [], gloves = [], feet = [], shield = []] = SLOTS.map(idsOf);
  return finishRow(report, "armorSets", element, {
    id: set.id,
    name,
    chest,
    legs: legs[0],
    head: head[0],
    gloves: gloves[0],
    feet: feet[0],
    skillId: skills[0]?.id,
    shield: shield[0],
    shieldSkillId: readAll("shield_skill", skillAttributes)[0]?.id,
    enchant6SkillId: readAll("enchant6skill", skillAttributes)[0]?.id,
    alternatives: presentGroup({
      legs: nonEmpty(legs.slice(1)),
      head: nonEmpty(head.slice(1)),
      gloves: nonEmpty(gloves.slice(1)),
      feet: nonEmpty(feet.slice(1)),
      shield: nonEmpty(shield.slice(1)),
    }),
    bonusSkills: skills.length > 1 || skills.some(({ level }) => level > 1) ? skills : undefined,
    baseStats: presentGroup({
      STR: statOf("str"),
      CON: statOf("con"),
      DEX: statOf("dex"),
      INT: statOf("int"),
      MEN: statOf("men"),
      WIT: statOf("wit"),
    }),
  });
}
