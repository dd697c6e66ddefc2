import { createClient } from "@gamedata/client";

const client = createClient({ baseUrl: import.meta.env.VITE_GAMEDATA_URL ?? "http://127.0.0.1:3000" });
const input = document.querySelector("#name");
const list = document.querySelector("#droppers");

async function show() {
  const lines = [];
  for (const item of (await client.listItems({ q: input.value, limit: 5 })).data) {
    for (const { npc, chanceDisplay } of (await client.listItemDroppers(item.id)).data) {
      const line = document.createElement("li");
      line.textContent = `${item.name}: ${npc.name}, ${chanceDisplay}`;
      lines.push(line);
    }
  }
  list.replaceChildren(...lines);
}

input.addEventListener("change", show);
await show();
