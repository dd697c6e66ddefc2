import type { ExchangeOption } from "@gamedata/client";
import { useState } from "preact/hooks";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { NpcNames } from "./npc-list.js";
import { Quantities } from "./quantities.js";
import "./exchanges.css";

/** The number of exchanges that are shown at first. */
const SHOWN = 4;
/** The NPCs of an exchange that are shown at first. */
const NPCS_SHOWN = 3;

interface ExchangeOptionsProps {
  readonly options: readonly ExchangeOption[];
  /** Which side is of interest: what is given, what is got, or both. */
  readonly show: "required" | "produces" | "both";
}

/** What NPCs exchange. */
export function ExchangeOptions({ options, show }: ExchangeOptionsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? options : options.slice(0, SHOWN);
  const { parts } = words();
  return (
    <ul class="links">
      {shown.map(({ multisellId, npcs, required, taxBase, produces }, index) => (
        <li key={`${multisellId} ${index}`}>
          <span class="exchange">
            {show !== "required" && <Quantities items={[produces]} isInline />}
            {show === "both" && <span class="soft">{parts.exchangeFor}</span>}
            {show !== "produces" && <Quantities items={required} isInline />}
            {show !== "produces" && taxBase !== undefined && (
              <span class="soft">{parts.exchangeTax(whole(taxBase))}</span>
            )}
            <span class="soft">{parts.exchangeAt}</span>
            <NpcNames npcs={npcs} shown={NPCS_SHOWN} />
          </span>
        </li>
      ))}
      {shown.length < options.length && (
        <li>
          <button type="button" onClick={() => setWhole(true)}>
            {parts.showExchanges(options.length)}
          </button>
          <span class="print-only soft">{parts.andMore(whole(options.length - shown.length))}</span>
        </li>
      )}
    </ul>
  );
}
