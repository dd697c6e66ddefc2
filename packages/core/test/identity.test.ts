import { collections } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { queries } from "./queries.js";

const exported = new Map(Object.entries<unknown>(core));
const identityOf = (name: string) => ({ ...queries.find((query) => query.name === name) });

describe("a query", () => {
  it("has the name of its function", () => {
    expect(queries.length).toBeGreaterThan(60);
    expect(queries.filter((query) => exported.get(query.name) !== query)).toEqual([]);
  });

  it.each(Object.values(collections))("of $many has the resources of the collection", ({ one, many, row, detail }) => {
    expect(identityOf(`list${many}`)).toMatchObject({ shape: "page", row });
    expect(identityOf(`get${one}`)).toMatchObject({ shape: "record", row: detail, of: { facts: { one } } });
  });

  it("about one record says of which kind", () => {
    const kinds = queries.map(({ name, of }) => [name, of?.facts.many]);
    expect(kinds).toContainEqual(["listItemDroppers", "Items"]);
    expect(kinds).toContainEqual(["listLocationLoot", "Locations"]);
    expect(kinds).toContainEqual(["listRawMonsterSpawns", "RawMonsters"]);
    expect(kinds).toContainEqual(["planClassSkills", "Classes"]);
    expect(kinds).toContainEqual(["search", undefined]);
  });
});
