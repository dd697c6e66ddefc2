import type { EnrichedSpawn } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { duration, whole } from "../../format/numbers.js";
import { Answered } from "../../parts/answered.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";

const periods = ["", "by day", "by night"] as const;

const columns: readonly Column<EnrichedSpawn>[] = [
  {
    id: "place",
    title: "Place",
    sortBy: ({ location, region }) => location?.name ?? region?.name,
    cell: ({ location, region, periodOfDay }) => (
      <>
        {location && <RecordLink kind="location" id={location.id} name={location.name} />}
        {!location && region && <RecordLink kind="region" id={region.id} name={region.name} />}
        {!location && !region && <span class="soft">outside all regions</span>}{" "}
        <span class="soft">{periods[periodOfDay]}</span>
      </>
    ),
  },
  {
    id: "at",
    title: "x, y",
    isNumber: true,
    cell: ({ x, y }) => (
      <a href={hrefOf("/map", { at: `${x},${y},4` })} class="mono">
        {x}, {y}
      </a>
    ),
  },
  {
    id: "respawn",
    title: "Respawn",
    isNumber: true,
    sortBy: ({ respawnDelay }) => respawnDelay,
    cell: ({ respawnDelay, respawnRandom }) => (
      <>
        {duration(respawnDelay)}
        {respawnRandom > 0 && <span class="soft"> ± {duration(respawnRandom)}</span>}
      </>
    ),
  },
];

/** Where an NPC spawns: a table, and how many places. */
export function Spawns({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.listNpcSpawns(id));
  return (
    <Answered answer={answer} lines={6}>
      {({ data }) => (
        <>
          <p class="soft">{whole(data.length)} spawns</p>
          <DataTable
            caption="Spawns"
            columns={columns}
            rows={data}
            keyOf={({ npcId, x, y, z }) => `${npcId} ${x} ${y} ${z}`}
            sortParameter="spawnSort"
            shown={8}
          />
        </>
      )}
    </Answered>
  );
}
