import type { QuestSummary } from "@gamedata/client";
import { ABSENT, whole } from "../../format/numbers.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, NumberFilter, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { filterNumber, filterText, nameMatches, WholeList } from "./list-view.js";
import { useWords, WordFilter } from "./word-filter.js";

const columns: readonly Column<QuestSummary>[] = [
  {
    id: "name",
    title: "Quest",
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink kind="quest" id={id} name={name} />,
  },
  {
    id: "level",
    title: "Level",
    isNumber: true,
    sortBy: ({ levelMin }) => levelMin,
    cell: ({ levelMin }) => whole(levelMin),
  },
  {
    id: "start",
    title: "Begins with",
    isWideOnly: true,
    sortBy: ({ startNpc }) => startNpc?.name,
    cell: ({ startNpc }) => (startNpc ? <RecordLink kind="npc" id={startNpc.id} name={startNpc.name} /> : ABSENT),
  },
  { id: "repeatable", title: "Again", isWideOnly: true, cell: ({ repeatable }) => (repeatable ? "yes" : "no") },
  {
    id: "adena",
    title: "Adena",
    isNumber: true,
    sortBy: ({ rewardsPreview }) => rewardsPreview.adena,
    cell: ({ rewardsPreview }) => whole(rewardsPreview.adena),
  },
  {
    id: "exp",
    title: "EXP",
    isNumber: true,
    isWideOnly: true,
    sortBy: ({ rewardsPreview }) => rewardsPreview.exp,
    cell: ({ rewardsPreview }) => whole(rewardsPreview.exp),
  },
  {
    id: "items",
    title: "Items",
    isNumber: true,
    sortBy: ({ rewardsPreview }) => rewardsPreview.itemCount,
    cell: ({ rewardsPreview }) => (rewardsPreview.itemCount === 0 ? ABSENT : rewardsPreview.itemCount),
  },
];

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
  return (
    <>
      <PageHead name="Quests" />
      <Filters>
        <TextFilter name="q" label="Name" />
        <NumberFilter name="level" label="For my level" />
        <WordFilter
          name="race"
          label="For race"
          words={useWords()?.questRace}
          show={(race) => race.replaceAll("_", " ").toLowerCase()}
        />
        <ChoiceFilter
          name="repeatable"
          label="Repeatable"
          choices={[
            ["true", "yes"],
            ["false", "no"],
          ]}
        />
      </Filters>
      <WholeList
        nouns="quests"
        types={["quest"]}
        answer={answer}
        columns={columns}
        keyOf={({ id }) => id}
        matches={matches}
      />
    </>
  );
}
