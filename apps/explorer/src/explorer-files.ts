import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { type PageTexts, pageTexts } from "./page-texts.js";
import {
  contentSecurityPolicy,
  type ExplorerSettings,
  escapeMarkup,
  locatingScript,
  nameOf,
  settingsMarkup,
  WEB_MANIFEST,
  webManifest,
} from "./settings.js";
import type { SiteFacts } from "./worker/serve-site.js";

/**
 * Bytes in an `ArrayBuffer`. The type is derived, because `Uint8Array` takes no type argument before TypeScript 5.7.
 */
type Bytes = ReturnType<Uint8ArrayConstructor["of"]>;

/** A file of the site. */
export interface ExplorerFile {
  /**
   * The path of its URL below the folder of the site: `/` for the page, `/assets/...` for its scripts and styles. The page of a host
   * that answers the path of every page is there once more for each number of segments, as `/:`, `/:/:` and `/:/:/:`; that of files whose
   * host is not known as `/404.html`.
   */
  readonly path: string;
  /** The value of its `Content-Type`. */
  readonly mediaType: string;
  /** Further response headers, by lower-case name: how long caches may keep it, and the policy of a page. */
  readonly headers: Readonly<Record<string, string>>;
  /** What pages are described with in each language, English first, if the path is that of sections. */
  readonly texts?: readonly PageTexts[];
  readonly read: () => Bytes;
}

/** Where the build writes the site, seen from `src` and from `dist`. */
const site = new URL("../dist/site/", import.meta.url);
const PAGE = "index.html";
const ASSETS = "assets";
/** The name of the site in the page. */
const TITLE = "<title>GameData</title>";
/** The program of the service worker of a site beside a service; a browser looks for another version at the same path. */
const SERVICE_WORKER = "service-worker.js";
/** The viewer of the API is larger than everything else together: it is kept once it was shown. */
const isKeptLater = (name: string) => name.startsWith("api-page-");
const SECTION_PAGE = "/:/:";
/** The page that most hosts of files send for a path without a file. */
const FALLBACK = "/404.html";
/** The comment in the page that the settings replace. */
const SETTINGS_MARK = "<!-- site settings -->";

/** The `Cache-Control` of files whose names change with their content: a year, which is the most. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** That of all others: they are kept, but used only after the host has confirmed that they are the same. */
const REVALIDATED = "no-cache";

const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const assetNames = () => readdirSync(new URL(ASSETS, site)).toSorted();
const iconNames = () =>
  readdirSync(site)
    .filter((name) => name.endsWith(".png"))
    .toSorted();
const pageMarkup = () => readFileSync(new URL(PAGE, site), "utf8");
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

const VERSION_LENGTH = 12;

/** Returns what differs if the site or its data differs; empty for a site without a service worker. */
export function siteVersion(settings: ExplorerSettings): string {
  if (settings.dataVersions === undefined) return "";
  const hash = createHash("sha256");
  for (const part of [pageMarkup(), assetNames().join(), JSON.stringify(settings)]) hash.update(part);
  return hash.digest("hex").slice(0, VERSION_LENGTH);
}

/** Lists the files that a service worker keeps from the first visit on, beside the page; relative to the folder of the site. */
export const keptFiles = (): readonly string[] => [
  ...assetNames()
    .filter((name) => !isKeptLater(name))
    .map((name) => `${ASSETS}/${name}`),
  ...iconNames(),
  WEB_MANIFEST,
];

/**
 * Lists the files of the site: the page with its settings, the assets, whose names have hashes of their content, what browsers need to
 * install it, and for a service the service worker.
 *
 * @throws {Error} If the site is not built.
 */
export function explorerFiles(settings: ExplorerSettings): readonly ExplorerFile[] {
  const { hasPaths, dataVersions, copyWorker } = settings;
  const version = siteVersion(settings);
  const pages = hasPaths === true ? ["/", "/:", SECTION_PAGE, "/:/:/:"] : ["/"];
  const files = [
    ...pages.map((path) => ({
      ...pageFile(path, settings, version),
      ...(path === SECTION_PAGE && { texts: pageTexts }),
    })),
    ...assetNames().map((name) => siteFile(`${ASSETS}/${name}`, true)),
    ...iconNames().map((name) => siteFile(name, false)),
    textFile(WEB_MANIFEST, webManifest(settings)),
    ...(hasPaths === "maybe" ? [pageFile(FALLBACK, settings, version, locatingScript(settings))] : []),
  ];
  if (dataVersions === undefined || copyWorker !== undefined) return files;
  const facts: SiteFacts = { root: ".", version, dataVersions, files: keptFiles() };
  const program = readFileSync(new URL(`../${SERVICE_WORKER}`, site), "utf8");
  return [...files, textFile(SERVICE_WORKER, `self.gamedataSite=${JSON.stringify(facts)};\n${program}`)];
}

function pageFile(path: string, settings: ExplorerSettings, version: string, script = ""): ExplorerFile {
  const folder = `./${"../".repeat(path.split("/").length - 2)}`;
  const page = pageMarkup()
    .replaceAll('"./', `"${folder}`)
    .replace(TITLE, () => `<title>${escapeMarkup(nameOf(settings))}</title>`)
    .replace(SETTINGS_MARK, () => settingsMarkup(settings, folder, version, script));
  return {
    path,
    mediaType: "text/html; charset=utf-8",
    headers: {
      "cache-control": REVALIDATED,
      // A page cannot forbid frames in its own markup.
      "content-security-policy": `${contentSecurityPolicy(settings, script)}; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
    },
    read: () => bytesOf(page),
  };
}

function mediaTypeOf(name: string): string {
  const mediaType = mediaTypes[extname(name)];
  if (mediaType === undefined) throw new Error(`The file ${name} has no known media type`);
  return mediaType;
}

/**
 * Returns a file of the site.
 *
 * @param isImmutable Whether the name changes with the content.
 */
export const explorerFile = (name: string, isImmutable: boolean, read: () => Bytes): ExplorerFile => ({
  path: `/${name}`,
  mediaType: mediaTypeOf(name),
  headers: { "cache-control": isImmutable ? FOR_EVER : REVALIDATED },
  read,
});

const textFile = (name: string, text: string) => explorerFile(name, false, () => bytesOf(text));

const siteFile = (name: string, isImmutable: boolean) =>
  explorerFile(name, isImmutable, () => new Uint8Array(readFileSync(new URL(name, site))));
