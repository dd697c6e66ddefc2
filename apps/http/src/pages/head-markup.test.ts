import { expect, it } from "vitest";
import { withHead } from "./head-markup.js";

it("writes names and facts as text, never as markup", () => {
  const head = { name: `"><script>$&'`, facts: ["<b>", "a & b"] };
  const page = '<head><title>Site</title><meta name="description" content="x"></head>';
  const markup = withHead(page, head, {
    siteName: "A & B",
    chronicle: "interlude",
    canonical: "../items/57?language=ru",
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
