import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { smallRows } from "../../../fixtures/small-datapack.js";

const itemsOf = (list: string) => smallRows("mobius", "items", { "data/stats/items/0.xml": `<list>${list}</list>` });

test("reads a weapon, an armor and another item of L2jOrg", () => {
  const rows =
    itemsOf(`<weapon id="70" name="Staff" type="STAFF" body-part="TWO_HAND" icon="icon.weapon_staff_i00" mana-consume="2" magic="true">
<restriction freightable="false" tradable="false"/><attributes weight="1070" price="768" enchant-enabled="false"/><crystal type="D" count="12"/>
<damage radius="40" angle="240"/><stats><stat type="CRITICAL_RATE" value="8.0"/><stat type="ACCURACY" value="-3.75"/><stat type="RANDOM_DAMAGE" value="20"/></stats>
<skills><skill id="3026" value="-1"/><skill id="3027" level="2"/><skill id="3025" level="3" type="ON_CRITICAL_SKILL" chance="7"/><skill id="3028" type="ON_ENCHANT"/></skills></weapon>
<armor id="71" name="Shield" type="SHIELD" body-part="LEFT_HAND"><attributes weight="5"/><crystal/><stats><stat type="SHIELD_DEFENCE" value="47"/><stat type="WIND_RES" value="80.0"/></stats></armor>
<item id="72" name="Herb" type="NONE"><restriction stackable="true"/><attributes ex-immediate-effect="true"/></item>`);
  expect(rows).toEqual(yaml`
    - { id: 70, name: Staff, type: weapon, iconFile: weapon_staff_i00.png, weight: 1070, price: 768, grade: d,
      crystalCount: 12, bodypart: lrhand, weaponType: BLUNT, mpConsume: 2, randomDamage: 20,
      flags: { tradable: false, magical: true }, stats: { rCrit: 8, accCombat: -3.75, pAtkAngle: 240 },
      itemSkill: "3026-1;3027-2", onCritSkill: { id: 3025, level: 3, chance: 7 } }
    - { id: 71, name: Shield, type: armor, weight: 5, bodypart: lhand, stats: { sDef: 47 },
      flags: { enchantable: true }, elements: { defence: { wind: 80 } } }
    - { id: 72, name: Herb, type: etcitem, isHerb: true, flags: { stackable: true } }
  `);
});

test("reads how long an item of L2jOrg lasts, whether it can be enchanted, who may use it, and the skills that use it up", () => {
  const rows =
    itemsOf(`<weapon id="70" name="Sword" type="SWORD" body-part="RIGHT_HAND"><attributes duration="43200"/></weapon>
<armor id="71" name="Cape" type="NONE" body-part="CLOAK"><attributes duration="-1" enchant-enabled="false"/></armor>
<item id="72" name="Potion" type="POTION"><attributes/><skill-reducer><skill id="2031"/><skill id="2032" level="3"/></skill-reducer></item>
<item id="73" name="Book" type="NONE"><condition msg-id="113" add-name="true"><player level-min="40"/></condition><attributes/><transformation-book skill="541"/></item>`);
  expect(rows).toEqual(yaml`
    - { id: 70, name: Sword, type: weapon, weaponType: SWORD, bodypart: rhand, timeLimitMinutes: 43200,
      flags: { enchantable: true } }
    - { id: 71, name: Cape, type: armor, bodypart: cloak }
    - { id: 72, name: Potion, type: etcitem, etcItemType: potion, itemSkill: "2031-1;2032-3" }
    - { id: 73, name: Book, type: etcitem, itemSkill: "541-1", conditions: { player: { level: 40 } } }
  `);
});
