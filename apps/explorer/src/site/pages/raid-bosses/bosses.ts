import { isGameDataApiError, type NpcSummary, type Page } from "@gamedata/client";
import { useEffect, useState } from "preact/hooks";
import { allRows } from "../../service/requests.js";
import { type Answer, useAnswer } from "../../service/use-answer.js";
import { type Respawn, type RespawnWindow, respawnWindow } from "./respawn-window.js";

/** The page of a type that no NPC of the data set has, which the service does not know. */
function noPageOfUnknownType(error: unknown): Pick<Page<NpcSummary>, "data" | "meta"> {
  if (!isGameDataApiError(error) || error.code !== "INVALID_ENUM") throw error;
  return { data: [], meta: { total: 0, limit: 0, offset: 0 } };
}

const bossesOf = (npcType: string) =>
  allRows((client, page) =>
    client
      .listMonsters({ npcType, with: ["stats", "place", "minions", "drops"], sort: "level", ...page })
      .catch(noPageOfUnknownType),
  );

/** Asks for all raid bosses, by level. */
export function useBosses(): Answer<Page<NpcSummary>> {
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

/** When a boss comes back; `undefined` where the source states no time. */
export function respawnOf({ place }: NpcSummary): Respawn | undefined {
  const spawn = place?.spawn ?? undefined;
  return spawn === undefined || spawn.respawnDelay === 0 ? undefined : spawn;
}

/** Returns when a boss comes back that was killed; `undefined` where nobody noted it, or the source states no time. */
export function windowOf(boss: NpcSummary, kills: ReadonlyMap<number, number>, now: number): RespawnWindow | undefined {
  const [killed, respawn] = [kills.get(boss.id), respawnOf(boss)];
  return killed === undefined || respawn === undefined ? undefined : respawnWindow(killed, respawn, now);
}

/** The present, in milliseconds since 1970; it moves on while the page is shown. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
