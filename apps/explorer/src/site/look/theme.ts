import { signal } from "@preact/signals";

const STORED = "gamedata.theme";
const themes = ["system", "light", "dark"] as const;

/** The colours of the site; `system` follows the browser. */
export type Theme = (typeof themes)[number];

function stored(): Theme {
  try {
    return themes.find((name) => name === localStorage.getItem(STORED)) ?? "system";
  } catch {
    return "system";
  }
}

/** The theme that the user has chosen. */
const theme = signal<Theme>(stored());

theme.subscribe((name) => {
  document.documentElement.dataset["theme"] = name;
});

const system = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(system.matches);
system.addEventListener("change", ({ matches }) => {
  systemIsDark.value = matches;
});

/** Returns whether the site is dark now. */
export function isDark(): boolean {
  return theme.value === "system" ? systemIsDark.value : theme.value === "dark";
}

/** Changes between light and dark; the choice that the system makes too is not stored. */
export function toggleTheme(): void {
  const wanted = isDark() ? "light" : "dark";
  theme.value = systemIsDark.value === (wanted === "dark") ? "system" : wanted;
  try {
    localStorage.setItem(STORED, theme.value);
  } catch {
    // The choice holds until the page is closed.
  }
}
