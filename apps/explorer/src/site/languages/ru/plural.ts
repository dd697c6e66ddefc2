import { pluralIn } from "../plural/plural.js";

export const { counted } = pluralIn<"one" | "few" | "many">("ru");
