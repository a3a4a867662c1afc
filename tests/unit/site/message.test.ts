import { expect, test } from "vitest";
import { messageParams, messageRules, type Message } from "../../../demo/contact/message.ts";

const message: Message = { from_name: "Arta", from_email: "arta@shembull.com", message: "Përshëndetje" };

const wrongFields = (given: Message) => messageRules.names.filter((name) => !messageRules.isRight(name, given[name]));

test("a message needs a name, an e-mail address that looks like one, and words", () => {
  expect(wrongFields(message)).toEqual([]);
  expect(wrongFields({ from_name: " ", from_email: "arta@", message: "\n" })).toEqual([
    "from_name",
    "from_email",
    "message",
  ]);
});

test("a message keeps its lines, a name has none; neither carries control characters", () => {
  expect(
    messageParams({ from_name: "Arta\r\nBcc: a@b.c", from_email: " a@b.c ", message: "Një\r\nDy\u0000\u202e" }),
  ).toEqual({ from_name: "Arta Bcc: a@b.c", from_email: "a@b.c", message: "Një\nDy" });
});
