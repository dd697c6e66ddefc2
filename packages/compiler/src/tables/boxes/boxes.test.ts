import { describe, expect, test } from "vitest";
import { compileSmall, smallRows } from "../../../fixtures/small-datapack.js";

const item = (id: number, content: string, attributes = 'type="EtcItem"') =>
  `<item id="${id}" ${attributes} name="Crate ${id}">${content}</item>`;
const items = (list: string) => ({ "data/stats/items/9.xml": `<list>${list}</list>` });
const skill = (content: string, levels = 1) => ({
  "data/stats/skills/9.xml": `<list><skill id="9" levels="${levels}" name="Open"><set name="operateType" val="A1"/>${content}</skill></list>`,
});
const set = (name: string, value: string) => `<set name="${name}" val="${value}"/>`;

/** Reads the boxes of a small datapack, and what of them was lost. */
function boxesOf(files: Readonly<Record<string, string>>) {
  const { tables, losses, diagnostics } = compileSmall("mobius", files);
  const boxes = Object.fromEntries(tables.boxes.map(({ row }) => [row.itemId, row.contents]));
  return { boxes, losses, warnings: diagnostics.filter(({ severity }) => severity === "warning") };
}

const alone = (itemId: number, min: number, max: number, chance: number) => ({ itemId, min, max, chance });

const ONE = 'min="1" max="1" chance="1"';
const listOf = (...given: readonly string[]) =>
  `<capsuled_items>${given.map((one) => `<item ${one}/>`).join("")}</capsuled_items>`;
const NINE = '<skills><skill id="9" level="1"/></skills>';
const effect = (name: string, content: string) => `<effects><effect name="${name}">${content}</effect></effects>`;

describe("the list of an item", () => {
  test.each([
    ["as a setting", set("capsuled_items", "61,2,3,40;62,1,1,100")],
    ["as elements", listOf('id="61" min="2" max="3" chance="40"', 'id="62" min="1" max="1" chance="100"')],
    ["with a chance above 100", set("capsuled_items", " 61 , 2,3,40; 62,1,1,250;")],
  ])("%s is rolled item by item", (_, content) => {
    const { boxes, losses } = boxesOf(items(item(90, content)));
    expect(boxes).toEqual({ 90: [alone(61, 2, 3, 40), alone(62, 1, 1, 100)] });
    expect(losses).toEqual([]);
  });

  test.each([
    ["ExtractableItems", [alone(61, 1, 1, 100)]],
    ["ItemSkills", [alone(62, 3, 3, 100)]],
    ["EnchantScrolls", [alone(61, 1, 1, 100)]],
  ])("or its skill counts, by the handler %s", (handler, expected) => {
    const restoring = skill(effect("Restoration", '<param itemId="62" itemCount="3"/>'));
    const crate = item(90, set("handler", handler) + listOf('id="61" min="1" max="1" chance="100"') + NINE);
    const other = item(91, set("handler", "Appearance") + NINE);
    const { boxes, losses } = boxesOf({ ...items(crate + other), ...restoring });
    expect(boxes).toEqual({ 90: expected });
    expect(losses).toEqual([]);
  });

  test("of an item that is defined again without one does not count", () => {
    const { boxes } = boxesOf(items(item(90, set("capsuled_items", "61,2,3,40")) + item(90, "")));
    expect(boxes).toEqual({});
  });

  test("of what its skill creates ends at 100 percent, also where the parts add up to a little less in binary fractions", () => {
    const parts = [0.1, 64.1, 35.8, 1].map((chance, at) => `<item id="${61 + at}" count="1" chance="${chance}"/>`);
    const crate = item(90, `<createItems>${parts.join("")}</createItems>${NINE}`);
    const { boxes } = boxesOf({ ...items(crate), ...skill("") });
    expect(boxes["90"]?.map(({ itemId, chance }) => `${itemId} ${chance}`)).toEqual(["61 0.1", "62 64.1", "63 35.8"]);
  });

  test("of what its skill creates is rolled once", () => {
    const list =
      '<createItems><item id="61" count="2" chance="95"/><item id="62" count="1" chance="4.5"/></createItems>';
    const { boxes, losses } = boxesOf({ ...items(item(90, list + NINE) + item(91, list)), ...skill("") });
    expect(boxes).toEqual({
      90: [
        { ...alone(61, 2, 2, 95), group: 1 },
        { ...alone(62, 1, 1, 4.5), group: 1 },
      ],
    });
    expect(losses).toEqual([]);
  });

  test.each([
    ['minEnchant="3" maxEnchant="3"', { enchant: 3 }],
    // The engine takes no lowest one without a highest.
    ['minEnchant="3"', {}],
  ])("states the enchantment of an item with %s", (attributes, enchant) => {
    const { boxes, losses } = boxesOf(items(item(90, listOf(`id="61" ${ONE} ${attributes}`))));
    expect(boxes).toEqual({ 90: [{ ...alone(61, 1, 1, 1), ...enchant }] });
    expect(losses).toEqual([]);
  });

  test("with an item of which the enchantment varies is no box, which is no mistake of the owner", () => {
    const list = listOf(`id="61" ${ONE} minEnchant="3" maxEnchant="4"`);
    const { boxes, losses, warnings } = boxesOf(items(item(90, list)));
    expect(boxes).toEqual({});
    expect(losses).toEqual([]);
    expect(warnings).toContainEqual(expect.objectContaining({ received: "+3 to +4: left out" }));
  });

  test.each([
    ["must give one", 1, [50, 50], [200 / 3, 100 / 3]],
    ["may give one", 0, [50, 50], [50, 25]],
    ["gives the first", 1, [100, 50], [100]],
  ])("that %s has the chances of rolls until one is given", (_, least, chances, expected) => {
    const list = chances.map((part, at) => `<item id="${61 + at}" min="2" max="3" chance="${part}"/>`).join("");
    const limits = set("extractableCountMin", String(least)) + set("extractableCountMax", "1");
    const { boxes, losses } = boxesOf(items(item(90, `${limits}<capsuled_items>${list}</capsuled_items>`)));
    expect(boxes[90]).toEqual(
      expected.map((part, at) => ({ ...alone(61 + at, 2, 3, Number(part.toFixed(9))), group: 1 })),
    );
    expect(losses).toEqual([]);
  });

  test.each([
    ["all that is certain", 2, 2, [100, 100], [[100], [100, 1]]],
    ["what is certain, and one of the others", 2, 2, [100, 50, 50], [[100], [200 / 3, 1], [100 / 3, 1]]],
    ["what is certain, and perhaps one of the others", 1, 2, [100, 50, 50], [[100], [50, 1], [25, 1]]],
  ])("that is limited to two gives %s", (_, least, most, chances, expected) => {
    const list = chances.map((part, at) => `<item id="${60 + at}" min="1" max="1" chance="${part}"/>`).join("");
    // The item that is certain does not come a second time.
    const again = '<item id="60" min="1" max="1" chance="50"/>';
    const limits = set("extractableCountMin", String(least)) + set("extractableCountMax", String(most));
    const { boxes } = boxesOf(items(item(90, `${limits}<capsuled_items>${list}${again}</capsuled_items>`)));
    expect(boxes[90]).toEqual(
      expected.map(([part = 0, group], at) => ({
        ...alone(60 + at, 1, 1, Number(part.toFixed(9))),
        ...(group !== undefined && { group }),
      })),
    );
  });

  test.each([
    ["two by chance", 2, 2, [50, 50, 50]],
    ["what is certain after what is not", 2, 2, [50, 100]],
    ["more at least than at most", 3, 2, [100, 50]],
    ["at least one, and no more than none", 1, 0, [50]],
  ])("that gives %s is no box, with a warning", (_, least, most, chances) => {
    const list = chances.map((part, at) => `<item id="${60 + at}" min="1" max="1" chance="${part}"/>`).join("");
    const limits = set("extractableCountMin", String(least)) + set("extractableCountMax", String(most));
    const { boxes, losses, warnings } = boxesOf(items(item(90, `${limits}<capsuled_items>${list}</capsuled_items>`)));
    expect(boxes).toEqual({});
    expect(losses).toEqual([]);
    expect(warnings).toContainEqual(expect.objectContaining({ what: "<capsuled_items>" }));
  });
});

describe("the skill of an item", () => {
  const drawing = (options: string) => effect("RestorationRandom", `<items>${options}</items>`);
  const opened = (skillLevel: string, attributes?: string) =>
    items(item(90, set("item_skill", skillLevel), attributes));
  const option = (itemId: number, count: number, chance: number, rest: object = {}) => ({
    ...alone(itemId, count, count, chance),
    group: 1,
    ...rest,
  });
  const options = (...lists: string[]) =>
    `<table name="#given">${lists.join(" ")}</table>${set("capsuled_items_skill", "#given")}<effects><effect name="RestorationRandom"/></effects>`;

  test("gives its options by an effect that states a power of 0, too", () => {
    const content = options("60,1,100").replace('RestorationRandom"', 'RestorationRandom" val="0"');
    const { boxes, losses } = boxesOf({ ...opened("9-1"), ...skill(content) });
    expect(boxes).toEqual({ 90: [option(60, 1, 100)] });
    expect(losses).toEqual([]);
  });

  test("gives one of the options of its level; items of one option come together, and a roll above 100 gives nothing", () => {
    const content = options("60,1,100", "61,5,30;62,1,60,2,50;61,1,40;60,9,5");
    const { boxes, losses } = boxesOf({ ...opened("9-2"), ...skill(content, 2) });
    expect(boxes).toEqual({
      90: [option(61, 5, 30), option(62, 1, 50, { option: 2 }), option(60, 2, 50, { option: 2 }), option(61, 1, 20)],
    });
    expect(losses).toEqual([]);
  });

  test("shows what it always gives at each level, and nothing that it gives by chance", () => {
    const always = `<table name="#id">61 62</table><effects><effect name="Restoration"><param itemId="#id" itemCount="3"/></effect></effects>`;
    const created = (content: string) => smallRows("mobius", "skills", skill(content, 2))[0]?.createdItems;
    expect(created(always)).toEqual([
      { itemId: 61, min: [3, 0], max: [3, 0] },
      { itemId: 62, min: [0, 3], max: [0, 3] },
    ]);
    expect(created(options("60,1,100", "61,5,30"))).toBeUndefined();
  });

  test("gives what its effects give, always or by an option", () => {
    const content = `<table name="#id">61 62</table><effects><effect name="Restoration"><param itemId="#id" itemCount="3"/></effect></effects>`;
    expect(boxesOf({ ...opened("9-2"), ...skill(content, 2) }).boxes).toEqual({ 90: [alone(62, 3, 3, 100)] });
    const second = '<item id="62" count="1" minEnchant="5" maxEnchant="5"/><item id="60" count="4"/>';
    const list = `<item chance="25.5"><item id="61" count="2"/></item><item chance="10">${second}</item>`;
    expect(boxesOf({ ...opened("9-1"), ...skill(drawing(list)) }).boxes).toEqual({
      90: [option(61, 2, 25.5), option(62, 1, 10, { option: 2, enchant: 5 }), option(60, 4, 10, { option: 2 })],
    });
    const values =
      '<itemId><value level="1">60</value><value level="2">61</value></itemId><itemCount>7</itemCount><itemEnchantmentLevel>4</itemEnchantmentLevel>';
    const capital = skill(`<Effects><Effect name="restoration">${values}</Effect></Effects>`, 2);
    expect(boxesOf({ ...opened("9-2"), ...capital }).boxes).toEqual({ 90: [{ ...alone(61, 7, 7, 100), enchant: 4 }] });
  });

  test("gives each enchantment of one that is drawn with the same chance, where one piece has it", () => {
    const drawn = (item: string) =>
      boxesOf({ ...opened("9-1"), ...skill(drawing(`<item chance="30">${item}</item>`)) });
    const range = 'minEnchant="0" maxEnchant="2"';
    expect(drawn(`<item id="61" count="1" ${range}/>`).boxes).toEqual({
      90: [option(61, 1, 10), option(61, 1, 10, { enchant: 1 }), option(61, 1, 10, { enchant: 2 })],
    });
    for (const item of [`count="2" ${range}`, 'count="1" minEnchant="3" maxEnchant="2"'])
      expect(drawn(`<item id="61" ${item}/>`).warnings).toContainEqual(
        expect.objectContaining({ what: "contents of a box" }),
      );
  });

  test("gives the options of its level", () => {
    const value = (level: number, count: number) =>
      `<value level="${level}"><item chance="30"><item id="61" count="${count}"/></item></value>`;
    const list = `<items>${value(2, 5)}${value(3, 6)}</items>`;
    const content = `<effects><effect name="RestorationRandom" fromLevel="2" toLevel="3">${list}</effect></effects>`;
    const boxesAt = (level: number) => boxesOf({ ...opened(`9-${level}`), ...skill(content, 3) });
    expect(boxesAt(2).boxes).toEqual({ 90: [option(61, 5, 30)] });
    expect(boxesAt(3).boxes).toEqual({ 90: [option(61, 6, 30)] });
    expect(boxesAt(1)).toMatchObject({ boxes: {}, losses: [] });
  });

  test.each([
    ["an option without a chance", options("61,5;62,1,50")],
    ["options of no level", drawing('<value levle="1"><item chance="5"><item id="61" count="2"/></item></value>')],
    ["a level without options", options("61,5,30")],
    ["an effect without a number of pieces", effect("Restoration", '<param itemId="61"/>')],
    ["an option with a misspelled id", drawing('<item chance="5"><item ld="61" count="2"/></item>')],
  ])("with %s is no box, and a loss", (_, content) => {
    const { boxes, losses } = boxesOf({ ...opened("9-1"), ...skill(content, content.includes("61,5,30") ? 2 : 1) });
    expect(boxes).toEqual({});
    expect(losses.length).toBeGreaterThan(0);
  });

  test("is started in another way by what is worn", () => {
    expect(boxesOf({ ...opened("9-1", 'type="Armor"'), ...skill(options("61,5,30")) }).boxes).toEqual({});
  });
});

describe("the boxes of other servers", () => {
  const extract = (list: string, attributes = "") => ({
    "data/stats/items/9.xml": `<list><item id="90" name="Crate" type="NONE"><attributes weight="1"/><extract${attributes}>${list}</extract></item></list>`,
  });

  test("of L2jOrg give each of their items by its chance in percent", () => {
    const list = '<item id="60" chance="100000000"/><item id="61" min-count="5" max-count="5" chance="50"/>';
    const { boxes, losses } = boxesOf(extract(list));
    expect([boxes, losses]).toEqual([{ 90: [alone(60, 1, 1, 100), alone(61, 5, 5, 50)] }, []]);
  });

  test.each([
    ["a misspelled chance", extract('<item id="60" chace="5"/>')],
    ["a range that the engine does not take", extract('<item id="60" min-count="1" max-count="5"/>')],
    ["a limit of how many items come", extract('<item id="60"/>', ' max="1"')],
    ["an enchantment that varies", extract('<item id="60" max-enchant="3"/>')],
    ["another element", extract('<item id="60"/><itm id="61"/>')],
  ])("of L2jOrg with %s are left out, and named", (_, files) => {
    const { boxes, losses, warnings } = boxesOf(files);
    expect(boxes).toEqual({});
    const named = warnings.filter(({ what }) => ["<extract>", "contents of a box"].includes(what));
    expect([...losses, ...named]).not.toEqual([]);
  });

  const opened = (effects: string) => ({
    "data/stats/items/9.xml":
      '<list><item id="90" name="Crate" type="NONE"><attributes weight="1"/><skills><skill id="9" level="1"/></skills></item></list>',
    "data/stats/skills/9.xml": `<list><skill id="9" name="Open" action="A1"><attributes/><effects>${effects}</effects></skill></list>`,
  });

  test("of L2jOrg that start a skill give what it always gives; of chances that the engine rounds nothing is shown", () => {
    expect(boxesOf(opened('<restoration item="60" count="3"/>')).boxes).toEqual({ 90: [alone(60, 3, 3, 100)] });
    const random = '<random-restoration><item id="60" chance="2.5"/></random-restoration>';
    const { boxes, warnings } = boxesOf(opened(random));
    expect(boxes).toEqual({});
    expect(warnings).toContainEqual(expect.objectContaining({ what: "<random-restoration>" }));
  });

  test("of a file of lines give one option of whole rolls from 0 to 99, of which the first one has both ends", () => {
    const { boxes, losses } = boxesOf({
      "data/extractable_items.csv":
        "#ItemID;Item,Count,Chance\n60;61,1,9;62,2,41;-1,0,50\n61;60,1,100\n62;57,1,x;60,1,9\n",
    });
    const rolled = (itemId: number, count: number, chance: number) => ({
      ...alone(itemId, count, count, chance),
      group: 1,
    });
    expect(boxes).toEqual({ 60: [rolled(61, 1, 10), rolled(62, 2, 41)], 61: [rolled(60, 1, 100)] });
    expect(losses).toEqual([expect.stringContaining("extractable_items.csv:4")]);
  });

  test("of a file of products of Lucera give one of them, and nothing where one cannot be read", () => {
    const product = (chance: string, list: string) =>
      `<product skillId="9" skillLevel="1" chance="${chance}">${list}</product>`;
    const one = '<item id="61" count="1"/>';
    const { boxes, losses } = boxesOf({
      "data/extractable_items.xml": `<list>
<item id="60">${product("17", one)}${product("34", '<item id="62" count="2"/><item id="57" count="5"/>')}${product("49", '<item id="-1" count="0"/>')}</item>
<item id="61">${product("17", one)}${product("50x", one)}</item>
<item id="62">${product("17", one)}${product("50", '<item id="61" cuont="1"/>')}</item></list>`,
    });
    const together = { group: 1, option: 2 };
    expect(boxes).toEqual({
      60: [
        { ...alone(61, 1, 1, 18), group: 1 },
        { ...alone(62, 2, 2, 34), ...together },
        { ...alone(57, 5, 5, 34), ...together },
      ],
    });
    expect(losses).toHaveLength(3);
  });

  test("of a file of lines of skills are those of the level that the item starts; items of one option come together", () => {
    const { boxes, losses } = boxesOf({
      "data/extractable_skills.csv": "9;1;61,1,100\n9;2;61,1,62,3,19;-1,0,30;60,2,50\n9;3;61,1,60;62,1,60\n",
      ...items(item(90, set("item_skill", "9-2"))),
    });
    const rolled = { group: 1, option: 1 };
    expect(boxes).toEqual({
      90: [
        { ...alone(61, 1, 1, 20), ...rolled },
        { ...alone(62, 3, 3, 20), ...rolled },
        { ...alone(60, 2, 2, 50), group: 1 },
      ],
    });
    expect(losses).toEqual([expect.stringContaining("extractable_skills.csv:3")]);
  });
});

describe("the file of boxes of forks of aCis", () => {
  const content = (attributes: string) => `<item itemId="57" min="5" max="9" chance="40"/><item ${attributes}/>`;
  const list = (box: string) => ({
    "xml/items/9.xml": `<list>${item(57, set("is_stackable", "true"))}${item(90, "")}${item(61, "")}</list>`,
    "xml/capsuleBox.xml": box,
  });
  const read = (box: string) => {
    const { tables, losses } = compileSmall("acis", list(box));
    return { boxes: tables.boxes.map(({ row }) => row), losses };
  };

  test.each([
    (inside: string) => `<list><items id="90" playerLevel="1">${inside}</items></list>`,
    (inside: string) =>
      `<CapsuleBox enabled="true"><capsuled_items ID="90" PlayerLevel="1">${inside}</capsuled_items></CapsuleBox>`,
  ])("is rolled item by item, of those that do not stack one piece: form %#", (boxOf) => {
    const enchanted = 'itemId="61" min="1" max="3" enchantLevel="5" chance="100"';
    expect(read(boxOf(content(enchanted)))).toEqual({
      boxes: [{ itemId: 90, contents: [alone(57, 5, 9, 40), { ...alone(61, 1, 1, 100), enchant: 5 }] }],
      losses: [],
    });
    const misspelled = read(boxOf(content('itemId="61" min="1" max="1" chanse="5"')));
    expect([misspelled.boxes, misspelled.losses.length > 0]).toEqual([[], true]);
  });

  test("gives nothing where it is switched off, or where that cannot be read", () => {
    const box = `<items id="90">${content('itemId="61" min="1" max="1" chance="5"')}</items>`;
    expect(read(`<CapsuleBox enabled="false">${box}</CapsuleBox>`)).toEqual({ boxes: [], losses: [] });
    const { boxes, losses } = read(`<CapsuleBox enabled="no">${box}</CapsuleBox>`);
    expect([boxes, losses.length > 0]).toEqual([[], true]);
  });

  test("leaves out a box with an item of which it cannot be read whether it stacks", () => {
    const { tables, losses } = compileSmall("acis", {
      "xml/items/9.xml": `<list>${item(57, set("is_stackable", "yes"))}${item(90, "")}</list>`,
      "xml/capsuleBox.xml": '<list><items id="90"><item itemId="57" min="10" max="20" chance="40"/></items></list>',
    });
    expect(tables.boxes).toEqual([]);
    expect(losses.join("\n")).toContain("whether item 57 stacks");
  });
});

describe("the file of boxes of Lucera", () => {
  const capsule = (rest: string) => {
    const box = `<capsule itemId="90"><item id="57" min="1" max="1" chance="${rest}</capsule>`;
    const etcitem = [90, 91, 92, 93].map((id) => `<etcitem id="${id}" name="Crate"/>`);
    const { tables, losses } = compileSmall("l2scripts", {
      "data/items/9.xml": `<list>${etcitem.join("")}</list>`,
      "data/capsule_items.xml": `<list>${box}</list>`,
    });
    return { boxes: tables.boxes.map(({ row }) => row), losses };
  };

  test("gives all that is certain, and one of the others, beginning with the least likely, of which 100 percent count", () => {
    const others = '50."/><item id="60" min="2" max="3" chance="30" enchant_min="4"/><item id="57" min="7" max="7"/>';
    const one = [alone(61, 1, 1, 40.5), alone(57, 1, 1, 29.5)].map((item) => ({ ...item, group: 1 }));
    const contents = [alone(57, 7, 7, 100), { ...alone(60, 2, 3, 30), enchant: 4, group: 1 }, ...one];
    const { boxes, losses } = capsule(`${others}<item id="61" min="1" max="1" chance="40.5"/>`);
    expect([boxes, losses]).toEqual([[{ itemId: 90, contents }], []]);
  });

  test.each([
    ["an enchantment that varies", '9" enchant_min="1" enchant_max="3"/>'],
    ["more than it has", '9"/><item id="60" min="3" max="2"/>'],
    ["a chance that is none", 'often"/>'],
    ["a further item", '9"/></capsule><capsule itemId="90" requiredItemId="57" requiredItemAmount="1">'],
  ])("leaves out a box of %s", (_, rest) => {
    const { boxes, losses } = capsule(rest);
    expect([boxes, losses.length > 0]).toEqual([[], true]);
  });
});
