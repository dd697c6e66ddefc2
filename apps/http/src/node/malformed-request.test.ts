import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { hostError } from "./malformed-request.js";

function errorOf(httpVersion: string, ...rawHeaders: readonly string[]): string | undefined {
  const request = new IncomingMessage(new Socket());
  return hostError(Object.assign(request, { httpVersion, rawHeaders }))?.message;
}

describe("hostError", () => {
  it.each([
    ...["gamedata.example", "GAMEDATA.example:8443", "gamedata.example.", "gamedata.example:", "127.0.0.1:3000"],
    ...["[::1]", "[2001:db8::7]:443", "[::ffff:127.0.0.1]", "under_score", "xn--bcher-kva.example"],
    ...["b%C3%BCcher.example", "a!$&'()*+,;=~-b", ""],
  ])("is none for the host %j", (host) => {
    expect(errorOf("1.1", "Accept", "*/*", "hOsT", host, "From", "x")).toBeUndefined();
  });

  it.each([
    ...["a b", "a, b", "user@gamedata.example", "gamedata.example/api?", "evil/../x#", "http://gamedata.example"],
    ...["gamedata.example:80:80", "gamedata.example:http", "[::1", "::1", "[]", "[127.0.0.1]"],
    ...["[1::2::3]", "[fe80::1%25eth0]", "%zz", "b\xfccher.example", '"x"'],
  ])("refuses the host %j, and names it", (host) => {
    expect(errorOf("1.1", "Host", host)).toBe(
      `Invalid Host ${JSON.stringify(host)}: it must be a host name or an IP address, with or without a port.`,
    );
    expect(errorOf("1.0", "Host", host)).toMatch(/^Invalid Host /u);
  });

  it("shortens a long host", () => {
    expect(errorOf("1.1", "Host", `@${"a".repeat(8000)}`)).toContain(`"@${"a".repeat(99)}…"`);
  });

  it("refuses a second host, also an equal one", () => {
    const message = "A request must have only one Host header.";
    expect(errorOf("1.1", "Host", "a", "Accept", "*/*", "Host", "b")).toBe(message);
    expect(errorOf("1.1", "Host", "a", "HOST", "a")).toBe(message);
    expect(errorOf("1.0", "host", "", "host", "")).toBe(message);
  });

  it("refuses HTTP/1.1 without a host, and takes HTTP/1.0 without one", () => {
    expect(errorOf("1.1", "X-Forwarded-Host", "a", "Date", "b")).toBe("An HTTP/1.1 request must have a Host header.");
    expect(errorOf("1.0")).toBeUndefined();
  });
});
