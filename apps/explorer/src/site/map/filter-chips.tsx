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
          {name === "drops" || name === "spoils" ? <ItemName id={chosenIn(name)} /> : textOf(name, known)}{" "}
          <span aria-hidden="true">×</span>
          <span class="unseen">, {texts.remove}</span>
        </button>
      ))}
      <button type="button" onClick={clear}>
        {texts.clear}
      </button>
    </p>
  );
}

const chosenIn = (name: MapFilter): string => address.value.query[name] ?? "";

function ItemName({ id }: { readonly id: string }) {
  const { value } = useAnswer((client) => client.getItem(Number(id), { fields: ["name"] }), "card");
  return <>{value?.name ?? id}</>;
}

/** Writes what a filter is set to, in the words of its choices and with the names of records. */
function textOf(name: MapFilter, { frame, features }: Known): string {
  const value = chosenIn(name);
  const named = (records: readonly { readonly id: number; readonly name: string }[] | undefined) =>
    records?.find(({ id }) => String(id) === value)?.name ?? value;
  const { yes, no } = words().map;
  switch (name) {
    case "way":
      return "";
    case "npcType":
      return termOf("npcType", value).word;
    case "aggressive":
      return { true: yes, false: no }[value] ?? value;
    case "location":
      return named(frame?.locations);
    case "region":
      return named(frame?.regions);
    case "npc":
      return features.length === 0 ? value : [...new Set(features.map(({ properties }) => properties.name))].join(", ");
    default:
      return value;
  }
}
