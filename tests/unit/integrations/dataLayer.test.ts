import { expect, test } from "vitest";
import { tellDataLayer } from "../../../integrations/recipes/dataLayer.js";

const eventOf = (name: string, detail: object) => Object.assign(new Event(name), { detail });

test("the data layer hears which apartment was looked at and asked for, and never who asked", () => {
  const page = new EventTarget();
  const dataLayer: object[] = [];
  const stop = tellDataLayer(page, dataLayer);
  page.dispatchEvent(eventOf("apartmentselect", { apartment: "k5-03-07", tower: "k5", floor: 3, partner: null }));
  const person = { name: "Arta", phone: "+383", email: "a@b.c" };
  page.dispatchEvent(eventOf("inquirysubmit", { ...person, apartment: "k5-03-07", floor: "3", partner: "agency" }));
  page.dispatchEvent(eventOf("inquirysent", { apartment: "k5-03-07", partner: null }));
  stop();
  page.dispatchEvent(eventOf("inquirysent", { apartment: "k5-03-07", partner: null }));
  expect(dataLayer).toEqual([
    { event: "kulla_apartmentselect", kulla: { apartment: "k5-03-07", tower: "k5", floor: 3, partner: null } },
    { event: "kulla_inquirysubmit", kulla: { apartment: "k5-03-07", floor: "3", partner: "agency" } },
    { event: "kulla_inquirysent", kulla: { apartment: "k5-03-07", partner: null } },
  ]);
});
