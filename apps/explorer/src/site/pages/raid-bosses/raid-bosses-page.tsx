import type { NpcSummary } from "@gamedata/client";
import { useState } from "preact/hooks";
import { hrefOf } from "../../address/address.js";
import { filterText, levelMatches, nameMatches } from "../../address/filters.js";
import { ABSENT, duration } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Filters, LevelFilters, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { PhoneFold } from "../../parts/phone-fold.js";
import { RecordLink } from "../../parts/record-link.js";
import { SettingsStrip } from "../../settings/settings-strip.js";
import { WholeList } from "../lists/list-view.js";
import { BossDetail } from "./boss-detail.js";
import { respawnOf, useBosses, useNow, windowOf } from "./bosses.js";
import { keptKills, noteKill } from "./kills.js";
import { respawnBounds } from "./respawn-window.js";
import { WindowBar } from "./window-bar.js";
import "./raid-bosses.css";

/** The drops that the list names; the details have more. */
const SHOWN_DROPS = 2;

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
  const shown = answer.value?.data.filter(matches) ?? [];
  return (
    <article>
      <PageHead name={words().lists.titles["raid-bosses"]} note={texts.note} />
      <p>
        {isFiltered && shown.length > 0 ? (
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
        answer={answer}
        columns={(column) => [
          column.link("npc", texts.boss, (boss) => boss, {
            cell: ({ id, name, npcType }) => (
              <span class="boss-name">
                <button
                  type="button"
                  class="unfold"
                  aria-expanded={open.has(id)}
                  aria-label={texts.details(name)}
                  onClick={() => toggle(id)}
                />
                <span>
                  <RecordLink kind="npc" id={id} name={name} />{" "}
                  {npcType === "GrandBoss" && <span class="soft">{termOf("npcType", npcType).word}</span>}
                </span>
              </span>
            ),
          }),
          column.level(({ level }) => level),
          column.place(({ place = {} }) => place),
          column.number("hp", "HP", ({ hp, effectiveStats }) => effectiveStats?.hp ?? hp, { isWideOnly: true }),
          column.number("respawn", texts.respawn, (boss) => respawnOf(boss)?.respawnDelay, { cell: respawnInWords }),
          column.links("drops", texts.bestDrops, "item", ({ bestDrops = [] }) => bestDrops.slice(0, SHOWN_DROPS), {
            isWideOnly: true,
          }),
          column.number("window", texts.myKill, (boss) => windowOf(boss, kills, now)?.opens, {
            isNumber: false,
            unit: texts.localTime,
            ...(kills.size > 0 && { width: 290 }),
            cell: (boss) => {
              const window = windowOf(boss, kills, now);
              if (respawnOf(boss) === undefined) return ABSENT;
              return (
                <span class="boss-kill">
                  {window && <WindowBar window={window} now={now} />}
                  <button
                    type="button"
                    class="no-print"
                    aria-label={window && texts.remove(boss.name)}
                    onClick={() => noteKill(boss.id, window ? undefined : Date.now())}
                  >
                    {window ? "×" : texts.killedNow}
                  </button>
                </span>
              );
            },
          }),
        ]}
        matches={matches}
        initialSort="level"
        detailOf={(boss) => open.has(boss.id) && <BossDetail boss={boss} />}
      />
    </article>
  );
}

/** Writes when a boss comes back after a kill. */
function respawnInWords(boss: NpcSummary): string {
  const respawn = respawnOf(boss);
  if (respawn === undefined) return boss.place?.spawn?.respawnPattern ?? ABSENT;
  const { least, longest } = respawnBounds(respawn);
  return least === longest ? duration(least) : `${duration(least)} – ${duration(longest)}`;
}
