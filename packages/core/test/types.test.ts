import {
  type ItemDetail,
  type ItemId,
  type ItemSummary,
  itemDetail,
  type NpcDetail,
  type NpcId,
  type NpcSummary,
  npcDetail,
  npcSummary,
  type Page,
  type RawNpc,
  type ShopView,
} from "@gamedata/schema";
import { describe, expectTypeOf, it } from "vitest";
import * as core from "../src/index.js";
import { parseFields } from "../src/parse.js";
import { catalog } from "./interlude.js";

describe("what compiles", () => {
  it("queries answer with the types of their schemas", () => {
    expectTypeOf(core.listItems).returns.toEqualTypeOf<Page<ItemSummary>>();
    expectTypeOf(core.getItem).returns.toEqualTypeOf<ItemDetail>();
    expectTypeOf(core.getNpc).returns.toEqualTypeOf<NpcDetail>();
    expectTypeOf(core.getMonster).returns.toEqualTypeOf<NpcDetail>();
    expectTypeOf(core.getNpcShop).returns.toEqualTypeOf<ShopView>();
    expectTypeOf(core.getRawNpc).returns.toEqualTypeOf<RawNpc>();
    expectTypeOf(core.countNpcTypes(catalog)[0]?.isMonster).toEqualTypeOf<boolean | undefined>();
  });

  it("plain numbers are ids, and ids lead to their own kind", () => {
    expectTypeOf(core.getItem).parameter(1).toEqualTypeOf<ItemId>();
    expectTypeOf<57>().toExtend<ItemId>();
    expectTypeOf(core.listItemDroppers(catalog, 57).data[0]?.npc.id).toEqualTypeOf<NpcId | undefined>();
  });

  it("a selection has the fields that were named, and a page of them too", () => {
    const item = core.selectFields(core.getItem(catalog, 57), itemDetail, ["id", "stats"]);
    expectTypeOf(item).toEqualTypeOf<Pick<ItemDetail, "id" | "stats">>();
    const page = core.selectPageFields(core.getNpcs(catalog, [29001]), npcDetail, ["name"]);
    expectTypeOf(page.data[0]).toEqualTypeOf<Pick<NpcDetail, "name"> | undefined>();
    expectTypeOf(page.meta.missing).toEqualTypeOf<readonly number[]>();
    expectTypeOf(parseFields(npcSummary, {})).toEqualTypeOf<readonly (keyof NpcSummary)[] | undefined>();
  });

  it("errors are told apart by their code", () => {
    const narrow = (details: core.GameDataErrorDetails) => {
      if (details.code === "INVALID_ENUM") expectTypeOf(details.allowed).toEqualTypeOf<readonly string[]>();
      if (details.code === "INVALID_RANGE" && details.parameter === "levelMin") {
        expectTypeOf(details.maximum).toEqualTypeOf<number>();
      }
      if (details.code === "ITEM_NOT_FOUND") expectTypeOf(details.id).toEqualTypeOf<ItemId>();
    };
    expectTypeOf(narrow).toBeFunction();
    expectTypeOf<"UNKNOWN_ROUTE">().not.toExtend<core.GameDataErrorCode>();
    expectTypeOf<"DROPS_NOT_FOUND">().toExtend<core.GameDataErrorCode>();
  });
});

describe("what must not compile", () => {
  const refused = () => {
    // @ts-expect-error An item's id is not an NPC's.
    core.getNpc(catalog, core.getItem(catalog, 57).id);
    // @ts-expect-error Text is no id; it is parsed first.
    core.getItem(catalog, "57");
    // @ts-expect-error There is no such order of items.
    core.listItems(catalog, { sort: "level" });
    // @ts-expect-error There is no such type of item.
    core.listItems(catalog, { type: "sword" });
    // @ts-expect-error Items have no such field.
    core.selectFields(core.getItem(catalog, 57), itemDetail, ["level"]);
    // @ts-expect-error That is the schema of another record.
    core.selectFields(core.getItem(catalog, 57), npcDetail, ["id"]);
    // @ts-expect-error Raw records are not resolved to places.
    core.listRawNpcs(catalog, { location: 34 });
    // @ts-expect-error Items have no levels.
    core.listItems(catalog, { levelMin: 1 });
    // @ts-expect-error Answers are handed out, not over.
    core.getItem(catalog, 57).name = "Gold";
    // @ts-expect-error Lists are too.
    core.listItems(catalog).data.push();
    // @ts-expect-error A catalog is made by createCatalog alone.
    const catalogByHand: core.Catalog = { chronicle: "interlude", manifest: catalog.manifest };
    return catalogByHand;
  };

  it("is not called either", () => {
    expectTypeOf(refused).toBeFunction();
  });
});
