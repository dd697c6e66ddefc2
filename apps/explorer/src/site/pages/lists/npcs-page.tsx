import type { ChronicleWords, NpcListQuery, NpcSummary } from "@gamedata/client";
import { filterChoice, filterFlag, filterNumber, filterText } from "../../address/filters.js";
import { estimate, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import {
  flagColumn,
  levelColumn,
  linkColumn,
  numberColumn,
  textColumn,
  UNSORTED,
  writtenColumn,
} from "../../parts/columns.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, FlagFilter, LevelFilters, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { ServedList, WiderButton } from "./list-view.js";
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
    linkColumn("npc", columns.name, (row) => row, {
      cell: ({ id, name, title }) => (
        <>
          <RecordLink kind="npc" id={id} name={name} /> {title && <span class="soft">{title}</span>}
        </>
      ),
    }),
    levelColumn(({ level }) => level),
    textColumn("type", columns.type, ({ npcType }) => npcType && termOf("npcType", npcType).word, {
      ...UNSORTED,
      isWideOnly: true,
    }),
    numberColumn("hp", npc.fields.hp, hpOf),
    flagColumn("aggressive", lists.npcs.attacksFirst, ({ isAggressive }) => isAggressive),
  ];
}

/** The columns of the monsters; on a phone, two numbers, or those that the list is sorted and filtered by. */
function monsterColumns(): readonly Column<NpcSummary>[] {
  const { lists, npc } = words();
  const sort = filterText("sort")?.replace(/^-/, "");
  const used: readonly string[] = numbers.filter((name) => name === sort || isRangeSet(name));
  const kept = used.length > 0 ? used : ["hp", "exp"];
  const all: readonly Column<NpcSummary>[] = [
    ...npcColumns(),
    numberColumn("exp", npc.fields.exp, ({ exp }) => exp),
    numberColumn("sp", npc.fields.sp, ({ sp }) => sp),
    writtenColumn("expPerHp", npc.fields.exp, ({ expPerHp }) => expPerHp, estimate, {
      unit: lists.npcs.perHp(whole(1000)),
    }),
  ];
  return all.map((column) =>
    numbers.some((name) => name === column.id) ? { ...column, isWideOnly: !kept.includes(column.id) } : column,
  );
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
  };
}

/** The list of the monsters. */
export const MonstersPage = () => <NpcList isMonsters />;

/** The list of all NPCs. */
export const NpcsPage = () => <NpcList isMonsters={false} />;

function NpcList({ isMonsters }: { readonly isMonsters: boolean }) {
  const known = useWords();
  const asked = query(isMonsters, known);
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
        <LevelFilters />
        <ChoiceFilter
          name="npcType"
          label={columns.type}
          choices={shownTypes.map((type) => [type.name, termOf("npcType", type.name).word])}
        />
        <WordFilter name="race" label={race} words={known?.npcRace} show={(word) => termOf("race", word).word} />
        <FlagFilter name="aggressive" label={attacksFirst} />
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
        name={name}
        types={["npc"]}
        list={(client, page) => client[isMonsters ? "listMonsters" : "listNpcs"]({ ...asked, ...page })}
        columns={isMonsters ? monsterColumns() : npcColumns()}
        keyOf={({ id }) => id}
        {...(isMonsters ? { initialSort: "level" } : {})}
        wider={isMonsters && asked.inWorld === true && <WiderButton name="inWorld" label={where} />}
      />
    </>
  );
}
