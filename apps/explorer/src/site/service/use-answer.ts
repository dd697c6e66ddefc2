import { signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Ask, type Call, callOf, currentChronicle, request, type Sent } from "./requests.js";

/** The state of a question: what is known, what failed, and whether it is still being asked. */
export interface Answer<Value> {
  /** The answer; while another question is asked, the one before. */
  readonly value: Value | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Returns an answer that has no value before others came, or failed. */
export function withOthers<Value>(answer: Answer<Value>, ...others: readonly Answer<unknown>[]): Answer<Value> {
  const isComplete = others.every(({ value, error }) => value !== undefined || error !== undefined);
  return isComplete ? answer : { ...answer, value: undefined };
}

/** Where something on the page comes from. */
export interface Source {
  readonly key: string;
  readonly call: Call;
  /** The URL of its request. */
  readonly url: string;
}

export const sources = signal<readonly Source[]>([]);

/** The number of answers that are kept, so that the way back shows a page at once. */
const KEPT_ANSWERS = 80;
const kept = new Map<string, Sent<unknown>>();

function keep(key: string, sent: Sent<unknown>): void {
  kept.delete(key);
  kept.set(key, sent);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
}

/** What an answer is for: only the requests of the page itself are listed at its end. */
export type Purpose = "page" | "card" | "frame";

const keyOf = (purpose: Purpose, chronicle: string, { method, args }: Call) =>
  `${purpose} ${chronicle} ${method} ${JSON.stringify(args)}`;

interface State {
  readonly key: string;
  readonly sent: Sent<unknown> | undefined;
  readonly error: unknown;
}

/**
 * Asks the service when the component is shown, and again when the question changes; `undefined` asks nothing, and has no value. A
 * question that is no longer needed is aborted. Two components with the same purpose and call must make the same of its result, because it is kept.
 */
export function useAnswer<Value>(
  ask: Ask<Value> | undefined,
  purpose: Purpose = "page",
  chronicle = currentChronicle(),
): Answer<Value> {
  const call = ask && callOf(ask);
  const key = call === undefined ? "" : keyOf(purpose, chronicle, call);
  const [state, setState] = useState<State>({ key: "", sent: undefined, error: undefined });
  const [attempt, setAttempt] = useState(0);
  const known = kept.get(key);
  useEffect(() => {
    if (ask === undefined) return undefined;
    if (kept.has(key)) {
      setState({ key, sent: kept.get(key), error: undefined });
      return undefined;
    }
    const controller = new AbortController();
    request(ask, controller.signal, chronicle).then(
      (sent) => {
        keep(key, sent);
        setState({ key, sent, error: undefined });
      },
      (error) => {
        if (!controller.signal.aborted) setState((before) => ({ ...before, key, error }));
      },
    );
    return () => controller.abort();
  }, [key, attempt]);
  const sent = ask && (known ?? state.sent);
  const url = known?.urls[0];
  useEffect(() => {
    if (purpose !== "page" || call === undefined || url === undefined) return undefined;
    const source = { key, call, url };
    sources.value = [...sources.value, source];
    return () => {
      sources.value = sources.value.filter((one) => one !== source);
    };
  }, [key, url]);
  const retry = () => {
    setState((before) => ({ ...before, error: undefined }));
    setAttempt((count) => count + 1);
  };
  const isLoading = ask !== undefined && known === undefined && (state.key !== key || state.error === undefined);
  // The value has the type of the question: the key names its method and arguments.
  const value = sent?.value as Value | undefined;
  return { value, error: isLoading || known ? undefined : state.error, isLoading, retry };
}

/** Returns the types of NPCs that are monsters; `undefined` while they are asked for. */
export function useMonsterTypes(): ReadonlySet<string> | undefined {
  const { value } = useAnswer((client) => client.countNpcTypes(), "frame");
  return useMemo(() => value && new Set(value.flatMap(({ name, isMonster }) => (isMonster ? [name] : []))), [value]);
}
