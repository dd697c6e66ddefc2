import type { Catalog } from "@gamedata/core";
import { escapeMarkup } from "./head-markup.js";
import { recordPages } from "./record-head.js";

/** The maximum number of addresses in a file, of the protocol at sitemaps.org. */
const MAXIMUM_ADDRESSES = 50_000;

/** A file of the sitemap; its text follows from the URL that the site is at. */
export interface Sitemap {
  /** The chronicles whose catalogs the file needs. */
  readonly chronicles: readonly string[];
  readonly text: (catalogs: ReadonlyMap<string, Catalog>, publicUrl: string) => string;
}

const partPath = /^\/sitemap-(.+)-([1-9]\d{0,5})\.xml$/;

function document(root: string, entry: string, urls: readonly string[]): string {
  const entries = urls.map((url) => `<${entry}><loc>${escapeMarkup(url)}</loc></${entry}>\n`);
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join("")}</${root}>\n`;
}

/**
 * Creates the sitemap of the pages of all records: `/sitemap.xml`, the index, and one file or more for each chronicle and kind,
 * as `/sitemap-interlude-items-1.xml`.
 *
 * @returns Finds the file at a path. The text of a part without addresses is empty.
 */
export function createSitemaps(
  chronicles: readonly string[],
  maximum: number = MAXIMUM_ADDRESSES,
): (path: string) => Sitemap | undefined {
  const parts: ReadonlyMap<string, { readonly chronicle: string; readonly folder: string }> = new Map(
    chronicles.flatMap((chronicle) =>
      Array.from(recordPages.keys(), (folder) => [`${chronicle}-${folder}`, { chronicle, folder }] as const),
    ),
  );
  const known = new Map<string, readonly number[]>();
  function idsOf(catalogs: ReadonlyMap<string, Catalog>, name: string): readonly number[] {
    const { chronicle = "", folder = "" } = parts.get(name) ?? {};
    const catalog = catalogs.get(chronicle);
    const ids = known.get(name) ?? (catalog && recordPages.get(folder)?.ids(catalog)) ?? [];
    if (catalog !== undefined) known.set(name, ids);
    return ids;
  }
  const index: Sitemap = {
    chronicles,
    text: (catalogs, publicUrl) => {
      const names = [...parts.keys()].flatMap((name) =>
        Array.from({ length: Math.ceil(idsOf(catalogs, name).length / maximum) }, (_, part) => `${name}-${part + 1}`),
      );
      return document(
        "sitemapindex",
        "sitemap",
        names.map((name) => `${publicUrl}/sitemap-${name}.xml`),
      );
    },
  };
  return (path) => {
    if (path === "/sitemap.xml") return index;
    const [, name = "", number] = partPath.exec(path) ?? [];
    const part = parts.get(name);
    if (part === undefined) return undefined;
    const { chronicle, folder } = part;
    return {
      chronicles: [chronicle],
      text(catalogs, publicUrl) {
        const end = Number(number) * maximum;
        const ids = idsOf(catalogs, name).slice(end - maximum, end);
        const urls = ids.map((id) => `${publicUrl}/${chronicle}/${folder}/${id}`);
        return urls.length === 0 ? "" : document("urlset", "url", urls);
      },
    };
  };
}

/** Returns `robots.txt`: all may be read, the API too, which the pages ask. */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
