import * as v from "valibot";
import type { Facts, ListedFact } from "./facts.js";
import type { AllowedQuery } from "./query.js";
import type { SpecifiedRoute } from "./routes.js";
import { must } from "./violation.js";

const pageShape = v.object({
  data: v.array(v.record(v.string(), v.unknown())),
  meta: v.object({ total: v.number(), limit: v.number(), offset: v.number() }),
});
const row = v.object({ id: v.number(), name: v.string() });

const collator = new Intl.Collator("en");
const gradeRanks = ["none", "d", "c", "b", "a", "s"];

type Compare = (a: ListedFact, b: ListedFact) => number;

/** Rows without a level come last, whatever the direction. */
function byLevel(direction: 1 | -1): Compare {
  return (a, b) => {
    if (a.level === undefined || b.level === undefined)
      return Number(a.level === undefined) - Number(b.level === undefined);
    return direction * (a.level - b.level);
  };
}

function orderOf(sort: string): Compare {
  const direction = sort.startsWith("-") ? -1 : 1;
  switch (sort.replace("-", "")) {
    case "name":
      return (a, b) => direction * collator.compare(a.lowerName, b.lowerName);
    case "grade":
      return (a, b) => direction * (gradeRanks.indexOf(a.grade ?? "") - gradeRanks.indexOf(b.grade ?? ""));
    case "level":
      return byLevel(direction);
    default:
      return (a, b) => direction * (a.id - b.id);
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

/**
 * Checks a page against the tables: its numbers, which records it shows, and their order.
 *
 * @param route The route, a list.
 * @param query What was asked for; absent on lists without parameters.
 * @param json The body.
 * @param facts What records there are.
 */
export function checkPage(route: SpecifiedRoute, query: AllowedQuery | undefined, json: unknown, facts: Facts): void {
  const { data, meta } = v.parse(pageShape, json);
  if (route.list === "whole" || query === undefined) {
    must(
      meta.offset === 0 && meta.limit === meta.total && data.length === meta.total,
      `meta is ${JSON.stringify(meta)}`,
    );
    return;
  }
  const { limit, offset } = query;
  must(meta.limit === limit && meta.offset === offset, `meta is ${JSON.stringify(meta)}, not ${limit} from ${offset}`);
  must(
    data.length === Math.max(0, Math.min(limit, meta.total - offset)),
    `${data.length} rows of ${JSON.stringify(meta)}`,
  );
  if (route.filtered === undefined) return;
  const listed = facts.listed[route.filtered].filter(query.isListed);
  must(meta.total === listed.length, `the total is ${meta.total}; the tables have ${listed.length}`);
  const byId = new Map(listed.map((fact) => [fact.id, fact]));
  const shown = data.map((entry) => {
    const { id, name } = v.parse(row, entry);
    const fact = byId.get(id);
    must(fact !== undefined && fact.name === name, `${id} ${JSON.stringify(name)} does not belong here`);
    return fact;
  });
  checkOrder(shown, query.sort);
}
