import type { LocationDetail, LocationZone, RegionDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, levels, whole } from "../../format/numbers.js";
import { nameInWords, termOf } from "../../format/terms.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { type Column, DataTable, sortRows } from "../../parts/data-table.js";
import { Facts } from "../../parts/facts.js";
import { Icon } from "../../parts/icon.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { levelColumn } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import { SpawnsMap } from "../../small-map/spawns-map.js";
import { WayThere } from "../../way/way-there.js";

type AreaNpc = RegionDetail["npcs"][number];

const columnsIn = ({ columns, place }: Dictionary): readonly Column<AreaNpc>[] => [
  {
    id: "name",
    title: columns.npc,
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink kind="npc" id={id} name={name} />,
  },
  levelColumn(({ level }) => level),
  {
    id: "type",
    title: place.type,
    isWideOnly: true,
    sortBy: ({ npcType }) => npcType,
    cell: ({ npcType }) => (npcType ? termOf("npcType", npcType).word : ABSENT),
  },
  {
    id: "spawns",
    title: columns.spawns,
    isNumber: true,
    sortBy: ({ spawnCount }) => spawnCount,
    cell: ({ spawnCount }) => whole(spawnCount),
  },
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
export function LocationPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getLocation(id));
  const { place: texts, records } = words();
  return (
    <Answered answer={answer} lines={14}>
      {(place) => (
        <article>
          <PageHead
            name={place.name}
            icon={<Icon glyph="pin" size={32} />}
            badges={
              <>
                <Badge>{place.typeName ? texts.types[place.typeName] : records.kinds.location}</Badge>
                {place.minLevel !== null && <Badge tone="strong">{texts.forLevel(String(place.minLevel))}</Badge>}
                <Badge>{records.id(String(id))}</Badge>
              </>
            }
          />
          <Counts area={place} />
          <SpawnsMap query={{ location: id }} name={place.name} />
          <p>
            {place.region && (
              <>{texts.inRegion(<RecordLink kind="region" id={place.region.id} name={place.region.name} />)} · </>
            )}
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
        </article>
      )}
    </Answered>
  );
}

const zoneColumns = (texts: Dictionary["place"]): readonly Column<LocationZone>[] => [
  {
    id: "zone",
    title: texts.zone,
    sortBy: ({ kind }) => kind,
    cell: ({ kind, enabled }) => (
      <>
        <Term kind="zoneKind" name={kind} />
        {enabled === false && <span class="soft"> {texts.zoneOff}</span>}
      </>
    ),
  },
  {
    id: "name",
    title: words().columns.name,
    sortBy: ({ name }) => name,
    cell: ({ name }) =>
      name === null ? (
        ABSENT
      ) : (
        <span translate={false} title={words().termTexts.inSource(name)}>
          {nameInWords(name)}
        </span>
      ),
  },
  {
    id: "spawns",
    title: texts.spawnsInZone,
    isNumber: true,
    sortBy: ({ spawnCount }) => spawnCount,
    cell: ({ spawnCount }) => whole(spawnCount),
  },
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
export function RegionPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getRegion(id));
  const { place: texts, records } = words();
  return (
    <Answered answer={answer} lines={14}>
      {(region) => (
        <article>
          <PageHead
            name={region.name}
            icon={<Icon glyph="map" size={32} />}
            badges={
              <>
                <Badge>{records.kinds.region}</Badge>
                <Badge>{records.id(String(id))}</Badge>
              </>
            }
          />
          <Counts area={region} />
          <SpawnsMap query={{ region: id }} name={region.name} />
          <p>
            <a href={hrefOf("/map", { region: String(id) })}>{texts.onMap}</a>
          </p>
          <Inhabitants npcs={region.npcs} />
        </article>
      )}
    </Answered>
  );
}
