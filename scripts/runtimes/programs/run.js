import { askLibrary, askService } from "./queries.js";

const baseUrl = process.argv[2];
console.log(JSON.stringify({ library: askLibrary(), service: await askService(baseUrl) }));
