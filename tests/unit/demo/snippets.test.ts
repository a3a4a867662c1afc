import { expect, test } from "vitest";
import { initialChoice, frameAddress } from "../../../demo/content/embedChoice.ts";
import { snippet, snippetNames } from "../../../demo/embed/snippets.ts";
import { readEmbedAddress } from "../../../widgets/embedAddress.ts";

const place = { origin: "https://kulla.example", fallback: "Kulla <5>", brand: "Kulla" };
const choice = { ...initialChoice, tower: "k5", partner: `A "B" <c> {d} & 'e'`, accent: "#123456", publicKey: "key" };

test("a partner's texts appear in the code as text, whatever they contain", () => {
  expect(snippet("HTML", choice, place)).toBe(
    `<script type="module" blocking="render" src="https://kulla.example/widgets/kulla.js"></script>
<kulla-apartment-picker tower="k5" partner="A &quot;B&quot; &lt;c&gt; {d} &amp; 'e'" email-public-key="key" style="--kulla-accent: #123456">
  <a href="https://kulla.example/click-floor">Kulla &lt;5&gt;</a>
</kulla-apartment-picker>`,
  );
  expect(snippet("React", choice, place)).toContain(`partner={"A \\"B\\" <c> {d} & 'e'"}`);
  expect(snippet("React", choice, place)).toContain(`style={{ "--kulla-accent": "#123456" }}`);
  expect(snippet("WordPress", choice, place)).toMatch(/^<!-- wp:html -->\n[^]*\n<!-- \/wp:html -->$/);
  expect(snippetNames.every((name) => snippet(name, choice, place).includes("kulla.example"))).toBe(true);
});

test("only code that can go into a page's head says to place it before the first paint", () => {
  expect(snippetNames.filter((name) => snippet(name, choice, place).includes("blocking="))).toEqual(["HTML"]);
});

test("the frame code is a block without a border: neither takes space from the element, nor leaves any below it", () => {
  expect(snippet("iframe", choice, place)).toContain(` style="display: block; border: 0" `);
});

test("attributes an element does not know are left out of its code", () => {
  const brochure = snippet("HTML", { ...choice, widget: "brochure" }, place);
  expect(brochure).not.toContain("tower");
  expect(brochure).not.toContain("email-");
});

test("the frame's address passes the choices to embed.html, but not where messages are sent", () => {
  const { search } = new URL(frameAddress("https://kulla.example/embed.html", choice));
  expect(search).not.toContain("email");
  expect(readEmbedAddress(search, "", true)).toMatchObject({
    tag: "kulla-apartment-picker",
    attributes: { tower: "k5", partner: choice.partner },
    colours: { accent: "#123456" },
  });
});
