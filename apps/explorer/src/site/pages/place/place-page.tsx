import type { LocationDetail, LocationZone, RegionDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, levels, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { Answered } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Facts } from "../../parts/facts.js";
import { Icon } from "../../parts/icon.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { useAnswer } from "../../service/use-answer.js";
import { WayThere } from "../../way/way-there.js";

type AreaNpc = RegionDetail["npcs"][number];

const columns: readonly Column<AreaNpc>[] = [
  {
    id: "name",
    title: "NPC",
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink kind="npc" id={id} name={name} />,
  },
  { id: "level", title: "Level", isNumber: true, sortBy: ({ level }) => level, cell: ({ level }) => whole(level) },
  {
    id: "type",
    title: "Type",
    isWideOnly: true,
    sortBy: ({ npcType }) => npcType,
    cell: ({ npcType }) => (npcType ? termOf("npcType", npcType).word : ABSENT),
  },
  {
    id: "spawns",
    title: "Spawns",
    isNumber: true,
    sortBy: ({ spawnCount }) => spawnCount,
    cell: ({ spawnCount }) => whole(spawnCount),
  },
];

/** Who spawns in a place: monsters first, then the others. */
function Inhabitants({ npcs }: { readonly npcs: readonly AreaNpc[] }) {
  const groups = [
    ["Monsters", npcs.filter(({ isMonster }) => isMonster)],
    ["Others", npcs.filter(({ isMonster }) => !isMonster)],
  ] as const;
  return (
    <>
      {groups.map(
        ([title, rows]) =>
          rows.length > 0 && (
            <Panel key={title} title={title} note={whole(rows.length)}>
              <DataTable
                caption={title}
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
                sortParameter={`${title.toLowerCase()}Sort`}
                shown={60}
              />
            </Panel>
          ),
      )}
    </>
  );
}

function Counts({ area }: { readonly area: LocationDetail | RegionDetail }) {
  return (
    <Facts
      rows={[
        ["Monster levels", levels(area.levelMin, area.levelMax)],
        ["Kinds of NPCs", whole(area.npcCount)],
        ["Kinds of monsters", whole(area.monsterCount)],
        ["Spawns", whole(area.spawnCount)],
      ]}
    />
  );
}

/** A location: what lives there. */
export function LocationPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getLocation(id));
  return (
    <Answered answer={answer} lines={14}>
      {(place) => (
        <article>
          <PageHead
            name={place.name}
            icon={<Icon glyph="pin" size={32} />}
            badges={
              <>
                <Badge>{place.typeName ?? "Location"}</Badge>
                {place.minLevel !== null && <Badge tone="strong">for level {place.minLevel}+</Badge>}
                <Badge>id {id}</Badge>
              </>
            }
          />
          <Counts area={place} />
          <p>
            {place.region && (
              <>
                Region <RecordLink kind="region" id={place.region.id} name={place.region.name} /> ·{" "}
              </>
            )}
            <a href={hrefOf("/map", { location: String(id) })}>
              on the map at{" "}
              <span class="mono">
                {place.x}, {place.y}
              </span>
            </a>
          </p>
          <WayThere destination={{ name: place.name, x: place.x, y: place.y, mapQuery: { location: String(id) } }} />
          <Inhabitants npcs={place.npcs} />
          <Zones zones={place.zones} />
        </article>
      )}
    </Answered>
  );
}

const zoneColumns: readonly Column<LocationZone>[] = [
  {
    id: "zone",
    title: "Zone",
    sortBy: ({ kind }) => kind,
    cell: ({ kind }) => <Term kind="zoneKind" name={kind} />,
  },
  {
    id: "name",
    title: "Name in the source",
    isWideOnly: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => name ?? ABSENT,
  },
  {
    id: "spawns",
    title: "Spawns in it",
    isNumber: true,
    sortBy: ({ spawnCount }) => spawnCount,
    cell: ({ spawnCount }) => whole(spawnCount),
  },
];

/** The zones that a location reaches into. */
function Zones({ zones }: { readonly zones: readonly LocationZone[] }) {
  if (zones.length === 0) return null;
  return (
    <Panel title="Zones" note={whole(zones.length)}>
      <DataTable
        caption="Zones"
        columns={zoneColumns}
        rows={zones}
        keyOf={({ id }) => id}
        sortParameter="zonesSort"
        shown={10}
      />
    </Panel>
  );
}

/** A region: what lives there. */
export function RegionPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getRegion(id));
  return (
    <Answered answer={answer} lines={14}>
      {(region) => (
        <article>
          <PageHead
            name={region.name}
            icon={<Icon glyph="map" size={32} />}
            badges={
              <>
                <Badge>Region</Badge>
                <Badge>id {id}</Badge>
              </>
            }
          />
          <Counts area={region} />
          <p>
            <a href={hrefOf("/map", { region: String(id) })}>on the map</a>
          </p>
          <Inhabitants npcs={region.npcs} />
        </article>
      )}
    </Answered>
  );
}
