import { useEffect, useRef } from "preact/hooks";
import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import { base, copyWorker } from "../address/site.js";
import { words } from "../languages/words.js";
import { isDark } from "../look/theme.js";
import { PageHead } from "../parts/page-head.js";
import { send } from "../service/requests.js";
import "swagger-ui-dist/swagger-ui.css";
import "./api-page.css";

/** Makes a section of the `main` of the viewer's layout, which stands inside the `main` of the site. */
function replaceMain(): void {
  const main = document.getElementById("operations");
  if (main === null) return;
  const section = document.createElement("section");
  section.setAttribute("aria-label", words().api.operations);
  section.append(...main.childNodes);
  main.replaceWith(section);
}

/** A request of the viewer; `loadSpec` is true for that of the document. */
interface ViewerRequest {
  readonly url: string;
  readonly loadSpec?: boolean;
  /** Is called in place of `fetch`. */
  userFetch?: (url: string) => Promise<Response>;
}

/** Sends a request that is tried in a static copy as the site does: its files have other names, and none is for a query. */
function sendInCopy(request: ViewerRequest): ViewerRequest {
  if (request.loadSpec === true) return request;
  request.userFetch = async (url) => {
    const response = await send(url, { headers: {} });
    const headers = { "content-type": "application/json" };
    return new Response(await response.text(), { status: response.status, headers });
  };
  return request;
}

/** The OpenAPI document of the service, in a viewer that can also send requests. */
export function ApiPage() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    SwaggerUI({
      domNode: place.current,
      url: new URL("api/openapi.json", base).href,
      docExpansion: "list",
      defaultModelsExpandDepth: -1,
      deepLinking: false,
      // The validator is a service of the vendor; nothing is requested from elsewhere.
      validatorUrl: null,
      ...(copyWorker !== "" && { requestInterceptor: sendInCopy }),
      onComplete: () => {
        // The viewer gives its only choice no name.
        document.getElementById("servers")?.setAttribute("aria-label", words().api.server);
        replaceMain();
        // Its tags follow its title.
        for (const tag of document.querySelectorAll(".opblock-tag")) tag.setAttribute("aria-level", "2");
      },
    });
  }, []);
  const isInDark = isDark();
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle("dark-mode", isInDark);
    return () => classList.remove("dark-mode");
  }, [isInDark]);
  const { api, sections } = words();
  return (
    <>
      <PageHead
        name={sections.api}
        note={api.note((text) => <a href={new URL("api/openapi.json", base).href}>{text}</a>)}
      />
      <div ref={place} class="api" />
    </>
  );
}
