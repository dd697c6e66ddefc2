import type { NpcDetail } from "@gamedata/client";
import { useAnswer } from "../service/use-answer.js";
import { PlaceLink } from "./place-link.js";

/** Where an NPC is. */
export type Place = Pick<NpcDetail, "id" | "primaryLocation" | "primaryRegion">;

/** The most NPCs whose places are asked for: those of one request. */
const MOST = 200;

/** Asks where NPCs are, by id; empty until it is known. */
export function usePlaces(ids: readonly number[]): ReadonlyMap<number, Place> {
  const asked = [...new Set(ids)].toSorted((a, b) => a - b).slice(0, MOST);
  const { value } = useAnswer<{ readonly data: readonly Place[] }>((client) =>
    // A request without ids is one for the list.
    asked.length === 0
      ? Promise.resolve({ data: [] })
      : client.getNpcs(asked, { fields: ["id", "primaryLocation", "primaryRegion"] }),
  );
  return new Map(value?.data.map((npc) => [Number(npc.id), npc]));
}

/** Whether the place of an NPC is known. */
export const hasPlace = (place: Place | undefined): place is Place =>
  Boolean(place?.primaryLocation ?? place?.primaryRegion);

interface NpcPlaceProps {
  readonly place: Place | undefined;
  /** What stands between a name and the place. */
  readonly before?: string;
  /** Whether the region is named behind a location of another name. */
  readonly hasRegion?: boolean;
}

/** The place of an NPC; nothing where it is not known. */
export function NpcPlace({ place, before, hasRegion = false }: NpcPlaceProps) {
  if (!hasPlace(place)) return null;
  const { primaryLocation, primaryRegion } = place;
  const region = hasRegion && primaryLocation && primaryRegion?.name !== primaryLocation.name && primaryRegion;
  return (
    <>
      {before}
      <PlaceLink location={primaryLocation} region={primaryRegion} />
      {region && <span class="soft">, {region.name}</span>}
    </>
  );
}
