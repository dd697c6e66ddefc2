import { changeQuery } from "../address/address.js";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import type { Floor } from "./floors.js";
import { floorInAddress } from "./map-state.js";

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
