import { isGameDataApiError } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { isOutdated, siteName } from "../address/site.js";
import { words } from "../languages/words.js";
import { tablesRead } from "../service/copy-fetch.js";
import type { Ask } from "../service/requests.js";
import { type Answer, useAnswer } from "../service/use-answer.js";
import { WaysOn } from "./ways-on.js";
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
export const Skeleton = ({ lines }: { readonly lines: number }) => (
  <div class="skeleton" role="status" aria-label={words().states.loading}>
    <TablesRead />
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} style={{ width: `${90 - ((line * 23) % 45)}%` }} />
    ))}
  </div>
);

/** How much of the tables a static copy has read, while it reads them. */
export const TablesRead = () =>
  tablesRead.value < 1 ? <progress value={tablesRead.value} aria-label={words().states.tablesRead} /> : null;

/** The code or the style of a page did not load. */
export class PageLoadError extends Error {}

/** Says what went wrong; what the data set lacks, and what is missing or refused, is so when it is asked for again too. */
function tell(error: unknown): readonly [title: string, text: string, lasting?: "absent" | "missing" | "refused"] {
  const { states } = words();
  if (error instanceof PageLoadError || isOutdated()) return [states.pageNotLoaded, states.partNotLoaded];
  if (!isGameDataApiError(error)) return [states.notShown, String(error)];
  if (error.code === "NETWORK_ERROR") return [states.noConnection, navigator.onLine ? states.noAnswer : states.offline];
  if (error.code === "DATA_NOT_FOUND") return [states.notShown, error.message, "absent"];
  if (error.code.endsWith("_NOT_FOUND")) return [states.noRecord, error.message, "missing"];
  if (error.code.startsWith("INVALID_")) return [states.notPossible, error.message, "refused"];
  return [states.notShown, error.message];
}

/** Says what went wrong, and what can be done. */
export function Failure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const [title, text, lasting] = tell(error);
  const isMissing = lasting === "missing";
  useEffect(() => {
    if (isMissing) document.title = `${title} · ${siteName}`;
  }, [title, isMissing]);
  if (lasting === "absent") return <Empty>{text}</Empty>;
  return (
    <div class="failure" role="alert">
      {isMissing ? <h1>{title}</h1> : <strong>{title}</strong>}
      <p>{text}</p>
      {isMissing && <WaysOn />}
      {lasting === undefined && (
        <button type="button" onClick={retry}>
          {words().states.tryAgain}
        </button>
      )}
    </div>
  );
}

export const Empty = ({ children }: { readonly children: ComponentChildren }) => <p class="empty soft">{children}</p>;

interface AskedProps<Value> extends Omit<AnsweredProps<Value>, "answer"> {
  readonly ask: Ask<Value>;
}

export const Asked = <Value,>({ ask, ...shown }: AskedProps<Value>) => <Answered answer={useAnswer(ask)} {...shown} />;

/** Returns the page of the records of a kind, which is shown as soon as the record is there. */
export const recordPage = <Value,>(
  ask: (id: number) => Ask<Value>,
  lines: number,
  view: (record: Value, id: number) => ComponentChildren,
) =>
  function RecordPage({ id }: { readonly id: number }) {
    return (
      <Asked ask={ask(id)} lines={lines}>
        {(record) => <article>{view(record, id)}</article>}
      </Asked>
    );
  };
