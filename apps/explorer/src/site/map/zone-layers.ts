import type { ZoneFeature } from "@gamedata/client";
import { address, changeQuery } from "../address/address.js";
import { writeList } from "../address/ids.js";

const layers = ["grid", "regions", "labels", "density"] as const;
/** The layers of a map that are shown. */
export type Layers = ReadonlySet<(typeof layers)[number]>;

const usualKinds: readonly string[] = ["water", "town"];
/** The layers and the kinds of zones that are drawn unless the address hides them; of the others, those that it shows are. */
const usual: readonly string[] = [...layers, ...usualKinds];

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

/** Returns whether the address shows a layer, or the zones of a kind. */
export const isShown = (name: string): boolean =>
  usual.includes(name) ? !listIn("hide").has(name) : listIn("show").has(name);

export const layersInAddress = (): Layers => new Set(layers.filter(isShown));

/** Shows or hides a layer, or the zones of a kind. */
export function toggle(name: string, isOn: boolean): void {
  const list = usual.includes(name) ? "hide" : "show";
  const rest = [...listIn(list)].filter((one) => one !== name && one !== "");
  changeQuery({ [list]: writeList(isOn === (list === "show") ? [...rest, name] : rest) });
}
