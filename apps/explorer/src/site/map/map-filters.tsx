import type { MapFrame, SpawnFeature } from "@gamedata/client";
import { useMemo, useState } from "preact/hooks";
import { address, changeQuery } from "../address/address.js";
import { whole } from "../format/numbers.js";
import { termOf } from "../format/terms.js";
import { words } from "../languages/words.js";
import { AddRecord } from "../parts/add-record.js";
import { Check } from "../parts/fields.js";
import { ChoiceFilter, FlagFilter, NumberFilter, setFilter, TextFilter } from "../parts/filters.js";
import { useAnswer } from "../service/use-answer.js";
import type { Floor } from "./floors.js";
import { filtersInAddress, floorInAddress, type MapFilter } from "./map-state.js";
import { isShown, toggle } from "./zone-layers.js";

/** What the names of records are taken from. */
interface Known {
  readonly frame: MapFrame | undefined;
  readonly features: readonly SpawnFeature[];
}

/** The filters that are set; a click removes one. */
function FilterChips({ filters, ...known }: Known & { readonly filters: readonly MapFilter[] }) {
  if (filters.length === 0) return null;
  const texts = words().map;
  const clear = () => changeQuery({ ...Object.fromEntries(filters.map((name) => [name, undefined])), at: undefined });
  return (
    <p class="map-chips">
      {filters.map((name) => (
        <button key={name} type="button" onClick={() => setFilter(name, undefined)}>
          {texts.fields[name]}
          {name !== "way" && ": "}
          <Chosen name={name} {...known} /> <span aria-hidden="true">×</span>
          <span class="unseen">, {texts.remove}</span>
        </button>
      ))}
      <button type="button" onClick={clear}>
        {texts.clear}
      </button>
    </p>
  );
}

/** What a filter is set to: in the words of its choices, or the name of a record. */
function Chosen({ name, frame, features }: Known & { readonly name: MapFilter }) {
  const value = address.value.query[name] ?? "";
  const { yes, no } = words().lists;
  if (name === "way") return null;
  if (name === "npcType") return <>{termOf("npcType", value).word}</>;
  if (name === "aggressive") return <>{{ true: yes, false: no }[value] ?? value}</>;
  if (name === "drops" || name === "spoils") return <ItemName id={value} />;
  const areas = { location: frame?.locations, region: frame?.regions }[String(name)] ?? [];
  const areaNames = areas.filter(({ id }) => String(id) === value).map((area) => area.name);
  const names = name === "npc" ? [...new Set(features.map(({ properties }) => properties.name))] : areaNames;
  return <span translate={false}>{names.length === 0 ? value : names.join(", ")}</span>;
}

/** The name of an item; its id while that is asked for. */
function ItemName({ id }: { readonly id: string }) {
  const { value } = useAnswer((client) => client.getItem(Number(id), { fields: ["name"] }), "card");
  return <span translate={false}>{value?.name ?? id}</span>;
}

/** A filter by an item, which is chosen by its name; the chip of the filter removes it. */
function ItemFilter({ name, label }: { readonly name: string; readonly label: string }) {
  const chosen = address.value.query[name];
  const texts = words().map;
  return (
    <span class="map-item">
      {chosen === undefined ? (
        <AddRecord kind="items" label={label} placeholder={texts.anItem} onAdd={(id) => setFilter(name, String(id))} />
      ) : (
        <>
          <span class="soft">{label}</span>
          <ItemName id={chosen} />
        </>
      )}
    </span>
  );
}

interface MapFiltersProps {
  readonly frame: MapFrame | undefined;
  readonly features: readonly SpawnFeature[];
  readonly kinds: readonly string[];
}

/** The filters of the map, in a sheet that can be closed. */
export function MapFilters({ frame, features, kinds }: MapFiltersProps) {
  const [isOpen, setOpen] = useState(innerWidth >= 900);
  const types = useMemo(
    () => [...new Set(features.flatMap(({ properties }) => properties.npcType ?? []))].toSorted(),
    [features],
  );
  const set = filtersInAddress();
  const texts = words().map;
  const { fields } = texts;
  return (
    <details class="map-sheet" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{set.length === 0 ? texts.sheet : texts.sheetWith(set.length)}</summary>
      <FilterChips filters={set} frame={frame} features={features} />
      <search class="map-filters" aria-label={texts.filters}>
        <TextFilter name="q" label={fields.q} />
        <NumberFilter name="levelMin" label={fields.levelMin} />
        <NumberFilter name="levelMax" label={fields.levelMax} />
        <ChoiceFilter
          name="npcType"
          label={fields.npcType}
          choices={types.map((type) => [type, termOf("npcType", type).word])}
        />
        <FlagFilter name="aggressive" label={fields.aggressive} />
        <ItemFilter name="drops" label={fields.drops} />
        <ItemFilter name="spoils" label={fields.spoils} />
        <Switches legend={texts.layersLegend} labels={Object.entries(texts.layers)} />
        <ZoneSwitches kinds={kinds} />
      </search>
    </details>
  );
}

/** Switches for layers, or for kinds of zones. */
const Switches = ({
  legend,
  labels,
}: {
  legend: string;
  labels: readonly (readonly [name: string, label: string])[];
}) => (
  <fieldset class="map-layers">
    <legend class="unseen">{legend}</legend>
    {labels.map(([name, label]) => (
      <Check key={name} label={label} isChecked={isShown(name)} onChange={(isOn) => toggle(name, isOn)} />
    ))}
  </fieldset>
);

/** One switch for the zones of each kind. */
function ZoneSwitches({ kinds }: { readonly kinds: readonly string[] }) {
  if (kinds.length === 0) return null;
  const { map, place } = words();
  return (
    <details class="map-zones">
      <summary>{place.zones}</summary>
      <Switches legend={place.zones} labels={kinds.map((kind) => [kind, termOf("zoneKind", kind).word])} />
      <p class="soft">
        {map.zonesOff} {map.land}
      </p>
    </details>
  );
}

/** A slider for the floors of a dungeon: 0 shows all of them, 1 is the lowest. */
export function FloorChoice({ floors }: { readonly floors: readonly Floor[] }) {
  const number = Math.min(floorInAddress(), floors.length);
  const floor = floors[number - 1];
  const { map } = words();
  const text = floor
    ? map.floor(number, floors.length, floor.count, whole(floor.minZ), whole(floor.maxZ))
    : map.allFloors(floors.length);
  return (
    <label class="map-floors">
      {text}
      <input
        type="range"
        min={0}
        max={floors.length}
        value={number}
        aria-valuetext={text}
        onInput={({ currentTarget: { value } }) => changeQuery({ floor: value === "0" ? undefined : value })}
      />
    </label>
  );
}
