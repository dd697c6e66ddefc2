import { changeQuery } from "../address/address.js";
import { counted, whole } from "../format/numbers.js";
import type { Floor } from "./floors.js";
import { floorInAddress } from "./map-state.js";

/** A slider for the floors of a dungeon: 0 shows all of them, 1 is the lowest. */
export function FloorChoice({ floors }: { readonly floors: readonly Floor[] }) {
  const number = Math.min(floorInAddress(), floors.length);
  const floor = floors[number - 1];
  const text = floor
    ? `Floor ${number} of ${floors.length}: ${counted(floor.count, "spawn")}, height ${whole(floor.minZ)} to ${whole(floor.maxZ)}`
    : `All ${floors.length} floors`;
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
