/**
 * The sentence that two items, 14222 and 14223, have in the place of a name. The source calls them by the scroll and the
 * skill that the sentence names, as their neighbours: comments at `itemConsumeId` in stats/skills/02700-02799.xml.
 */
const SCROLL_SENTENCE = /^This (?<scroll>Forgotten Scroll) can be used by .+ to learn (?<skill>[^.]+)\.$/u;

/** Returns the name of an item, which the source may state in a sentence that says what the item is for. */
export function itemNameOf(stated: string): string {
  const { scroll, skill } = SCROLL_SENTENCE.exec(stated)?.groups ?? {};
  return scroll === undefined ? stated : `${scroll} - ${skill}`;
}
