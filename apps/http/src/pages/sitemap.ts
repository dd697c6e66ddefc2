import {
  armorSetCollection,
  type Catalog,
  classCollection,
  hennaCollection,
  itemCollection,
  listNpcs,
  locationCollection,
  MAXIMUM_LIMIT,
  questCollection,
  recipeCollection,
  regionCollection,
  skillCollection,
} from "@gamedata/core";
import { escapeMarkup } from "./head-markup.js";

/** The maximum number of addresses in a file, of the protocol at sitemaps.org. */
const MAXIMUM_ADDRESSES = 50_000;

/** Returns the ids of NPCs; of merged ones, that which stands for all. */
function npcIds(catalog: Catalog): readonly number[] {
  const ids: number[] = [];
  for (let total = 1; ids.length < total; ) {
    const { data, meta } = listNpcs(catalog, { limit: MAXIMUM_LIMIT, offset: ids.length });
    for (const { id } of data) ids.push(id);
    total = meta.total;
  }
  return ids;
}

/** The ids of the records of each kind that has pages, by the folder of its pages. */
const kinds: Readonly<Record<string, (catalog: Catalog) => readonly number[]>> = {
  items: itemCollection.kind.ids,
  npcs: npcIds,
  quests: questCollection.kind.ids,
  "armor-sets": armorSetCollection.kind.ids,
  classes: classCollection.kind.ids,
  skills: skillCollection.kind.ids,
  recipes: recipeCollection.kind.ids,
  locations: locationCollection.kind.ids,
  regions: regionCollection.kind.ids,
  hennas: hennaCollection.kind.ids,
};

/** A file of the sitemap; its text follows from the URL that the site is at. */
export interface Sitemap {
  /** The chronicles whose catalogs the file needs. */
  readonly chronicles: readonly string[];
  /** Returns the text of the file. */
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
 * @param chronicles The chronicles that are served.
 * @returns Finds the file at a path. The text of a part without addresses is empty.
 */
export function createSitemaps(
  chronicles: readonly string[],
  maximum: number = MAXIMUM_ADDRESSES,
): (path: string) => Sitemap | undefined {
  const folders = Object.keys(kinds);
  const parts: ReadonlyMap<string, { readonly chronicle: string; readonly folder: string }> = new Map(
    chronicles.flatMap((chronicle) =>
      folders.map((folder) => [`${chronicle}-${folder}`, { chronicle, folder }] as const),
    ),
  );
  const known = new Map<string, readonly number[]>();
  function idsOf(catalogs: ReadonlyMap<string, Catalog>, name: string): readonly number[] {
    const { chronicle = "", folder = "" } = parts.get(name) ?? {};
    const catalog = catalogs.get(chronicle);
    const ids = known.get(name) ?? (catalog && kinds[folder]?.(catalog)) ?? [];
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
