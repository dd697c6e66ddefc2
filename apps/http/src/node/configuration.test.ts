import { ProgramError, UsageError } from "@gamedata/program";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { readConfiguration } from "./configuration.js";

describe("readConfiguration", () => {
  const byDefault = {
    port: 3000,
    host: "127.0.0.1",
    log: "error",
    textOverlay: undefined,
    iconsUrl: undefined,
    workers: undefined,
  };

  it("has a default for everything; empty counts as absent", () => {
    expect(readConfiguration({})).toEqual(byDefault);
    expect(readConfiguration({ PORT: "", HOST: " ", LOG: "", TEXT_OVERLAY: "", WORKERS: "" })).toEqual(byDefault);
  });

  it("reads what is set", () => {
    expect(
      readConfiguration({ PORT: "0", HOST: "::1", LOG: "access", TEXT_OVERLAY: "a.json", ICONS_URL: "/icons" }),
    ).toEqual(yaml`
      { port: 0, host: "::1", log: access, textOverlay: a.json, iconsUrl: "/icons" }
    `);
    expect(readConfiguration({ PORT: " 65535 " }).port).toBe(65_535);
  });

  it("takes flags before variables, also before invalid ones", () => {
    expect(readConfiguration({ PORT: "port", HOST: "::1" }, { port: " 8080", host: "0.0.0.0 " })).toEqual({
      ...byDefault,
      port: 8080,
      host: "0.0.0.0",
    });
    expect(readConfiguration({ PORT: "1", HOST: "::1" }, { port: undefined })).toMatchObject({ port: 1, host: "::1" });
    expect(readConfiguration({ PORT: "1" }, { port: "0" }).port).toBe(0);
  });

  it.each(["65536", "-1", "3e3", "", " "])("refuses --port %j", (port) => {
    const message = `--port is ${JSON.stringify(port.trim())}; it must be a whole number from 0 to 65535`;
    expect(() => readConfiguration({ PORT: "80" }, { port })).toThrow(new UsageError(message));
  });

  it.each(["https://images.example/game/icons", "http://127.0.0.1:8080/", "/icons/"])("takes ICONS_URL %s", (url) => {
    expect(readConfiguration({ ICONS_URL: url }).iconsUrl).toBe(url);
  });

  it.each(["icons", "//images.example", "ftp://images.example", "https://"])("refuses ICONS_URL %s", (url) => {
    const allowed = "an http or https URL, or a path that begins with /";
    expect(() => readConfiguration({ ICONS_URL: url })).toThrow(
      new ProgramError(`ICONS_URL is ${JSON.stringify(url)}; it must be ${allowed}.`),
    );
  });

  it.each([
    ["https://example.org", "https://example.org"],
    ["https://example.org/", "https://example.org"],
    ["http://EXAMPLE.org:8080/game/data/", "http://example.org:8080/game/data"],
  ])("takes PUBLIC_URL %s", (url, read) => {
    expect(readConfiguration({ PUBLIC_URL: url }).publicUrl).toBe(read);
  });

  it.each([
    ...["example.org", "/game", "ftp://example.org"],
    ...["https://example.org/?a", "https://a@example.org", "https://example.org/a%20b"],
  ])("refuses PUBLIC_URL %s", (url) => {
    const allowed = "an http or https URL with a plain path, without user, query or fragment";
    expect(() => readConfiguration({ PUBLIC_URL: url })).toThrow(
      new ProgramError(`PUBLIC_URL is ${JSON.stringify(url)}; it must be ${allowed}.`),
    );
  });

  it("refuses an empty --host", () => {
    expect(() => readConfiguration({ HOST: "::1" }, { host: " " })).toThrow(
      new UsageError('--host is " "; it must be an address of this machine'),
    );
  });

  it.each(["65536", "-1", "3000.0", "3e3", "0x50", "port", "99999999"])("refuses PORT=%s", (PORT) => {
    expect(() => readConfiguration({ PORT })).toThrow(`PORT is "${PORT}"; it must be a whole number from 0 to 65535.`);
  });

  it.each(["ACCESS", "debug"])("refuses LOG=%s", (LOG) => {
    expect(() => readConfiguration({ LOG })).toThrow(`LOG is "${LOG}"; it must be one of error, access.`);
  });

  it.each([
    ["1", 1],
    [" 1024 ", 1024],
    ["auto", "auto"],
  ])("takes WORKERS %j", (WORKERS, workers) => {
    expect(readConfiguration({ WORKERS }).workers).toBe(workers);
  });

  it.each(["0", "1025", "-1", "2.0", "1e2", "AUTO", "all"])("refuses WORKERS=%s", (WORKERS) => {
    const message = `WORKERS is "${WORKERS}"; it must be a whole number from 1 to 1024, or auto.`;
    expect(() => readConfiguration({ WORKERS })).toThrow(new ProgramError(message));
  });
});
