import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { contentSecurityPolicy, type ExplorerSettings, settingsMarkup } from "./settings.js";

/**
 * Bytes in an `ArrayBuffer`. The type is derived, because `Uint8Array` takes no type argument before TypeScript 5.7.
 */
type Bytes = ReturnType<Uint8ArrayConstructor["of"]>;

/** A file of the site. */
export interface ExplorerFile {
  /**
   * The path of its URL below the folder of the site: `/` for the page, `/assets/...` for everything else. The page of a host
   * that answers the path of every page is there once more for each number of segments, as `/:`, `/:/:` and `/:/:/:`.
   */
  readonly path: string;
  /** The value of its `Content-Type`. */
  readonly mediaType: string;
  /** Whether the name changes with the content, so that caches may keep the file for ever. */
  readonly isImmutable: boolean;
  /** Further response headers, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly read: () => Bytes;
}

/** Where the build writes the site, seen from `src` and from `dist`. */
const site = new URL("../dist/site/", import.meta.url);
const PAGE = "index.html";
const ASSETS = "assets";
/** The comment in the page that the settings replace. */
const SETTINGS_MARK = "<!-- site settings -->";

const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

/**
 * Lists the files of the site: the page with its settings, and the assets, whose names have hashes of their content.
 *
 * @throws {Error} If the site is not built.
 */
export function explorerFiles(settings: ExplorerSettings): readonly ExplorerFile[] {
  const markup = readFileSync(new URL(PAGE, site), "utf8");
  const pages = settings.hasPaths === true ? ["/", "/:", "/:/:", "/:/:/:"] : ["/"];
  return [
    ...pages.map((path) => pageFile(path, markup, settings)),
    ...readdirSync(new URL(ASSETS, site)).toSorted().map(assetFile),
  ];
}

function pageFile(path: string, markup: string, settings: ExplorerSettings): ExplorerFile {
  const folder = `./${"../".repeat(path.split("/").length - 2)}`;
  const page = markup.replaceAll('"./', `"${folder}`).replace(SETTINGS_MARK, () => settingsMarkup(settings, folder));
  return {
    path,
    mediaType: "text/html; charset=utf-8",
    isImmutable: false,
    headers: {
      // A page cannot forbid frames in its own markup.
      "content-security-policy": `${contentSecurityPolicy(settings)}; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
    },
    read: () => new TextEncoder().encode(page),
  };
}

function assetFile(name: string): ExplorerFile {
  const mediaType = mediaTypes[extname(name)];
  if (mediaType === undefined) throw new Error(`The asset ${name} has no known media type`);
  return {
    path: `/${ASSETS}/${name}`,
    mediaType,
    isImmutable: true,
    headers: {},
    read: () => new Uint8Array(readFileSync(new URL(`${ASSETS}/${name}`, site))),
  };
}
