import type { MapFrame, SpawnFeature } from "@gamedata/client";
import { address, changeQuery } from "../address/address.js";
import { termOf } from "../format/terms.js";
import { words } from "../languages/words.js";
import { setFilter } from "../parts/filters.js";
import { useAnswer } from "../service/use-answer.js";
import type { MapFilter } from "./map-state.js";

/** What the names of records are taken from. */
interface Known {
  readonly frame: MapFrame | undefined;
  readonly features: readonly SpawnFeature[];
}

/** The filters that are set; a click removes one. */
export function FilterChips({ filters, ...known }: Known & { readonly filters: readonly MapFilter[] }) {
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
export function ItemName({ id }: { readonly id: string }) {
  const { value } = useAnswer((client) => client.getItem(Number(id), { fields: ["name"] }), "card");
  return <span translate={false}>{value?.name ?? id}</span>;
}
