import * as v from "valibot";
import { compareGrades } from "./fact-values.js";
import type { ListedFact } from "./facts.js";
import type { AllowedFilter, AllowedPage } from "./query.js";
import { must } from "./violation.js";

const pageShape = v.object({
  data: v.array(v.record(v.string(), v.unknown())),
  meta: v.object({ total: v.number(), limit: v.number(), offset: v.number() }),
});
const row = v.object({ id: v.number(), name: v.optional(v.string()) });

const collator = new Intl.Collator("en");

type Compare = (a: ListedFact, b: ListedFact) => number;

/** Rows without a number come last, whatever the direction. */
function byNumber(direction: 1 | -1, numberOf: (fact: ListedFact) => number | undefined): Compare {
  return (a, b) => {
    const [first, second] = [numberOf(a), numberOf(b)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return direction * (first - second);
  };
}

function orderOf(sort: string): Compare {
  const direction = sort.startsWith("-") ? -1 : 1;
  const key = sort.replace("-", "");
  switch (key) {
    case "name":
      return (a, b) => direction * collator.compare(a.name.toLowerCase(), b.name.toLowerCase());
    case "grade":
      return (a, b) => direction * compareGrades(a.grade ?? "none", b.grade ?? "none");
    case "level":
      return byNumber(direction, ({ level }) => level);
    case "id":
      return (a, b) => direction * (a.id - b.id);
    default:
      return byNumber(direction, ({ numbers }) => numbers?.[key]);
  }
}

/** Neighbours must be in order, ties by ascending id: then the whole page is. */
function checkOrder(shown: readonly ListedFact[], sort: string): void {
  const order = orderOf(sort);
  for (const [index, fact] of shown.entries()) {
    const next = shown[index + 1];
    const isOrdered = next === undefined || (order(fact, next) || fact.id - next.id) < 0;
    must(isOrdered, `${fact.id} comes before ${next?.id} by ${sort}`);
  }
}

/** Checks a list that always comes on one page. */
export function checkWhole(json: unknown): void {
  const { data, meta } = v.parse(pageShape, json);
  const isWhole = meta.offset === 0 && meta.limit === meta.total && data.length === meta.total;
  must(isWhole, `meta is ${JSON.stringify(meta)} of ${data.length}`);
}

/**
 * Checks that a page is the one that was asked for, and has the rows that it must have.
 *
 * @param page The page that was asked for.
 * @param json The body.
 * @returns What the page says of its list.
 */
export function checkPage({ limit, offset }: AllowedPage, json: unknown): { readonly total: number } {
  const { data, meta } = v.parse(pageShape, json);
  const written = JSON.stringify(meta);
  must(meta.limit === limit && meta.offset === offset, `meta is ${written}, not ${limit} from ${offset}`);
  must(data.length === Math.max(0, Math.min(limit, meta.total - offset)), `${data.length} rows of ${written}`);
  return meta;
}

/**
 * Checks a page of a filtered list against the tables: the total, which records it shows, and their order.
 *
 * @param facts The records of the unfiltered list.
 * @param filter What was asked for.
 * @param json The body.
 */
export function checkFilter(facts: readonly ListedFact[], filter: AllowedFilter, json: unknown): void {
  const { data, meta } = v.parse(pageShape, json);
  const listed = facts.filter(filter.isListed);
  const isTotal = filter.isExact ? meta.total === listed.length : meta.total <= listed.length;
  must(isTotal, `the total is ${meta.total}; the tables have ${listed.length}`);
  const byId = new Map(listed.map((fact) => [fact.id, fact]));
  const shown = data.flatMap((entry) => {
    const parsed = v.safeParse(row, entry);
    // Without its id a row cannot be told.
    if (!parsed.success) return [];
    const { id, name } = parsed.output;
    const fact = byId.get(id);
    must(fact !== undefined && (name ?? fact.name) === fact.name, `${id} ${JSON.stringify(name)} does not belong here`);
    return [fact];
  });
  checkOrder(shown, filter.sort);
}
