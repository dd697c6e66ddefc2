export const units = { seconds: "s", minutes: "min", hours: "h" };
