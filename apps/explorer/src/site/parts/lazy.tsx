import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Failure, Skeleton } from "./answered.js";

/** Creates a component whose code is loaded when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [error, setError] = useState<unknown>();
    const [attempt, setAttempt] = useState(0);
    const [Shown, setShown] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (loaded !== undefined) return;
      load().then((component) => {
        loaded = component;
        setShown(() => component);
      }, setError);
    }, [attempt]);
    if (Shown !== undefined) return <Shown {...props} />;
    if (error === undefined) return <Skeleton lines={20} />;
    const retry = () => {
      setError(undefined);
      setAttempt(attempt + 1);
    };
    return <Failure error={error} retry={retry} />;
  };
}
