import type { ComponentChildren } from "preact";

type Link = (text: string) => ComponentChildren;

export const downloads = {
  note: "The whole data, for spreadsheets, databases and programs.",
  csvFor: "for spreadsheets",
  csv: (monsters: Link) => (
    <>
      A file for each collection and for each list in its records, with a README that describes every column. Each list
      of this site, such as the {monsters("monsters")}, has a button that saves what it shows.
    </>
  ),
  sqliteFor: "for SQL",
  sqlite: "The same as one database, with keys, indexes, and views of the drops and the loot of each NPC.",
  jsonFor: "for programs",
  json: (folder: ComponentChildren, api: ComponentChildren) => (
    <>
      The tables that everything here is computed from, one file each. They are in the package of the chronicle, in its
      folder {folder}, and in a static copy of this site. The answers of the service are in its {api}.
    </>
  ),
  tables: "Tables",
  table: "Table",
  rows: "Rows",
  packages: "Packages",
  ofNpm: "of npm",
  /** What each package is for, by its name. */
  uses: {
    "@gamedata/interlude": "the tables of Interlude, with types",
    "@gamedata/high-five": "the tables of High Five, with types",
    "@gamedata/core": "every query as a function over the tables",
    "@gamedata/client": "a typed client of the HTTP API",
    "@gamedata/http": "the service: API and this site",
    "@gamedata/handler": "the API as a handler for other runtimes",
    "@gamedata/export": "files: a copy of the API, CSV, SQLite",
    "@gamedata/mcp": "tools for assistants",
  },
};
