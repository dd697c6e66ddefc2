import { prefersHtml } from "../http/accept.js";
import type { Compression, ContentEncoding } from "../http/content-coding.js";
import { NOT_FOUND, OK, PERMANENT_REDIRECT } from "../http/errors.js";
import { CACHEABLE, NO_STORE, type ResponseHeaders } from "../http/headers.js";
import { MAXIMUM_TARGET_LENGTH, type ServiceRequest } from "../http/request.js";
import { type EncodedResponse, encodeBytes } from "../http/response.js";
import type { ResponseCache } from "../http/response-cache.js";
import type { ServedChronicles } from "../served-chronicles.js";
import { withHead } from "./head-markup.js";
import { recordHead } from "./record-head.js";
import { createSite, type DescribedPage, isOfApi, type SiteFile, type SiteTexts } from "./site.js";
import { createSitemaps, robotsText, type Sitemap } from "./sitemap.js";

export interface PagesOptions {
  readonly site: readonly SiteFile[];
  readonly chronicles: ServedChronicles;
  readonly siteName: string;
  /** The URL that the site is at, without a slash at its end; without it, that of each request. */
  readonly publicUrl: string | undefined;
  readonly headers: ResponseHeaders;
  readonly compression: Compression;
  readonly cache: ResponseCache;
  /** Returns whether a path is one of the API or of the service, such as `/healthz`. */
  readonly isRoute: (path: string) => boolean;
}

/** What a service answers to browsers and search engines, beside the API. */
export interface Pages {
  /**
   * Answers a `GET` or `HEAD` request for a file of the site, a page, or what search engines read of the site; `undefined` for any other.
   * Rejects if the data cannot be read.
   */
  find(
    request: ServiceRequest,
    encoding: ContentEncoding,
  ): EncodedResponse | Promise<EncodedResponse | undefined> | undefined;
}

export const noPages: Pages = { find: () => undefined };

/** Creates the pages of a service; those of sections and records describe them in their heads. */
export function createPages(options: PagesOptions): Pages {
  const { chronicles, siteName, publicUrl, headers, compression, cache, isRoute } = options;
  const names = [...chronicles.manifests.keys()];
  const site = createSite(options.site, names, headers, compression);
  const sitemapAt = createSitemaps(names);

  /** Returns the kept response of a key, else makes it once the catalogs of some chronicles are there. */
  function respond(
    key: string,
    encoding: ContentEncoding,
    needed: readonly string[],
    make: () => EncodedResponse | Promise<EncodedResponse> | undefined,
  ): EncodedResponse | Promise<EncodedResponse | undefined> {
    const kept = cache.find(key, encoding);
    if (kept !== undefined) return kept;
    const made = async () => {
      await chronicles.load(() => needed);
      const response = await make();
      if (response !== undefined && key.length <= MAXIMUM_TARGET_LENGTH) cache.keep(key, encoding, response);
      return response;
    };
    return made();
  }

  /** Answers with the page of a section or record; with status 404 if there is no such one. */
  function showPage(page: DescribedPage, target: string, encoding: ContentEncoding) {
    const { chronicle, folder, id, title, texts, language, markup } = page;
    // The same target has a JSON error too, for those who prefer that.
    return respond(`page ${target}`, encoding, id === undefined ? [] : [chronicle], () => {
      const head = id === undefined ? sectionHead(title) : recordOf(chronicle, folder, id, texts);
      const place = { siteName, chronicle, folder, language, publicUrl };
      const body = new TextEncoder().encode(head === undefined ? markup : withHead(markup, head, place));
      return encodeBytes(body, page.headers, encoding, compression, head === undefined ? NOT_FOUND : OK);
    });
  }

  const sectionHead = (title: string | undefined) =>
    title === undefined ? undefined : { id: undefined, name: title || siteName, facts: [] };

  function recordOf(chronicle: string, folder: string, id: number, texts: SiteTexts) {
    const catalog = chronicles.catalogs().get(chronicle);
    return catalog && recordHead(catalog, folder, id, texts);
  }

  const encodeText = (text: string, mediaType: string, encoding: ContentEncoding) => {
    const special = { "content-type": mediaType, "cache-control": CACHEABLE, vary: "Accept-Encoding" };
    return encodeBytes(new TextEncoder().encode(text), { ...headers, ...special }, encoding, compression);
  };

  function showSitemap({ chronicles: needed, text }: Sitemap, url: string, path: string, encoding: ContentEncoding) {
    return respond(`sitemap ${url}${path}`, encoding, needed, () => {
      const written = text(chronicles.catalogs(), url);
      return written === "" ? undefined : encodeText(written, "application/xml; charset=utf-8", encoding);
    });
  }

  function forSearchEngines(path: string, url: string | undefined, encoding: ContentEncoding) {
    if (url === undefined) return undefined;
    if (path === "/robots.txt") return encodeText(robotsText(url), "text/plain; charset=utf-8", encoding);
    const sitemap = sitemapAt(path);
    return sitemap && showSitemap(sitemap, url, path, encoding);
  }

  /** Returns the address of the page that a path means: with a slash too many, or without the chronicle, which is then the first one. */
  function meantPage(path: string, accept: string | null | undefined): string | undefined {
    const own = path.replace(/\/$/, "");
    if (own !== path && site.find(own, accept) !== undefined) return own;
    const [first] = names;
    const isInSection = site.find(`/${first}/${own.split("/")[1]}`, accept)?.page?.title !== undefined;
    return isInSection && site.find(`/${first}${own}`, accept) !== undefined ? `/${first}${own}` : undefined;
  }

  /** Answers a client that prefers HTML: it is sent to the page that its path means, or gets the page for status 404. */
  function showNoPage(target: string, path: string, accept: string | null | undefined, encoding: ContentEncoding) {
    if (isRoute(path) || !prefersHtml(accept)) return undefined;
    const meant = meantPage(path, accept);
    if (meant !== undefined) {
      // Relative, because the service may be below a prefix.
      const location = `${"../".repeat(path.split("/").length - 2) || "./"}${meant.slice(1)}${target.slice(path.length)}`;
      const special = { location, "cache-control": NO_STORE, "content-length": "0", vary: "Accept" };
      return { full: { status: PERMANENT_REDIRECT, headers: { ...headers, ...special }, body: undefined } };
    }
    const page = site.noPageAt(path);
    return (
      page &&
      respond(`no page ${path.split("/").length}`, encoding, [], () =>
        encodeBytes(new TextEncoder().encode(page.markup), page.headers, encoding, compression, NOT_FOUND),
      )
    );
  }

  return {
    find({ target, accept, origin }, encoding) {
      if (isOfApi(target)) return undefined;
      const found = site.find(target, accept);
      if (found?.page !== undefined) return showPage(found.page, target, encoding);
      if (found !== undefined || !site.hasPages) return found?.respond(encoding);
      const [path = ""] = target.split("?", 1);
      return forSearchEngines(path, publicUrl ?? origin, encoding) ?? showNoPage(target, path, accept, encoding);
    },
  };
}
