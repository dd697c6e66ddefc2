import { ProgramError, UsageError } from "@gamedata/program";
import { describe, expect, it } from "vitest";
import { gameServerVariables, readGameServer } from "./game-server.js";

const variables = {
  SITE_NAME: " Aden Reborn ",
  SITE_URL: "https://aden.example/play",
  SITE_COLOR: "#3366CC",
  SITE_RATES: "drop:5, adena:10,exp:0.5",
};
const server = {
  name: "Aden Reborn",
  url: "https://aden.example/play",
  color: "#3366cc",
  rates: { drop: 5, adena: 10, exp: 0.5 },
};

describe("readGameServer", () => {
  it("reads what is stated; nothing by default, and empty counts as absent", () => {
    expect(readGameServer(variables)).toEqual(server);
    expect(readGameServer({ SITE_NAME: "Aden" })).toEqual({ name: "Aden" });
    expect(readGameServer({})).toBeUndefined();
    expect(readGameServer({ SITE_NAME: " ", SITE_RATES: "" })).toBeUndefined();
  });

  it("takes flags before variables, also before invalid ones", () => {
    expect(
      readGameServer({ ...variables, SITE_RATES: "none" }, { "site-name": "Giran", "site-rates": "sp:2" }),
    ).toEqual({ ...server, name: "Giran", rates: { sp: 2 } });
  });

  it("writes the variables that it reads the same from", () => {
    expect(readGameServer(gameServerVariables(server))).toEqual(server);
    expect(gameServerVariables(undefined)).toEqual({});
  });

  const rates =
    "rates above 0 and at most 1000, each once, for example drop:5,adena:10; the names are drop, adena, spoil, exp, sp";
  it.each([
    ["SITE_NAME", "n".repeat(61), "1 to 60 characters"],
    ["SITE_URL", "ftp://aden.example", "an http or https URL"],
    ["SITE_URL", "javascript:alert(1)", "an http or https URL"],
    ["SITE_URL", "https://", "an http or https URL"],
    ["SITE_COLOR", "red", "# and six hexadecimal digits, for example #3366cc"],
    ["SITE_RATES", "drop:5,drop:6", rates],
    ["SITE_RATES", "luck:5", rates],
    ["SITE_RATES", "drop:0", rates],
    ["SITE_RATES", "drop:1001", rates],
    ["SITE_RATES", "drop:5,", rates],
    ["SITE_RATES", "drop=5", rates],
    ["SITE_RATES", "drop:-1", rates],
  ])("refuses %s=%s", (variable, value, allowed) => {
    const message = `is ${JSON.stringify(value)}; it must be ${allowed}`;
    expect(() => readGameServer({ [variable]: value })).toThrow(new ProgramError(`${variable} ${message}.`));
    const flag = variable.toLowerCase().replace("_", "-");
    expect(() => readGameServer({}, { [flag]: value })).toThrow(new UsageError(`--${flag} ${message}`));
  });
});
