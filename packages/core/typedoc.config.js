import { readdirSync, readFileSync } from "node:fs";

const sources = new URL("src/", import.meta.url);
const files = readdirSync(sources, { recursive: true }).filter((file) => file.endsWith(".ts"));

/** The schemas from which the types of queries are derived. */
const inputs = files.flatMap((file) =>
  Array.from(readFileSync(new URL(file, sources), "utf8").matchAll(/= QueryInput<typeof (\w+)>/gu), ([, name]) => name),
);

export default { intentionallyNotExported: ["NotFoundDetails", "QueryInput", "pageEntries", ...inputs] };
