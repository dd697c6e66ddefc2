import { describe, expect, it } from "vitest";
import { serverOfTests } from "../server/server-of-tests.js";
import { getText, requestText, responsesTo } from "../wire/request.js";

const server = serverOfTests();
const root = "/api/interlude";

const statusesOf = async (text: string) => (await responsesTo(server().address, text)).map(({ status }) => status);
const answerTo = async (text: string) => {
  const [response] = await responsesTo(server().address, text);
  return { status: response?.status, body: String(response?.body) };
};

// First, while the second chronicle is not loaded: its response is not ready when the client has closed its sending side.
it("a client that has closed its sending side gets every response, and the refusal of what is no request behind them", async () => {
  const targets = ["/api/high-five/items/57", `${root}/items/57`, `${root}/search?q=ant`];
  const text = `${targets.map((target) => getText(target)).join("")}no request\r\n\r\n`;
  expect(await statusesOf(text)).toEqual([200, 200, 200, 400]);
});

describe("a target as it comes over the wire", () => {
  it.each([`${root}/npcs/../items`, `${root}/npcs/%2e%2E/items`, `/../..${root}/.//items/.`])(
    "%s is no route, and the answer names the canonical path",
    async (target) => {
      const { status, body } = await answerTo(getText(target));
      expect(status).toBe(404);
      expect(body).toContain(String.raw`its canonical form is \"${root}/items\".`);
    },
  );

  it.each([
    [`http://gamedata.example${root}/items/57`, "gamedata.example"],
    [`https://other.example:8443${root}/items/57`, "gamedata.example"],
    [`${root}/items/57`, ""],
    [`${root}/items/57`, "other.example:8443"],
    [`${root}/items/57`, "[::1]"],
    [`${root}/items/57`, "api%2Finterlude"],
  ])("%s is answered like its path, whatever the host: %j", async (target, host) => {
    const { status, body } = await answerTo(getText(target, ["Host", host]));
    expect(status).toBe(200);
    expect(body).toMatch(/^\{"data":\{"id":57,/);
  });
});

describe("a request out of the ordinary", () => {
  it.each([
    ["whatever it expects", getText("/healthz", ["Expect", "miracles"])],
    ["without a host in HTTP/1.0", "GET /healthz HTTP/1.0\r\n\r\n"],
  ])("is answered %s", async (_how, text) => {
    expect(await statusesOf(text)).toEqual([200]);
  });

  it("is answered although it has a body, and so is the next one", async () => {
    const withBody = requestText({ method: "GET", target: "/", fields: [["Content-Length", "5"]], body: "hello" });
    expect(await statusesOf(withBody + getText("/healthz"))).toEqual([200, 200]);
  });
});
