import { isGameDataApiError } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { address, hrefOf } from "../address/address.js";
import { chronicles } from "../service/configuration.js";
import { tablesRead } from "../service/copy-fetch.js";
import { currentChronicle } from "../service/requests.js";
import type { Answer } from "../service/use-answer.js";
import "./answered.css";

interface AnsweredProps<Value> {
  readonly answer: Answer<Value>;
  /** The number of lines that the answer will take, so that nothing moves when it comes. */
  readonly lines?: number;
  readonly children: (value: Value) => ComponentChildren;
}

/** Shows an answer: a skeleton before it comes, the answer before while another one is asked for, or what went wrong. */
export function Answered<Value>({ answer, lines = 4, children }: AnsweredProps<Value>) {
  const { value, error, isLoading, retry } = answer;
  if (error !== undefined) return <Failure error={error} retry={retry} />;
  if (value === undefined) return <Skeleton lines={lines} />;
  return (
    <div class={isLoading ? "is-stale" : undefined} aria-busy={isLoading}>
      {children(value)}
    </div>
  );
}

/** Grey lines in the place of text that is being asked for. */
export function Skeleton({ lines }: { readonly lines: number }) {
  return (
    <div class="skeleton" role="status" aria-label="Loading">
      <TablesRead />
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} style={{ width: `${90 - ((line * 23) % 45)}%` }} />
      ))}
    </div>
  );
}

/** How much of the tables a static copy has read, while it reads them. */
export function TablesRead() {
  return tablesRead.value < 1 ? <progress value={tablesRead.value} aria-label="Tables that are read" /> : null;
}

/** The code or the style of a page did not load. */
export class PageLoadError extends Error {}

interface Told {
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
}

function tell(error: unknown): Told {
  if (error instanceof PageLoadError) {
    const text = "A part of this site did not load. The connection may be lost, or the site may have been updated.";
    return { title: "This page could not be loaded", text, canRetry: true };
  }
  if (!isGameDataApiError(error)) return { title: "This could not be shown", text: String(error), canRetry: true };
  if (error.code === "NETWORK_ERROR") {
    const text = navigator.onLine
      ? "The service does not answer. It may have been stopped."
      : "This device is offline. Pages that were opened before may still be shown.";
    return { title: "No connection to the service", text, canRetry: true };
  }
  if (error.code.endsWith("_NOT_FOUND"))
    return { title: "There is no such record", text: error.message, canRetry: false };
  return { title: "The service did not accept the request", text: error.message, canRetry: true };
}

/** Says what went wrong, and what can be done. */
export function Failure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { title, text, canRetry } = tell(error);
  return (
    <div class="failure" role="alert">
      {canRetry ? <strong>{title}</strong> : <h1>{title}</h1>}
      <p>{text}</p>
      {!canRetry && <WaysOn />}
      {canRetry && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Where a record may be that the chronicle does not have. */
function WaysOn() {
  const { path, query } = address.value;
  const others = chronicles.filter((name) => name !== currentChronicle());
  return (
    <p class="link-row">
      {others.map((name) => (
        <a key={name} href={hrefOf(path, { ...query, chronicle: name === chronicles[0] ? undefined : name })}>
          The same id in {name}
        </a>
      ))}
      <a href={hrefOf("/")}>The first page, with the search</a>
    </p>
  );
}

/** Says that there is nothing. */
export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <p class="empty soft">{children}</p>;
}
