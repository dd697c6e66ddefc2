import type { NpcSummary } from "@gamedata/client";
import { useState } from "preact/hooks";
import { hrefOf } from "../../address/address.js";
import { filterText, levelMatches, nameMatches } from "../../address/filters.js";
import { words } from "../../languages/words.js";
import { Filters, LevelFilters, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { PhoneFold } from "../../parts/phone-fold.js";
import { SettingsStrip } from "../../settings/settings-strip.js";
import { WholeList } from "../lists/list-view.js";
import { bossColumns } from "./boss-columns.js";
import { BossDetail } from "./boss-detail.js";
import { useBosses, useNow } from "./bosses.js";
import { keptKills } from "./kills.js";
import "./raid-bosses.css";

/** All raid bosses: where they are, when they come back, what they give, and notes when they were killed. */
export function RaidBossesPage() {
  const { raidBosses: texts } = words();
  const answer = useBosses();
  const now = useNow();
  const kills = keptKills();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setOpen(new Set(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id]));
  const isFiltered = ["q", "levelMin", "levelMax"].some((filter) => filterText(filter) !== undefined);
  const matches = ({ name, level, place }: NpcSummary) =>
    [name, place?.location?.name, place?.region?.name].some((text) => text !== undefined && nameMatches(text)) &&
    levelMatches(level);
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
          <LevelFilters />
        </Filters>
      </PhoneFold>
      <WholeList
        name="raid-bosses"
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
