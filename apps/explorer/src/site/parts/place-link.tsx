import type { LocationRef, RegionRef } from "@gamedata/client";
import { ABSENT } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { RecordLink } from "./record-link.js";

/** Where something is: its location, else its region; either can be missing. */
export interface Place {
  readonly location?: LocationRef | null | undefined;
  readonly region?: RegionRef | null | undefined;
}

/** Returns the name of a place, which lists are sorted and searched by. */
export const placeName = ({ location, region }: Place): string | undefined => location?.name ?? region?.name;

/** The place of something. A region says that it is one: a location can have the same name. */
export function PlaceLink({ location, region }: Place) {
  if (location) return <RecordLink kind="location" id={location.id} name={location.name} />;
  if (!region) return <>{ABSENT}</>;
  const { regionNote, regionNoteLong } = words().place;
  return (
    <>
      <RecordLink kind="region" id={region.id} name={region.name} />{" "}
      <span class="soft" title={regionNoteLong}>
        {regionNote}
      </span>
    </>
  );
}
