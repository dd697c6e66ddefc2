import { afterAll, beforeAll, expect } from "vitest";
import { type SpawnedServer, spawnServer, stopServer } from "./spawn-server.js";

/** Starts one server for the tests of a file; after them it stops without an error, and has logged none. */
export function serverOfTests(): () => SpawnedServer {
  let server: SpawnedServer;
  beforeAll(async () => {
    server = await spawnServer();
  });
  afterAll(async () => {
    const { code, stderr } = await stopServer(server);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });
  return () => server;
}
