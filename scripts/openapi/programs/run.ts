import * as heyApi from "./hey-api";
import * as openapiFetch from "./openapi-fetch";
import * as orval from "./orval";

const [baseUrl = ""] = process.argv.slice(2);

console.log(
  JSON.stringify({
    "openapi-fetch": await openapiFetch.answers(baseUrl),
    orval: await orval.answers(),
    "hey-api": await heyApi.answers(baseUrl),
  }),
);
