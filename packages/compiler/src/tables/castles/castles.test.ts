import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { smallRows } from "../../../fixtures/small-datapack.js";

test("reads towers and NPCs, each once, and the gates of its doors", () => {
  const files = {
    "xml/castles.xml": `<list><castle id="1" circletId="57">
<artifact val="1001"/>
<controlTowers><tower loc="-183,1128,-23"/></controlTowers>
<flameTowers><tower loc="1,2,3" zones="70009,71009"/></flameTowers>
<relatedNpcIds val="1001;1001"/>
<tickets><ticket itemId="60" type="SWORD" stationary="true" npcId="1001" maxAmount="2" ssq="DAWN"/></tickets>
</castle></list>`,
    "xml/doors.xml": `<list>
<door id="1" type="WALL" level="1" name="wall"><castle id="1"/><position x="4" y="5" z="-6"/><stats hp="543072" pDef="837" mDef="674" height="460"/></door>
<door id="2" type="DOOR" level="1" name="other"><position x="4" y="5" z="6"/><stats hp="1" pDef="1" mDef="1" height="4"/></door>
</list>`,
  };
  expect(smallRows("acis", "castles", files)).toEqual(yaml`
    - { id: 1, circletItemId: 57, artifactNpcIds: [1001], controlTowers: [{ x: -183, y: 1128, z: -23 }],
      flameTowers: [{ x: 1, y: 2, z: 3 }], gates: [{ kind: wall, hp: 543072, pDef: 837, mDef: 674, x: 4, y: 5, z: -6 }],
      npcIds: [1001] }
  `);
});
