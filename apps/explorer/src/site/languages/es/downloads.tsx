import type { Dictionary } from "../en/english.js";

export const downloads: Dictionary["downloads"] = {
  note: "Todos los datos, para hojas de cálculo, bases de datos y programas.",
  csvFor: "para hojas de cálculo",
  csv: (monsters) => (
    <>
      Un archivo por colección y por cada lista de sus registros, con un README que describe cada columna. Cada lista
      del sitio, como la de {monsters("monstruos")}, tiene un botón que guarda lo que muestra.
    </>
  ),
  sqliteFor: "para SQL",
  sqlite: "Lo mismo en una base de datos, con claves, índices y vistas del drop y del botín de cada NPC.",
  jsonFor: "para programas",
  json: (folder, api) => (
    <>
      Las tablas de las que se calcula todo, un archivo cada una. Están en el paquete de la crónica, en su carpeta{" "}
      {folder}, y en una copia estática del sitio. Las respuestas del servicio están en su {api}.
    </>
  ),
  tables: "Tablas",
  table: "Tabla",
  rows: "Filas",
  packages: "Paquetes",
  ofNpm: "de npm",
  uses: {
    "@gamedata/interlude": "las tablas de Interlude, con tipos",
    "@gamedata/high-five": "las tablas de High Five, con tipos",
    "@gamedata/core": "cada consulta como función sobre las tablas",
    "@gamedata/client": "un cliente con tipos de la API HTTP",
    "@gamedata/http": "el servicio: API y este sitio",
    "@gamedata/handler": "la API como manejador para otros entornos",
    "@gamedata/export": "archivos: copia de la API, CSV, SQLite",
    "@gamedata/mcp": "herramientas para asistentes",
  },
};
