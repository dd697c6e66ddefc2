import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCatalog } from "@gamedata/core";
import { inventedDataset } from "@gamedata/fixtures";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../../scripts/test/temporary-folder.js";
import { hasSqlite, sql } from "../../test/data.js";
import { flatDataset } from "../flat/flat-dataset.js";
import type { FlatTable } from "../flat/flat-table.js";
import { sqliteBytes } from "./sqlite-target.js";

const column = { name: "value", type: "text", isNullable: true, description: "", candidates: [] } as const;
const key = { ...column, name: "id", type: "integer", isNullable: false } as const;
const values = [true, false, 1, -0.5, "SELF", "", null];

it.runIf(hasSqlite)("keeps the numbers and booleans of a column of texts as words", async () => {
  const table: FlatTable = {
    name: "effects",
    description: "",
    columns: [key, { ...column, name: "isSure", type: "boolean" }, column],
    key: ["id"],
    parent: undefined,
    rows: values.map((value, id) => [id, value === true, value]),
  };
  const file = join(temporaryFolder(), "effects.sqlite");
  const dataset = flatDataset(createCatalog(inventedDataset));
  writeFileSync(file, await sqliteBytes({ ...dataset, tables: [...dataset.tables, table] }));
  const stored = sql(file, "SELECT isSure, value FROM effects ORDER BY id");
  const words = ["true", "false", "1", "-0.5", "SELF", "", null];
  expect(stored).toEqual(words.map((value, id) => ({ isSure: id === 0 ? 1 : 0, value })));
});
