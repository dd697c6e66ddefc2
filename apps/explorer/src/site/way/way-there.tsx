import { address, changeQuery } from "../address/address.js";
import { words } from "../languages/words.js";
import { lazy } from "../parts/lazy.js";
import { readKept } from "../storage/kept.js";
import { KEPT_TOWN, NEAREST } from "./start.js";
import type { Destination } from "./way-view.js";
import "./way-view.css";

const WayView = lazy(async () => (await import("./way-view.js")).WayView);

/** How to get to a place from a town; it is asked for when it is opened, which the address says. */
export function WayThere({ destination }: { readonly destination: Destination }) {
  const isOpen = address.value.query["from"] !== undefined;
  const onToggle = (isNowOpen: boolean) => {
    if (isNowOpen === isOpen) return;
    const kept = readKept(KEPT_TOWN);
    const from = typeof kept === "string" ? kept : NEAREST;
    changeQuery(isNowOpen ? { from } : { from: undefined, walk: undefined });
  };
  return (
    <details class="way-there no-print" open={isOpen} onToggle={({ currentTarget: { open } }) => onToggle(open)}>
      <summary>{words().way.title}</summary>
      {isOpen && <WayView destination={destination} />}
    </details>
  );
}
