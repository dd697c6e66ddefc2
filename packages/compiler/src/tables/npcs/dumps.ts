import { nonEmpty, present, presentGroup } from "@gamedata/rules";
import type { Element, MinionRow, NpcAiRow } from "@gamedata/schema";
import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import type { Form } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { flagText, idOrNoneText, idText, integerText, numberText, optionalText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import { groupBy, lastRowsOf } from "../rows-by-id.js";
import type { SourcedTable } from "../sourced-tables.js";
import { withoutPrefix } from "./npc-form.js";

const NPC_FILE = "sql/npc.sql";

const number = v.exactOptional(numberText());
const count = v.exactOptional(integerText(0));
const flag = v.exactOptional(flagText);

const idOrNone = v.exactOptional(idOrNoneText);

/** The name of a clan; some dumps have the word for none in quotes. */
const clan = v.exactOptional(
  v.pipe(
    optionalText,
    v.transform((name) => (name?.toUpperCase() === "NULL" ? undefined : name)),
  ),
);

const npcRow = v.object({
  id: idText,
  idTemplate: idOrNone,
  displayId: idOrNone,
  name: v.exactOptional(v.string()),
  title: v.exactOptional(optionalText),
  collision_radius: number,
  collision_height: number,
  level: v.exactOptional(integerText(1)),
  type: v.exactOptional(optionalText),
  hp: number,
  mp: number,
  hpreg: number,
  mpreg: number,
  str: number,
  con: number,
  dex: number,
  int: number,
  wit: number,
  men: number,
  exp: number,
  sp: number,
  patk: number,
  pdef: number,
  matk: number,
  mdef: number,
  atkspd: number,
  critical: number,
  aggro: count,
  rhand: idOrNone,
  lhand: idOrNone,
  walkspd: number,
  runspd: number,
  faction_id: clan,
  faction_range: count,
  dropHerbGroup: count,
  ss: count,
  bss: count,
  ss_rate: count,
  AI: v.exactOptional(optionalText),
});
type NpcColumns = v.InferOutput<typeof npcRow>;

const minionColumns = v.object({
  boss_id: idText,
  minion_id: idText,
  amount_min: integerText(1),
  amount_max: integerText(1),
});

const skillColumns = v.object({ npcid: idText, skillid: idText, level: integerText(1) });

const aiColumns = v.object({
  npc_id: idText,
  can_move: flag,
  soulshot: count,
  sschance: count,
  spiritshot: count,
  spschance: count,
  clan,
  clan_range: count,
  ai_type: v.exactOptional(optionalText),
});
type AiColumns = v.InferOutput<typeof aiColumns>;

/** The elements by their numbers in the servers (class `Elementals`). */
const ELEMENTS = ["fire", "water", "wind", "earth", "holy", "dark"] as const satisfies readonly Element[];

const elementColumns = v.object({
  npc_id: idText,
  elemAtkType: integerText(-1, ELEMENTS.length - 1),
  elemAtkValue: count,
  fireDefValue: number,
  waterDefValue: number,
  windDefValue: number,
  earthDefValue: number,
  holyDefValue: number,
  darkDefValue: number,
});
type ElementColumns = v.InferOutput<typeof elementColumns>;

/** The form of dumps. */
export const npcDump: Form = {
  servers: "L2J before 2013",
  files: [
    "sql/npc.sql",
    "sql/minions.sql",
    "sql/npc_minions.sql",
    "sql/npcskills.sql",
    "sql/npcaidata.sql",
    "sql/npc_elementals.sql",
    "sql/skill_learn.sql",
  ],
  mark: "id, name, level, type",
};

/** Whether a datapack has its NPCs in a dump. */
export const hasNpcDump = (datapack: Datapack): boolean => hasFile(datapack, NPC_FILE);

/** What is stated of NPCs in dumps of their own, by NPC id. */
interface OtherFacts {
  readonly minions: ReadonlyMap<number, readonly MinionRow[]>;
  readonly skills: ReadonlyMap<number, readonly { readonly id: number; readonly level: number }[]>;
  readonly ai: ReadonlyMap<number, AiColumns>;
  readonly elements: ReadonlyMap<number, ElementColumns>;
}

/**
 * Reads the `npcs` table from the dumps of L2J before 2013: `npc`, and `minions`, `npcskills`, `npcaidata` and `npc_elementals`, each with
 * the additions of the server's owner in `custom_…`. Of two NPCs with one id the last one counts, so that an addition replaces what it
 * names.
 */
export const readNpcDumps = oncePerDatapack((datapack: Datapack): SourcedTable<"npcs"> => {
  const { report } = datapack;
  const others: OtherFacts = {
    minions: valuesById(
      [...readRowsOf(datapack, "minions", minionColumns), ...readSqlRowsOf(datapack, "npc_minions", minionColumns)],
      ({ boss_id }) => boss_id,
      ({ minion_id: npcId, amount_min: min, amount_max: max }) => ({ npcId, min, max }),
    ),
    skills: valuesById(
      readSqlRowsOf(datapack, "npcskills", skillColumns),
      ({ npcid }) => npcid,
      ({ skillid: id, level }) => ({ id, level }),
    ),
    ai: lastBy(readSqlRowsOf(datapack, "npcaidata", aiColumns)),
    elements: lastBy(readSqlRowsOf(datapack, "npc_elementals", elementColumns)),
  };
  const rows = readSqlRowsOf(datapack, "npc", npcRow);
  return lastRowsOf(report, rows, ({ id }) => id).flatMap((row) => finishNpc(datapack, row, others));
});

function finishNpc({ report }: Datapack, { row, ...position }: Sourced<NpcColumns>, others: OtherFacts) {
  const { id, idTemplate = row.displayId } = row;
  return finishRow(report, "npcs", position, {
    id,
    templateId: idTemplate === id ? undefined : idTemplate,
    name: row.name?.trim() || `#${id}`,
    title: row.title,
    level: row.level,
    type: withoutPrefix(row.type),
    radius: row.collision_radius,
    height: row.collision_height,
    rHand: row.rhand,
    lHand: row.lhand,
    exp: row.exp,
    sp: row.sp,
    hp: row.hp,
    mp: row.mp,
    hpRegen: row.hpreg,
    mpRegen: row.mpreg,
    pAtk: row.patk,
    pDef: row.pdef,
    mAtk: row.matk,
    mDef: row.mdef,
    crit: row.critical,
    atkSpd: row.atkspd,
    str: row.str,
    int: row.int,
    dex: row.dex,
    wit: row.wit,
    con: row.con,
    men: row.men,
    walkSpd: row.walkspd,
    runSpd: row.runspd,
    dropHerbGroup: row.dropHerbGroup || undefined,
    elements: elementsOf(others.elements.get(id)),
    ai: aiOf(row, others.ai.get(id)),
    skills: nonEmpty(others.skills.get(id) ?? []),
    minions: nonEmpty(others.minions.get(id) ?? []),
    file: position.file,
  });
}

function aiOf(
  { aggro, faction_id, faction_range, ...row }: NpcColumns,
  ai: AiColumns | undefined,
): NpcAiRow | undefined {
  return presentGroup({
    type: ai?.ai_type ?? row.AI,
    aggro,
    canMove: ai?.can_move,
    ssCount: ai?.soulshot ?? row.ss,
    ssRate: ai?.sschance ?? row.ss_rate,
    spsCount: ai?.spiritshot ?? row.bss,
    spsRate: ai?.spschance ?? row.ss_rate,
    clan: ai?.clan ?? faction_id,
    clanRange: ai?.clan_range ?? faction_range,
  });
}

function elementsOf(row: ElementColumns | undefined) {
  if (row === undefined) return undefined;
  const element = ELEMENTS[row.elemAtkType];
  const { elemAtkValue: value = 0 } = row;
  return presentGroup({
    attack: element === undefined || value === 0 ? undefined : { element, value },
    defence: present({
      fire: row.fireDefValue,
      water: row.waterDefValue,
      wind: row.windDefValue,
      earth: row.earthDefValue,
      holy: row.holyDefValue,
      dark: row.darkDefValue,
    }),
  });
}

/** Returns the values of rows that may be several of one NPC, by NPC id. */
const valuesById = <Row, Value>(
  rows: readonly Sourced<Row>[],
  idOf: (row: Row) => number,
  toValue: (row: Row) => Value,
) =>
  new Map([...groupBy(rows, ({ row }) => idOf(row))].map(([id, group]) => [id, group.map(({ row }) => toValue(row))]));

const lastBy = <Row extends { readonly npc_id: number }>(rows: readonly Sourced<Row>[]): ReadonlyMap<number, Row> =>
  new Map(rows.map(({ row }) => [row.npc_id, row]));
