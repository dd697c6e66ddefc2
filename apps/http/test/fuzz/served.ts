import { type Operation, operations } from "@gamedata/api";
import type { Catalog } from "@gamedata/core";

export interface Served {
  /** The catalog of each chronicle, the default one first. */
  readonly catalogs: ReadonlyMap<string, Catalog>;
  /** The data version of what is about no chronicle. */
  readonly dataVersion: string;
}

/** Describes a server of some catalogs, that of the default chronicle first. */
export const servedOf = (catalogs: readonly Catalog[]): Served => ({
  catalogs: new Map(catalogs.map((catalog) => [catalog.chronicle, catalog])),
  dataVersion: catalogs.map(({ manifest }) => manifest.dataVersion).join("+"),
});

export interface ServedPath {
  readonly path: string;
  /** What is asked there; none where the service tells of itself. */
  readonly operation?: Operation;
}

const ofService = ["/", "/healthz", "/api/chronicles", "/api/openapi.json"];

/** Every path, those without an id first: a segment that is written out is no id. */
export const servedPaths: readonly ServedPath[] = [
  ...ofService.map((path) => ({ path })),
  ...operations.map((operation) => ({ path: `/api/{chronicle}/${operation.path}`, operation })),
].toSorted((a, b) => Number(a.path.includes("{id}")) - Number(b.path.includes("{id}")));

/** Returns the path that a request is about, with the values in it by the name in braces. */
export function matchPath(
  asked: string,
): { readonly served: ServedPath; readonly values: ReadonlyMap<string, string> } | undefined {
  const segments = asked.split("/");
  for (const served of servedPaths) {
    const wanted = served.path.split("/");
    if (wanted.length !== segments.length) continue;
    const values = new Map<string, string>();
    const isMatch = wanted.every((part, index) => {
      const segment = segments[index] ?? "";
      if (!part.startsWith("{")) return part === segment;
      values.set(part, segment);
      return segment !== "" && !/^(?:\.|%2e){1,2}$/i.test(segment);
    });
    if (isMatch) return { served, values };
  }
  return undefined;
}
