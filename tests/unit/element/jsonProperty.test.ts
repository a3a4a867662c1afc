import { expect, test } from "vitest";
import { createJsonProperties } from "../../../src/element/attributes/jsonProperty.ts";

function element() {
  const messages: string[] = [];
  let attribute: string | null = null;
  const node = { getAttribute: () => attribute } as unknown as HTMLElement;
  const { texts } = createJsonProperties(node, (sentence) => void messages.push(sentence));
  const setAttribute = (json: string | null): void => {
    attribute = json;
    texts.reload();
  };
  return { texts, messages, setAttribute };
}

test("the property or the attribute applies, whichever was set last", () => {
  const { texts, setAttribute } = element();
  texts.write({ towers: "A" });
  setAttribute('{"towers":"B"}');
  expect(texts.read()).toEqual({ towers: "B" });
  texts.write('{"towers":"C"}');
  expect(texts.read()).toEqual({ towers: "C" });
  setAttribute(null);
  expect(texts.read()).toBeNull();
});

test("a property that is unset gives way to the attribute", () => {
  const { texts, setAttribute } = element();
  setAttribute('{"towers":"B"}');
  for (const nothing of [null, undefined]) {
    texts.write({ towers: "A" });
    texts.write(nothing);
    expect(texts.read()).toEqual({ towers: "B" });
  }
});

test("an object that a page mutates takes effect only once it is set again", () => {
  const { texts } = element();
  const own = { towers: "A" };
  texts.write(own);
  const before = texts.read();
  own.towers = "B";
  expect(texts.read()).toBe(before);
  expect(before).toEqual({ towers: "A" });
  texts.write(own);
  expect(texts.read()).not.toBe(before);
  expect(texts.read()).toEqual({ towers: "B" });
});

test("a string that is not valid JSON, or is not an object, is refused", () => {
  const { texts, messages, setAttribute } = element();
  setAttribute("{");
  expect(texts.read()).toBeNull();
  expect(messages).toEqual(["has texts that are not valid JSON."]);
  texts.write(["A"]);
  expect(texts.read()).toEqual(["A"]);
  texts.write(7);
  expect(texts.read()).toBe(7);
});
