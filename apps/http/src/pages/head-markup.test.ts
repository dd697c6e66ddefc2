import { expect, it } from "vitest";
import { withHead } from "./head-markup.js";

it("writes names and facts as text, never as markup", () => {
  const head = { name: `"><script>$&'`, facts: ["<b>", "a & b"] };
  const page = '<head><title>Site</title><meta name="description" content="x"></head>';
  const markup = withHead(page, head, "A & B", "../items/57?language=ru");
  expect(markup).toContain("<title>&quot;&gt;&lt;script&gt;$&amp;&#39; · A &amp; B</title>");
  expect(markup).toContain('<meta name="description" content="&lt;b&gt; · a &amp; b">');
  expect(markup).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;$&amp;&#39;">');
  expect(markup).toContain('<link rel="canonical" href="../items/57?language=ru">');
  expect(markup.match(/name="description"/g)).toHaveLength(1);
  expect(markup).not.toContain("<script");
});
