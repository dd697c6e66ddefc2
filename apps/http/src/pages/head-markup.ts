import type { RecordHead } from "./record-head.js";

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

/** Where the page of a record is, and what it belongs to. */
export interface PagePlace {
  readonly siteName: string;
  readonly chronicle: string;
  /** The first segment of the paths of the pages of its kind, for example `items`. */
  readonly folder: string;
  /** The tag of the language that the address names; empty if it names none. */
  readonly language: string;
  /** The URL that the site is at, without a slash at its end; without it, all URLs are relative to the page. */
  readonly publicUrl: string | undefined;
}

/** Returns the one URL of the page of a record, without its name. */
function canonicalOf(id: number, { chronicle, folder, language, publicUrl }: PagePlace): string {
  const query = language === "" ? "" : `?language=${encodeURIComponent(language)}`;
  const root = publicUrl === undefined ? ".." : `${publicUrl}/${chronicle}`;
  return `${root}/${folder === "monsters" ? "npcs" : folder}/${id}${query}`;
}

/** Returns the way to the page of a record as schema.org has it. */
function breadcrumbs(name: string, canonical: string, { siteName, chronicle, publicUrl = "../.." }: PagePlace): string {
  const places = [
    [siteName, `${publicUrl}/`],
    [chronicle, `${publicUrl}/${chronicle}`],
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

/** Returns the markup of the page with the title, the description and the tags for previews and breadcrumbs of a record. */
export function withHead(markup: string, { id, name, facts }: RecordHead, place: PagePlace): string {
  const { siteName, publicUrl } = place;
  const canonical = canonicalOf(id, place);
  const title = `${name} · ${siteName}`;
  const description = facts.join(" · ");
  const properties = [
    ["og:type", "article"],
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
    breadcrumbs(name, canonical, place),
  ];
  return markup
    .replace(descriptionElement, () => "")
    .replace(titleElement, () => [`<title>${escapeMarkup(title)}</title>`, ...tags].join("\n    "));
}
