import { isDark } from "../look/theme.js";
import { darkPalette, lightPalette, type Palette } from "./bands.js";

export const palette = (): Palette => (isDark() ? darkPalette : lightPalette);
