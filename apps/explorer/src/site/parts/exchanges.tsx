import type { ExchangeOption } from "@gamedata/client";
import { decimal, whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { FoldedRest, useFold } from "./folded-list.js";
import { NpcNames, NpcPlace, usePlaces } from "./npcs.js";
import { Quantities } from "./quantities.js";
import "./exchanges.css";

const SHOWN = 4;

interface ExchangeOptionsProps {
  readonly options: readonly ExchangeOption[];
  /** Which side is of interest: what is given, what is got, or both. */
  readonly show: "required" | "produces" | "both";
  /** The item that is got, where what is given is of interest. */
  readonly itemId?: number;
}

/** Returns in how many percent of the exchanges one gets an item; undefined where one always does. */
function chanceOf({ produces, alsoProduces = [] }: ExchangeOption, itemId: number | undefined): number | undefined {
  const own = [produces, ...alsoProduces].filter((product) => product.itemId === itemId);
  if (own.length === 0 || own.some(({ chance }) => chance === undefined)) return undefined;
  return own.reduce((sum, { chance = 0 }) => sum + chance, 0);
}

export function ExchangeOptions({ options, show, itemId }: ExchangeOptionsProps) {
  const { parts } = words();
  const { shown, hidden, button } = useFold(options, SHOWN, () => parts.showExchanges(options.length));
  // The page of an NPC says where it is.
  const places = usePlaces(show === "both" ? [] : shown.flatMap(({ npcs }) => npcs.map(({ id }) => id)));
  const placeOf = (id: number) => (
    <span class="no-print">
      <NpcPlace place={places.get(id)} before=", " />
    </span>
  );
  return (
    <ul class="links">
      {shown.map((option, index) => {
        const { multisellId, npcs, required, taxBase, produces, alsoProduces = [] } = option;
        const chance = show === "required" ? chanceOf(option, itemId) : undefined;
        return (
          <li key={`${multisellId} ${index}`}>
            <span class="exchange">
              {show !== "required" && <Quantities items={[produces, ...alsoProduces]} isInline />}
              {show === "both" && <span class="soft">{parts.exchangeFor}</span>}
              {show !== "produces" && <Quantities items={required} isInline />}
              {show !== "produces" && taxBase !== undefined && (
                <span class="soft">{parts.exchangeTax(whole(taxBase))}</span>
              )}
              {chance !== undefined && <span class="soft">{parts.byChance(decimal(chance))}</span>}
              <span class="soft">{npcs.length === 0 ? parts.withoutNpc : parts.exchangeAt}</span>
              {npcs.length > 0 && <NpcNames npcs={npcs} shown={3} noteOf={placeOf} />}
            </span>
          </li>
        );
      })}
      <FoldedRest hidden={hidden} button={button} />
    </ul>
  );
}
