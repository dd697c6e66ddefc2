import type { Dictionary } from "../en/english.js";

export const craftList: Dictionary["craftList"] = {
  title: "Lista",
  note: "Crafts e compras juntos: um só estoque, uma só soma. Este navegador guarda a lista, e o endereço pode ser compartilhado.",
  empty: "A lista está vazia. Adicione um item abaixo, ou clique em “Adicionar à lista” na página dele.",
  add: "Adicionar à lista",
  onList: (pieces) => `×${pieces} na lista`,
  copyAddress: "Copiar o endereço",
  keep: "Guardar esta lista no lugar da minha",
  wanted: "O que eu quero",
  howMade: "Como é feito",
  together: "No total",
  withRates: "com as chances de sucesso",
  item: "Item",
  how: "Como",
  pieces: "Unidades",
  remove: "Remover",
  removeNamed: (name) => `Remover ${name}`,
  piecesOf: (name) => `Unidades de ${name}`,
  unknown: (id) => `Item ${id}`,
  crafted: (rate) => `craft, ${rate} %`,
  bought: "comprado ou coletado",
};
