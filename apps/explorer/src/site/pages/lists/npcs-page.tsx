import type { ChronicleWords, Client, NpcListQuery, NpcSummary, PageQuery } from "@gamedata/client";
import { ABSENT, estimate, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, NumberFilter, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { levelColumn } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import {
  FROM_FIRST,
  filterChoice,
  filterFlag,
  filterNumber,
  filterText,
  pageQuery,
  ServedList,
  WiderButton,
} from "./list-view.js";
import { isRangeSet, RangeFilters, rangesInAddress } from "./number-ranges.js";
import { filterWord, useWords, WordFilter } from "./word-filter.js";

/** The numbers that lists are sorted and filtered by. */
const numbers = ["hp", "exp", "sp", "expPerHp"] as const;
const sorts = ["name", "level", ...numbers] as const;
const directions = sorts.flatMap((name) => [name, `-${name}`] as const);

function numberTitle(id: (typeof numbers)[number]): string {
  const { lists, npc } = words();
  return id === "expPerHp" ? `${npc.fields.exp} ${lists.npcs.perHp(whole(1000))}` : npc.fields[id];
}

/** The HP that the game shows; those of the template where the rules of the engine are not known. */
const hpOf = ({ hp, effectiveStats }: NpcSummary) => effectiveStats?.hp ?? hp;

function npcColumns(): readonly Column<NpcSummary>[] {
  const { columns, lists, npc } = words();
  return [
    {
      id: "name",
      title: columns.name,
      sortBy: ({ name }) => name,
      cell: ({ id, name, title }) => (
        <>
          <RecordLink kind="npc" id={id} name={name} /> {title && <span class="soft">{title}</span>}
        </>
      ),
    },
    levelColumn(({ level }) => level),
    {
      id: "type",
      title: columns.type,
      isWideOnly: true,
      cell: ({ npcType }) => (npcType === null ? ABSENT : termOf("npcType", npcType).word),
    },
    { id: "hp", title: npc.fields.hp, isNumber: true, sortBy: hpOf, cell: (row) => whole(hpOf(row)) },
    {
      id: "aggressive",
      title: lists.npcs.attacksFirst,
      isWideOnly: true,
      cell: ({ isAggressive }) => (isAggressive ? lists.yes : lists.no),
    },
  ];
}

const isNumberName = (id: string): id is (typeof numbers)[number] => numbers.some((name) => name === id);

/** The columns of the monsters; on a phone, two numbers, or those that the list is sorted and filtered by. */
function monsterColumns(): readonly Column<NpcSummary>[] {
  const sort = filterText("sort")?.replace(/^-/, "");
  const used: readonly string[] = numbers.filter((name) => name === sort || isRangeSet(name));
  const kept = used.length > 0 ? used : ["hp", "exp"];
  return allMonsterColumns().map((column) =>
    isNumberName(column.id) ? { ...column, isWideOnly: !kept.includes(column.id) } : column,
  );
}

function allMonsterColumns(): readonly Column<NpcSummary>[] {
  const { lists, npc } = words();
  return [
    ...npcColumns(),
    { id: "exp", title: npc.fields.exp, isNumber: true, sortBy: ({ exp }) => exp, cell: ({ exp }) => whole(exp) },
    { id: "sp", title: npc.fields.sp, isNumber: true, sortBy: ({ sp }) => sp, cell: ({ sp }) => whole(sp) },
    {
      id: "expPerHp",
      title: npc.fields.exp,
      unit: lists.npcs.perHp(whole(1000)),
      isNumber: true,
      sortBy: ({ expPerHp }) => expPerHp,
      cell: ({ expPerHp }) => estimate(expPerHp),
    },
  ];
}

function query(isMonsters: boolean, known: ChronicleWords | undefined): NpcListQuery {
  return {
    q: filterText("q"),
    levelMin: filterNumber("levelMin"),
    levelMax: filterNumber("levelMax"),
    npcType: filterText("npcType"),
    race: filterWord("race", known?.npcRace),
    aggressive: filterFlag("aggressive"),
    drops: filterNumber("drops"),
    spoils: filterNumber("spoils"),
    skill: filterNumber("skill"),
    teaches: filterNumber("teaches"),
    // Monsters to hunt come first.
    inWorld: filterFlag("inWorld", isMonsters || undefined),
    sort: filterChoice("sort", directions) ?? (isMonsters ? "level" : undefined),
    ...rangesInAddress(numbers),
    with: ["stats"],
    ...pageQuery(),
  };
}

/** The list of the monsters, or of all NPCs. */
export function NpcsPage({ isMonsters }: { readonly isMonsters: boolean }) {
  const known = useWords();
  const asked = query(isMonsters, known);
  const list = (client: Client, page: PageQuery = {}) =>
    isMonsters ? client.listMonsters({ ...asked, ...page }) : client.listNpcs({ ...asked, ...page });
  const answer = useAnswer((client) => list(client));
  const types = useAnswer((client) => client.countNpcTypes(), "frame");
  const shownTypes = (types.value ?? []).filter((type) => !isMonsters || type.isMonster);
  const name = isMonsters ? "monsters" : "npcs";
  const { columns, lists, parts } = words();
  const { attacksFirst, inWorld, notInWorld, race, where } = lists.npcs;
  return (
    <>
      <PageHead name={lists.titles[name]} />
      <Filters>
        <TextFilter name="q" label={columns.name} />
        <NumberFilter name="levelMin" label={lists.levelFrom} />
        <NumberFilter name="levelMax" label={lists.levelTo} />
        <ChoiceFilter
          name="npcType"
          label={columns.type}
          choices={shownTypes.map((type) => [type.name, termOf("npcType", type.name).word])}
        />
        <WordFilter name="race" label={race} words={known?.npcRace} show={(word) => termOf("race", word).word} />
        <ChoiceFilter
          name="aggressive"
          label={attacksFirst}
          choices={[
            ["true", lists.yes],
            ["false", lists.no],
          ]}
        />
        <ChoiceFilter
          name="inWorld"
          label={where}
          {...(isMonsters ? { unset: inWorld } : {})}
          choices={[isMonsters ? ["any", parts.all] : ["true", inWorld], ["false", notInWorld]]}
        />
        <RangeFilters
          ranges={(isMonsters ? numbers : numbers.slice(0, 1)).map((id) => [id, numberTitle(id)] as const)}
        />
      </Filters>
      <ServedList
        list={name}
        types={["npc"]}
        answer={answer}
        all={(client) => list(client, FROM_FIRST)}
        columns={isMonsters ? monsterColumns() : npcColumns()}
        keyOf={({ id }) => id}
        {...(isMonsters ? { initialSort: "level" } : {})}
        wider={isMonsters && asked.inWorld === true && <WiderButton name="inWorld" label={where} />}
      />
    </>
  );
}
