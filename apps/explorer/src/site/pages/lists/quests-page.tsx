import type { QuestSummary } from "@gamedata/client";
import { ABSENT, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, NumberFilter, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { levelColumn } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import { byLevel, filterNumber, filterText, nameMatches, WholeList } from "./list-view.js";
import { useWords, WordFilter } from "./word-filter.js";

function questColumns(): readonly Column<QuestSummary>[] {
  const { lists, npc, records } = words();
  const { again, adena, beginsWith, items } = lists.quests;
  return [
    {
      id: "name",
      title: records.kinds.quest,
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => <RecordLink kind="quest" id={id} name={name} />,
    },
    levelColumn(({ levelMin }) => levelMin),
    {
      id: "start",
      title: beginsWith,
      isWideOnly: true,
      sortBy: ({ startNpc }) => startNpc?.name,
      cell: ({ startNpc }) => (startNpc ? <RecordLink kind="npc" id={startNpc.id} name={startNpc.name} /> : ABSENT),
    },
    {
      id: "repeatable",
      title: again,
      isWideOnly: true,
      cell: ({ repeatable }) => (repeatable ? lists.yes : lists.no),
    },
    {
      id: "adena",
      title: adena,
      isNumber: true,
      sortBy: ({ rewardsPreview }) => rewardsPreview.adena,
      cell: ({ rewardsPreview }) => whole(rewardsPreview.adena),
    },
    {
      id: "exp",
      title: npc.fields.exp,
      isNumber: true,
      isWideOnly: true,
      sortBy: ({ rewardsPreview }) => rewardsPreview.exp,
      cell: ({ rewardsPreview }) => whole(rewardsPreview.exp),
    },
    {
      id: "items",
      title: items,
      isNumber: true,
      sortBy: ({ rewardsPreview }) => rewardsPreview.itemCount,
      cell: ({ rewardsPreview }) => (rewardsPreview.itemCount === 0 ? ABSENT : whole(rewardsPreview.itemCount)),
    },
  ];
}

function matches(quest: QuestSummary): boolean {
  const level = filterNumber("level");
  const race = filterText("race");
  const repeatable = filterText("repeatable");
  return (
    nameMatches(quest.name) &&
    (level === undefined || (quest.levelMin ?? 0) <= level) &&
    (race === undefined || quest.raceRestrictions.length === 0 || quest.raceRestrictions.some((one) => one === race)) &&
    (repeatable === undefined || String(quest.repeatable === true) === repeatable)
  );
}

/** The list of all quests. */
export function QuestsPage() {
  const answer = useAnswer((client) => client.listQuests());
  const level = filterNumber("level");
  const { columns, lists } = words();
  return (
    <>
      <PageHead name={lists.titles.quests} />
      <Filters>
        <TextFilter name="q" label={columns.name} />
        <NumberFilter name="level" label={lists.quests.forMyLevel} />
        <WordFilter
          name="race"
          label={lists.quests.forRace}
          words={useWords()?.questRace}
          show={(race) => termOf("race", race).word}
        />
        <ChoiceFilter
          name="repeatable"
          label={lists.quests.repeatable}
          choices={[
            ["true", lists.yes],
            ["false", lists.no],
          ]}
        />
      </Filters>
      <WholeList
        list="quests"
        types={["quest"]}
        answer={byLevel(answer, ({ levelMin }) => levelMin)}
        initialSort={level === undefined ? "level" : "-level"}
        columns={questColumns()}
        keyOf={({ id }) => id}
        matches={matches}
      />
    </>
  );
}
