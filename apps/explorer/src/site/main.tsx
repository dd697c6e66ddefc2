import { render } from "preact";
import { address } from "./address/address.js";
import { App } from "./app/app.js";
import { preloadPage } from "./app/routes.js";
import { followLanguage } from "./languages/choice.js";
import { applyServerColor } from "./look/accent.js";
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
