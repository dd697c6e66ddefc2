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
