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

/**
 * Returns the markup of the page with the title, the description and the tags for previews of a record.
 *
 * @param canonical The URL of the page that stands for all addresses of the record, relative to them.
 */
export function withHead(markup: string, { name, facts }: RecordHead, siteName: string, canonical: string): string {
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
  ];
  return markup
    .replace(descriptionElement, () => "")
    .replace(titleElement, () => [`<title>${escapeMarkup(title)}</title>`, ...tags].join("\n    "));
}
