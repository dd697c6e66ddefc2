import type { Dictionary } from "../en/english.js";

export const states: Dictionary["states"] = {
  loading: "Cargando",
  tablesRead: "Tablas en lectura",
  pageNotLoaded: "No se pudo cargar esta página",
  partNotLoaded: "Una parte del sitio no cargó. Puede haberse perdido la conexión o haberse actualizado el sitio.",
  notShown: "No se pudo mostrar esto",
  workerFailed: (reason) => `El worker de la copia estática falló: ${reason}`,
  noConnection: "Sin conexión con el servicio",
  noAnswer: "El servicio no responde. Puede que se haya detenido.",
  offline: "Este dispositivo está sin conexión. Las páginas ya abiertas aún pueden mostrarse.",
  noRecord: "Ese registro no existe",
  notAccepted: "El servicio no aceptó la petición",
  tryAgain: "Reintentar",
  sameIdIn: (chronicle) => `El mismo id en ${chronicle}`,
  recordIn: (name, chronicle) => `${name} en ${chronicle}`,
  firstPage: "La página de inicio, con el buscador",
};
