import type { EnrichedSpawn, NpcDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, duration } from "../../format/numbers.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { numberColumn, textColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { PlaceLink, placeName } from "../../parts/place-link.js";
import { SpawnsMap } from "../../small-map/spawns-map.js";
import { WayThere } from "../../way/way-there.js";
import { type Place, type PlaceSpawns, placeKey, spawnsByPlace } from "./spawns-by-place.js";

type Texts = Dictionary["npc"]["spawns"];

const placeColumn = (texts: Texts): Column<Place> =>
  textColumn<Place>("place", words().columns.place, placeName, {
    cell: ({ location, region, periodOfDay, event }) => (
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
    ),
  });

const placeColumns = (texts: Texts): readonly Column<PlaceSpawns>[] => [
  placeColumn(texts),
  numberColumn("spawns", words().columns.spawns, ({ count }) => count),
  numberColumn("respawn", words().columns.respawn, ({ respawnMost }) => respawnMost, {
    cell: ({ respawnLeast, respawnMost }) =>
      respawnLeast === respawnMost ? respawn(respawnMost) : `${respawn(respawnLeast)} – ${respawn(respawnMost)}`,
  }),
];

/** Writes the time of a respawn; none for what does not come back. */
const respawn = (seconds: number) => (seconds === 0 ? ABSENT : duration(seconds));

const columns = (texts: Texts): readonly Column<EnrichedSpawn>[] => [
  placeColumn(texts),
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
  numberColumn("respawn", words().columns.respawn, ({ respawnDelay }) => respawnDelay, {
    cell: ({ respawnDelay, respawnRandom }) => (
      <>
        {respawn(respawnDelay)}
        {respawnRandom > 0 && <span class="soft"> ± {duration(respawnRandom)}</span>}
      </>
    ),
  }),
];

function SpawnTable({ spawns }: { readonly spawns: readonly EnrichedSpawn[] }) {
  const texts = words().npc.spawns;
  return (
    <DataTable
      caption={texts.caption}
      columns={columns(texts)}
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
  const texts = words().npc.spawns;
  return (
    <Asked ask={(client) => client.listNpcSpawns(id)} lines={6}>
      {({ data }) => (
        <>
          <SpawnsMap query={{ npc: [id] }} labelOf={(count) => texts.map(count, npc.name)} />
          {data.length > ONE_BY_ONE ? (
            <>
              <DataTable
                caption={texts.places}
                columns={placeColumns(texts)}
                rows={spawnsByPlace(data)}
                keyOf={placeKey}
                sortParameter="placeSort"
                shown={10}
              />
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
