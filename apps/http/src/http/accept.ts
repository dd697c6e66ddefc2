const weightForm = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/** Reads a weight such as `q=0.5` (RFC 9110, section 12.4.2); `undefined` if it is malformed. */
export function readWeight(parameter: string): number | undefined {
  const weight = weightForm.exec(parameter.trim())?.[1];
  return weight === undefined ? undefined : Number(weight);
}

/** What a client thinks of a media type: how exactly it names it, and its weight. */
interface Opinion {
  readonly exactness: number;
  readonly weight: number;
}

/** Returns the weight in the parameters of a media range: 1 without one, 0 if it is malformed. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => /^\s*q=/i.test(parameter));
  return weight === undefined ? 1 : (readWeight(weight) ?? 0);
}

/** Returns the weight of a media type by its most exact media range (RFC 9110, section 12.5.1). */
function opinionOf(accept: string, type: string): Opinion {
  const ranges = ["*/*", `${type.split("/", 1)[0]}/*`, type];
  return accept.split(",").reduce<Opinion>(
    (best, entry) => {
      const [range = "", ...parameters] = entry.split(";");
      const exactness = ranges.indexOf(range.trim().toLowerCase());
      return exactness > best.exactness ? { exactness, weight: weightOf(parameters) } : best;
    },
    { exactness: -1, weight: 0 },
  );
}

/** Returns whether a client takes HTML, and not less than JSON. */
const isNotBelowJson = (accept: string, html: Opinion): boolean =>
  html.weight > 0 && html.weight >= opinionOf(accept, "application/json").weight;

/**
 * Returns whether an `Accept` header allows HTML, and not less than JSON: that of a program which names no type does, as those
 * do that show previews of links.
 */
export function acceptsHtml(accept: string | null | undefined): boolean {
  return !accept || isNotBelowJson(accept, opinionOf(accept, "text/html"));
}

/**
 * Returns whether an `Accept` header asks for HTML by name, and not less than for JSON: that of a browser which opens a page
 * does, that of a program (none, or any type) does not.
 */
export function prefersHtml(accept: string | null | undefined): boolean {
  if (!accept) return false;
  const html = opinionOf(accept, "text/html");
  return html.exactness > 0 && isNotBelowJson(accept, html);
}
