import { expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { readSelection, selectionVariables } from "./selection.js";

it("reads lists, and takes an empty variable for an absent one", () => {
  expect(readSelection({})).toEqual({});
  expect(readSelection({ CHRONICLES: " ", DATA: "", TEXT_OVERLAY: "" })).toEqual({});
  expect(readSelection({ CHRONICLES: "b , a", DATA: "./one, ./two", TEXT_OVERLAY: "text.json" })).toEqual(yaml`
    { chronicles: [b, a], folders: ["./one", "./two"], textOverlay: text.json }
  `);
});

it.each([
  [{}, {}, undefined],
  [{ TRUST_DATA: "true" }, {}, true],
  [{ TRUST_DATA: "false" }, {}, false],
  [{ TRUST_DATA: "" }, { "trust-data": true }, true],
  [{ TRUST_DATA: "false" }, { "trust-data": true }, true],
])("reads whether to trust the data from %j and the options %j", (environment, flags, trustsData) => {
  expect(readSelection(environment, flags).trustsData).toBe(trustsData);
});

it.each([true, false, undefined])("hands %s on to another process", (trustsData) => {
  expect(readSelection(selectionVariables({ trustsData })).trustsData).toBe(trustsData ?? false);
});

it.each([
  [{ CHRONICLES: "interlude," }, 'CHRONICLES is "interlude," and lacks a chronicle beside a comma; it must be '],
  [{ CHRONICLES: "a,b,a" }, 'CHRONICLES is "a,b,a" and has a twice; it must be different values separated by commas.'],
  [{ TRUST_DATA: "yes" }, 'TRUST_DATA is "yes"; it must be true or false.'],
  [{ DATA: "," }, 'DATA is "," and lacks a folder beside a comma; it must be different values separated by commas.'],
  [{ DATA: "./one,./one" }, 'DATA is "./one,./one" and has ./one twice; it must be different values separated '],
])("refuses %j", (environment, sentence) => {
  expect(() => readSelection(environment)).toThrow(sentence);
});
