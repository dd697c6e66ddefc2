/** What a source states of a skill, of which 0 is no level, no points and no item. */
interface StatedSkill {
  readonly skillId: number;
  readonly skillLevel: number;
  readonly minPlayerLevel: number | undefined;
  readonly spCost: number | undefined;
  readonly itemId: number | undefined;
  readonly count: number;
}

/** What a row has of it. */
export const learned = ({ minPlayerLevel, spCost, itemId, count, ...skill }: StatedSkill) => ({
  ...skill,
  minPlayerLevel: minPlayerLevel || undefined,
  spCost: spCost || undefined,
  items: itemId === undefined || count === 0 ? undefined : [{ itemId, count }],
});
