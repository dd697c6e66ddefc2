import type { Dictionary } from "../en/english.js";

export const api: Dictionary["api"] = {
  note: (link) => (
    <>El documento OpenAPI de este servicio, también {link("en JSON")}. Las descripciones están en inglés.</>
  ),
  operations: "Operaciones",
  server: "Servidor",
};
