import { render } from "preact";
import { App } from "./app/app.js";
import { applyServerColor } from "./look/accent.js";
import { installServiceWorker } from "./service/service-worker.js";
import "./look/base.css";

applyServerColor();
const root = document.getElementById("app");
if (root !== null) render(<App />, root);
installServiceWorker();
