import type { LocationDetail, LocationZone, RegionDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, levels, whole } from "../../format/numbers.js";
import { nameInWords, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { recordPage } from "../../parts/answered.js";
import { sortRows } from "../../parts/data-table.js";
import { TablePanel } from "../../parts/filled-panels.js";
import { PageHead, StrongBadge } from "../../parts/page-head.js";
import { Facts } from "../../parts/panel.js";
import { LinkOf } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { SpawnsMap } from "../../small-map/small-map.js";
import { WayThere } from "../../way/way-there.js";

type AreaNpc = RegionDetail["npcs"][number];

/** Who spawns in a place: monsters first, then the others. */
function Inhabitants({ npcs }: { readonly npcs: readonly AreaNpc[] }) {
  const { columns, place, sections } = words();
  const groups = [
    ["monsters", sections.monsters, npcs.filter(({ isMonster }) => isMonster)],
    ["others", place.others, npcs.filter(({ isMonster }) => !isMonster)],
  ] as const;
  return (
    <>
      {groups.map(([group, title, rows]) => (
        <TablePanel
          key={group}
          title={title}
          note={whole(rows.length)}
          name={group}
          rows={sortRows(rows, ({ level }) => level, false)}
          columns={(column) => [
            column.link("npc", columns.npc, (npc) => npc),
            column.level(({ level }) => level),
            column.text("type", columns.type, ({ npcType }) => npcType, {
              isWideOnly: true,
              cell: ({ npcType }) => (npcType ? termOf("npcType", npcType).word : ABSENT),
            }),
            column.number("spawns", columns.spawns, ({ spawnCount }) => spawnCount),
          ]}
          initialSort="level"
          shown={60}
        />
      ))}
    </>
  );
}

const Counts = ({ area }: { readonly area: LocationDetail | RegionDetail }) => (
  <Facts
    rows={[
      [words().place.monsterLevels, levels(area.levelMin, area.levelMax)],
      [words().place.kindsOfNpcs, whole(area.npcCount)],
      [words().place.kindsOfMonsters, whole(area.monsterCount)],
      [words().place.spawns, whole(area.spawnCount)],
    ]}
  />
);

export const LocationPage = recordPage(
  (id) => (client) => client.getLocation(id),
  14,
  (place, id) => {
    const { place: texts, records } = words();
    return (
      <>
        <PageHead
          name={place.name}
          glyph="pin"
          badges={[
            place.typeName ? texts.types[place.typeName] : records.kinds.location,
            place.minLevel !== null && <StrongBadge key="level">{texts.forLevel(place.minLevel)}</StrongBadge>,
            records.id(id),
          ]}
        />
        <Counts area={place} />
        <SpawnsMap query={{ location: id }} labelOf={(count) => words().npc.spawns.map(count, place.name)} />
        <p>
          {place.region && <>{texts.inRegion(<LinkOf kind="region" record={place.region} />)} · </>}
          <a href={hrefOf("/map", { location: String(id) })}>
            {texts.onMapAt(
              <span class="mono">
                {place.x}, {place.y}
              </span>,
            )}
          </a>
        </p>
        <WayThere destination={{ name: place.name, x: place.x, y: place.y, mapQuery: { location: String(id) } }} />
        <Inhabitants npcs={place.npcs} />
        <Zones zones={place.zones} />
      </>
    );
  },
);

function Zones({ zones }: { readonly zones: readonly LocationZone[] }) {
  const { columns, place: texts, termTexts } = words();
  return (
    <TablePanel
      title={texts.zones}
      note={whole(zones.length)}
      name="zones"
      rows={zones}
      columns={(column) => [
        column.text("zone", texts.zone, ({ kind }) => kind, {
          cell: ({ kind, enabled }) => (
            <>
              <Term kind="zoneKind" name={kind} />
              {enabled === false && <span class="soft"> {texts.zoneOff}</span>}
            </>
          ),
        }),
        column.text("name", columns.name, ({ name }) => name, {
          cell: ({ name }) =>
            name === null ? (
              ABSENT
            ) : (
              <span translate={false} title={termTexts.inSource(name)}>
                {nameInWords(name)}
              </span>
            ),
        }),
        column.number("spawns", texts.spawnsInZone, ({ spawnCount }) => spawnCount),
      ]}
      shown={10}
    />
  );
}

export const RegionPage = recordPage(
  (id) => (client) => client.getRegion(id),
  14,
  (region, id) => (
    <>
      <PageHead name={region.name} glyph="map" badges={[words().records.kinds.region, words().records.id(id)]} />
      <Counts area={region} />
      <SpawnsMap query={{ region: id }} labelOf={(count) => words().npc.spawns.map(count, region.name)} />
      <p>
        <a href={hrefOf("/map", { region: String(id) })}>{words().place.onMap}</a>
      </p>
      <Inhabitants npcs={region.npcs} />
    </>
  ),
);
