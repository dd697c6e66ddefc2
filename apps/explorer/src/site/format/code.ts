const plainName = /^[a-z_]\w*$/i;

/** Writes a value as TypeScript: names without quotes, parameters without a value left out. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const fields = entries.map(([name, one]) => `${plainName.test(name) ? name : JSON.stringify(name)}: ${literal(one)}`);
  return fields.length === 0 ? "" : `{ ${fields.join(", ")} }`;
}

/** Writes the call of a query of `@gamedata/core`: `getItem(catalog, 57)`. */
export const coreCall = (method: string, args: readonly unknown[]): string =>
  `${method}(${["catalog", ...args.map(literal)].filter((text) => text !== "").join(", ")})`;
