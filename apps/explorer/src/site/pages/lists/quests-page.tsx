import type { QuestSummary } from "@gamedata/client";
import { filterNumber, filterText, nameMatches } from "../../address/filters.js";
import { whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { flagColumn, levelColumn, linkColumn, numberColumn } from "../../parts/columns.js";
import type { Column } from "../../parts/data-table.js";
import { Filters, FlagFilter, NumberFilter, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { useAnswer } from "../../service/use-answer.js";
import { byLevel, WholeList } from "./list-view.js";
import { useWords, WordFilter } from "./word-filter.js";

function questColumns(): readonly Column<QuestSummary>[] {
  const { lists, npc, records } = words();
  const { again, adena, beginsWith, items } = lists.quests;
  return [
    linkColumn("quest", records.kinds.quest, ({ id, name }) => ({ id, name })),
    levelColumn(({ levelMin }) => levelMin),
    linkColumn("npc", beginsWith, ({ startNpc }) => startNpc, { id: "start", isWideOnly: true }),
    flagColumn("repeatable", again, ({ repeatable }) => repeatable),
    numberColumn("adena", adena, ({ rewardsPreview }) => rewardsPreview.adena),
    numberColumn("exp", npc.fields.exp, ({ rewardsPreview }) => rewardsPreview.exp, { isWideOnly: true }),
    numberColumn("items", items, ({ rewardsPreview }) => rewardsPreview.itemCount, {
      cell: ({ rewardsPreview }) => whole(rewardsPreview.itemCount || null),
    }),
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
        <FlagFilter name="repeatable" label={lists.quests.repeatable} />
      </Filters>
      <WholeList
        name="quests"
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
