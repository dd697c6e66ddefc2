import type { LocationDetail, LocationZone, RegionDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, levels, whole } from "../../format/numbers.js";
import { nameInWords, termOf } from "../../format/terms.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { recordPage } from "../../parts/answered.js";
import { levelColumn, linkColumn, numberColumn, textColumn } from "../../parts/columns.js";
import { type Column, DataTable, sortRows } from "../../parts/data-table.js";
import { Badge, PageHead } from "../../parts/page-head.js";
import { Facts, Panel } from "../../parts/panel.js";
import { LinkOf } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { SpawnsMap } from "../../small-map/spawns-map.js";
import { WayThere } from "../../way/way-there.js";

type AreaNpc = RegionDetail["npcs"][number];

const columnsIn = ({ columns, place }: Dictionary): readonly Column<AreaNpc>[] => [
  linkColumn("npc", columns.npc, (npc) => npc),
  levelColumn(({ level }) => level),
  textColumn("type", place.type, ({ npcType }) => npcType, {
    isWideOnly: true,
    cell: ({ npcType }) => (npcType ? termOf("npcType", npcType).word : ABSENT),
  }),
  numberColumn("spawns", columns.spawns, ({ spawnCount }) => spawnCount),
];

/** Who spawns in a place: monsters first, then the others. */
function Inhabitants({ npcs }: { readonly npcs: readonly AreaNpc[] }) {
  const groups = [
    ["monsters", words().sections.monsters, npcs.filter(({ isMonster }) => isMonster)],
    ["others", words().place.others, npcs.filter(({ isMonster }) => !isMonster)],
  ] as const;
  return (
    <>
      {groups.map(
        ([group, title, rows]) =>
          rows.length > 0 && (
            <Panel key={group} title={title} note={whole(rows.length)}>
              <DataTable
                caption={title}
                columns={columnsIn(words())}
                rows={sortRows(rows, ({ level }) => level, false)}
                keyOf={({ id }) => id}
                initialSort="level"
                sortParameter={`${group}Sort`}
                shown={60}
              />
            </Panel>
          ),
      )}
    </>
  );
}

function Counts({ area }: { readonly area: LocationDetail | RegionDetail }) {
  const texts = words().place;
  return (
    <Facts
      rows={[
        [texts.monsterLevels, levels(area.levelMin, area.levelMax)],
        [texts.kindsOfNpcs, whole(area.npcCount)],
        [texts.kindsOfMonsters, whole(area.monsterCount)],
        [texts.spawns, whole(area.spawnCount)],
      ]}
    />
  );
}

/** A location: what lives there. */
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
            place.minLevel !== null && (
              <Badge key="level" tone="strong">
                {texts.forLevel(String(place.minLevel))}
              </Badge>
            ),
            records.id(String(id)),
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

const zoneColumns = (texts: Dictionary["place"]): readonly Column<LocationZone>[] => [
  textColumn("zone", texts.zone, ({ kind }) => kind, {
    cell: ({ kind, enabled }) => (
      <>
        <Term kind="zoneKind" name={kind} />
        {enabled === false && <span class="soft"> {texts.zoneOff}</span>}
      </>
    ),
  }),
  textColumn("name", words().columns.name, ({ name }) => name, {
    cell: ({ name }) =>
      name === null ? (
        ABSENT
      ) : (
        <span translate={false} title={words().termTexts.inSource(name)}>
          {nameInWords(name)}
        </span>
      ),
  }),
  numberColumn("spawns", texts.spawnsInZone, ({ spawnCount }) => spawnCount),
];

/** The zones that a location reaches into. */
function Zones({ zones }: { readonly zones: readonly LocationZone[] }) {
  if (zones.length === 0) return null;
  const texts = words().place;
  return (
    <Panel title={texts.zones} note={whole(zones.length)}>
      <DataTable
        caption={texts.zones}
        columns={zoneColumns(texts)}
        rows={zones}
        keyOf={({ id }) => id}
        sortParameter="zonesSort"
        shown={10}
      />
    </Panel>
  );
}

/** A region: what lives there. */
export const RegionPage = recordPage(
  (id) => (client) => client.getRegion(id),
  14,
  (region, id) => (
    <>
      <PageHead
        name={region.name}
        glyph="map"
        badges={[words().records.kinds.region, words().records.id(String(id))]}
      />
      <Counts area={region} />
      <SpawnsMap query={{ region: id }} labelOf={(count) => words().npc.spawns.map(count, region.name)} />
      <p>
        <a href={hrefOf("/map", { region: String(id) })}>{words().place.onMap}</a>
      </p>
      <Inhabitants npcs={region.npcs} />
    </>
  ),
);
