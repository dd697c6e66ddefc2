import type { Dictionary } from "../en/english.js";

export const craftList: Dictionary["craftList"] = {
  title: "Lista",
  note: "Fabricaciones y compras juntas: un solo inventario, una sola suma. Este navegador guarda la lista, y su dirección se puede compartir.",
  empty: "La lista está vacía. Añade un objeto abajo o pulsa «Añadir a la lista» en su página.",
  add: "Añadir a la lista",
  onList: (pieces) => `×${pieces} en la lista`,
  copyAddress: "Copiar la dirección",
  keep: "Guardar esta lista en lugar de la mía",
  wanted: "Lo que quiero",
  howMade: "Cómo se hace",
  together: "En total",
  withRates: "con las probabilidades de éxito",
  item: "Objeto",
  how: "Cómo",
  pieces: "Unidades",
  remove: "Quitar",
  removeNamed: (name) => `Quitar ${name}`,
  piecesOf: (name) => `Unidades de ${name}`,
  unknown: (id) => `Objeto ${id}`,
  crafted: (rate) => `fabricado, ${rate} %`,
  bought: "comprado o reunido",
};
