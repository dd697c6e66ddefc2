/** The page that is shown, and its state. */
export interface Address {
  /** For example `/items/57`. */
  readonly path: string;
  /** The chronicle is `chronicle` here, unless it is the default. */
  readonly query: Readonly<Record<string, string>>;
}

/** Parameters of a query; those that are `undefined` are left out. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/** Where a site writes its addresses. */
export interface AddressForm {
  /** The path of the folder of the site; it begins and ends with a slash. */
  readonly folder: string;
  readonly chronicles: readonly string[];
  /** Whether an address is the path of its URL; otherwise it is after `#`. */
  readonly hasPaths: boolean;
}

const record = /^\/([a-z-]+)\/(\d{1,9})(?:-[^/]*)?$/;
const marks = /\p{Mark}/gu;
const MAXIMUM_LENGTH = 60;

/** Writes a name for a path: its letters `a` to `z` without accents, and digits, with `-` between them. */
export function pathName(name: string): string {
  const plain = name.normalize("NFKD").replace(marks, "").toLowerCase();
  const words = plain.replace(/['’]/g, "").replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, MAXIMUM_LENGTH).replace(/^-|-$/g, "");
}

function parse(text: string): Address {
  const [path = ""] = text.split("?", 1);
  return {
    // The id counts; the name after it does not.
    path: path.startsWith("/") ? path.replace(record, "/$1/$2") : "/",
    query: Object.fromEntries(new URLSearchParams(text.slice(path.length))),
  };
}

/** Reads the address in a URL. An address after `#`, as older links have it, precedes the one in the path. */
export function readAddress(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
  form: AddressForm,
): Address {
  if (hash.startsWith("#/") || !form.hasPaths) return parse(hash.slice(1));
  const [, first = "", rest = ""] = /^([^/]*)(.*)$/s.exec(pathname.slice(form.folder.length)) ?? [];
  if (!form.chronicles.includes(first)) return parse(first === "" ? `/${search}` : `/${first}${rest}${search}`);
  const { path, query } = parse((rest === "" ? "/" : rest) + search);
  const { chronicle: _replaced, ...state } = query;
  return { path, query: first === form.chronicles[0] ? state : { ...state, chronicle: first } };
}

/**
 * Writes the URL of an address, from the root of the host or from `#` on.
 *
 * @param name The name of the record that the page is about, as {@link pathName} writes it; empty for other pages.
 */
export function writeAddress(path: string, query: QueryChanges, name: string, form: AddressForm): string {
  const [defaultChronicle = ""] = form.chronicles;
  const { chronicle = defaultChronicle, ...state } = query;
  const written = form.hasPaths ? state : query;
  const entries = Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== undefined);
  // Commas, colons and spaces are allowed there, and shorter to read.
  const text = new URLSearchParams(entries.toSorted()).toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  const page = name !== "" && record.test(path) ? `${path}-${name}` : path;
  const end = text === "" ? "" : `?${text}`;
  if (!form.hasPaths) return `#${page}${end}`;
  const isHome = page === "/";
  if (isHome && chronicle === defaultChronicle) return `${form.folder}${end}`;
  return `${form.folder}${chronicle}${isHome ? "" : page}${end}`;
}

/** Returns whether a path is that of a page, and not of a file or of the API. */
export function isPagePath(pathname: string, { folder, chronicles }: AddressForm): boolean {
  if (!pathname.startsWith(folder)) return false;
  const [first = ""] = pathname.slice(folder.length).split("/", 1);
  return first === "" || chronicles.includes(first);
}
