import type { SpawnFeature } from "@gamedata/client";
import { useState } from "preact/hooks";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";

/** The NPCs that are listed at first. */
const SHOWN = 50;

interface ResultListProps {
  readonly features: readonly SpawnFeature[];
  readonly onChoose: (npcId: number) => void;
}

/** The NPCs that the filters of the map find, by level and name; a click opens the card of one. */
export function ResultList({ features, onChoose }: ResultListProps) {
  const [isWhole, setWhole] = useState(false);
  const { map, parts } = words();
  const ordered = features.toSorted(
    ({ properties: a }, { properties: b }) => (a.level ?? 0) - (b.level ?? 0) || a.name.localeCompare(b.name),
  );
  const rows = isWhole ? ordered : ordered.slice(0, SHOWN);
  return (
    <aside class="map-card map-results" aria-label={map.results}>
      <p class="soft" role="status">
        {features.length === 0 ? map.noResults : map.found(features.length)}
      </p>
      <ul class="links">
        {rows.map(({ properties: { npcId, name, level, count } }) => (
          <li key={npcId}>
            <button type="button" onClick={() => onChoose(npcId)}>
              {name}
              <span class="soft">
                {level !== null && ` ${whole(level)}`} ×{whole(count)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rows.length < ordered.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {parts.showAll(whole(ordered.length))}
        </button>
      )}
    </aside>
  );
}
