import { afterEach, describe, expect, it } from "vitest";
import { createClient, isGameDataApiError } from "../src/index.js";
import { type Answer, failure, type PlayedService, playService, success } from "./played-service.js";

const adena = success({ data: { id: 57, name: "Adena" } });
const notFound = failure(404, "ITEM_NOT_FOUND", "There is no item with id 9.");

let service: PlayedService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

/** A client of a service that gives these answers in turn. */
async function clientOf(answers: readonly Answer[], retries?: number) {
  const played = await playService((_, index) => answers[index] ?? notFound);
  service = played;
  return { client: createClient({ baseUrl: played.baseUrl, retries }), requests: played.requests };
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable("It should have failed"),
    (error: unknown) => (isGameDataApiError(error) ? error : expect.unreachable(`It failed with ${error}`)),
  );

describe("an answer that is an error", () => {
  it.each([
    ["as the contract has it", notFound, 404, "ITEM_NOT_FOUND", "There is no item with id 9."],
    [
      "as an object with message and code",
      { status: 404, body: '{"error":{"message":"No such item","code":"ITEM_NOT_FOUND"},"status":404}' },
      404,
      "ITEM_NOT_FOUND",
      "No such item",
    ],
    [
      "of the service itself",
      failure(500, "INTERNAL_ERROR", "Internal error."),
      500,
      "INTERNAL_ERROR",
      "Internal error.",
    ],
  ] as const)("%s is told by code and status", async (_, answer, status, code, message) => {
    const { client, requests } = await clientOf([answer]);
    const error = await caught(client.getItem(9));
    expect(error).toMatchObject({ name: "GameDataApiError", code, status, message });
    expect(error.url).toMatch(/\/api\/interlude\/items\/9$/);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["the page of a proxy", { status: 500, body: "<html>Internal Server Error</html>" }, 500],
    ["a page in place of data", { status: 200, body: "<html>Please log in</html>" }, 200],
    ["JSON of another form", { status: 200, body: '{"items":[]}' }, 200],
    ["JSON null", { status: 200, body: "null" }, 200],
    ["no body", { status: 200, body: "" }, 200],
    ["no content", { status: 204, body: "" }, 204],
    ["a code of a newer service", failure(418, "TEAPOT", "I am a teapot."), 418],
    ["an error without a code", { status: 400, body: '{"error":"Bad","status":400}' }, 400],
    ["a code without a message", { status: 404, body: '{"code":"ITEM_NOT_FOUND","status":404}' }, 404],
    ["304 without having been asked", { status: 304, body: "" }, 304],
  ] as const)("%s is unexpected, and not asked for again", async (_, answer, status) => {
    const { client, requests } = await clientOf([answer]);
    expect(await caught(client.getItem(57))).toMatchObject({ code: "UNEXPECTED_RESPONSE", status });
    expect(requests).toHaveLength(1);
  });
});

describe("a service that is unavailable for a moment", () => {
  const badGateway: Answer = { status: 502, body: "<html>Bad Gateway</html>" };
  const tooMany: Answer = { status: 429, body: "", headers: { "Retry-After": "0" } };

  it("is asked again", async () => {
    const { client, requests } = await clientOf([tooMany, badGateway, adena]);
    await expect(client.getItem(57)).resolves.toEqual({ id: 57, name: "Adena" });
    expect(requests).toHaveLength(3);
  });

  it("is asked again after the seconds that it names", async () => {
    const { client } = await clientOf([{ ...badGateway, status: 503, headers: { "Retry-After": "1" } }, adena]);
    const start = performance.now();
    await client.getItem(57);
    // Timers of Node can fire a millisecond early.
    expect(performance.now() - start).toBeGreaterThan(999);
  });
});

describe("a broken connection", () => {
  it.each(["drop the connection", "break off in the body"] as const)("is tried again: %s", async (fault) => {
    const { client, requests } = await clientOf([fault, fault, adena]);
    await expect(client.getItem(57)).resolves.toEqual({ id: 57, name: "Adena" });
    expect(requests).toHaveLength(3);
  });

  it("is an error when it stays broken", async () => {
    const { client, requests } = await clientOf(["drop the connection", "drop the connection"], 1);
    const error = await caught(client.getItem(57));
    expect(error).toMatchObject({ code: "NETWORK_ERROR", status: undefined });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(requests).toHaveLength(2);
  });
});

describe("an aborted request", () => {
  it("rejects with the signal's reason, and is not tried again", async () => {
    const reason = new Error("Enough");
    const abort = new AbortController();
    const played = await playService(() => {
      abort.abort(reason);
      return "stay silent";
    });
    service = played;
    const client = createClient(played);
    await expect(client.getItem(57, { signal: abort.signal })).rejects.toBe(reason);
    expect(played.requests).toHaveLength(1);
  });

  it("is never sent when the signal is aborted already", async () => {
    const { client, requests } = await clientOf([adena]);
    await expect(client.getItem(57, { signal: AbortSignal.abort("Never mind") })).rejects.toBe("Never mind");
    expect(requests).toHaveLength(0);
  });

  it("ends an iteration over rows without meta too", async () => {
    const abort = new AbortController();
    const { client } = await clientOf([success({ data: [{ npcId: 29001 }] })]);
    const iteration = async () => {
      for await (const _ of client.listNpcSpawns(29001, { signal: abort.signal })) abort.abort("Seen enough");
    };
    await expect(iteration()).rejects.toBe("Seen enough");
  });
});
