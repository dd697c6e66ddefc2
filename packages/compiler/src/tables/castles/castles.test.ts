import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";
import { smallRows } from "../../../fixtures/small-datapack.js";

const FILE = "xml/castles.xml";

test("reads the circlet of each castle", () => {
  expect(fixtureRows("castles")).toEqual([
    { id: 1, circletItemId: 6, artifactNpcIds: [1005] },
    { id: 2, circletItemId: 3 },
  ]);
});

test("reports a castle without a circlet, and another element", () => {
  expect(fixtureDiagnostics([FILE, ' circletId="3"', ""])[0]).toMatch(`${FILE}:6: error: <castle> circletId: expected`);
  expect(fixtureDiagnostics([FILE, '<castle id="2" circletId="3" />', "<fort />"])[0]).toBe(
    `${FILE}:6: error: child of <list>: expected <castle>, received <fort>`,
  );
});

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
  expect(smallRows("acis", "castles", files)).toEqual([
    {
      id: 1,
      circletItemId: 57,
      artifactNpcIds: [1001],
      controlTowers: [{ x: -183, y: 1128, z: -23 }],
      flameTowers: [{ x: 1, y: 2, z: 3 }],
      gates: [{ kind: "wall", hp: 543_072, pDef: 837, mDef: 674, x: 4, y: 5, z: -6 }],
      npcIds: [1001],
    },
  ]);
});
