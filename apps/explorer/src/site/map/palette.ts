import { isDark } from "../look/theme.js";
import { darkPalette, lightPalette, type Palette } from "./bands.js";

/** Returns the colors of the theme that is shown. */
export const palette = (): Palette => (isDark() ? darkPalette : lightPalette);
