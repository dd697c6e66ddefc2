import type { ChangeType } from "@gamedata/client";
import { address, hrefOf } from "../address/address.js";
import { chronicles } from "../address/site.js";
import { words } from "../languages/words.js";
import { otherChronicles } from "../service/requests.js";
import { useAnswer } from "../service/use-answer.js";
import { Nearest } from "./nearest.js";
import { folderOf, pathOf, type RecordKind, recordKinds } from "./record-kinds.js";

/** Kinds whose records have no names of their own, so that another chronicle has none to say. */
const unnamed: readonly RecordKind[] = ["armor-set", "henna"];

/** The kind and the id of the record that the address names, if there are records of its kind. */
function recordInAddress(): { readonly kind: RecordKind; readonly id: number } | undefined {
  const path = address.value.path.replace(/^\/monsters\//, "/npcs/");
  const id = Number(/\d+$/.exec(path)?.[0]);
  const kind = recordKinds.find((one) => pathOf(one, id) === path);
  return kind === undefined ? undefined : { kind, id };
}

/** Where a record is that the chronicle lacks, what has a name like it here, and the first page. */
export function WaysOn() {
  const record = recordInAddress();
  const type = record && !unnamed.includes(record.kind) ? folderOf(record.kind) : undefined;
  const others = otherChronicles();
  return (
    <>
      {record !== undefined &&
        type !== undefined &&
        others.map((other) => <Elsewhere key={other} {...record} type={type} other={other} />)}
      <p class="link-row">
        {type === undefined &&
          others.map((other) => <LinkTo key={other} other={other} text={words().states.sameIdIn(other)} />)}
        <a href={hrefOf("/")}>{words().states.firstPage}</a>
      </p>
    </>
  );
}

/** The record in another chronicle that has it, and the names here that are like its name. */
function Elsewhere({ kind, type, id, other }: { kind: RecordKind; type: ChangeType; id: number; other: string }) {
  const { value } = useAnswer((client) => client.getChanges({ from: other, type, id }), "frame");
  const name = value?.removed.find((one) => one.id === id)?.name;
  if (name === undefined || name === null) return null;
  return (
    <>
      <p class="link-row">
        <LinkTo other={other} text={words().states.recordIn(name, other)} />
      </p>
      <Nearest text={name} types={[kind]} />
    </>
  );
}

/** Leads to the same address in another chronicle. */
function LinkTo({ other, text }: { readonly other: string; readonly text: string }) {
  const { path, query } = address.value;
  return <a href={hrefOf(path, { ...query, chronicle: other === chronicles[0] ? undefined : other })}>{text}</a>;
}
