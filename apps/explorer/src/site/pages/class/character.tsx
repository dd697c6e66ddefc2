import { type ClassDetail, type Character as Computed, isGameDataApiError } from "@gamedata/client";
import { useEffect } from "preact/hooks";
import { address, changeQuery } from "../../address/address.js";
import { writeList } from "../../address/ids.js";
import { signed, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { AddRecord } from "../../parts/add-record.js";
import { Answered } from "../../parts/answered.js";
import { Select } from "../../parts/fields.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import {
  type Buff,
  buffTexts,
  type CharacterState,
  changesInWords,
  characterOf,
  itemTexts,
} from "./character-state.js";
import { AddItem, Line, useNames, WornLines } from "./worn-items.js";
import "./character.css";

/** What the source calls the stats that it names in another way. */
const sourceNames: Readonly<Record<string, string>> = {
  hp: "maxHp",
  mp: "maxMp",
  cp: "maxCp",
  accuracy: "accCombat",
  evasion: "rEvas",
  critRate: "rCrit",
  magicCritRate: "mCritRate",
  atkSpd: "pAtkSpd",
  castSpd: "mAtkSpd",
  shieldDefence: "sDef",
  shieldRate: "rShld",
  weightLimit: "maxLoad",
};

const PARTS = ["base", "equipment", "set", "enchant", "henna", "passive", "buff"] as const;

/** A character of the class at a level, with the items, hennas and effects of the address. */
export function Character({ one, level }: { readonly one: ClassDetail; readonly level: number }) {
  const state = characterOf(address.value.query);
  const skills = state.buffs.flatMap(({ id, level: stated }) => (stated === undefined ? [] : [[id, stated] as const]));
  const query = { level, items: itemTexts(state.items), hennas: state.hennas, skills };
  const answer = useAnswer((client) => client.getCharacter(one.id, query));
  // A data set may have no rules for characters.
  if (isGameDataApiError(answer.error) && answer.error.code === "DATA_NOT_FOUND") return null;
  return (
    <Panel title={words().classes.character.title} isPrinted={false}>
      {state.buffs.map(({ id, level: stated }) => stated === undefined && <HighestLevel key={id} id={id} />)}
      <Given one={one} state={state} />
      <Answered answer={answer} lines={24}>
        {(computed) => <Stats computed={computed} />}
      </Answered>
    </Panel>
  );
}

/** Gives a skill that was added its highest level. */
function HighestLevel({ id }: { readonly id: number }) {
  const skill = useAnswer((client) => client.getSkill(id, { fields: ["maxLevel"] as const }), "frame").value;
  const highest = skill?.maxLevel;
  useEffect(() => {
    const { buffs } = characterOf(address.value.query);
    if (highest !== undefined) setBuffs(buffs.map((buff) => (buff.id === id ? { id, level: highest } : buff)));
  }, [id, highest]);
  return null;
}

const setBuffs = (buffs: readonly Buff[]) => changeQuery({ buffs: writeList(buffTexts(buffs)) });
const setHennas = (hennas: readonly number[]) => changeQuery({ hennas: writeList(hennas) });

/** What the character wears and has, and how to change it. */
function Given({ one, state }: { readonly one: ClassDetail; readonly state: CharacterState }) {
  const texts = words().classes.character;
  const { hennas, buffs } = state;
  const buffName = useNames("skills", buffs);
  return (
    <div class="character-given no-print">
      <ul class="links">
        <WornLines />
        {buffs.map(({ id, level }, position) => {
          const name = buffName(id);
          return (
            <Line
              key={id}
              kind="skill"
              id={id}
              name={name}
              number={level ?? 1}
              numberName={texts.levelOf(name)}
              onNumber={(next) => setBuffs(buffs.toSpliced(position, 1, { id, level: Math.max(1, next) }))}
              onRemove={() => setBuffs(buffs.toSpliced(position, 1))}
            />
          );
        })}
        {hennas.map((id, position) => (
          <Line
            key={`${id}-${String(position)}`}
            kind="henna"
            id={id}
            name={hennaName(one, id)}
            onRemove={() => setHennas(hennas.toSpliced(position, 1))}
          />
        ))}
      </ul>
      <AddItem />
      <AddRecord
        kind="skills"
        onAdd={(id) => setBuffs([...buffs.filter((buff) => buff.id !== id), { id, level: undefined }])}
      />
      <AddHenna one={one} hennas={hennas} />
    </div>
  );
}

function hennaName({ allowedHennas = [] }: ClassDetail, id: number): string {
  const henna = allowedHennas.find(({ symbolId }) => symbolId === id);
  return henna === undefined ? words().henna.symbol(id) : (henna.shortLabel ?? changesInWords(henna));
}

function AddHenna({ one, hennas }: { readonly one: ClassDetail; readonly hennas: readonly number[] }) {
  const { allowedHennas = [] } = one;
  if (allowedHennas.length === 0) return null;
  const { character: texts } = words().classes;
  return (
    <span class="character-henna">
      <Select
        isLabeled
        label={texts.addHenna}
        value=""
        choices={[
          ["", ""],
          ...allowedHennas.map(({ symbolId }) => [String(symbolId), hennaName(one, symbolId)] as const),
        ]}
        onChoose={(henna) => setHennas([...hennas, Number(henna)])}
      />
    </span>
  );
}

const partInWords = (part: (typeof PARTS)[number], value: number | undefined) =>
  value !== undefined && (part === "base" ? whole(value) : signed(value));

/** The stats of a character, and what each part of it adds. */
function Stats({ computed: { stats, sets } }: { readonly computed: Computed }) {
  const texts = words().classes.character;
  const { walkSpd: _slow, ...shown } = stats;
  const rows = Object.entries(shown);
  const parts = PARTS.filter((part) => part === "base" || rows.some(([, stat]) => stat.parts[part] !== undefined));
  return (
    <>
      {sets.map(({ id, name }) => (
        <p key={id}>
          <RecordLink kind="armor-set" id={id} name={name} />
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a link in it, only the focus lets keys scroll it. */}
      <section class="character-stats table-frame" aria-label={texts.stat} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.stat}</th>
              {[words().columns.value, ...parts.map((part) => texts.parts[part])].map((title) => (
                <th key={title} scope="col" class="number">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, stat]) => (
              <tr key={name}>
                <th scope="row">{termOf("stat", sourceNames[name] ?? name).word}</th>
                <td class="number">
                  <strong>{whole(stat.value)}</strong>
                </td>
                {parts.map((part) => (
                  <td key={part} class="number soft">
                    {partInWords(part, stat.parts[part])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="soft">{texts.note}</p>
    </>
  );
}
