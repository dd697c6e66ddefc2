import type { EnrichedSpawn, NpcDetail } from "@gamedata/client";
import { ABSENT, counted, duration } from "../../format/numbers.js";
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
      <span class="mono">
        {x}, {y}
      </span>
    ),
  },
  {
    id: "respawn",
    title: "Respawn",
    isNumber: true,
    sortBy: ({ respawnDelay }) => respawnDelay,
    cell: ({ respawnDelay, respawnRandom }) => (
      <>
        {respawnDelay === 0 ? ABSENT : duration(respawnDelay)}
        {respawnRandom > 0 && <span class="soft"> ± {duration(respawnRandom)}</span>}
      </>
    ),
  },
];

/** Where an NPC spawns: a table. */
export function Spawns({ npc }: { readonly npc: NpcDetail }) {
  const { id } = npc;
  const answer = useAnswer((client) => client.listNpcSpawns(id));
  return (
    <Answered answer={answer} lines={6}>
      {({ data }) => (
        <>
          <p class="soft">{counted(data.length, "spawn")}</p>
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
