import { isRecord } from "@gamedata/rules";

/** The route whose response is an OpenAPI document, which is described nowhere in full. */
const DOCUMENT_ROUTE = "/api/openapi.json";

/**
 * Closes the objects of an OpenAPI document, so that a check of a response finds the fields that the document does not
 * have. In the served document every object is open, because later versions may add fields.
 */
export function closedDocument(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(closedDocument);
  if (!isRecord(document)) return document;
  const closed = Object.fromEntries(
    Object.entries(document).map(([name, inner]) => [
      name,
      name === DOCUMENT_ROUTE || name === "example" || name === "examples" ? inner : closedDocument(inner),
    ]),
  );
  const isFixed = closed["type"] === "object" && "properties" in closed && !("additionalProperties" in closed);
  return isFixed ? { ...closed, additionalProperties: false } : closed;
}
