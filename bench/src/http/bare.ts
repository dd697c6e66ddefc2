// The yardstick: a bare node:http server that sends recorded status, headers and bytes, and does nothing else.
import { createServer } from "node:http";
import { readRecording } from "./recording.js";

const { PORT, RECORDING } = process.env;
if (PORT === undefined || RECORDING === undefined) throw new Error("PORT and RECORDING must be set.");

const answers = await readRecording(RECORDING);
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer === undefined) {
    response.writeHead(500).end();
    return;
  }
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});
server.listen(Number(PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit());
