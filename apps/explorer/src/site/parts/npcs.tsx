import type { NpcRef } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { useFold } from "./folded-list.js";
import { type Place, PlaceLink, placeName, RecordLink } from "./record-link.js";

/** The most NPCs whose places are asked for: those of one request. */
const MOST = 200;

/** Asks where NPCs are, by id; empty until it is known. */
export function usePlaces(ids: readonly number[]): ReadonlyMap<number, Place> {
  const asked = [...new Set(ids)].toSorted((a, b) => a - b).slice(0, MOST);
  const fields = ["id", "primaryLocation", "primaryRegion"] as const;
  // A request without ids is one for the list.
  const { value } = useAnswer(asked.length === 0 ? undefined : (client) => client.getNpcs(asked, { fields }));
  const placed = value?.data.map(({ id, primaryLocation: location, primaryRegion: region }) => ({
    id,
    location,
    region,
  }));
  return new Map(placed?.map((npc) => [Number(npc.id), npc]));
}

interface NpcPlaceProps {
  readonly place: Place | undefined;
  /** What stands between a name and the place. */
  readonly before?: string;
  /** Whether the region is named behind a location of another name. */
  readonly hasRegion?: boolean;
}

/** The place of an NPC; nothing where it is not known. */
export function NpcPlace({ place, before, hasRegion = false }: NpcPlaceProps) {
  if (placeName(place) === undefined) return null;
  const { location, region } = place ?? {};
  return (
    <>
      {before}
      <PlaceLink location={location} region={region} />
      {hasRegion && location && region && region.name !== location.name && <span class="soft">, {region.name}</span>}
    </>
  );
}

interface NpcNamesProps {
  readonly npcs: readonly NpcRef[];
  readonly shown?: number;
  readonly noteOf?: (id: number) => ComponentChildren;
}

/** The names of NPCs on one line, many of them after a click. */
export function NpcNames({ npcs, shown: atFirst = 8, noteOf }: NpcNamesProps) {
  const { shown, button } = useFold(npcs, atFirst, (hidden) => words().parts.more(whole(hidden)));
  return (
    <span class="link-row">
      {shown.map(({ id, name }) => (
        <span key={id}>
          <RecordLink kind="npc" id={id} name={name} />
          {noteOf?.(id)}
        </span>
      ))}
      {button}
    </span>
  );
}
