import { expect, test } from "vitest";
import { createToaster } from "../../../src/ui/toast/createToaster.ts";

test("toasts wait until a view shows them", () => {
  const toaster = createToaster();
  toaster.tell("error", "Oops");
  toaster.tell("success", "Thank you");
  expect(toaster.toasts().map(({ text }) => text)).toEqual(["Oops", "Thank you"]);
});

test("the same words again are a new toast that replaces the old one", () => {
  const toaster = createToaster();
  toaster.tell("error", "Oops");
  const [first] = toaster.toasts();
  toaster.tell("error", "Oops");
  expect(toaster.toasts()).toHaveLength(1);
  expect(toaster.toasts()[0]?.id).not.toBe(first?.id);
});

test("every listener receives each change until it unsubscribes", () => {
  const toaster = createToaster();
  let heard = 0;
  const stop = toaster.subscribe(() => (heard += 1));
  toaster.tell("success", "Thank you");
  toaster.remove(toaster.toasts()[0]?.id ?? "");
  stop();
  toaster.tell("success", "unheard");
  expect(heard).toBe(2);
});
