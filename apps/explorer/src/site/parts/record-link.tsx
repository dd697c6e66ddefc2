import type { LocationRef, LootRow, NpcDetail, RegionRef } from "@gamedata/client";
import { type ComponentChildren, Fragment } from "preact";
import { hrefOf, type QueryChanges } from "../address/address.js";
import { isEmptySection, type SectionPath, sections } from "../address/sections.js";
import { ABSENT, wholeRange } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { FoldedList } from "./folded-list.js";
import { Icon } from "./icon.js";
import { recordGlyph } from "./item-glyph.js";
import { pathOf, type RecordKind } from "./record-kinds.js";
import "./record-link.css";

interface RecordLinkProps {
  readonly kind: RecordKind;
  readonly id: number;
  readonly name: ComponentChildren;
  /** The image; `undefined` for a link without a place for one. */
  readonly icon?: string | null | undefined;
  /** What the address of the page has behind its path. */
  readonly query?: QueryChanges;
}

/** Lets a name be divided behind a star: that of a pair of swords is one long word. */
export const dividable = (name: string) =>
  name.split("*").flatMap((part, index) => (index === 0 ? part : ["*", <wbr key={index} />, part]));

/** A link to the page of a record; its hint is shown by the hover card of the site. */
export const RecordLink = ({ kind, id, name, icon, query }: RecordLinkProps) => (
  <a
    class="record-link"
    href={hrefOf(pathOf(kind, id), query, typeof name === "string" ? name : undefined)}
    data-card={`${kind}:${id}`}
  >
    {icon !== undefined && <Icon file={icon} glyph={recordGlyph(kind, icon)} />}
    <span>{typeof name === "string" ? dividable(name) : name}</span>
  </a>
);

/** A record as answers of the service name it. */
export type Named = { readonly name: string; readonly iconFile?: string | null } & (
  | { readonly id: number }
  | { readonly itemId: number }
);

const idOf = (record: Named) => ("itemId" in record ? record.itemId : record.id);

/** A link to a record as an answer names it, with its image where it has one. */
export const LinkOf = ({ kind, record }: { readonly kind: RecordKind; readonly record: Named }) => (
  <RecordLink kind={kind} id={idOf(record)} name={record.name} icon={record.iconFile} />
);

export const ItemLink = ({ item }: { readonly item: Named }) => <LinkOf kind="item" record={item} />;

interface RecordLinksProps {
  readonly kind: RecordKind;
  readonly of: readonly Named[];
  /** What stands before them. */
  readonly before?: ComponentChildren;
}

/** Links to records, one after the other, without their images. */
export const RecordLinks = ({ kind, of, before }: RecordLinksProps) => (
  <p class="link-row">
    {before}
    {of.map((one) => (
      <RecordLink key={idOf(one)} kind={kind} id={idOf(one)} name={one.name} />
    ))}
  </p>
);

export interface LinkListProps<Row> {
  readonly kind: RecordKind;
  readonly rows: readonly Row[] | undefined;
  readonly recordOf: (row: Row) => Named;
  readonly noteOf?: (row: Row) => ComponentChildren;
  readonly isRow?: boolean;
  /** What stands above the list. */
  readonly title?: ComponentChildren;
}

/** A list of links with notes, folded if it is long; nothing without rows. */
export function LinkList<Row>({ kind, rows = [], recordOf, noteOf, isRow = false, title }: LinkListProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <FoldedList isRow={isRow}>
        {rows.map((row, index) => (
          <li key={`${idOf(recordOf(row))} ${index}`}>
            <LinkOf kind={kind} record={recordOf(row)} /> {noteOf && <span class="soft">{noteOf(row)}</span>}
          </li>
        ))}
      </FoldedList>
    </>
  );
}

export const MinionList = ({ title, minions }: { title?: string; minions: NonNullable<NpcDetail["minions"]> }) => (
  <LinkList
    title={title}
    kind="npc"
    rows={minions}
    recordOf={({ npc }) => npc}
    noteOf={({ min, max }) => `×${wholeRange(min, max)}`}
    isRow
  />
);

export const lootItem = ({ itemId, itemName: name, iconFile }: LootRow): Named => ({ itemId, name, iconFile });

/** Links to records in a text, with commas between them. */
export const Names = ({ kind, of }: { readonly kind: RecordKind; readonly of: readonly Named[] }) => (
  <>
    {of.map((one, index) => (
      <Fragment key={idOf(one)}>
        {index > 0 && " "}
        <span class="listed-link">
          <RecordLink kind={kind} id={idOf(one)} name={one.name} />
          {index < of.length - 1 && ","}
        </span>
      </Fragment>
    ))}
  </>
);

/** Where something is: its location, else its region; either can be missing. */
export interface Place {
  readonly location?: LocationRef | null | undefined;
  readonly region?: RegionRef | null | undefined;
}

/** Returns the name of a place, which lists are sorted and searched by; `undefined` where it is not known. */
export const placeName = ({ location, region }: Place = {}): string | undefined => location?.name ?? region?.name;

/** The place of something. A region says that it is one: a location can have the same name. */
export function PlaceLink({ location, region }: Place) {
  if (location) return <RecordLink kind="location" id={location.id} name={location.name} />;
  if (!region) return ABSENT;
  const { regionNote, regionNoteLong } = words().place;
  return (
    <>
      <RecordLink kind="region" id={region.id} name={region.name} />{" "}
      <span class="soft" title={regionNoteLong}>
        {regionNote}
      </span>
    </>
  );
}

/** Leads to a page of the site; nothing for one of which the data has nothing. */
export function SectionLink({ path }: { readonly path: SectionPath }) {
  const { value } = useAnswer((client) => client.getDataset(), "frame");
  const section = sections.find((one) => one.path === path);
  const name = section?.name ?? section?.title;
  if (section === undefined || name === undefined || isEmptySection(section, value?.tables)) return null;
  return <a href={hrefOf(path)}>{words().sections[name]}</a>;
}
