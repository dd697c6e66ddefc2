import type { WorkerScope } from "../../../explorer/src/worker/scope.js";
import { type ServedSite, serveSite } from "../../../explorer/src/worker/serve-site.js";
import { answer, chronicleOf } from "./copy-service.js";
import { facts, tableUrls } from "./copy-tables.js";

declare const self: WorkerScope;

/** Keeps the copy for visits without a connection, and answers the links to its API. */
export function serveCopy(): void {
  const { root, version, site, manifests } = facts;
  const dataVersions = Object.fromEntries(Object.values(manifests).map((one) => [one.chronicle, one.dataVersion]));
  async function answerOfApi(target: string): Promise<Response> {
    const reading = { fetchFile: ({ href }: URL) => served.file(href), onProgress: () => {} };
    const { status, headers, body = new Uint8Array() } = await answer(target, reading);
    return new Response(new Uint8Array(body), { status, headers });
  }
  const served: ServedSite = serveSite(
    self,
    { root, version, dataVersions, files: site },
    {
      answer: (target) => (chronicleOf(target) in manifests ? answerOfApi(target) : undefined),
      laterFiles: tableUrls(),
    },
  );
}
