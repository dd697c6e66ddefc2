import { createHash } from "node:crypto";

/** The game server that a site belongs to. */
export interface GameServerSettings {
  readonly name?: string;
  /** The URL of its home page. */
  readonly url?: string;
  /** The accent color of the site: `#` and six hexadecimal digits. */
  readonly color?: string;
  /** The rates that numbers start with, above 0 and at most 1000; 1 for those that are missing. */
  readonly rates?: Readonly<Partial<Record<"drop" | "adena" | "spoil" | "exp" | "sp", number>>>;
}

/** The settings of the site, which are written into its page. */
export interface ExplorerSettings {
  /** The URL of a folder with an image for each `iconFile`; without it, a glyph shows the kind of a record. */
  readonly iconsUrl?: string | undefined;
  /** The chronicles that can be asked for, the default first. */
  readonly chronicles: readonly string[];
  /** The name of the site; that of the game server by default. */
  readonly siteName?: string | undefined;
  /** The game server that the site belongs to: its name and home in the head, its color, and the rates that numbers start with. */
  readonly gameServer?: GameServerSettings | undefined;
  /**
   * Set for a static copy, whose files answer the requests: the path of the worker, from the folder of the page, that
   * answers requests with a query.
   */
  readonly copyWorker?: string | undefined;
  /** Set for a static copy without files for its resources: the worker answers all requests, as a service worker also links. */
  readonly isCompact?: boolean | undefined;
  /**
   * The version of the data of each chronicle, the default one first. With it, a service worker keeps the site and the answers of visited
   * pages for visits without a connection.
   */
  readonly dataVersions?: Readonly<Record<string, string>> | undefined;
  /** Differs if the same request may have another answer of the same data: by another program, or with another text overlay. */
  readonly answersVersion?: string | undefined;
  /**
   * Set for a host that answers the path of every page with the page; otherwise addresses are after `#`. `"maybe"` is for files of which
   * nobody knows the host: the page finds out whether it sends `404.html`, the same page, for those paths.
   */
  readonly hasPaths?: boolean | "maybe" | undefined;
}

/**
 * Returns the content security policy of the page: nothing from other origins, except images from the folder of icons, and
 * no script or style in the markup.
 *
 * @param script The one script in the markup, which names the folder of the site, if there is one.
 */
export function contentSecurityPolicy({ iconsUrl }: ExplorerSettings, script = ""): string {
  const icons = iconsUrl !== undefined && URL.canParse(iconsUrl) ? ` ${new URL(iconsUrl).origin}` : "";
  const hash = script === "" ? "" : ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src 'self'${hash}`,
    "style-src 'self'",
    `img-src 'self' data:${icons}`,
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    script === "" ? "base-uri 'none'" : "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
}

const escaped: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
/** Writes a text so that it is one in markup. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => escaped[character] ?? character);

export const nameOf = ({ siteName, gameServer }: ExplorerSettings): string =>
  siteName ?? gameServer?.name ?? "GameData";

/**
 * Returns the script of the page that a host sends for any path: what all URLs in the page are relative to is the folder before the
 * chronicle, else that of the URL.
 */
export function locatingScript({ chronicles }: ExplorerSettings): string {
  const names = JSON.stringify(chronicles).replaceAll("<", "\\u003c");
  return `{const parts=location.pathname.split("/"),at=parts.findIndex((part)=>${names}.includes(part)),base=document.createElement("base");base.href=parts.slice(0,at).join("/")+"/";document.head.prepend(base)}`;
}

/** The file by which browsers install the site. */
export const WEB_MANIFEST = "site.webmanifest";

/** Returns the web application manifest, with URLs relative to it. */
export function webManifest(settings: ExplorerSettings): string {
  const name = nameOf(settings);
  const icons = [192, 512].flatMap((size) =>
    ["any", "maskable"].map((purpose) => ({
      src: `icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  );
  const colors = { background_color: "#ffffff", theme_color: settings.gameServer?.color ?? "#9a3d0b" };
  const place = { start_url: ".", scope: ".", display: "standalone" };
  return JSON.stringify({ name, short_name: name, ...place, ...colors, icons });
}

/**
 * Returns the `<meta>` elements with the settings and the content security policy.
 *
 * @param folder The path from the page to the folder of the site.
 * @param version That of the site and its data, for its service worker; empty without one.
 * @param script The script in the markup.
 */
export function settingsMarkup(settings: ExplorerSettings, folder: string, version: string, script = ""): string {
  const { iconsUrl = "", copyWorker = "", isCompact = false, chronicles, gameServer } = settings;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(contentSecurityPolicy(settings, script))}">`;
  const values = {
    name: nameOf(settings),
    icons: iconsUrl,
    chronicles: chronicles.join(" "),
    "copy-worker": copyWorker,
    base: settings.hasPaths ? folder : "",
    paths: settings.hasPaths === "maybe" ? "maybe" : "",
    compact: isCompact ? "true" : "",
    version,
    server: gameServer === undefined ? "" : JSON.stringify(gameServer),
  };
  const elements = Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `<meta name="gamedata-${name}" content="${escapeMarkup(value)}">`);
  const links = [
    `<link rel="manifest" href="${folder}${WEB_MANIFEST}">`,
    `<link rel="apple-touch-icon" href="${folder}icon-192.png">`,
  ];
  // Before all that is relative to the folder.
  const scripts = script === "" ? [] : [`<script>${script}</script>`];
  return [policy, ...scripts, ...elements, ...links].join("\n    ");
}
