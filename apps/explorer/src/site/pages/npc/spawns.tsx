import type { EnrichedSpawn, NpcDetail, SpawnFeature } from "@gamedata/client";
import { useMemo } from "preact/hooks";
import { hrefOf } from "../../address/address.js";
import { ABSENT, counted, duration, whole } from "../../format/numbers.js";
import { Answered } from "../../parts/answered.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { SmallMap } from "../../small-map/small-map.js";
import { WayThere } from "../../way/way-there.js";
import { type Place, type PlaceSpawns, placeKey, spawnsByPlace } from "./spawns-by-place.js";

const periods = ["", "by day", "by night"] as const;

const placeColumn: Column<Place> = {
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
};

const placeColumns: readonly Column<PlaceSpawns>[] = [
  placeColumn,
  { id: "spawns", title: "Spawns", isNumber: true, sortBy: ({ count }) => count, cell: ({ count }) => whole(count) },
  {
    id: "respawn",
    title: "Respawn",
    isNumber: true,
    sortBy: ({ respawnMost }) => respawnMost,
    cell: ({ respawnLeast, respawnMost }) =>
      respawnLeast === respawnMost ? respawn(respawnMost) : `${respawn(respawnLeast)} – ${respawn(respawnMost)}`,
  },
];

/** Writes the time of a respawn; none for what does not come back. */
const respawn = (seconds: number) => (seconds === 0 ? ABSENT : duration(seconds));

const columns: readonly Column<EnrichedSpawn>[] = [
  placeColumn,
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
        {respawn(respawnDelay)}
        {respawnRandom > 0 && <span class="soft"> ± {duration(respawnRandom)}</span>}
      </>
    ),
  },
];

/** Puts the spawns of an NPC on a map. */
function featureOf(npc: NpcDetail, spawns: readonly EnrichedSpawn[]): SpawnFeature {
  const { id, name, level, npcType, isAggressive } = npc;
  return {
    type: "Feature",
    id,
    geometry: { type: "MultiPoint", coordinates: spawns.map(({ x, y, z }) => [x, y, z]) },
    properties: { npcId: id, name, level, npcType, isAggressive, count: spawns.length, kind: [] },
  };
}

function SpawnPicture({ npc, spawns }: { readonly npc: NpcDetail; readonly spawns: readonly EnrichedSpawn[] }) {
  const features = useMemo(() => [featureOf(npc, spawns)], [npc, spawns]);
  return <SmallMap features={features} label={`Map of the ${spawns.length} spawns of ${npc.name}`} />;
}

function SpawnTable({ spawns }: { readonly spawns: readonly EnrichedSpawn[] }) {
  return (
    <DataTable
      caption="Spawns"
      columns={columns}
      rows={spawns}
      keyOf={({ npcId, x, y, z }) => `${npcId} ${x} ${y} ${z}`}
      sortParameter="spawnSort"
      shown={10}
    />
  );
}

/** The number of spawns up to which each has its row. */
const ONE_BY_ONE = 3;

/** Where an NPC spawns: a small map, and a table of the places. */
export function Spawns({ npc }: { readonly npc: NpcDetail }) {
  const { id } = npc;
  const answer = useAnswer((client) => client.listNpcSpawns(id));
  return (
    <Answered answer={answer} lines={6}>
      {({ data }) => (
        <>
          <SpawnPicture npc={npc} spawns={data} />
          {data.length > ONE_BY_ONE ? (
            <>
              <DataTable
                caption="Places"
                columns={placeColumns}
                rows={spawnsByPlace(data)}
                keyOf={placeKey}
                sortParameter="placeSort"
                shown={10}
              />
              <details class="no-print">
                <summary>Coordinates of the {counted(data.length, "spawn")}</summary>
                <SpawnTable spawns={data} />
              </details>
            </>
          ) : (
            <SpawnTable spawns={data} />
          )}
          {data[0] && (
            <WayThere
              destination={{ name: npc.name, npcId: id, x: data[0].x, y: data[0].y, mapQuery: { npc: String(id) } }}
            />
          )}
        </>
      )}
    </Answered>
  );
}
