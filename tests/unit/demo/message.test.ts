import { expect, test } from "vitest";
import { messageParams, messageRules, type Message } from "../../../demo/contact/message.ts";

const message: Message = { from_name: "Arta", from_email: "arta@shembull.com", message: "Përshëndetje" };

const wrongFields = (candidate: Message) =>
  messageRules.fieldNames.filter((name) => !messageRules.isValid(name, candidate[name]));

test("a message needs a name, a plausible e-mail address, and a text", () => {
  expect(wrongFields(message)).toEqual([]);
  expect(wrongFields({ from_name: " ", from_email: "arta@", message: "\n" })).toEqual([
    "from_name",
    "from_email",
    "message",
  ]);
});

test("a message keeps its line breaks, a name has none; both lose control characters; the id is sent along", () => {
  expect(
    messageParams({ from_name: "Arta\r\nBcc: a@b.c", from_email: " a@b.c ", message: "Një\r\nDy\u0000\u202e" }, "0f"),
  ).toEqual({ id: "0f", from_name: "Arta Bcc: a@b.c", from_email: "a@b.c", message: "Një\nDy" });
});

test("the apartments of a message are listed above its text, whatever its length", () => {
  const apartments = ["Kulla 5, Kati 7, Banesa 5", "Kulla 6, Kati 4, Banesa 4"];
  expect(messageParams(message, "0f", apartments).message).toBe(`${apartments.join("\n")}\n\nPërshëndetje`);
  const long = "a".repeat(5000);
  expect(messageParams({ ...message, message: long }, "0f", apartments).message.endsWith(long)).toBe(true);
});
