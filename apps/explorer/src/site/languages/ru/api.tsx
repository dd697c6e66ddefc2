import type { Dictionary } from "../en/english.js";

export const api: Dictionary["api"] = {
  note: (link) => <>Документ OpenAPI этого сервиса, есть и {link("в виде JSON")}. Описания — на английском.</>,
  operations: "Операции",
  server: "Сервер",
};
