import type { ChronicleWords, NpcListQuery, NpcSummary, NpcTypeCount } from "@gamedata/client";
import { filterFlag, filterNumbers, filterText } from "../../address/filters.js";
import { estimate, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import type { Columns } from "../../parts/columns.js";
import { ChoiceFilter, FlagFilter, LevelFilters } from "../../parts/filters.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { ListHead, ServedList, WiderButton } from "./list-view.js";
import { isRangeSet, RangeFilters, rangesInAddress } from "./number-ranges.js";
import { filterWord, useWords, WordFilter } from "./word-filter.js";

/** The numbers that lists are sorted and filtered by. */
const numbers = ["hp", "exp", "sp", "expPerHp"] as const;
const sorts = ["name", "level", ...numbers] as const;

function numberTitle(id: (typeof numbers)[number]): string {
  const { lists, npc } = words();
  return id === "expPerHp" ? `${npc.fields.exp} ${lists.npcs.perHp(whole(1000))}` : npc.fields[id];
}

/** The HP that the game shows; those of the template where the rules of the engine are not known. */
const hpOf = ({ hp, effectiveStats }: NpcSummary) => effectiveStats?.hp ?? hp;

/** The columns of NPCs, and those of monsters; on a phone, two numbers, or those that the list is sorted and filtered by. */
function npcColumns(isMonsters: boolean): Columns<NpcSummary> {
  const { columns, lists, npc } = words();
  const sort = filterText("sort")?.replace(/^-/, "");
  const used: readonly string[] = numbers.filter((name) => name === sort || isRangeSet(name));
  const kept = used.length > 0 ? used : ["hp", "exp"];
  const isWideOnly = (id: string) => isMonsters && !kept.includes(id);
  return (column) => [
    column.link("npc", columns.name, (row) => row, {
      cell: ({ id, name, title }) => (
        <>
          <RecordLink kind="npc" id={id} name={name} /> {title && <span class="soft">{title}</span>}
        </>
      ),
    }),
    column.level(({ level }) => level),
    column.text("type", columns.type, ({ npcType }) => npcType && termOf("npcType", npcType).word, {
      isWideOnly: true,
    }),
    column.number("hp", npc.fields.hp, hpOf, { isWideOnly: isWideOnly("hp") }),
    column.flag("aggressive", lists.npcs.attacksFirst, ({ isAggressive }) => isAggressive),
    ...(isMonsters
      ? [
          column.number("exp", npc.fields.exp, ({ exp }) => exp, { isWideOnly: isWideOnly("exp") }),
          column.number("sp", npc.fields.sp, ({ sp }) => sp, { isWideOnly: isWideOnly("sp") }),
          column.written("expPerHp", npc.fields.exp, ({ expPerHp }) => expPerHp, estimate, {
            unit: lists.npcs.perHp(whole(1000)),
            isWideOnly: isWideOnly("expPerHp"),
          }),
        ]
      : []),
  ];
}

function query(
  isMonsters: boolean,
  known: ChronicleWords | undefined,
  types: readonly NpcTypeCount[] | undefined,
): NpcListQuery {
  return {
    q: filterText("q"),
    npcType: filterWord("npcType", types),
    race: filterWord("race", known?.npcRace),
    aggressive: filterFlag("aggressive"),
    ...filterNumbers("levelMin", "levelMax", "drops", "spoils", "skill", "teaches"),
    // Monsters to hunt come first.
    inWorld: filterFlag("inWorld", isMonsters || undefined),
    ...rangesInAddress(numbers),
    with: ["stats"],
  };
}

export const MonstersPage = () => <NpcList isMonsters />;

export const NpcsPage = () => <NpcList isMonsters={false} />;

function NpcList({ isMonsters }: { readonly isMonsters: boolean }) {
  const known = useWords();
  const { value } = useAnswer((client) => client.countNpcTypes(), "frame");
  const types = value?.filter((type) => !isMonsters || type.isMonster);
  const asked = query(isMonsters, known, types);
  const name = isMonsters ? "monsters" : "npcs";
  const { columns, lists, parts } = words();
  const { attacksFirst, inWorld, notInWorld, race, where } = lists.npcs;
  return (
    <>
      <ListHead name={name}>
        <LevelFilters />
        <ChoiceFilter
          name="npcType"
          label={columns.type}
          choices={(types ?? []).map((type) => [type.name, termOf("npcType", type.name).word])}
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
      </ListHead>
      <ServedList
        name={name}
        list={(client, page) => client[isMonsters ? "listMonsters" : "listNpcs"]({ ...asked, ...page })}
        sorts={sorts}
        columns={npcColumns(isMonsters)}
        initialSort={isMonsters ? "level" : undefined}
        wider={isMonsters && asked.inWorld === true && <WiderButton name="inWorld" label={where} />}
      />
    </>
  );
}
