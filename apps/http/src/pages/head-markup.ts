import { mainFolder, type RecordHead } from "./record-head.js";

const escaped: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "'": "&#39;",
  "<": "&lt;",
  ">": "&gt;",
};
/** Writes a text so that it is one in HTML and XML. */
export const escapeMarkup = (text: string) => text.replace(/[&"'<>]/g, (character) => escaped[character] ?? character);

const titleElement = /<title>([^<]*)<\/title>/;
const descriptionElement = /<meta name="description"[^>]*>/;

/** What a page says of itself: of its record, or of a section, which has no id. */
export type PageHead = Omit<RecordHead, "id"> & { readonly id: number | undefined };

/** Where a page is, and what it belongs to. */
export interface PagePlace {
  readonly siteName: string;
  readonly chronicle: string;
  /** The segment after the chronicle, for example `items`. */
  readonly folder: string;
  /** The tag of the language that the address names; empty if it names none. */
  readonly language: string;
  /** The URL that the site is at, without a slash at its end; without it, all URLs are relative to the page. */
  readonly publicUrl: string | undefined;
}

/** The URLs of the site, of the pages of the chronicle without its last segment, and of the page itself, without a name in it. */
function urlsOf(id: number | undefined, { chronicle, folder, language, publicUrl }: PagePlace) {
  const relative = id === undefined ? [".", ".."] : ["..", "../.."];
  const [ofChronicle, site] = publicUrl === undefined ? relative : [`${publicUrl}/${chronicle}`, publicUrl];
  const query = language === "" ? "" : `?language=${encodeURIComponent(language)}`;
  const path = id === undefined ? folder : `${mainFolder(folder)}/${id}`;
  return { site, canonical: `${ofChronicle}/${path}${query}` };
}

/** Returns the way to a page as schema.org has it. */
function breadcrumbs(name: string, { siteName, chronicle }: PagePlace, { site, canonical }: ReturnType<typeof urlsOf>) {
  const places = [
    [siteName, `${site}/`],
    [chronicle, `${site}/${chronicle}`],
    [name, canonical],
  ];
  const itemListElement = places.map(([text, item], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: text,
    item,
  }));
  const list = JSON.stringify({ "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement });
  // Nothing in a name ends the element.
  return `<script type="application/ld+json">${list.replaceAll("<", "\\u003c")}</script>`;
}

/** Returns the markup of the page with the title, the description and the tags for previews and breadcrumbs. */
export function withHead(markup: string, { id, name, facts }: PageHead, place: PagePlace): string {
  const { siteName, publicUrl } = place;
  const urls = urlsOf(id, place);
  const { canonical } = urls;
  const title = name === siteName ? siteName : `${name} · ${siteName}`;
  const description = facts.join(" · ");
  const properties = [
    ["og:type", id === undefined ? "website" : "article"],
    ["og:title", name],
    ["og:site_name", siteName],
    // Their readers resolve no URL against that of the page.
    ...(publicUrl === undefined
      ? []
      : ([
          ["og:url", canonical],
          ["og:image", `${publicUrl}/icon-512.png`],
        ] as const)),
    ...(description === "" ? [] : [["og:description", description] as const]),
  ] as const;
  const tags = [
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...(description === "" ? [] : [`<meta name="description" content="${escapeMarkup(description)}">`]),
    ...properties.map(([key, value]) => `<meta property="${key}" content="${escapeMarkup(value)}">`),
    '<meta name="twitter:card" content="summary">',
    breadcrumbs(name, place, urls),
  ];
  return (
    markup
      // What the site says of itself is said of sections too, not of records.
      .replace(descriptionElement, (element) => (id === undefined ? element : ""))
      .replace(titleElement, () => [`<title>${escapeMarkup(title)}</title>`, ...tags].join("\n    "))
  );
}
