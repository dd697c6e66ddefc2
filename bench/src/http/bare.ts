// The server to compare with: bare node:http, which sends recorded status, headers and bytes, and does nothing else.
import { createServer } from "node:http";
import { readRecording } from "./recording.js";

const { PORT, RECORDING } = process.env;
if (PORT === undefined || RECORDING === undefined) throw new Error("PORT and RECORDING must be set.");

const responses = await readRecording(RECORDING);
const server = createServer((request, response) => {
  const recorded = responses.get(request.url ?? "");
  if (recorded === undefined) {
    response.writeHead(500).end();
    return;
  }
  response.writeHead(recorded.status, [...recorded.headers]);
  response.end(recorded.body);
});
server.listen(Number(PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit());
