import { expect, it } from "vitest";
import { createApiReference } from "./api-reference.js";

it("is made of the public packages without a warning", async () => {
  const { project, warnings } = await createApiReference();
  expect(warnings).toEqual([]);
  expect(project.children?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["@gamedata/core", "@gamedata/core/parse", "@gamedata/http/handler", "@gamedata/schema"]),
  );
}, 600_000);
