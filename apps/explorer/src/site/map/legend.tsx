import { isDark } from "../look/theme.js";
import { bandNames, darkPalette, lightPalette } from "./bands.js";

/** What the colors of the map mean. */
export function Legend() {
  const palette = isDark() ? darkPalette : lightPalette;
  return (
    <ul class="map-legend" aria-label="Levels">
      {bandNames.map((name, band) => (
        <li key={name}>
          <span class="map-dot" style={{ background: palette.bands[band] }} />
          {name}
        </li>
      ))}
      <li>
        <span class="map-dot" style={{ background: palette.other }} />
        others
      </li>
      <li>
        <span class="map-ring" style={{ borderColor: palette.boss }} />
        raid boss
      </li>
    </ul>
  );
}
