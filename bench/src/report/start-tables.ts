import type { FirstRequestFigures, FirstRequests } from "../start/first-request.js";
import type { WaitFigures, Waits } from "../start/longest-wait.js";
import type { DetailMemory, MemoryFigures } from "../start/memory.js";
import type { StartFigures, Starts } from "../start/start.js";
import { decimal, mebibytes, whole } from "./figure.js";
import { table } from "./table.js";

/** Makes the table of the starts. */
export function startTable({ ours, twoChronicles, firstItem, bare }: Starts): string {
  const row = (name: string, { ms, rss }: StartFigures) => [name, decimal(ms), mebibytes(rss)];
  return table(
    ["Server and first 200", "ms", "RSS, MiB"],
    [
      row("one chronicle, /healthz", ours),
      row("two chronicles, /healthz", twoChronicles),
      row("one chronicle, an item", firstItem),
      row("bare node:http, /healthz", bare),
    ],
  );
}

/** Makes the table of the first requests of each kind. */
export function firstRequestTable({ requests, answers }: FirstRequests): string {
  const row = (name: string, { atOnceMs, laterMs }: FirstRequestFigures) => [name, decimal(atOnceMs), decimal(laterMs)];
  return table(
    ["First request", "as soon as it listens, ms", "one second later, ms"],
    [
      ...requests.map((figures) => row(figures.name, figures)),
      ...answers.map((figures) => row(`${figures.name} (no target)`, figures)),
    ],
  );
}

/** Makes the table of the longest waits in the first second. */
export function waitTable({ oneChronicle, twoChronicles, otherRequested }: Waits): string {
  const row = (name: string, { requests, longestMs }: WaitFigures) => [name, whole(requests), decimal(longestMs)];
  return table(
    ["Server", "requests", "longest wait, ms"],
    [
      row("one chronicle", oneChronicle),
      row("two chronicles", twoChronicles),
      row("two chronicles, the second requested at once (no target)", otherRequested),
    ],
  );
}

/** Makes the table of the memory that a server with one chronicle, and one with two, occupies. */
export function memoryTable(one: MemoryFigures, two: DetailMemory | undefined): string {
  const rows = (name: string, { afterStart, details, afterDetails }: DetailMemory) => [
    [`${name}, after the start`, mebibytes(afterStart)],
    [`${name}, after ${whole(details)} details, each once`, mebibytes(afterDetails)],
  ];
  return table(
    ["When", "RSS, MiB"],
    [
      ...rows("one chronicle", one),
      [`one chronicle, after ${whole(one.lists)} different lists`, mebibytes(one.afterLists)],
      ...(two === undefined ? [] : rows("two chronicles", two)),
    ],
  );
}
