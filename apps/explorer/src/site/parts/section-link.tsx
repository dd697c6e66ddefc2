import { hrefOf } from "../address/address.js";
import { isEmptySection, type SectionPath, sections } from "../address/sections.js";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";

/** Leads to a page of the site; nothing for one of which the data has nothing. */
export function SectionLink({ path }: { readonly path: SectionPath }) {
  const { value } = useAnswer((client) => client.getDataset(), "frame");
  const section = sections.find((one) => one.path === path);
  const name = section?.name ?? section?.title;
  if (section === undefined || name === undefined || isEmptySection(section, value?.tables)) return null;
  return <a href={hrefOf(path)}>{words().sections[name]}</a>;
}
