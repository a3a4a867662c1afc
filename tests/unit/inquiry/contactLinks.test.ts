import { expect, test } from "vitest";
import { messengerLinks, telephone } from "../../../src/inquiry/contactLinks.ts";

const hrefs = (whatsapp?: string, viber?: string) =>
  messengerLinks({ ...(whatsapp !== undefined && { whatsapp }), ...(viber !== undefined && { viber }) }).map(
    ({ href }) => href,
  );

test("a number opens WhatsApp with its digits, Viber with a plus and its digits, and is dialled as written", () => {
  expect(hrefs("+383 44 123-456", "+383 (0)44/123 456")).toEqual([
    "https://wa.me/38344123456",
    "viber://chat?number=%2B38344123456",
  ]);
  expect(hrefs("00383 44 123 456")).toEqual(["https://wa.me/38344123456"]);
  expect(telephone("+383 44 123-456")).toBe("tel:+38344123456");
});

test("only the project's own contacts are listed, and none without a number", () => {
  expect(hrefs()).toEqual([]);
  expect(hrefs(undefined, "+49 30 1234")).toEqual(["viber://chat?number=%2B49301234"]);
  expect(hrefs("ask us", "")).toEqual([]);
});

test("a number that cannot be called from abroad is not a link: no country code, too short, too long", () => {
  expect(hrefs("044/123-456", "123")).toEqual([]);
  expect(hrefs("+1234567890123456")).toEqual([]);
});

test("an address contains only the digits of the owner's text", () => {
  expect(hrefs("javascript:alert(1)//?text=<b>&2345678", "https://evil.example/71234567")).toEqual([
    "https://wa.me/12345678",
    "viber://chat?number=%2B71234567",
  ]);
});

test("a page opens in a new tab, an app opens directly", () => {
  const links = messengerLinks({ whatsapp: "+383 44 123 456", viber: "+383 44 123 456" });
  expect(links.map(({ name, target }) => [name, target])).toEqual([
    ["WhatsApp", "_blank"],
    ["Viber", undefined],
  ]);
});
