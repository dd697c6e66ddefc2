/** Parses the text of a body; `undefined` for text that is not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a body has the form of a success: an envelope with `data`, or a GeoJSON document. Only that is checked;
 * the tests of the service check the rest.
 */
export function isSuccess<Body>(body: unknown): body is Body {
  return typeof body === "object" && body !== null && ("data" in body || "features" in body);
}
