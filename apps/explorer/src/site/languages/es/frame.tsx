import type { Dictionary } from "../en/english.js";

export const frame: Dictionary["frame"] = {
  skip: "Ir al contenido",
  home: "Inicio",
  menu: "Menú",
  chronicle: "Crónica",
  language: "Idioma",
  lightColors: "Colores claros",
  darkColors: "Colores oscuros",
  sections: "Secciones",
  noSuchPage: "Página no encontrada",
  noPageAt: (path, link) => (
    <>
      No hay página en {path}. El buscador de arriba encuentra registros por nombre; la {link("página de inicio")} lleva
      a todos.
    </>
  ),
  keys: "Teclas",
  close: "Cerrar",
  searchKeys: "/ o Ctrl K",
  effectsOfKeys: {
    search: "Buscar",
    choose: "Elegir un resultado",
    row: "Fila siguiente o anterior de la tabla",
    openRow: "Abrir la fila",
    coordinates: "En el mapa: copiar las coordenadas del puntero",
    keys: "Esta lista",
  },
  asJson: "Esta página en JSON · TypeScript",
  eachLine: (core) => <>Cada línea es una petición de esta página y la llamada de {core} con el mismo resultado.</>,
  notLinked:
    "En esta copia un service worker responde a las peticiones; este navegador o alojamiento no lo permite, o aún no está listo.",
  dataAlone: (version, chronicle) => (
    <>
      Datos {version} de {chronicle}.
    </>
  ),
  data: (version, chronicle, project, revision) => (
    <>
      Datos {version} de {chronicle}, de {project} {revision}.
    </>
  ),
  unofficial:
    "No oficial: sin relación con el dueño del juego ni respaldo suyo; a él pertenecen los nombres y marcas del juego.",
  copy: "Copiar",
  copied: "Copiado",
};
