import { words } from "../languages/words.js";
import { bandNames } from "../look/level-bands.js";
import { palette } from "./palette.js";

/** What the colors of the map mean. */
export function Legend() {
  const { bands, other, boss } = palette();
  const texts = words().map;
  return (
    <ul class="map-legend" aria-label={texts.levels}>
      {bandNames.map((name, band) => (
        <li key={name}>
          <span class="map-dot" style={{ background: bands[band] }} />
          {name}
        </li>
      ))}
      <li>
        <span class="map-dot" style={{ background: other }} />
        {texts.others}
      </li>
      <li>
        <span class="map-ring" style={{ borderColor: boss }} />
        {texts.raidBoss}
      </li>
    </ul>
  );
}
