import { useEffect, useRef } from "preact/hooks";
import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import { PageHead } from "../parts/page-head.js";
import { base } from "../service/configuration.js";
import "swagger-ui-dist/swagger-ui.css";
import "./api-page.css";

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
      // The viewer gives its only choice no name.
      onComplete: () => document.getElementById("servers")?.setAttribute("aria-label", "Server"),
    });
  }, []);
  return (
    <>
      <PageHead
        name="API"
        note={
          <>
            The OpenAPI document of this service, <a href={new URL("api/openapi.json", base).href}>as JSON</a> too.
          </>
        }
      />
      <div ref={place} class="api" />
    </>
  );
}
