import { askLibrary, askService } from "./queries.js";

const baseUrl = new URL(location.href).searchParams.get("baseUrl");
const answers = { library: askLibrary(), service: await askService(baseUrl) };
document.querySelector("#answers").textContent = JSON.stringify(answers);
