import { nonEmpty, present, presentGroup } from "@gamedata/rules";
import { type QuestRewardsRow, questRace, questRaces, rewardKind } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { readOptionalJsonRows } from "../read/json.js";
import { nameText } from "../read/values.js";
import { finishRow, type SourcedTable } from "./table-rows.js";

const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const ids = v.pipe(v.array(number), v.transform(nonEmpty));
const orUnstated = <Value>(schema: v.GenericSchema<Value>) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );
const items = v.array(v.strictObject({ itemId: number, count: number }));
const points = { adena: v.exactOptional(number), exp: v.exactOptional(number), sp: v.exactOptional(number) };

const sourceRow = v.strictObject({
  id: number,
  name: nameText,
  levelMin: orUnstated(number),
  levelMax: v.exactOptional(orUnstated(number)),
  repeatable: orUnstated(v.boolean()),
  daily: v.exactOptional(v.boolean()),
  races: v.array(questRace),
  ...v.entriesFromList(["classIds", "startNpcIds", "talkNpcIds", "killNpcIds", "questItemIds"], ids),
  prerequisites: v.exactOptional(ids),
  rewards: v.strictObject({
    items,
    ...points,
    alternatives: v.exactOptional(v.array(v.strictObject({ kind: rewardKind, items, ...points }))),
  }),
});

/** Reads the `quests` table from `curated/quests.json`. Empty lists are left out; a race that no known chronicle has is kept, with a warning. */
export function readQuests(datapack: Datapack): SourcedTable<"quests"> {
  const rows = readOptionalJsonRows(datapack, "curated/quests.json", sourceRow) ?? [];
  return rows.flatMap(({ row, ...position }) => {
    const unknown = row.races.filter((race) => !questRaces.includes(race));
    for (const race of unknown) datapack.report.warn(position, "races", questRaces.join(", "), `"${race}": kept`);
    const { daily, races, prerequisites: prerequisiteQuestIds, rewards, ...facts } = row;
    return finishRow(datapack.report, "quests", position, {
      ...{ ...facts, prerequisiteQuestIds },
      daily: daily === true ? true : undefined,
      races: nonEmpty(races),
      rewards: rewardsOf(rewards),
    });
  });
}

function rewardsOf({ items, alternatives = [], ...points }: v.InferOutput<typeof sourceRow>["rewards"]) {
  const rewards: QuestRewardsRow = present({
    items: nonEmpty(items),
    ...points,
    alternatives: nonEmpty(
      alternatives.map(({ kind, items, ...points }) => ({ kind, ...present({ items: nonEmpty(items), ...points }) })),
    ),
  });
  return presentGroup(rewards);
}
