import type { ComponentChildren } from "preact";

export const frame = {
  skip: "Skip to the content",
  home: "Home",
  menu: "Menu",
  chronicle: "Chronicle",
  language: "Language",
  lightColors: "Light colors",
  darkColors: "Dark colors",
  sections: "Sections",
  noSuchPage: "No such page",
  noPageAt: (path: ComponentChildren, link: (text: string) => ComponentChildren) => (
    <>
      There is no page at {path}. The search above finds records by name; the {link("first page")} leads to all of them.
    </>
  ),
  keys: "Keys",
  close: "Close",
  searchKeys: "/ or Ctrl K",
  effectsOfKeys: {
    search: "Search",
    choose: "Choose a result",
    row: "Next or previous row of a table",
    openRow: "Open the row",
    coordinates: "On the map: copy the coordinates at the pointer",
    keys: "This list",
  },
  asJson: "This page as JSON · TypeScript",
  eachLine: (core: ComponentChildren) => (
    <>Each line is a request of this page, and the call of {core} with the same result.</>
  ),
  notLinked:
    "In this copy a service worker answers the requests; this browser or host does not allow it, or it is not ready yet.",
  dataAlone: (version: ComponentChildren, chronicle: string) => (
    <>
      Data {version} of {chronicle}.
    </>
  ),
  data: (version: ComponentChildren, chronicle: string, project: string, revision: ComponentChildren) => (
    <>
      Data {version} of {chronicle}, from {project} {revision}.
    </>
  ),
  unofficial:
    "Unofficial: not affiliated with or endorsed by the owner of the game, who owns the names and trademarks in it.",
  copy: "Copy",
  copied: "Copied",
};
