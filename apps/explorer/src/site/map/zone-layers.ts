import type { ZoneFeature } from "@gamedata/client";
import { address } from "../address/address.js";
import { writeList } from "../address/ids.js";

/** The kinds that are drawn unless the address hides them; of the others, those that it shows are. */
const usualKinds: readonly string[] = ["water", "town"];

/** The zones of one kind. */
export interface ZoneLayer {
  readonly kind: string;
  readonly zones: readonly ZoneFeature[];
}

/** Arranges the zones that are not off by kind: water under everything, then towns, then the others by name. */
export function zoneLayersOf(features: readonly ZoneFeature[]): readonly ZoneLayer[] {
  const drawn = features.filter(({ properties }) => properties.enabled !== false);
  const kinds = new Set(drawn.map(({ properties }) => properties.kind));
  const ordered = [
    ...usualKinds.filter((kind) => kinds.has(kind)),
    ...[...kinds].filter((kind) => !usualKinds.includes(kind)).toSorted(),
  ];
  return ordered.map((kind) => ({ kind, zones: drawn.filter(({ properties }) => properties.kind === kind) }));
}

const listIn = (name: string): ReadonlySet<string> => new Set(address.value.query[name]?.split(","));

/** Returns whether the address shows the zones of a kind. */
export const isKindShown = (kind: string): boolean =>
  usualKinds.includes(kind) ? !listIn("hide").has(kind) : listIn("show").has(kind);

/** Returns the change of the address that shows or hides the zones of a kind. */
export function kindSwitch(kind: string, isShown: boolean): Readonly<Record<string, string | undefined>> {
  const name = usualKinds.includes(kind) ? "hide" : "show";
  const rest = [...listIn(name)].filter((one) => one !== kind && one !== "");
  return { [name]: writeList(isShown === (name === "show") ? [...rest, kind] : rest) };
}
