export interface Palette {
  readonly paper: string;
  readonly grid: string;
  readonly water: string;
  readonly land: string;
  readonly town: string;
  readonly label: string;
  readonly halo: string;
  /**
   * The colors of the bands: cold is low, warm is high, and each is farther from the paper in lightness than the one before, so that they
   * differ without hue too.
   */
  readonly bands: readonly string[];
  /** NPCs that are no monsters, or have no level. */
  readonly other: string;
  readonly boss: string;
}

export const lightPalette: Palette = {
  paper: "#fbfbf9",
  grid: "#e4e4df",
  water: "#dbe7ee",
  land: "#f3f1e8",
  town: "rgb(120 100 60 / 22%)",
  label: "#3d444c",
  halo: "rgb(255 255 255 / 85%)",
  bands: ["#4fa3dd", "#5a7fd0", "#8355b5", "#a32a6b", "#7f1014"],
  other: "#8a8f94",
  boss: "#a3161f",
};

export const darkPalette: Palette = {
  paper: "#171716",
  grid: "#2b2a28",
  water: "#16222b",
  land: "#24221f",
  town: "rgb(220 200 150 / 20%)",
  label: "#d5d1cb",
  halo: "rgb(19 19 18 / 85%)",
  bands: ["#6a6fd0", "#a862c4", "#de6592", "#f3905f", "#f5d565"],
  other: "#7d7a75",
  boss: "#ff9c95",
};
