import { constants, gzipSync } from "node:zlib";
import { type Catalog, MAXIMUM_LIMIT } from "@gamedata/core";
import { createService, OK, type ResponseHeaders, type Route, type Service } from "@gamedata/http/service";
import { counted, type Progress } from "@gamedata/program";
import { type GameServer, listMeta, type NpcId } from "@gamedata/schema";
import * as v from "valibot";
import { askForFile, NOT_FOUND_PATH, notFoundFile, type StaticFile } from "./static-file.js";

type DataRoute = Extract<Route, { readonly kind: "data" }>;

/** The root of the API. Other routes describe a running server and are not copied. */
const API_ROOT = "/api/";

interface PlannedRoute {
  /** The path of the route, with `{id}` as placeholder. */
  readonly path: string;
  /** Every path that may have a resource. */
  readonly resourcePaths: readonly string[];
  readonly isPaged: boolean;
}

/**
 * Lists the resources to copy: every cacheable route of the API with every id of the data. A route with a required query
 * parameter, such as the search, is left out, because a query cannot be a file name.
 */
export function planResources(routes: readonly Route[], catalogs: readonly Catalog[]): readonly PlannedRoute[] {
  const copied = routes.filter(({ path, cacheable }) => path.startsWith(API_ROOT) && cacheable);
  return copied.flatMap((route) => {
    if (route.kind === "service") return [{ path: route.path, resourcePaths: [route.path], isPaged: false }];
    return catalogs.filter((catalog) => !needsQuery(route, catalog)).map((catalog) => planRoute(route, catalog));
  });
}

function planRoute(route: DataRoute, catalog: Catalog): PlannedRoute {
  const path = route.path.replace("{chronicle}", catalog.chronicle);
  const ids = route.idsOf?.(catalog);
  if (ids === undefined && path.includes("{id}")) throw new Error(`The export does not know the ids of ${path}`);
  const resourcePaths = ids?.map((id) => path.replace("{id}", String(id))) ?? [path];
  return { path, resourcePaths, isPaged: "limit" in route.parameters(catalog) };
}

function needsQuery({ parameters }: DataRoute, catalog: Catalog): boolean {
  return Object.entries(parameters(catalog)).some(([name, { type }]) => name !== "id" && type !== "optional");
}

/** The folder of the files that are not resources of the API: whole tables, and whole lists. */
const BULK_ROOT = "/bulk/";

function wholeListPath(listPath: string): string {
  const [, , chronicle, ...rest] = listPath.split("/");
  return `${BULK_ROOT}${chronicle}/lists/${rest.join("/")}.json`;
}

/** Yields every table of a data set as a file, with the bytes of the data package; and what a search needs of two of them. */
function* bulkFiles(
  { chronicle, manifest, dataset }: Catalog,
  headers: StaticFile["headers"],
  readTable: (file: string) => Uint8Array,
): Generator<StaticFile> {
  const fileOf = (path: string, body: Uint8Array) => ({
    path: `${BULK_ROOT}${chronicle}/${path}`,
    status: OK,
    headers,
    body,
  });
  for (const { file } of Object.values(manifest.tables)) yield fileOf(`tables/${file}`, readTable(file));
  // The first answer in the browser need not wait for these tables: names of NPCs depend on which NPCs are in them.
  const npcsOf = (rows: readonly { readonly npcId: NpcId }[]) =>
    Array.from(new Set(rows.map(({ npcId }) => npcId)), (npcId) => ({ npcId }));
  const drops = dataset.drops.filter(({ only }) => only === undefined);
  const searched = { dataVersion: manifest.dataVersion, spawns: npcsOf(dataset.spawns), drops: npcsOf(drops) };
  yield fileOf("search.json", Buffer.from(JSON.stringify(searched)));
}

/** Compresses a file; the program of the copy unpacks it, so that no host needs to. */
function compressed(file: StaticFile): StaticFile {
  const body = gzipSync(file.body, { level: constants.Z_BEST_COMPRESSION });
  return { ...file, path: `${file.path}.gz`, headers: { "content-type": "application/gzip" }, body };
}

const listPage = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ data: v.array(v.unknown()), meta: v.looseObject(listMeta.entries) }),
);

const readPage = ({ body }: StaticFile) => v.parse(listPage, new TextDecoder().decode(body));

/** Returns a file with the rows of all pages of a list, in order; `undefined` if the first page has all rows. */
async function wholeListFile(service: Service, firstPage: StaticFile, path: string): Promise<StaticFile | undefined> {
  const first = readPage(firstPage);
  const { total } = first.meta;
  if (first.data.length === total) return undefined;
  const data: unknown[] = [];
  while (data.length < total) {
    const page = await askForFile(service, firstPage.path, `?limit=${MAXIMUM_LIMIT}&offset=${data.length}`);
    const rows = page === undefined ? [] : readPage(page).data;
    if (rows.length === 0) throw new Error(`${firstPage.path} ends at row ${data.length} of ${total}`);
    data.push(...rows);
  }
  const whole = { data, meta: { total, limit: total, offset: 0 } };
  return { ...firstPage, path, body: new TextEncoder().encode(JSON.stringify(whole)) };
}

export interface CopiedChronicle {
  readonly catalog: Catalog;
  /** Reads the file of a table of the data set, for example `items.json`. */
  readonly readTable: (file: string) => Uint8Array;
}

export interface CopySource {
  readonly chronicles: readonly CopiedChronicle[];
  readonly routes: readonly Route[];
  /** Whether only resources of the whole service have files, and the tables are compressed. */
  readonly isCompact: boolean;
  readonly gameServer?: GameServer | undefined;
  readonly site: readonly StaticFile[];
}

/**
 * Yields every file of the static copy, always in the same order: the resources of the API, each paged list followed by the
 * whole list; the tables, and what a search needs of them; the site; the file for requests without a file, which is the page of the site if
 * that can be.
 */
export async function* copyFiles(
  { chronicles, routes, isCompact, gameServer, site }: CopySource,
  plan: readonly PlannedRoute[],
  progress: Progress,
): AsyncGenerator<StaticFile> {
  const service = createService({ catalogs: chronicles.map(({ catalog }) => catalog), routes, gameServer });
  const headers = new Map<string, ResponseHeaders>();
  let requested = 0;
  for (const { path, resourcePaths, isPaged } of plan) {
    let files = 0;
    for (const resourcePath of resourcePaths) {
      for await (const file of resourceFiles(service, resourcePath, isPaged)) {
        files += 1;
        headers.set(chronicleOf(file.path), file.headers);
        yield file;
      }
      requested += 1;
      progress.show(requested);
    }
    progress.line(`${path}: ${counted(files, "file")}`);
  }
  progress.finish();
  for (const { catalog, readTable } of chronicles) {
    for (const file of bulkFiles(catalog, headers.get(catalog.chronicle) ?? {}, readTable)) {
      yield isCompact ? compressed(file) : file;
    }
  }
  if (site.every(({ path }) => path !== NOT_FOUND_PATH)) yield notFoundFile(service);
  yield* site;
}

/** Returns the segment after `/api/` or `/bulk/`. */
const chronicleOf = (path: string) => path.split("/")[2] ?? "";

async function* resourceFiles(service: Service, path: string, isPaged: boolean): AsyncGenerator<StaticFile> {
  const file = await askForFile(service, path);
  if (file === undefined) return;
  yield file;
  const whole = isPaged ? await wholeListFile(service, file, wholeListPath(path)) : undefined;
  if (whole !== undefined) yield whole;
}
