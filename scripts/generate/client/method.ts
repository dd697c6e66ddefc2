import type { Route } from "@gamedata/http/service";

/** The routes that read a catalog. */
export type DataRoute = Extract<Route, { readonly kind: "data" }>;

/** What the generator needs of a route that has a method: a route of a chronicle, or a list of the service itself. */
export interface MethodRoute
  extends Pick<
      DataRoute,
      "operationId" | "summary" | "description" | "path" | "idFacts" | "bulkResource" | "metaResource"
    >,
    Pick<DataRoute, "parameters" | "errorsOf"> {
  readonly shape: DataRoute["shape"] | "list";
  readonly resource: string;
  readonly route: Route;
}

/** The functions that make methods, by what a method returns. */
export type Verb = "list" | "sublist" | "rows" | "detail" | "part" | "single" | "document" | "bulk";

export interface Method {
  readonly name: string;
  /** What it does, in sentences. */
  readonly text: string;
  /** The codes of its errors besides those of the parameters. */
  readonly failures: readonly string[];
  readonly example: string;
  readonly verb: Verb;
  /** The arguments of the verb's type, where it cannot infer them. */
  readonly verbTypes?: string;
  readonly type: string;
  readonly args: string;
  /** The path of its list from the chronicle, and the part below the id. */
  readonly paths: readonly [folder: string, part?: string];
  readonly types: readonly string[];
}
