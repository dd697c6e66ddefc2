import { askLibrary, askService } from "./queries.js";

export default {
  async fetch(request) {
    const baseUrl = new URL(request.url).searchParams.get("baseUrl");
    return Response.json({ library: askLibrary(), service: await askService(baseUrl) });
  },
};
