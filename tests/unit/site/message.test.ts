import { beforeEach, describe, expect, it, vi } from "vitest";
import { holdBack } from "../../../demo/contact/holdBack.ts";
import { mailAddress } from "../../../demo/contact/mailAddress.ts";
import { messageDraft } from "../../../demo/contact/messageDraft.ts";
import { wrongFields } from "../../../demo/contact/wrongFields.ts";

const message = { from_name: "Arta", from_email: "arta@shembull.com", message: "Përshëndetje" };

describe("a message", () => {
  it("needs a name, an e-mail address that looks like one, and words", () => {
    expect(wrongFields(message)).toEqual([]);
    expect(wrongFields({ from_name: " ", from_email: "arta@", message: "\n" })).toEqual([
      "from_name",
      "from_email",
      "message",
    ]);
  });

  it("is held back once where a script may have written it, and for 2 s after the last one", () => {
    const pace = { openedAt: 10_000, sentAt: undefined, honeypot: "" };
    expect(holdBack(11_000, pace)).toBe("pressAgain");
    expect(holdBack(20_000, { ...pace, honeypot: "buy" })).toBe("pressAgain");
    expect(holdBack(20_000, pace)).toBeUndefined();
    expect(holdBack(21_500, { ...pace, sentAt: 20_000 })).toBe("wait");
    expect(holdBack(22_000, { ...pace, sentAt: 20_000 })).toBeUndefined();
  });

  it("goes where the project file says, part by part before the build, by the contact template", () => {
    const build = { publicKey: "b", service: "b", contactTemplate: "b", origin: "http://127.0.0.1:1/" };
    expect(mailAddress({ publicKey: "p", contactTemplate: "c" }, build)).toEqual({
      publicKey: "p",
      service: "b",
      template: "c",
      origin: "http://127.0.0.1:1",
    });
    expect(mailAddress({ publicKey: "p", service: "s" }, {})).toBeUndefined();
    expect(mailAddress({ ...build, origin: "" }, {})?.origin).toBe("https://api.emailjs.com");
  });
});

describe("the draft of a message", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    messageDraft.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it("is read again until it is cleared, and rubbish in the storage is an empty one", () => {
    messageDraft.write(message);
    expect(messageDraft.read()).toEqual(message);
    messageDraft.clear();
    expect(messageDraft.read().message).toBe("");
    kept.set("kulla:message", '{"message": 5, "from_name": "Arta"}');
    expect(messageDraft.read()).toEqual({ from_name: "Arta", from_email: "", message: "" });
  });

  it("lives with the page where nothing may be stored", () => {
    vi.stubGlobal("sessionStorage", {
      setItem: () => {
        throw new Error("full");
      },
    });
    messageDraft.write(message);
    expect(messageDraft.read()).toEqual(message);
  });
});
