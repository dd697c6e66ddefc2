/** The settings of the site, which are written into its page. */
export interface ExplorerSettings {
  /** The URL of a folder with an image for each `iconFile`; without it, a glyph shows the kind of a record. */
  readonly iconsUrl?: string | undefined;
  /** The chronicles that can be asked for, the default first. */
  readonly chronicles: readonly string[];
  /**
   * Set for a static copy, whose files answer the requests: the path of the worker, from the folder of the page, that
   * answers requests with a query.
   */
  readonly copyWorker?: string | undefined;
  /** Set for a static copy without files for its resources: the worker answers all requests, as a service worker also links. */
  readonly isCompact?: boolean | undefined;
}

/**
 * Returns the content security policy of the page: nothing from other origins, except images from the folder of icons, and
 * no script or style in the markup.
 */
export function contentSecurityPolicy({ iconsUrl }: ExplorerSettings): string {
  const icons = iconsUrl !== undefined && URL.canParse(iconsUrl) ? ` ${new URL(iconsUrl).origin}` : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${icons}`,
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

const escaped: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escapeMarkup = (text: string) => text.replace(/[&"<>]/g, (character) => escaped[character] ?? character);

/** Returns the `<meta>` elements with the settings and the content security policy. */
export function settingsMarkup(settings: ExplorerSettings): string {
  const { iconsUrl = "", copyWorker = "", isCompact = false, chronicles } = settings;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(contentSecurityPolicy(settings))}">`;
  const values = {
    icons: iconsUrl,
    chronicles: chronicles.join(" "),
    "copy-worker": copyWorker,
    compact: isCompact ? "true" : "",
  };
  const elements = Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `<meta name="gamedata-${name}" content="${escapeMarkup(value)}">`);
  return [policy, ...elements].join("\n    ");
}
