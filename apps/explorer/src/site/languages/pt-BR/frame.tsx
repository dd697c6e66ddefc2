import type { Dictionary } from "../en/english.js";

export const frame: Dictionary["frame"] = {
  skip: "Ir para o conteúdo",
  home: "Início",
  menu: "Menu",
  chronicle: "Chronicle",
  language: "Idioma",
  lightColors: "Cores claras",
  darkColors: "Cores escuras",
  sections: "Seções",
  noSuchPage: "Página não encontrada",
  noPageAt: (path, link) => (
    <>
      Não há página em {path}. A busca acima encontra registros pelo nome; a {link("página inicial")} leva a todos.
    </>
  ),
  keys: "Teclas",
  close: "Fechar",
  searchKeys: "/ ou Ctrl K",
  effectsOfKeys: {
    search: "Buscar",
    choose: "Escolher um resultado",
    row: "Linha seguinte ou anterior da tabela",
    openRow: "Abrir a linha",
    coordinates: "No mapa: copiar as coordenadas do ponteiro",
    keys: "Esta lista",
  },
  asJson: "Esta página em JSON · TypeScript",
  eachLine: (core) => <>Cada linha é um pedido desta página e a chamada de {core} com o mesmo resultado.</>,
  notLinked:
    "Nesta cópia um service worker responde aos pedidos; este navegador ou host não o permite, ou ele ainda não está pronto.",
  dataAlone: (version, chronicle) => (
    <>
      Dados {version} de {chronicle}.
    </>
  ),
  data: (version, chronicle, project, revision) => (
    <>
      Dados {version} de {chronicle}, de {project} {revision}.
    </>
  ),
  unofficial: "Não oficial: sem vínculo com o dono do jogo nem apoio dele; a ele pertencem os nomes e marcas do jogo.",
  copy: "Copiar",
  copied: "Copiado",
};
