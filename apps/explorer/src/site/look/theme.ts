import { signal } from "@preact/signals";
import { keep, readKept } from "../storage/kept.js";
import { mediaSignal } from "./media.js";

const STORED = "gamedata.theme";
const themes = ["system", "light", "dark"] as const;

/** The colours of the site; `system` follows the browser. */
export type Theme = (typeof themes)[number];

const theme = signal<Theme>(themes.find((name) => name === readKept(STORED)) ?? "system");
theme.subscribe((name) => {
  document.documentElement.dataset["theme"] = name;
});

const systemIsDark = mediaSignal("(prefers-color-scheme: dark)");

export const isDark = (): boolean => (theme.value === "system" ? systemIsDark.value : theme.value === "dark");

/** Changes between light and dark; the choice that the system makes too is not stored. */
export function toggleTheme(): void {
  const wanted = isDark() ? "light" : "dark";
  theme.value = systemIsDark.value === (wanted === "dark") ? "system" : wanted;
  keep(STORED, theme.value);
}
