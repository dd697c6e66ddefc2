import type { SpawnFeature } from "@gamedata/client";
import { useMemo, useState } from "preact/hooks";
import { address, changeQuery } from "../address/address.js";
import { termOf } from "../format/terms.js";
import { ChoiceFilter, NumberFilter, setFilter, TextFilter } from "../parts/filters.js";
import { ItemFilter } from "./item-filter.js";
import { filtersInAddress, layerNames, layersInAddress, type MapFilter, mapFilters } from "./map-state.js";
import { isKindShown, kindSwitch } from "./zone-layers.js";

interface MapFiltersProps {
  readonly features: readonly SpawnFeature[];
  /** The kinds of zones that the data set has. */
  readonly kinds: readonly string[];
}

/** The filters of the map, in a sheet that can be closed. */
export function MapFilters({ features, kinds }: MapFiltersProps) {
  const [isOpen, setOpen] = useState(innerWidth >= 900);
  const types = useMemo(
    () => [...new Set(features.flatMap(({ properties }) => properties.npcType ?? []))].toSorted(),
    [features],
  );
  const set = filtersInAddress();
  return (
    <details class="map-sheet" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Filters and layers{set.length > 0 && ` (${set.length} set)`}</summary>
      <FilterChips filters={set} />
      <search class="map-filters" aria-label="Filters of the map">
        <TextFilter name="q" label="Name" />
        <NumberFilter name="levelMin" label="Level from" />
        <NumberFilter name="levelMax" label="Level to" />
        <ChoiceFilter name="npcType" label="Type" choices={types.map((type) => [type, termOf("npcType", type).word])} />
        <ChoiceFilter
          name="aggressive"
          label="Attacks first"
          choices={[
            ["true", "yes"],
            ["false", "no"],
          ]}
        />
        <ItemFilter name="drops" label="Drops" />
        <ItemFilter name="spoils" label="Spoil" />
        <LayerSwitches />
        <ZoneSwitches kinds={kinds} />
      </search>
    </details>
  );
}

/** The filters that are set; a click removes one. */
function FilterChips({ filters }: { readonly filters: readonly MapFilter[] }) {
  if (filters.length === 0) return null;
  const clear = () => changeQuery({ ...Object.fromEntries(filters.map((name) => [name, undefined])), at: undefined });
  return (
    <p class="map-chips">
      {filters.map((name) => (
        <button key={name} type="button" onClick={() => setFilter(name, undefined)}>
          {mapFilters[name]}
          {name !== "way" && `: ${address.value.query[name]}`} <span aria-hidden="true">×</span>
          <span class="unseen">, remove</span>
        </button>
      ))}
      <button type="button" onClick={clear}>
        Clear the filters
      </button>
    </p>
  );
}

function LayerSwitches() {
  const layers = layersInAddress();
  const hidden = Object.entries(layers).flatMap(([name, isShown]) => (isShown ? [] : [name]));
  const toggle = (name: string, isShown: boolean) => {
    const next = isShown ? hidden.filter((one) => one !== name) : [...hidden, name];
    changeQuery({ hide: next.length === 0 ? undefined : next.join(",") });
  };
  return (
    <fieldset class="map-layers">
      <legend class="unseen">Layers</legend>
      {Object.entries(layerNames).map(([name, label]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={!hidden.includes(name)}
            onChange={({ currentTarget: { checked } }) => toggle(name, checked)}
          />{" "}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** One switch for the zones of each kind. */
function ZoneSwitches({ kinds }: { readonly kinds: readonly string[] }) {
  if (kinds.length === 0) return null;
  return (
    <details class="map-zones">
      <summary>Zones</summary>
      <fieldset class="map-layers">
        <legend class="unseen">Zones</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={isKindShown(kind)}
              onChange={({ currentTarget: { checked } }) => changeQuery(kindSwitch(kind, checked))}
            />{" "}
            {termOf("zoneKind", kind).word}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
