import type { Dictionary } from "../en/english.js";

export const api: Dictionary["api"] = {
  note: (link) => <>O documento OpenAPI deste serviço, também {link("em JSON")}. As descrições estão em inglês.</>,
  operations: "Operações",
  server: "Servidor",
};
