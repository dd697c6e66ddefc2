import type { MapFrame, SpawnFeature } from "@gamedata/client";
import { useEffect, useState } from "preact/hooks";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { useFold } from "../parts/folded-list.js";
import { regionOf } from "./regions-of.js";

const SHOWN = 50;

interface ResultListProps {
  readonly frame: MapFrame | undefined;
  readonly features: readonly SpawnFeature[];
  readonly onChoose: (npc: SpawnFeature) => void;
  /** Marks the spawns of an NPC, or of none. */
  readonly onMark: (npc: SpawnFeature | undefined) => void;
}

/** The NPCs that the filters of the map find, by level and name; a click opens the card of one, and moves the map to it. Folded on a phone, whose map it would cover. */
export function ResultList({ frame, features, onChoose, onMark }: ResultListProps) {
  const [isOpen, setOpen] = useState(innerWidth >= 900);
  // The list is left with its marks.
  useEffect(() => () => onMark(undefined), []);
  const { map, parts } = words();
  const ordered = features.toSorted(
    ({ properties: a }, { properties: b }) => (a.level ?? 0) - (b.level ?? 0) || a.name.localeCompare(b.name),
  );
  const { shown, button } = useFold(ordered, SHOWN, () => parts.showAll(whole(ordered.length)));
  return (
    <aside class="map-card map-results" aria-label={map.results}>
      {features.length === 0 && (
        <p class="soft" role="status">
          {map.noResults}
        </p>
      )}
      <details hidden={features.length === 0} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary class="soft">
          <span role="status">{map.found(features.length)}</span>
        </summary>
        <ul class="links">
          {shown.map((npc) => (
            <li key={npc.id}>
              <button
                type="button"
                onClick={() => onChoose(npc)}
                onPointerEnter={() => onMark(npc)}
                onPointerLeave={() => onMark(undefined)}
                onFocus={() => onMark(npc)}
                onBlur={() => onMark(undefined)}
              >
                <Found npc={npc} region={frame && regionOf(frame, npc)} />
              </button>
            </li>
          ))}
        </ul>
        {button}
      </details>
    </aside>
  );
}

function Found({ npc: { properties }, region }: { readonly npc: SpawnFeature; readonly region: string | undefined }) {
  const { name, level, count } = properties;
  return (
    <>
      {name}
      <span class="soft">
        {level !== null && ` ${whole(level)}`} ×{whole(count)}
        {region !== undefined && ` · ${region}`}
      </span>
    </>
  );
}
