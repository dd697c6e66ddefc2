import type { Dictionary } from "../en/english.js";

export const downloads: Dictionary["downloads"] = {
  note: "Todos os dados, para planilhas, bancos de dados e programas.",
  csvFor: "para planilhas",
  csv: (monsters) => (
    <>
      Um arquivo por coleção e por lista dos registros, com um README que descreve cada coluna. Cada lista do site, como
      a de {monsters("monstros")}, tem um botão que salva o que ela mostra.
    </>
  ),
  sqliteFor: "para SQL",
  sqlite: "O mesmo em um banco de dados, com chaves, índices e views dos drops e do loot de cada NPC.",
  jsonFor: "para programas",
  json: (folder, api) => (
    <>
      As tabelas de onde tudo é calculado, um arquivo para cada. Estão no pacote da chronicle, na pasta {folder}, e em
      uma cópia estática do site. As respostas do serviço estão na {api}.
    </>
  ),
  tables: "Tabelas",
  table: "Tabela",
  rows: "Linhas",
  packages: "Pacotes",
  ofNpm: "do npm",
  uses: {
    "@gamedata/interlude": "as tabelas de Interlude, com tipos",
    "@gamedata/high-five": "as tabelas de High Five, com tipos",
    "@gamedata/core": "cada consulta como função sobre as tabelas",
    "@gamedata/client": "um cliente com tipos da API HTTP",
    "@gamedata/http": "o serviço: API e este site",
    "@gamedata/handler": "a API como manipulador para outros ambientes",
    "@gamedata/export": "arquivos: cópia da API, CSV, SQLite",
    "@gamedata/mcp": "ferramentas para assistentes",
  },
};
