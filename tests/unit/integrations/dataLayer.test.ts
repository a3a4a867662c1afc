import { afterEach, expect, test, vi } from "vitest";
import { tellDataLayer, tellGa4 } from "../../../integrations/recipes/dataLayer.js";

afterEach(() => vi.restoreAllMocks());

const eventOf = (name: string, detail: object) => Object.assign(new Event(name), { detail });

test("the data layer receives which apartment was viewed and inquired about, and never by whom", () => {
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

const id = "0123456789abcdef0123456789abcdef";

test("GA4 receives, in its own terms, the list and apartment seen, and a lead's value if it is stated", () => {
  const page = new EventTarget();
  const dataLayer: object[] = [];
  const stop = tellGa4(page, dataLayer);
  const floor = { name: "floor", tower: "k5", floor: 3 };
  page.dispatchEvent(eventOf("screenchange", { screen: floor, previous: { name: "site" }, partner: null }));
  page.dispatchEvent(eventOf("apartmentselect", { apartment: "k5-03-07", tower: "k5", floor: 3, partner: null }));
  const apartment = { name: "apartment", apartment: "k5-03-07" };
  page.dispatchEvent(eventOf("screenchange", { screen: apartment, previous: floor, partner: null }));
  page.dispatchEvent(eventOf("contactselect", { kind: "whatsapp", apartment: "k5-03-07", apartments: ["k5-03-07"] }));
  const sent = { id, apartment: "k5-03-07", apartments: ["k5-03-07"], partner: "agency" };
  page.dispatchEvent(eventOf("inquirysent", { ...sent, value: 124_000, currency: "EUR" }));
  page.dispatchEvent(eventOf("inquirysent", { ...sent, value: null, currency: null }));
  stop();
  page.dispatchEvent(eventOf("inquirysent", sent));
  const clear = { ecommerce: null };
  const items = [{ item_id: "k5-03-07" }];
  const lead = { event: "generate_lead", event_id: id, lead_source: "agency", items };
  const list = { item_list_id: "floor/k5/3", item_list_name: "floor k5 3" };
  expect(dataLayer).toEqual([
    clear,
    { event: "view_item_list", ecommerce: list },
    clear,
    { event: "select_item", ecommerce: { ...list, items: [{ item_id: "k5-03-07", item_category: "k5" }] } },
    clear,
    { event: "view_item", ecommerce: { items } },
    { event: "contact", method: "whatsapp", items },
    { ...lead, currency: "EUR", value: 124_000 },
    lead,
  ]);
});

test("the apartment that a page opens with counts as a view, and each view counts once", async () => {
  const screen = { name: "apartment", apartment: "k5-03-07" };
  const element = Object.assign(new EventTarget(), { screen });
  const dataLayer: object[] = [];
  const stop = tellGa4(element, dataLayer);
  element.dispatchEvent(eventOf("projectload", { name: "Blloku i Ri" }));
  await vi.waitFor(() => expect(dataLayer).toHaveLength(2));
  element.dispatchEvent(eventOf("screenchange", { screen }));
  stop();
  expect(dataLayer[1]).toEqual({ event: "view_item", ecommerce: { items: [{ item_id: "k5-03-07" }] } });
  expect(dataLayer).toHaveLength(2);
});

const floorScreen = { name: "floor", tower: "k5", floor: 3 };

/** An element that shows a floor first. */
const floorElement = (project: string | null) =>
  Object.assign(new EventTarget(), {
    localName: "kulla-floor-explorer",
    baseURI: "https://agency.example/sale/",
    screen: floorScreen,
    getAttribute: () => project,
    ownerDocument: { querySelector: () => ({ src: "https://files.example/widgets/v1/kulla.js" }) },
  });

const readProject = (text: string) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response(text)));

const projectText = JSON.stringify({
  floors: [
    { tower: "k5", floor: 2, apartments: [{ id: "k5-02-01" }] },
    { tower: "k5", floor: 3, apartments: [{ id: "k5-03-01" }, { id: "k5-03-02" }] },
  ],
});

for (const [place, project, address] of [
  ["that the tag names", "../project/project.json", "https://agency.example/project/project.json"],
  ["next to the script", null, "https://files.example/project/project.json"],
] as const)
  test(`GA4 receives the apartments of a floor that a visitor sees, from the project file ${place}`, async () => {
    const fetched = readProject(projectText);
    const element = floorElement(project);
    const dataLayer: object[] = [];
    const stop = tellGa4(element, dataLayer);
    element.dispatchEvent(eventOf("projectload", { name: "Blloku i Ri" }));
    await vi.waitFor(() => expect(dataLayer).toHaveLength(2));
    element.dispatchEvent(eventOf("screenchange", { screen: { ...floorScreen, floor: 2 } }));
    stop();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([address]);
    const items = ["k5-03-01", "k5-03-02"].map((item_id) => ({ item_id, item_category: "k5" }));
    expect(dataLayer[1]).toEqual({
      event: "view_item_list",
      ecommerce: { item_list_id: "floor/k5/3", item_list_name: "floor k5 3", items },
    });
    expect(dataLayer[3]).toMatchObject({ ecommerce: { items: [{ item_id: "k5-02-01", item_category: "k5" }] } });
  });

test("a floor is counted without its apartments if the project file cannot be read", async () => {
  readProject("<!doctype html>");
  const element = floorElement(null);
  const dataLayer: object[] = [];
  const stop = tellGa4(element, dataLayer);
  element.dispatchEvent(eventOf("projectload", { name: "Blloku i Ri" }));
  await vi.waitFor(() => expect(dataLayer).toHaveLength(2));
  stop();
  expect(dataLayer[1]).toEqual({
    event: "view_item_list",
    ecommerce: { item_list_id: "floor/k5/3", item_list_name: "floor k5 3" },
  });
});

test("invented ids, kinds and currencies from a page's script do not reach GA4", () => {
  const page = new EventTarget();
  const dataLayer: object[] = [];
  const stop = tellGa4(page, dataLayer);
  const mail = "arta@shembull.com";
  page.dispatchEvent(
    eventOf("inquirysent", { id: mail, apartments: [mail, { mail }], value: 1, currency: mail, partner: mail }),
  );
  page.dispatchEvent(eventOf("contactselect", { kind: "+383 44 123 456", apartment: mail }));
  page.dispatchEvent(eventOf("screenchange", { screen: { name: "floor", tower: mail, floor: 3 } }));
  stop();
  expect(JSON.stringify(dataLayer)).not.toMatch(/arta|383/);
});
