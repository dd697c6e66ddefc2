import { gameServer } from "../service/configuration.js";

/** Gives the site the color of its game server; the style sheet makes shades of it that can be read in each theme. */
export function applyServerColor(): void {
  const { color } = gameServer;
  if (color === undefined) return;
  const { style, dataset } = document.documentElement;
  style.setProperty("--server-color", color);
  dataset["color"] = "server";
}
