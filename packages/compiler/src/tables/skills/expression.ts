const LONGEST = 200;

const TOKEN = /\d+(?:\.\d+)?|[a-z]+|[-+*/()]/giu;

type Operator = (left: number, right: number) => number;

const SUMS: ReadonlyMap<string, Operator> = new Map([
  ["+", (left, right) => left + right],
  ["-", (left, right) => left - right],
]);
const PRODUCTS: ReadonlyMap<string, Operator> = new Map([
  ["*", (left, right) => left * right],
  ["/", (left, right) => left / right],
]);

/** The digits behind the point that count: those after them are of the way in which computers hold numbers. */
const DIGITS = 6;

/**
 * Returns the value of an expression in braces, for example `{base + (base / 100 * subIndex)}`; `undefined` for any other text, and for one
 * with a variable that is not given.
 */
export function valueOfExpression(text: string, variables: ReadonlyMap<string, number>): number | undefined {
  const inside = /^\{(?<inside>.*)\}$/su.exec(text)?.groups?.["inside"];
  if (inside === undefined || inside.length > LONGEST) return undefined;
  const tokens = inside.match(TOKEN) ?? [];
  if (tokens.join("") !== inside.replace(/\s+/gu, "")) return undefined;
  let at = 0;
  const part = (): number => {
    const token = tokens[at] ?? "";
    at += 1;
    if (token === "-") return -part();
    if (token !== "(") return variables.get(token) ?? Number.parseFloat(token);
    const value = sum();
    at += 1;
    return tokens[at - 1] === ")" ? value : Number.NaN;
  };
  const chain = (operators: ReadonlyMap<string, Operator>, operand: () => number): number => {
    let value = operand();
    for (let apply = operators.get(tokens[at] ?? ""); apply; apply = operators.get(tokens[at] ?? "")) {
      at += 1;
      value = apply(value, operand());
    }
    return value;
  };
  const sum = (): number => chain(SUMS, () => chain(PRODUCTS, part));
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? Number(value.toFixed(DIGITS)) : undefined;
}
