import { acceptsHtml, prefersHtml } from "../http/accept.js";
import type { Compression, ContentEncoding } from "../http/content-coding.js";
import type { ResponseHeaders } from "../http/headers.js";
import { type EncodedResponse, encodeBytes } from "../http/response.js";

/** What pages are described with in a language. */
export interface SiteTexts {
  /** The BCP 47 tag of the language. */
  readonly language: string;
  /** The titles of the sections, by the segment after the chronicle; one that is empty has that of the site. */
  readonly titles: Readonly<Record<string, string>>;
  /** The words of what a page says of its record, with `{0}` for the first value. */
  readonly facts: { readonly types: Readonly<Record<"weapon" | "armor" | "etcitem", string>> } & Readonly<
    Record<"grade" | "level" | "sold" | "soldBy" | "dropped" | "drops" | "reward", string>
  >;
}

/** A file of a site for browsers, such as `explorerFiles` of `@gamedata/explorer` lists. */
export interface SiteFile {
  /** The path of its URL: `/` for the page, and `/:`, `/:/:` and `/:/:/:` for it once more, by the number of segments. */
  readonly path: string;
  /** The value of its `Content-Type`. */
  readonly mediaType: string;
  /** Further response headers, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** What pages are described with in each language, English first, if the path is that of sections. */
  readonly texts?: readonly SiteTexts[];
  readonly read: () => ReturnType<Uint8ArrayConstructor["of"]>;
}

type Response = EncodedResponse | Promise<EncodedResponse>;

export interface PageFile {
  readonly markup: string;
  readonly headers: ResponseHeaders;
}

/** The page of a section, or of a record. */
export interface DescribedPage extends PageFile {
  readonly chronicle: string;
  /** The segment after the chronicle, for example `items`. */
  readonly folder: string;
  /** The id of the record; `undefined` on the page of a section. */
  readonly id: number | undefined;
  /** The title of the section in the language, which may be empty; `undefined` if there is no such section. */
  readonly title: string | undefined;
  /** The texts in the language of the address, in English if it names none that there is. */
  readonly texts: SiteTexts;
  /** The tag of the language that the address names; empty if it names none. */
  readonly language: string;
}

/** What of the site is at an address. */
export interface Found {
  readonly respond: (encoding: ContentEncoding) => Response;
  /** The page of a section or record, if that can be described. */
  readonly page?: DescribedPage | undefined;
}

export interface Site {
  /**
   * Finds the file at an address, or the page of a chronicle, and perhaps of a section and the id of a record, as in
   * `/interlude/items/57-adena`. `undefined` if there is none, if the path is `/` and the client does not prefer HTML, or if it prefers
   * JSON to HTML for the address of a page.
   */
  find(target: string, accept: string | null | undefined): Found | undefined;
  readonly hasPages: boolean;
  /** Returns the page for a path where there is none; `undefined` for one of more segments than the address of a record has. */
  noPageAt(path: string): PageFile | undefined;
}

/** The paths of the files with the page of a chronicle, of a section and of a record. */
const PAGES = ["/:", "/:/:", "/:/:/:"] as const;
const pageAddress = /^\/([^/]+)(?:\/([a-z]+(?:-[a-z]+)*)(?:\/(\d{1,9})(?:-[a-z0-9-]*)?)?)?$/;

/** Creates the responses of a site. Each file is read and compressed when it is first requested, and then kept. */
export function createSite(
  files: readonly SiteFile[],
  chronicles: readonly string[],
  usualHeaders: ResponseHeaders,
  compression: Compression,
): Site {
  const byPath: ReadonlyMap<string, Found> = new Map(
    files.map((file) => [file.path, { respond: createFileResponse(file, usualHeaders, compression) }]),
  );
  const pages = PAGES.map((path) => describable(files.find((file) => file.path === path)));
  const [, sectionPage, record] = pages;
  const allTexts = files.find(({ texts }) => texts !== undefined)?.texts ?? [];

  /** Returns a page, whose file is read when it is first requested, and its headers. */
  function describable(file: SiteFile | undefined) {
    if (file === undefined) return undefined;
    let markup: string | undefined;
    return {
      headers: headersOf(file, usualHeaders),
      markup: () => {
        markup ??= new TextDecoder().decode(file.read());
        return markup;
      },
    };
  }

  /** Returns the page of a section or record, with its texts in the language that a query names. */
  function describedPage(chronicle: string, folder: string, id: string | undefined, query: string) {
    const page = id === undefined ? sectionPage : record;
    const language = new URLSearchParams(query).get("language") ?? "";
    const texts = allTexts.find((one) => one.language === language) ?? allTexts[0];
    if (page === undefined || texts === undefined) return undefined;
    const { headers } = page;
    const number = id === undefined ? undefined : Number(id);
    return {
      chronicle,
      folder,
      id: number,
      title: Object.hasOwn(texts.titles, folder) ? texts.titles[folder] : undefined,
      texts,
      language: texts.language === language ? language : "",
      markup: page.markup(),
      headers,
    };
  }

  return {
    hasPages: record !== undefined,
    find(target, accept) {
      const [path = "", query = ""] = target.split("?", 2);
      if (path === "/" && !prefersHtml(accept)) return undefined;
      const [, chronicle = "", folder, id] = pageAddress.exec(path) ?? [];
      if (!chronicles.includes(chronicle)) return path.includes(":") ? undefined : byPath.get(path);
      if (!acceptsHtml(accept)) return undefined;
      const found = byPath.get(path.replace(/[^/]+/g, ":"));
      if (found === undefined || folder === undefined) return found;
      return { ...found, page: describedPage(chronicle, folder, id, query) };
    },
    noPageAt(path) {
      const page = pages[path.split("/").length - 2];
      return page && { markup: page.markup(), headers: page.headers };
    },
  };
}

/** Returns whether a target is one of the API, as nearly all are: no file and no page is at such a path. */
export const isOfApi = (target: string): boolean => target.startsWith("/api/");

const headersOf = (file: SiteFile, usualHeaders: ResponseHeaders): ResponseHeaders => ({
  ...usualHeaders,
  ...file.headers,
  "content-type": file.mediaType,
  vary: file.mediaType.startsWith("text/html") ? "Accept, Accept-Encoding" : "Accept-Encoding",
});

function createFileResponse(file: SiteFile, usualHeaders: ResponseHeaders, compression: Compression) {
  const headers = headersOf(file, usualHeaders);
  const responses = new Map<ContentEncoding, Response>();
  return (encoding: ContentEncoding): Response => {
    const kept = responses.get(encoding);
    if (kept !== undefined) return kept;
    const response = encodeBytes(file.read(), headers, encoding, compression);
    responses.set(encoding, response);
    return response;
  };
}
