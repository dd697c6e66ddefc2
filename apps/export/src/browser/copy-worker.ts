import { createCatalog } from "@gamedata/core";
import { createService, type Service } from "@gamedata/http/service";
import { type Dataset, type Manifest, type TableName, tableFile, tables } from "@gamedata/schema";

/** A question of the explorer: the URL of a request with a query. */
interface Question {
  readonly number: number;
  readonly url: string;
}

declare const self: {
  /** The manifest of each chronicle of the copy; the export writes them before this program. */
  readonly gamedataManifests: Readonly<Record<string, Manifest>>;
  readonly location: { readonly href: string };
  addEventListener(type: "message", listener: (event: { readonly data: Question }) => void): void;
  postMessage(reply: { readonly number: number; readonly status: number; readonly text: string }): void;
};

/** The folder of the copy: this program is in its folder `assets`. */
const copy = new URL("..", self.location.href);

async function readTable(chronicle: string, name: TableName): Promise<[TableName, unknown]> {
  const response = await fetch(new URL(`bulk/${chronicle}/tables/${tableFile(name)}`, copy));
  if (!response.ok) throw new Error(`The table ${name} of ${chronicle} is not in the copy: status ${response.status}.`);
  return [name, await response.json()];
}

async function openService(chronicle: string, manifest: Manifest): Promise<Service> {
  const names = Object.keys(tables).filter((name): name is TableName => name in tables);
  const rows = await Promise.all(names.map((name) => readTable(chronicle, name)));
  // The tables are those that the export has read and checked.
  const dataset = { ...Object.fromEntries(rows), manifest } as Dataset;
  return createService({ catalogs: [createCatalog(dataset)] });
}

const services = new Map<string, Promise<Service>>();

function serviceOf(chronicle: string): Promise<Service> {
  const manifest = self.gamedataManifests[chronicle];
  if (manifest === undefined) throw new Error(`The copy has no chronicle ${chronicle}.`);
  const service = services.get(chronicle) ?? openService(chronicle, manifest);
  services.set(chronicle, service);
  // After a failure, for example without a connection, the next question reads the tables again.
  service.catch(() => services.delete(chronicle));
  return service;
}

/** Answers a request with the queries of the service, over the tables of the copy. */
async function answer(url: string): Promise<{ readonly status: number; readonly text: string }> {
  const target = `/${url.slice(copy.href.length)}`;
  const [, , chronicle = ""] = target.split("/");
  const service = await serviceOf(chronicle);
  const { status, body } = await service.answer({ method: "GET", target });
  return { status, text: new TextDecoder().decode(body) };
}

self.addEventListener("message", ({ data: { number, url } }) => {
  answer(url).then(
    (reply) => self.postMessage({ number, ...reply }),
    (error) => self.postMessage({ number, status: 0, text: String(error) }),
  );
});
