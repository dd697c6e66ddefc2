import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { interlude } from "@gamedata/interlude";
import * as schema from "@gamedata/schema";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { collections } from "../src/collections.js";
import * as core from "../src/index.js";
import * as parse from "../src/parse.js";
import { readExamples } from "./examples.js";
import { catalog } from "./interlude.js";

function run(code: string): void {
  const scope = {
    ...schema,
    ...core,
    ...parse,
    interlude,
    assert,
    ...(code.includes("const catalog") ? {} : { catalog }),
  };
  const { code: body } = transformSync(code.replace(/^import .*$/gmu, ""), { loader: "ts" });
  new Function(...Object.keys(scope), `"use strict";{${body}}`)(...Object.values(scope));
}

const examples = readExamples();

describe("the examples", () => {
  it("stand at every query and every parser of one, and those of many records by id at their type", () => {
    const ofMany = collections.map(({ kind }) => `get${kind.facts.many}`);
    const functions = Object.entries({ ...core, ...parse }).filter(([, value]) => typeof value === "function");
    const queries = functions.flatMap(([name]) =>
      /^(?:create|list|get|count|parse)[A-Z]|^derived$/u.test(name) ? name : [],
    );
    expect(queries.length).toBeGreaterThan(30);
    const subjects = queries.map((name) => (ofMany.includes(name) ? "BulkQuery" : name));
    expect(subjects.filter((name) => !examples.some(({ subject }) => subject === name))).toEqual([]);
  });

  it.each(examples)("of $subject runs", ({ code }) => {
    expect(code).toContain("assert");
    run(code);
  });
});

describe("the README", () => {
  it("names every collection, and every function that belongs to none", () => {
    const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const facts = collections.map(({ kind }) => kind.facts);
    const ofCollections = facts.flatMap(({ one, many }) => [`list${many}`, `get${one}`, `get${many}`]);
    const functions = Object.entries(core).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
    expect(functions).toEqual(expect.arrayContaining(ofCollections));
    const others = functions.filter((name) => !ofCollections.includes(name));
    const names = [...facts.map(({ many }) => many), ...others];
    expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  });
});
