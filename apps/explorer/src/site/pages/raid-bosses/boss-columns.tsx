import type { NpcSummary } from "@gamedata/client";
import { ABSENT, duration } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { levelColumn, linkColumn, numberColumn, textColumn } from "../../parts/columns.js";
import type { Column } from "../../parts/data-table.js";
import { PlaceLink, placeName } from "../../parts/place-link.js";
import { Names, RecordLink } from "../../parts/record-link.js";
import { respawnOf } from "./bosses.js";
import { noteKill } from "./kills.js";
import { respawnBounds, respawnWindow } from "./respawn-window.js";
import { WindowBar } from "./window-bar.js";

interface BossColumnsProps {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** When bosses were killed, by NPC id. */
  readonly kills: ReadonlyMap<number, number>;
  /** The bosses whose details are shown. */
  readonly open: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
}

/** The drops that the list names; the details have more. */
const SHOWN_DROPS = 2;

/** Returns the columns of the list of raid bosses. */
export function bossColumns({ now, kills, open, toggle }: BossColumnsProps): readonly Column<NpcSummary>[] {
  const { raidBosses: texts } = words();
  const windowOf = (boss: NpcSummary) => {
    const [killed, respawn] = [kills.get(boss.id), respawnOf(boss)];
    return killed === undefined || respawn === undefined ? undefined : respawnWindow(killed, respawn, now);
  };
  return [
    linkColumn("npc", texts.boss, (boss) => boss, {
      cell: ({ id, name, npcType }) => (
        <span class="boss-name">
          <button
            type="button"
            class="boss-open"
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
    levelColumn(({ level }) => level),
    textColumn("place", words().columns.place, ({ place = {} }) => placeName(place), {
      cell: ({ place = {} }) => <PlaceLink location={place.location} region={place.region} />,
    }),
    numberColumn("hp", "HP", ({ hp, effectiveStats }) => effectiveStats?.hp ?? hp, { isWideOnly: true }),
    numberColumn("respawn", texts.respawn, (boss) => respawnOf(boss)?.respawnDelay, {
      cell: (boss) => {
        const respawn = respawnOf(boss);
        if (respawn === undefined) return ABSENT;
        const { least, longest } = respawnBounds(respawn);
        return least === longest ? duration(least) : `${duration(least)} – ${duration(longest)}`;
      },
    }),
    {
      id: "drops",
      title: texts.bestDrops,
      isWideOnly: true,
      cell: ({ bestDrops = [] }) => <Names kind="item" of={bestDrops.slice(0, SHOWN_DROPS)} />,
    },
    {
      id: "window",
      title: texts.myKill,
      unit: texts.localTime,
      ...(kills.size > 0 && { width: 290 }),
      sortBy: (boss) => windowOf(boss)?.opens,
      cell: (boss) => {
        const window = windowOf(boss);
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
    },
  ];
}
