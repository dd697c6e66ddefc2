import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Failure, PageLoadError, Skeleton } from "./answered.js";

const failedStyles = new Set<HTMLLinkElement>();

// Errors of resources do not bubble: they are only seen on the way down.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedStyles.add(target);
  },
  true,
);

/**
 * Loads the style sheets again that failed. The loader of the build requests each only once, and a browser requests it again
 * only for a new element.
 */
async function reloadFailedStyles(): Promise<void> {
  const failed = [...failedStyles];
  failedStyles.clear();
  await Promise.all(
    failed.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = document.createElement("link");
          again.addEventListener("load", resolve);
          again.addEventListener("error", reject);
          again.rel = "stylesheet";
          again.href = link.href;
          again.crossOrigin = link.crossOrigin;
          link.replaceWith(again);
        }),
    ),
  );
}

/** A component whose code can be loaded before it is shown, when a failure is seen. */
interface LazyComponent<Props> {
  (props: Props): VNode;
  readonly preload: () => void;
}

/**
 * Creates a component whose code is loaded when it is first shown.
 *
 * @param placeholder What is shown until then; it takes the same space.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: () => VNode = () => <Skeleton lines={20} />,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = (component: ComponentType<Props>) => {
    loaded = component;
    return component;
  };
  return Object.assign(Lazy, { preload: () => void load().then(keep, () => {}) });

  function Lazy(props: Props) {
    const [error, setError] = useState<unknown>();
    const [attempt, setAttempt] = useState(0);
    const [Shown, setShown] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      // Not `loaded`: a component before this one may have loaded the code since this one was rendered.
      if (Shown !== undefined) return;
      reloadFailedStyles()
        .then(load)
        .then(keep)
        .then(
          (component) => setShown(() => component),
          (cause) => setError(new PageLoadError("The files of the page did not load", { cause })),
        );
    }, [attempt]);
    if (Shown !== undefined) return <Shown {...props} />;
    if (error === undefined) return placeholder();
    const retry = () => {
      setError(undefined);
      setAttempt(attempt + 1);
    };
    return <Failure error={error} retry={retry} />;
  }
}
