import type { QuestSummary } from "@gamedata/client";
import { choiceMatches, filterNumber, nameMatches } from "../../address/filters.js";
import { whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { FlagFilter, NumberFilter } from "../../parts/filters.js";
import { useAnswer } from "../../service/use-answer.js";
import { byLevel, ListHead, WholeList } from "./list-view.js";
import { useWords, WordFilter } from "./word-filter.js";

function matches(quest: QuestSummary): boolean {
  const level = filterNumber("level");
  return (
    nameMatches(quest.name) &&
    (level === undefined || (quest.levelMin ?? 0) <= level) &&
    (quest.raceRestrictions.length === 0 || choiceMatches("race", ...quest.raceRestrictions)) &&
    choiceMatches("repeatable", String(quest.repeatable))
  );
}

export function QuestsPage() {
  const answer = useAnswer((client) => client.listQuests());
  const known = useWords();
  const level = filterNumber("level");
  const { lists, npc, records, sections } = words();
  const { adena, again, beginsWith, forMyLevel, forRace, repeatable } = lists.quests;
  return (
    <>
      <ListHead name="quests">
        <NumberFilter name="level" label={forMyLevel} />
        <WordFilter name="race" label={forRace} words={known?.questRace} show={(race) => termOf("race", race).word} />
        <FlagFilter name="repeatable" label={repeatable} />
      </ListHead>
      <WholeList
        name="quests"
        answer={byLevel(answer, ({ levelMin }) => levelMin)}
        initialSort={level === undefined ? "level" : "-level"}
        columns={(column) => [
          column.link("quest", records.kinds.quest, ({ id, name }) => ({ id, name })),
          column.level(({ levelMin }) => levelMin),
          column.link("npc", beginsWith, ({ startNpc }) => startNpc, { id: "start", isWideOnly: true }),
          column.flag("repeatable", again, (quest) => quest.repeatable),
          column.number("adena", adena, ({ rewardsPreview }) => rewardsPreview.adena),
          column.number("exp", npc.fields.exp, ({ rewardsPreview }) => rewardsPreview.exp, { isWideOnly: true }),
          column.number("items", sections.items, ({ rewardsPreview }) => rewardsPreview.itemCount, {
            cell: ({ rewardsPreview }) => whole(rewardsPreview.itemCount || null),
          }),
        ]}
        matches={matches}
      />
    </>
  );
}
