import { type QuestRewardsRow, questRace, rewardKind } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { readJsonRows } from "../read/json.js";
import { nameText } from "../read/values.js";
import { compact, compactOrAbsent, finishRow, listOrAbsent, type SourcedTable, sortRows } from "./draft.js";

const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const ids = v.array(number);
const items = v.array(v.strictObject({ itemId: number, count: number }));
const points = { adena: v.exactOptional(number), exp: v.exactOptional(number), sp: v.exactOptional(number) };

const sourceRow = v.strictObject({
  id: number,
  name: nameText,
  levelMin: v.nullable(number),
  levelMax: v.exactOptional(v.nullable(number)),
  repeatable: v.nullable(v.boolean()),
  races: v.array(questRace),
  classIds: ids,
  startNpcIds: ids,
  talkNpcIds: ids,
  killNpcIds: ids,
  questItemIds: ids,
  prerequisites: v.exactOptional(ids),
  rewards: v.strictObject({
    items,
    ...points,
    alternatives: v.exactOptional(v.array(v.strictObject({ kind: rewardKind, items, ...points }))),
  }),
});

/**
 * Reads the `quests` table from `curated/quests.json`, by id. Lists that are empty are left out.
 *
 * @param datapack The datapack.
 */
export function readQuests(datapack: Datapack): SourcedTable<"quests"> {
  const rows = readJsonRows(datapack, "curated/quests.json", sourceRow);
  return sortRows(
    rows.flatMap(({ row, ...place }) =>
      finishRow(datapack.report, "quests", place, {
        id: row.id,
        name: row.name,
        levelMin: row.levelMin ?? undefined,
        levelMax: row.levelMax ?? undefined,
        repeatable: row.repeatable ?? undefined,
        races: listOrAbsent(row.races),
        classIds: listOrAbsent(row.classIds),
        startNpcIds: listOrAbsent(row.startNpcIds),
        talkNpcIds: listOrAbsent(row.talkNpcIds),
        killNpcIds: listOrAbsent(row.killNpcIds),
        questItemIds: listOrAbsent(row.questItemIds),
        prerequisiteQuestIds: listOrAbsent(row.prerequisites ?? []),
        rewards: rewardsOf(row.rewards),
      }),
    ),
    (quest) => quest.id,
  );
}

function rewardsOf({ items, alternatives = [], ...points }: v.InferOutput<typeof sourceRow>["rewards"]) {
  const rewards: QuestRewardsRow = compact({
    items: listOrAbsent(items),
    ...points,
    alternatives: listOrAbsent(
      alternatives.map(({ kind, items, ...points }) => ({
        kind,
        ...compact({ items: listOrAbsent(items), ...points }),
      })),
    ),
  });
  return compactOrAbsent(rewards);
}
