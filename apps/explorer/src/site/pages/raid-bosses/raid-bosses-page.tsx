import { type Client, isGameDataApiError, type NpcSummary, type Page } from "@gamedata/client";
import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../../address/address.js";
import { words } from "../../languages/words.js";
import { Filters, NumberFilter, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { PhoneFold } from "../../parts/phone-fold.js";
import { type Answer, useAnswer } from "../../service/use-answer.js";
import { SettingsStrip } from "../../settings/settings-strip.js";
import { filterNumber, filterText, nameMatches, WholeList } from "../lists/list-view.js";
import { bossColumns } from "./boss-columns.js";
import { BossDetail } from "./boss-detail.js";
import { keptKills } from "./kills.js";
import "./raid-bosses.css";

const MOST_ROWS = 200;

/** The page of a type that no NPC of the data set has, which the service does not know. */
function noPageOfUnknownType(error: unknown): Pick<Page<NpcSummary>, "data" | "meta"> {
  if (!isGameDataApiError(error) || error.code !== "INVALID_ENUM") throw error;
  return { data: [], meta: { total: 0, limit: MOST_ROWS, offset: 0 } };
}

/** Requests all bosses of a type, page after page. */
const bossesOf = (npcType: string) => async (client: Client) => {
  const query = { npcType, with: ["stats", "place", "minions", "drops"], sort: "level", limit: MOST_ROWS } as const;
  const { data, meta } = await client.listMonsters(query).catch(noPageOfUnknownType);
  const rows = [...data];
  while (rows.length < meta.total) rows.push(...(await client.listMonsters({ ...query, offset: rows.length })).data);
  return rows;
};

function useBosses(): Answer<Page<NpcSummary>> {
  const raid = useAnswer(bossesOf("RaidBoss"));
  const grand = useAnswer(bossesOf("GrandBoss"));
  const rows = raid.value && grand.value && [...raid.value, ...grand.value];
  const data = rows?.toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0));
  const failed = raid.error === undefined ? grand : raid;
  return {
    ...failed,
    isLoading: raid.isLoading || grand.isLoading,
    value: data && { data, meta: { total: data.length, limit: data.length, offset: 0 } },
  };
}

/** The present, in milliseconds since 1970; it moves on while the page is shown. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** All raid bosses: where they are, when they come back, what they give, and notes when they were killed. */
export function RaidBossesPage() {
  const { raidBosses: texts } = words();
  const answer = useBosses();
  const now = useNow();
  const kills = keptKills();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setOpen(new Set(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id]));
  const [min, max] = [filterNumber("levelMin"), filterNumber("levelMax")];
  const isFiltered = [filterText("q"), min, max].some((value) => value !== undefined);
  const matches = ({ name, level, place }: NpcSummary) =>
    [name, place?.location?.name, place?.region?.name].some((text) => text !== undefined && nameMatches(text)) &&
    (min === undefined || (level ?? 0) >= min) &&
    (max === undefined || (level ?? 0) <= max);
  const shown = answer.value?.data.filter(matches);
  return (
    <article>
      <PageHead name={words().lists.titles["raid-bosses"]} note={texts.note} />
      <p>
        {isFiltered && shown !== undefined ? (
          <a href={hrefOf("/map", { npc: shown.map(({ id }) => id).join() })}>{texts.onMapOf(shown.length)}</a>
        ) : (
          <a href={hrefOf("/map", { npcType: "RaidBoss" })}>{texts.allOnMap}</a>
        )}
      </p>
      <PhoneFold title={words().parts.filters}>
        <SettingsStrip names={["rateDrop", "playerLevel"]} />
        <Filters>
          <TextFilter name="q" label={texts.nameOrPlace} />
          <NumberFilter name="levelMin" label={texts.levelFrom} />
          <NumberFilter name="levelMax" label={texts.levelTo} />
        </Filters>
      </PhoneFold>
      <WholeList
        list="raid-bosses"
        types={["npc"]}
        answer={answer}
        columns={bossColumns({ now, kills, open, toggle })}
        keyOf={({ id }) => id}
        matches={matches}
        initialSort="level"
        detailOf={(boss) => open.has(boss.id) && <BossDetail boss={boss} />}
      />
    </article>
  );
}
