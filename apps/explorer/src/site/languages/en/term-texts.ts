export const termTexts = {
  against: (stat: string, creatures: string) => `${stat} against ${creatures}`,
  inSource: (name: string) => `In the source: ${name}`,
};
