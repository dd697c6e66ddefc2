import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { type SpawnedServer, spawnServer } from "./server/spawn-server.js";
import { workersOf } from "./server/workers-of.js";
import { WireConnection } from "./wire/connection.js";
import { getText } from "./wire/request.js";
import { fieldOf } from "./wire/response-parser.js";

const environment = { WORKERS: "2", CHRONICLES: "interlude" };

const accepts = ({ address }: SpawnedServer): Promise<boolean> =>
  WireConnection.open(address).then(
    (connection) => {
      connection.destroy();
      return true;
    },
    () => false,
  );

/** Asks until a response says that it is the last of its connection. */
async function askUntilTold(connection: WireConnection): Promise<void> {
  do connection.send(getText("/healthz"));
  while (fieldOf(await connection.receiveFinal("GET"), "connection") !== "close");
}

it("gives no last response while a worker still accepts connections: its client would connect to a worker that is about to stop", async () => {
  const server = await spawnServer({ environment });
  const [, late = 0] = workersOf(server);
  // A worker that gets no processor for a while, as on a busy machine.
  process.kill(late, "SIGSTOP");
  const connection = await WireConnection.open(server.address);
  connection.send(getText("/healthz"));
  await connection.receiveFinal("GET");
  server.child.kill("SIGTERM");
  const told = askUntilTold(connection).then(() => accepts(server));
  await pause(300);
  process.kill(late, "SIGCONT");
  expect(await told).toBe(false);
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
});
