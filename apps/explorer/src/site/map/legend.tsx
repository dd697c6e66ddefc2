import { words } from "../languages/words.js";
import { bandNames } from "../look/level-bands.js";
import { isDark } from "../look/theme.js";
import { darkPalette, lightPalette } from "./bands.js";

/** What the colors of the map mean. */
export function Legend() {
  const palette = isDark() ? darkPalette : lightPalette;
  const texts = words().map;
  return (
    <ul class="map-legend" aria-label={texts.levels}>
      {bandNames.map((name, band) => (
        <li key={name}>
          <span class="map-dot" style={{ background: palette.bands[band] }} />
          {name}
        </li>
      ))}
      <li>
        <span class="map-dot" style={{ background: palette.other }} />
        {texts.others}
      </li>
      <li>
        <span class="map-ring" style={{ borderColor: palette.boss }} />
        {texts.raidBoss}
      </li>
    </ul>
  );
}
