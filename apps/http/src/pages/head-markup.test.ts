import { expect, it } from "vitest";
import { withHead } from "./head-markup.js";

it("writes names and facts as text, never as markup", () => {
  const head = { id: 57, name: `"><script>$&'`, facts: ["<b>", "a & b"] };
  const page = '<head><title>Site</title><meta name="description" content="x"></head>';
  const markup = withHead(page, head, {
    siteName: "A & B",
    chronicle: "interlude",
    folder: "items",
    language: "ru",
    publicUrl: undefined,
  });
  expect(markup).toContain("<title>&quot;&gt;&lt;script&gt;$&amp;&#39; · A &amp; B</title>");
  expect(markup).toContain('<meta name="description" content="&lt;b&gt; · a &amp; b">');
  expect(markup).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;$&amp;&#39;">');
  expect(markup).toContain('<link rel="canonical" href="../items/57?language=ru">');
  expect(markup.match(/name="description"/g)).toHaveLength(1);
  const [, list = ""] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(markup) ?? [];
  expect(JSON.parse(list).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "A & B", item: "../../" },
    { "@type": "ListItem", position: 2, name: "interlude", item: "../../interlude" },
    { "@type": "ListItem", position: 3, name: head.name, item: "../items/57?language=ru" },
  ]);
  expect(markup.match(/<script/g)).toHaveLength(1);
});

it("writes whole URLs if it is known where the site is", () => {
  const page = "<head><title>Site</title></head>";
  const place = { siteName: "A", chronicle: "later", language: "", publicUrl: "https://example.org/game" };
  const head = { id: 100, name: "Wolf", facts: [] };
  const canonical = "https://example.org/game/later/npcs/100";
  const markup = withHead(page, head, { ...place, folder: "monsters" });
  expect(markup).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(markup).toContain(`<meta property="og:url" content="${canonical}">`);
  expect(markup).toContain('<meta property="og:image" content="https://example.org/game/icon-512.png">');
  const [, list = ""] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(markup) ?? [];
  expect(JSON.parse(list).itemListElement.map(({ item }: { readonly item: string }) => item)).toEqual([
    "https://example.org/game/",
    "https://example.org/game/later",
    canonical,
  ]);
});

it("names a section, with URLs relative to its page, and keeps the description of the site", () => {
  const page = '<head><title>Site</title><meta name="description" content="x"></head>';
  const place = { siteName: "A", chronicle: "later", folder: "items", language: "es", publicUrl: undefined };
  const markup = withHead(page, { id: undefined, name: "Objetos", facts: [] }, place);
  expect(markup).toContain("<title>Objetos · A</title>");
  expect(markup).toContain('<link rel="canonical" href="./items?language=es">');
  expect(markup).toContain('<meta property="og:type" content="website">');
  expect(markup.match(/name="description" content="x"/g)).toHaveLength(1);
  expect(markup).toContain('"name":"A","item":"../"');
  expect(markup).toContain('"name":"later","item":"../later"');
});
