const reference = /^#\/components\/schemas\/(.+)$/;

function* schemaNamesIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const name = key === "$ref" && typeof inner === "string" ? reference.exec(inner)?.[1] : undefined;
    if (name !== undefined) yield name;
    else yield* schemaNamesIn(inner);
  }
}

/** Returns the schemas that `roots` refers to, directly or through other schemas, in the order of `schemas`. */
export function referencedSchemas<Schema>(
  schemas: ReadonlyMap<string, Schema>,
  roots: unknown,
): Readonly<Record<string, Schema>> {
  const needed = new Set<string>();
  const pending = [...schemaNamesIn(roots)];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    pending.push(...schemaNamesIn(schemas.get(name)));
  }
  return Object.fromEntries([...schemas].filter(([name]) => needed.has(name)));
}
