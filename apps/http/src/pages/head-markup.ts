import type { RecordHead } from "./record-head.js";

const escaped: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "'": "&#39;",
  "<": "&lt;",
  ">": "&gt;",
};
const escapeMarkup = (text: string) => text.replace(/[&"'<>]/g, (character) => escaped[character] ?? character);

const titleElement = /<title>([^<]*)<\/title>/;
const descriptionElement = /<meta name="description"[^>]*>/;

/** Where the page of a record is, and what it belongs to. */
export interface PagePlace {
  readonly siteName: string;
  readonly chronicle: string;
  /** The URL of the page that stands for all addresses of the record, relative to them. */
  readonly canonical: string;
}

/** Returns the way to the page of a record as schema.org has it, with URLs relative to the page. */
function breadcrumbs(name: string, { siteName, chronicle, canonical }: PagePlace): string {
  const places = [
    [siteName, "../../"],
    [chronicle, `../../${chronicle}`],
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
export function withHead(markup: string, { name, facts }: RecordHead, place: PagePlace): string {
  const { siteName, canonical } = place;
  const title = `${name} · ${siteName}`;
  const description = facts.join(" · ");
  const properties = [
    ["og:type", "article"],
    ["og:title", name],
    ["og:site_name", siteName],
    ...(description === "" ? [] : [["og:description", description] as const]),
  ] as const;
  const tags = [
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...(description === "" ? [] : [`<meta name="description" content="${escapeMarkup(description)}">`]),
    ...properties.map(([key, value]) => `<meta property="${key}" content="${escapeMarkup(value)}">`),
    '<meta name="twitter:card" content="summary">',
    breadcrumbs(name, place),
  ];
  return markup
    .replace(descriptionElement, () => "")
    .replace(titleElement, () => [`<title>${escapeMarkup(title)}</title>`, ...tags].join("\n    "));
}
