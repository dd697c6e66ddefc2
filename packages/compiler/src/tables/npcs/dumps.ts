import { nonEmpty, present, presentGroup } from "@gamedata/rules";
import type { Element, MinionRow } from "@gamedata/schema";
import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import {
  count,
  flag,
  idOrNoneText,
  idText,
  integerText,
  numberText,
  optionalText,
  wordText,
} from "../../read/values.js";
import { groupBy, lastRowsOf } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { withoutPrefix } from "./npc-form.js";

const NPC_FILE = "sql/npc.sql";

const number = v.exactOptional(numberText());

const idOrNone = v.exactOptional(idOrNoneText);

/** The name of a clan; some dumps have the word for none in quotes. */
const clan = v.exactOptional(wordText("null"));

const npcRow = openFields({
  id: idText,
  templateId: [idOrNone, "idTemplate", "displayId", "template_id"],
  name: v.exactOptional(v.string()),
  title: v.exactOptional(optionalText),
  ...fieldsNamed(number, "radius=collision_radius height=collision_height"),
  level: v.exactOptional(integerText(1)),
  type: v.exactOptional(optionalText),
  ...fieldsNamed(number, "hp mp hpRegen=hpreg|hp_regen mpRegen=mpreg|mp_regen exp sp"),
  ...fieldsNamed(number, "str=str|strength con=con|constitution dex=dex|dexterity"),
  ...fieldsNamed(number, "int=int|intelligence wit=wit|witness men=men|mentality"),
  ...fieldsNamed(number, "pAtk=patk pDef=pdef mAtk=matk mDef=mdef atkSpd=atkspd|p_atk_spd crit=critical"),
  aggro: count,
  ...fieldsNamed(idOrNone, "rHand=rhand lHand=lhand"),
  ...fieldsNamed(number, "walkSpd=walkspd runSpd=runspd"),
  clan: [clan, "faction_id"],
  ...fieldsNamed(count, "clanRange=faction_range dropHerbGroup ssCount=ss spsCount=bss shotRate=ss_rate"),
  aiType: [v.exactOptional(optionalText), "AI"],
});

const minionColumns = openFields({
  ...fieldsNamed(idText, "bossId=boss_id npcId=minion_id"),
  ...fieldsNamed(integerText(1), "min=amount_min max=amount_max"),
});

const skillColumns = openFields({ npcId: [idText, "npcid"], id: [idText, "skillid"], level: integerText(1) });

const aiColumns = openFields({
  npcId: [idText, "npc_id"],
  aggro: count,
  canMove: [flag, "can_move"],
  ...fieldsNamed(count, "ssCount=soulshot ssRate=sschance spsCount=spiritshot spsRate=spschance"),
  clan,
  clanRange: [count, "clan_range"],
  type: [v.exactOptional(optionalText), "ai_type"],
});
type AiColumns = v.InferOutput<typeof aiColumns>;

/** The elements by their numbers in the servers (class `Elementals`). */
const ELEMENTS = ["fire", "water", "wind", "earth", "holy", "dark"] as const satisfies readonly Element[];

const elementColumns = openFields({
  npcId: [idText, "npc_id"],
  attack: [integerText(-1, ELEMENTS.length - 1), "elemAtkType"],
  value: [count, "elemAtkValue"],
  ...fieldsNamed(number, "fire=fireDefValue water=waterDefValue wind=windDefValue earth=earthDefValue"),
  ...fieldsNamed(number, "holy=holyDefValue dark=darkDefValue"),
});
type ElementColumns = v.InferOutput<typeof elementColumns>;

export const npcDump: Form = formFrom(
  "L2J before 2013",
  [
    ...["sql/npc.sql", "sql/minions.sql", "sql/npc_minions.sql", "sql/npcskills.sql"],
    ...["sql/npcaidata.sql", "sql/npc_elementals.sql", "sql/skill_learn.sql", "stats/npc/PetData.xml"],
  ],
  "id, name, level, type",
);

export const hasNpcDump = (datapack: Datapack): boolean => hasFile(datapack, NPC_FILE);

/** What is stated of NPCs in dumps of their own, by NPC id. */
interface OtherFacts {
  readonly minions: ReadonlyMap<number, readonly MinionRow[]>;
  readonly skills: ReadonlyMap<number, readonly { readonly id: number; readonly level: number }[]>;
  readonly ai: ReadonlyMap<number, AiColumns>;
  /** The columns that the dump of AIs has, each without a value: those of the same name in another dump do not count. */
  readonly noAi: Partial<Record<keyof AiColumns, undefined>>;
  readonly elements: ReadonlyMap<number, ElementColumns>;
}

/**
 * Reads the `npcs` table from the dumps of L2J before 2013: `npc`, and `minions`, `npcskills`, `npcaidata` and `npc_elementals`, each with
 * the additions of the server's owner in `custom_…`. Of two NPCs with one id the last one counts, so that an addition replaces what it
 * names.
 */
export const readNpcDumps = oncePerDatapack((datapack: Datapack): SourcedTable<"npcs"> => {
  const minions = [
    ...readRowsOf(datapack, "minions", minionColumns),
    ...readSqlRowsOf(datapack, "npc_minions", minionColumns),
  ];
  const ai = readSqlRowsOf(datapack, "npcaidata", aiColumns);
  const others: OtherFacts = {
    minions: valuesById(minions, ({ bossId, ...minion }) => [bossId, minion]),
    skills: valuesById(readSkills(datapack), ({ npcId, ...skill }) => [npcId, skill]),
    ai: lastBy(ai),
    noAi: Object.fromEntries(ai.flatMap(({ row }) => Object.keys(row)).map((name) => [name, undefined])),
    elements: lastBy(readSqlRowsOf(datapack, "npc_elementals", elementColumns)),
  };
  const rows = readSqlRowsOf(datapack, "npc", npcRow);
  return lastRowsOf(datapack.report, rows, ({ id }) => id).flatMap((row) => finishNpc(datapack, row, others));
});

/** Reads the skills of NPCs; an addition of the owner replaces the level of a skill. */
function readSkills(datapack: Datapack) {
  const rows = readSqlRowsOf(datapack, "npcskills", skillColumns);
  const keyOf = ({ row: { npcId, id } }: (typeof rows)[number]) => `${npcId}-${id}`;
  const lastFiles = new Map(rows.map((sourced) => [keyOf(sourced), sourced.file]));
  return rows.filter((sourced) => lastFiles.get(keyOf(sourced)) === sourced.file);
}

function finishNpc(
  { report }: Datapack,
  { row, ...position }: Sourced<v.InferOutput<typeof npcRow>>,
  others: OtherFacts,
) {
  const { id, aggro, clan, clanRange, ssCount, spsCount, shotRate, aiType, ...stated } = row;
  const own = { type: aiType, aggro, ssCount, ssRate: shotRate, spsCount, spsRate: shotRate, clan, clanRange };
  const { npcId: _npc, ...ai } = others.ai.get(id) ?? {};
  return finishRow(report, "npcs", position, {
    ...stated,
    id,
    templateId: stated.templateId === id ? undefined : stated.templateId,
    name: stated.name?.trim() || `#${id}`,
    type: withoutPrefix(stated.type),
    dropHerbGroup: stated.dropHerbGroup || undefined,
    elements: elementsOf(others.elements.get(id)),
    ai: presentGroup({ ...own, ...others.noAi, ...ai }),
    skills: nonEmpty(others.skills.get(id) ?? []),
    minions: nonEmpty(others.minions.get(id) ?? []),
    file: position.file,
  });
}

function elementsOf(row: ElementColumns | undefined) {
  if (row === undefined) return undefined;
  const { npcId: _npc, attack, value = 0, ...defence } = row;
  const element = ELEMENTS[attack];
  return presentGroup({
    attack: element === undefined || value === 0 ? undefined : { element, value },
    defence: present(defence),
  });
}

function valuesById<Row, Value>(
  rows: readonly Sourced<Row>[],
  entryOf: (row: Row) => readonly [id: number, value: Value],
): ReadonlyMap<number, readonly Value[]> {
  const groups = groupBy(
    rows.map(({ row }) => entryOf(row)),
    ([id]) => id,
  );
  return new Map([...groups].map(([id, entries]) => [id, entries.map(([, value]) => value)]));
}

const lastBy = <Row extends { readonly npcId: number }>(rows: readonly Sourced<Row>[]): ReadonlyMap<number, Row> =>
  new Map(rows.map(({ row }) => [row.npcId, row]));
