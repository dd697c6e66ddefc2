import { useLayoutEffect } from "preact/hooks";
import { hrefOf, isFirstPage } from "../address/address.js";
import { siteName } from "../address/site.js";
import { withTerms, words } from "../languages/words.js";
import { lazy } from "../parts/lazy.js";
import { PageHead } from "../parts/page-head.js";
import { pages, routeOf, termsOfPages } from "./routes.js";

/** The pages, each of which loads its code and its words when it is first shown. */
const lazyPages = new Map(
  [...pages].map(([name, load]) => {
    const terms = termsOfPages.get(name);
    return [name, lazy(terms ? () => withTerms(terms, load) : load)] as const;
  }),
);

/** Loads the code of the page of a path before it can be shown, because the words of the site are not there yet. */
export const preloadPage = (path: string): void => lazyPages.get(routeOf(path).name)?.preload();

export function PageOfAddress({ path }: { readonly path: string }) {
  // Before the title of the page, which follows when its name is known; that of the first one is the host's.
  useLayoutEffect(() => {
    if (!isFirstPage()) document.title = siteName;
  }, []);
  const { name, id } = routeOf(path);
  const Page = lazyPages.get(name);
  if (Page !== undefined) return <Page id={id} />;
  const { frame } = words();
  return (
    <>
      <PageHead name={frame.noSuchPage} />
      <p>
        {frame.noPageAt(<code>{path}</code>, (text) => (
          <a href={hrefOf("/")}>{text}</a>
        ))}
      </p>
    </>
  );
}
