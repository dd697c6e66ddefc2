import { expect, it } from "vitest";
import { readCommands } from "./command-line.js";

const wordsOf = (code: string, isTranscript?: boolean) => readCommands(code, isTranscript).map(({ words }) => words);

it("reads a line a command, with its comment", () => {
  expect(readCommands("curl 'http://a/?b=c&d' -H \"x: #y\"   # 404 GONE\n\n# nothing\nnpm test\n")).toEqual([
    {
      text: "curl 'http://a/?b=c&d' -H \"x: #y\"",
      words: ["curl", "http://a/?b=c&d", "-H", "x: #y"],
      comment: "404 GONE",
    },
    { text: "npm test", words: ["npm", "test"], comment: "" },
  ]);
});

it("takes apart what operators join, and joins what a backslash takes apart", () => {
  expect(wordsOf("cd a && npm test | less\nnpm \\\n  start")).toEqual([
    ["cd", "a"],
    ["npm", "test"],
    ["less"],
    ["npm", "start"],
  ]);
});

it("leaves out variables before a command, and the output in a transcript", () => {
  expect(wordsOf('PORT=1 NAME="a b" npm start')).toEqual([["npm", "start"]]);
  expect(wordsOf("$ npm test\n12 passed\n", true)).toEqual([["npm", "test"]]);
});
