/** The maximum number of characters of the request in an error message. */
const SHOWN_CHARACTERS = 100;

/** Formats text of a request for an error message: quoted, and shortened to 100 characters. */
export function shownText(text: string): string {
  return JSON.stringify(text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text);
}
