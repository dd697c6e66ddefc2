import type { EnrichedSpawn, NpcDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, duration } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { PlaceLink } from "../../parts/record-link.js";
import { SpawnsMap } from "../../small-map/small-map.js";
import { WayThere } from "../../way/way-there.js";
import { type Place, spawnsByPlace } from "./spawns-by-place.js";

const PlaceCell = ({ location, region, periodOfDay, event }: Place) => {
  const texts = words().npc.spawns;
  return (
    <>
      {location || region ? (
        <PlaceLink location={location} region={region} />
      ) : (
        <span class="soft">{texts.outside}</span>
      )}{" "}
      <span class="soft">
        {["", texts.byDay, texts.byNight][periodOfDay]} {event && texts.during(event)}
      </span>
    </>
  );
};

/** Writes the time of a respawn; none for what does not come back. */
const respawn = (seconds: number) => (seconds === 0 ? ABSENT : duration(seconds));

const SpawnTable = ({ spawns }: { readonly spawns: readonly EnrichedSpawn[] }) => (
  <DataTable
    caption={words().npc.spawns.caption}
    name="spawn"
    rows={spawns}
    columns={(column) => [
      column.place((spawn) => spawn, { cell: (spawn) => <PlaceCell {...spawn} /> }),
      column.any(
        "at",
        "x, y",
        ({ x, y }) => (
          <a href={hrefOf("/map", { at: `${x},${y},4` })} class="mono">
            {x}, {y}
          </a>
        ),
        { isNumber: true },
      ),
      column.number("respawn", words().columns.respawn, ({ respawnDelay }) => respawnDelay, {
        cell: ({ respawnDelay, respawnRandom, respawnPattern }) => (
          <>
            {respawnPattern === undefined ? respawn(respawnDelay) : <span class="mono">{respawnPattern}</span>}
            {respawnRandom > 0 && <span class="soft"> ± {duration(respawnRandom)}</span>}
          </>
        ),
      }),
    ]}
    shown={10}
  />
);

const PlaceTable = ({ spawns }: { readonly spawns: readonly EnrichedSpawn[] }) => (
  <DataTable
    caption={words().sections.places}
    name="place"
    rows={spawnsByPlace(spawns)}
    columns={(column) => [
      column.place((place) => place, { cell: (place) => <PlaceCell {...place} /> }),
      column.number("spawns", words().columns.spawns, ({ count }) => count),
      column.number("respawn", words().columns.respawn, ({ respawnMost }) => respawnMost, {
        cell: ({ respawnLeast, respawnMost }) =>
          respawnLeast === respawnMost ? respawn(respawnMost) : `${respawn(respawnLeast)} – ${respawn(respawnMost)}`,
      }),
    ]}
    shown={10}
  />
);

/** The number of spawns up to which each has its row. */
const ONE_BY_ONE = 3;

/** Where an NPC spawns: a small map, and a table of the places. */
export function Spawns({ npc }: { readonly npc: NpcDetail }) {
  const { id } = npc;
  const texts = words().npc.spawns;
  return (
    <Asked ask={(client) => client.listNpcSpawns(id)} lines={6}>
      {({ data }) => (
        <>
          <SpawnsMap query={{ npc: [id] }} labelOf={(count) => texts.map(count, npc.name)} />
          {data.length > ONE_BY_ONE ? (
            <>
              <PlaceTable spawns={data} />
              <details class="no-print">
                <summary>{texts.coordinates(data.length)}</summary>
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
    </Asked>
  );
}
