import { nonEmpty, present, presentGroup } from "@gamedata/rules";
import type { Elements, NpcAiRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import {
  onlyChild,
  readAttributes,
  readChildren,
  readEach,
  readLeaves,
  readPart,
  readSet,
} from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { formFrom } from "../../read/form.js";
import {
  choiceText,
  count,
  idText,
  integerText,
  inUnitsOf,
  labelText,
  numberText,
  positiveOrNone,
} from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { lastOfEach } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import type { NpcForm } from "./npc-form.js";
import { ascendingIds } from "./teachers.js";

const npcAttributes = v.strictObject({ id: idText, name: v.string(), title: v.exactOptional(v.string()) });

const number = v.exactOptional(numberText());
/** Of 1,000, of which other servers state the tenth part. */
const criticalRate = v.exactOptional(inUnitsOf(10));
/** The first of the sizes of an NPC whose look changes. */
const size = v.exactOptional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(";")[0] ?? text),
    numberText(0),
  ),
);

const npcSettings = closedFields({
  level: v.exactOptional(integerText(1)),
  type: v.exactOptional(labelText),
  ...fieldsNamed(size, "radius=collision_radius height=collision_height"),
  ...fieldsNamed(number, "exp=rewardExp sp=rewardSp hp=baseHpMax mp=baseMpMax hpRegen=baseHpReg mpRegen=baseMpReg"),
  ...fieldsNamed(number, "pAtk=basePAtk pDef=basePDef mAtk=baseMAtk mDef=baseMDef"),
  crit: [criticalRate, "basePCritRate", "baseCritRate"],
  ...fieldsNamed(number, "atkSpd=basePAtkSpd str=baseSTR int=baseINT dex=baseDEX wit=baseWIT con=baseCON men=baseMEN"),
  ...fieldsNamed(number, "corpseTime=corpse_time walkSpd=baseWalkSpd runSpd=baseRunSpd"),
  aggro: [count, "aggroRange"],
  ai: [v.exactOptional(labelText), "ai_type"],
});

const wornAttributes = closedFields({ itemId: [idText, "item_id"] });
const skillAttributes = v.strictObject({ id: idText, level: integerText(1) });
const minionAttributes = closedFields({ npcId: [idText, "npc_id"], count: idText });
const classAttributes = v.strictObject({ id: integerText(0) });
/** One clan, or those of the later revisions, joined by `;`. */
const factionAttributes = v.object({
  name: v.exactOptional(labelText),
  names: v.exactOptional(labelText),
  range: count,
});
const ignoredAttributes = closedFields({ npcId: [idText, "npc_id"] });

/** The names of elements (enum `Element`). */
const element = choiceText(
  { fire: "fire", water: "water", wind: "wind", earth: "earth", holy: "holy", unholy: "dark" } as const,
  "an element",
);
const elementAttributes = closedFields({ element: [element, "attribute"], value: [numberText(), "val"] });

/** Where an NPC takes players, and what it sells, which are read with the other teleports and buy lists. */
export const TELEPORT_LIST = "teleportlist";
export const TRADE_LIST = "tradelist";
export const READ_APART = [TELEPORT_LIST, TRADE_LIST];

const LISTS = ["equip", "faction", "skills", "attributes", "minions", "teach_classes", "rewardlist"];
const NPC_CHILDREN = ["set", ...LISTS, ...READ_APART];

/** An NPC whose settings have a `value`. Source: classes `NpcParser`, `CharTemplate` and `NpcTemplate`. */
export const npcOfValues: NpcForm = formFrom("L2-Scripts", ["npc"], "npc", readNpc);

function readNpc(element: XmlElement): SourcedTable<"npcs"> {
  const { report } = element;
  const npc = readAttributes(element, npcAttributes);
  const children = readChildren(element, NPC_CHILDREN);
  const set = readSet(element, children, npcSettings);
  if (npc === undefined || set === undefined) return [];
  const listOf = (name: string) => onlyChild(children, name);
  const { aggro, ai, ...facts } = set;
  const equip = readChildren(listOf("equip"), ["rhand", "lhand"]);
  const wornOn = (name: string) => readPart(equip, name, wornAttributes)?.itemId;
  const skills = readLeaves(listOf("skills"), "skill", skillAttributes);
  const taught = readLeaves(listOf("teach_classes"), "class", classAttributes).map(({ id }) => id);
  const minions = readEach(listOf("minions"), "minion", minionAttributes);
  return finishRow(report, "npcs", element, {
    id: npc.id,
    name: npc.name.trim() === "" ? `#${npc.id}` : npc.name,
    title: npc.title?.trim() === "" ? undefined : npc.title,
    ...facts,
    // The engine has 0 for none.
    rHand: wornOn("rhand"),
    lHand: wornOn("lhand"),
    elements: readElements(report, listOf("attributes")),
    ai: presentGroup({ type: ai, aggro, ...readFaction(listOf("faction")) }),
    // Of each skill the last level counts (class `NpcTemplate`, a map by id).
    skills: nonEmpty(lastOfEach(report, element, ["skills", "each of them once"], skills, ({ id }) => id)),
    minions: nonEmpty(minions.map(({ row: { npcId, count } }) => ({ npcId, min: count, max: count }))),
    teachesClassIds: nonEmpty(ascendingIds(taught)),
    file: element.file,
  });
}

/** Reads the points of the elements. The engine has 0 for those that are not stated, and attacks with the strongest one. */
function readElements(report: Report, list: XmlElement | undefined): Elements | undefined {
  const children = readChildren(list, ["defence", "attack"]);
  const stated = children.flatMap((child) => {
    const read = readAttributes(child, elementAttributes, { isWhole: true });
    return read === undefined || positiveOrNone(read.value) === undefined ? [] : [{ ...read, kind: child.name }];
  });
  const attacks = stated.filter(({ kind }) => kind === "attack");
  const [attack, second] = attacks.toSorted((one, other) => other.value - one.value);
  if (list !== undefined && second !== undefined)
    report.warn(list, "attacks of an NPC", "one element", `${second.element} too: left out`);
  const defence = stated.filter(({ kind }) => kind === "defence");
  return presentGroup({
    attack: attack && { element: attack.element, value: attack.value },
    defence: presentGroup(Object.fromEntries(defence.map(({ element: name, value }) => [name, value]))),
  });
}

function readFaction(list: XmlElement | undefined): Pick<NpcAiRow, "clan" | "clanRange" | "ignoredIds"> {
  const faction = list && readAttributes(list, factionAttributes);
  if (list === undefined || faction === undefined) return {};
  const ignored = list.children.flatMap((child) => readAttributes(child, ignoredAttributes)?.npcId ?? []);
  const { name, names: clan = name, range: clanRange } = faction;
  return present({ clan, clanRange, ignoredIds: ignored.length === 0 ? undefined : ignored.join(";") });
}
