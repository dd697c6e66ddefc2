import { render } from "preact";
import { address } from "./address/address.js";
import { gameServer } from "./address/site.js";
import { App } from "./app/app.js";
import { preloadPage } from "./app/routes.js";
import { followLanguage } from "./languages/choice.js";
import { copyRows } from "./parts/copied-rows.js";
import { findPaths } from "./service/find-paths.js";
import { installServiceWorker } from "./service/service-worker.js";
import "./look/base.css";

/** Shows the site, as soon as its words are there, so that no page is seen in another language first. */
export function showSite(): void {
  applyServerColor();
  preloadPage(address.value.path);
  const root = document.getElementById("app");
  followLanguage().then(
    () => root !== null && render(<App />, root),
    () => root?.append("The files of the site did not load. Please reload the page."),
  );
  installServiceWorker();
  findPaths();
  addEventListener("copy", copyRows);
}

/** Gives the site the color of its game server; the style sheet makes shades of it that can be read in each theme. */
function applyServerColor(): void {
  const { color } = gameServer;
  if (color === undefined) return;
  const { style, dataset } = document.documentElement;
  style.setProperty("--server-color", color);
  dataset["color"] = "server";
}
