import type { ChronicleWords, Client, NpcListQuery, NpcSummary, PageQuery } from "@gamedata/client";
import { estimate, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, NumberFilter, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { FROM_FIRST, filterChoice, filterNumber, filterText, pageQuery, ServedList } from "./list-view.js";
import { filterWord, useWords, WordFilter } from "./word-filter.js";

const sorts = ["name", "-name", "level", "-level", "hp", "-hp", "exp", "-exp", "expPerHp", "-expPerHp"] as const;

/** The HP that the game shows; those of the template where the rules of the engine are not known. */
const hpOf = ({ hp, effectiveStats }: NpcSummary) => effectiveStats?.hp ?? hp;

const npcColumns: readonly Column<NpcSummary>[] = [
  {
    id: "name",
    title: "Name",
    sortBy: ({ name }) => name,
    cell: ({ id, name, title }) => (
      <>
        <RecordLink kind="npc" id={id} name={name} /> {title && <span class="soft">{title}</span>}
      </>
    ),
  },
  { id: "level", title: "Level", isNumber: true, sortBy: ({ level }) => level, cell: ({ level }) => whole(level) },
  {
    id: "type",
    title: "Type",
    isWideOnly: true,
    cell: ({ npcType }) => (npcType === null ? "–" : termOf("npcType", npcType).word),
  },
  { id: "hp", title: "HP", isNumber: true, sortBy: hpOf, cell: (row) => whole(hpOf(row)) },
  {
    id: "aggressive",
    title: "Attacks first",
    isWideOnly: true,
    cell: ({ isAggressive }) => (isAggressive ? "yes" : "no"),
  },
];

/** The numbers of a monster of which a phone has room for two, or for the one that the list is sorted by. */
const monsterNumbers: ReadonlySet<string> = new Set(["hp", "exp", "expPerHp"]);

/** The columns of the monsters; on a phone, those that the list is sorted by stay. */
function monsterColumns(): readonly Column<NpcSummary>[] {
  const sort = filterText("sort")?.replace(/^-/, "") ?? "";
  const kept = monsterNumbers.has(sort) ? [sort] : ["hp", "exp"];
  return allMonsterColumns.map((column) =>
    monsterNumbers.has(column.id) ? { ...column, isWideOnly: !kept.includes(column.id) } : column,
  );
}

const allMonsterColumns: readonly Column<NpcSummary>[] = [
  ...npcColumns,
  { id: "exp", title: "EXP", isNumber: true, sortBy: ({ exp }) => exp, cell: ({ exp }) => whole(exp) },
  {
    id: "expPerHp",
    title: "EXP",
    unit: "per 1,000 HP",
    isNumber: true,
    sortBy: ({ expPerHp }) => expPerHp,
    cell: ({ expPerHp }) => estimate(expPerHp),
  },
];

/** Whether an NPC must be in the world: of monsters that is asked unless the address says otherwise, so that those to hunt come first. */
function worldInAddress(isMonsters: boolean): boolean | undefined {
  const text = filterText("inWorld")?.toLowerCase();
  if (text === "true" || text === "false") return text === "true";
  return isMonsters && text === undefined ? true : undefined;
}

const worldChoices = [
  ["true", "in the world"],
  ["false", "of quests and events"],
] as const;

function query(isMonsters: boolean, words: ChronicleWords | undefined): NpcListQuery {
  const aggressive = filterText("aggressive");
  return {
    q: filterText("q"),
    levelMin: filterNumber("levelMin"),
    levelMax: filterNumber("levelMax"),
    npcType: filterText("npcType"),
    race: filterWord("race", words?.npcRace),
    aggressive: aggressive === undefined ? undefined : aggressive === "true",
    drops: filterNumber("drops"),
    spoils: filterNumber("spoils"),
    skill: filterNumber("skill"),
    inWorld: worldInAddress(isMonsters),
    sort: filterChoice("sort", sorts) ?? (isMonsters ? "level" : undefined),
    with: ["stats"],
    ...pageQuery(),
  };
}

/** The list of the monsters, or of all NPCs. */
export function NpcsPage({ isMonsters }: { readonly isMonsters: boolean }) {
  const words = useWords();
  const asked = query(isMonsters, words);
  const list = (client: Client, page: PageQuery = {}) =>
    isMonsters ? client.listMonsters({ ...asked, ...page }) : client.listNpcs({ ...asked, ...page });
  const answer = useAnswer((client) => list(client));
  const types = useAnswer((client) => client.countNpcTypes(), "frame");
  const shownTypes = (types.value ?? []).filter((type) => !isMonsters || type.isMonster);
  const title = isMonsters ? "Monsters" : "NPCs";
  return (
    <>
      <PageHead name={title} />
      <Filters>
        <TextFilter name="q" label="Name" />
        <NumberFilter name="levelMin" label="Level from" />
        <NumberFilter name="levelMax" label="to" />
        <ChoiceFilter
          name="npcType"
          label="Type"
          choices={shownTypes.map(({ name }) => [name, termOf("npcType", name).word])}
        />
        <WordFilter name="race" label="Race" words={words?.npcRace} />
        <ChoiceFilter
          name="aggressive"
          label="Attacks first"
          choices={[
            ["true", "yes"],
            ["false", "no"],
          ]}
        />
        <ChoiceFilter
          name="inWorld"
          label="Where"
          {...(isMonsters
            ? { unset: "in the world", choices: [["any", "all"], ...worldChoices.slice(1)] }
            : { choices: worldChoices })}
        />
      </Filters>
      <ServedList
        nouns={title}
        types={["npc"]}
        answer={answer}
        all={(client) => list(client, FROM_FIRST)}
        columns={isMonsters ? monsterColumns() : npcColumns}
        keyOf={({ id }) => id}
        {...(isMonsters ? { initialSort: "level" } : {})}
      />
    </>
  );
}
