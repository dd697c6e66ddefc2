import { present } from "@gamedata/rules";
import { locationTypeName } from "@gamedata/schema";
import type { MapLocation } from "@gamedata/schema/types";
import type { Location } from "../records/location-finder.js";

/** Converts a location to what maps and details show of it; a type without a name has only its number. */
export function mapLocationOf({ row, ref }: Location): MapLocation {
  const { id, name, minLevel } = ref;
  const { type, x, y, z } = row;
  return present({ id, name, minLevel, type, typeName: locationTypeName.options[type - 1], x, y, z });
}
