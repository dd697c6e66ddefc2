import { expect, it } from "vitest";
import { writeResourceTypes } from "./resource-types.js";

it("the resource types are those of the schemas", async () => {
  await expect(writeResourceTypes()).toMatchFileSnapshot("../src/resources.ts");
});
