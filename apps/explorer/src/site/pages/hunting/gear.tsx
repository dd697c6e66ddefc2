import type { ItemGrade, ItemSummary } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { filterNumber } from "../../address/filters.js";
import { whole } from "../../format/numbers.js";
import { itemTypeName, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { LinkList, LinkOf } from "../../parts/record-link.js";
import { Grade } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import { shopOffers, useItemSources } from "../item/item-sources.js";

/** The weapons that are named: the strongest that somebody gives. */
const SHOWN = 4;

/** What can be worn from a grade on: its strongest weapons, with the cheapest shop of each that is sold, and the way to the others. */
export function Gear({ grade }: { readonly grade: ItemGrade }) {
  const { titles } = words().lists;
  // A class that casts strikes by M. Atk.
  const classes = useAnswer((client) => client.listClasses(), "frame").value?.data ?? [];
  const isMystic = classes.find(({ id }) => id === filterNumber("class"))?.type === "Mystic";
  const stat = isMystic ? "mAtk" : "pAtk";
  const query = { type: "weapon", grade, sort: `-${stat}`, obtainable: true, variants: false } as const;
  return (
    <>
      <p class="link-row">
        <Grade grade={grade} />
        <a href={hrefOf("/items", { type: "weapon", grade, sort: query.sort })}>{itemTypeName("weapon")}</a>
        <a href={hrefOf("/armor-sets", { grade })}>{titles["armor-sets"]}</a>
      </p>
      <Asked ask={(client) => client.listItems({ ...query, with: ["stats"], limit: SHOWN })} lines={SHOWN}>
        {({ data }) => (
          <LinkList
            kind="item"
            rows={data}
            recordOf={(item) => item}
            noteOf={(item) => (
              <>
                {termOf("stat", stat).word} {whole(item[stat])}
                <CheapestShop item={item} />
              </>
            )}
          />
        )}
      </Asked>
    </>
  );
}

/** Who sells an item for least; nothing for one that no shop sells. */
function CheapestShop({ item: { id } }: { readonly item: ItemSummary }) {
  const { value } = useItemSources(id);
  const [offer] = shopOffers(value ?? {});
  if (offer === undefined) return null;
  return (
    <>
      {" · "}
      <LinkOf kind="npc" record={offer.npc} />, {words().item.answer.adena(whole(offer.price))}
    </>
  );
}
