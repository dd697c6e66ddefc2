import type { ComponentType, VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { hrefOf, isFirstPage } from "../address/address.js";
import { siteName } from "../address/site.js";
import { withTerms, words } from "../languages/words.js";
import { lazy, preloadElement } from "../parts/lazy.js";
import { PageHead } from "../parts/page-head.js";
import { pages, recordPath, records, termsOfPages } from "./routes.js";

/** The pages, each of which loads its code and its words when it is first shown. */
function lazyOf<Props extends object>([name, load]: readonly [string, () => Promise<ComponentType<Props>>]) {
  const terms = termsOfPages[name];
  return [name, lazy(terms ? () => withTerms(terms, load) : load)] as const;
}

const lazyPages = new Map(Object.entries(pages).map(lazyOf<object>));
const lazyRecords = new Map(Object.entries(records).map(lazyOf<{ readonly id: number }>));

function pageAt(path: string): VNode | undefined {
  const [, folder = "", id = ""] = recordPath.exec(path) ?? [];
  const [Page, RecordPage] = [lazyPages.get(path), lazyRecords.get(folder)];
  return Page ? <Page /> : RecordPage && <RecordPage id={Number(id)} />;
}

/** Loads the code of the page of a path before it can be shown, because the words of the site are not there yet. */
export function preloadPage(path: string): void {
  const page = pageAt(path);
  if (page !== undefined) preloadElement(page);
}

export function PageOfAddress({ path }: { readonly path: string }) {
  // Before the title of the page, which follows when its name is known; that of the first one is the host's.
  useLayoutEffect(() => {
    if (!isFirstPage()) document.title = siteName;
  }, []);
  const page = pageAt(path);
  if (page !== undefined) return page;
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
