import { createClient } from "@gamedata/client";

const parameters = new URL(location.href).searchParams;
const service = parameters.get("service");
const headers = { "X-App": "1" };

/** What becomes of a request: the name of item 57, or the code of the error. */
const outcomeFrom = (client) =>
  client.getItem(57).then(
    ({ name }) => name,
    ({ code }) => code,
  );
const outcomeOf = (options) => outcomeFrom(createClient(options));
const cached = createClient({ baseUrl: service, cache: new Map() });

const answers = {
  plain: await outcomeOf({ baseUrl: service }),
  headers: await outcomeOf({ baseUrl: service, headers }),
  cached: [await outcomeFrom(cached), await outcomeFrom(cached)],
  sameOrigin: await outcomeOf({ baseUrl: location.origin, headers }),
  proxy: await outcomeOf({ baseUrl: parameters.get("proxy"), headers }),
};
document.querySelector("#answers").textContent = JSON.stringify(answers);
