import type { ComponentChildren } from "preact";

export const api = {
  note: (link: (text: string) => ComponentChildren) => (
    <>The OpenAPI document of this service, {link("as JSON")} too.</>
  ),
  operations: "Operations",
  server: "Server",
};
