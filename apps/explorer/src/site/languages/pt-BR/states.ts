import type { Dictionary } from "../en/english.js";

export const states: Dictionary["states"] = {
  loading: "Carregando",
  tablesRead: "Tabelas em leitura",
  pageNotLoaded: "Não foi possível carregar esta página",
  partNotLoaded: "Uma parte do site não carregou. A conexão pode ter caído ou o site pode ter sido atualizado.",
  notShown: "Não foi possível mostrar isto",
  workerFailed: (reason) => `O worker da cópia estática falhou: ${reason}`,
  noConnection: "Sem conexão com o serviço",
  noAnswer: "O serviço não responde. Ele pode ter sido parado.",
  offline: "Este dispositivo está offline. Páginas já abertas ainda podem ser mostradas.",
  noRecord: "Esse registro não existe",
  notAccepted: "O serviço não aceitou o pedido",
  tryAgain: "Tentar de novo",
  sameIdIn: (chronicle) => `O mesmo id em ${chronicle}`,
  recordIn: (name, chronicle) => `${name} em ${chronicle}`,
  firstPage: "A página inicial, com a busca",
};
