import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { View } from "../../../owner/studio/page/state/view.ts";
import { picture, put, smallDraft } from "../ownerFolder.ts";

const square = (x: number, y: number): string => `M${x} ${y}H${x + 300}V${y + 60}H${x}Z`;
const photo = (src: string): object => picture(src, [800, 600], "Fotot/Blloku nga jugu.jpg");
const homes = (floor: number): object[] =>
  ["A", "B", "C"].map((label, index) => ({
    id: `b1-${floor}-${label}`,
    label,
    layout: "tipi-a-me-ballkon",
    status: index === 0 ? "available" : "sold",
    bedrooms: 2,
    area: 71.35,
    price: { kind: "from", amount: 190_000, currency: "EUR" },
  }));
const scenes = [
  { id: "living-room", name: { sq: "Ndenja", en: "Living room", de: "Wohnzimmer" }, at: [40, 30] },
  { id: "balcony", name: { sq: "Ballkoni", en: "Balcony", de: "Balkon" }, at: [40, 80] },
].map((scene, index) => ({
  file: `${scene.id}.jpg`,
  width: 2048,
  height: 1024,
  headingDeg: 0,
  startDeg: 0,
  doors: index === 0 ? [{ to: "balcony", yawDeg: 20, distanceM: 3 }] : [],
  ...scene,
}));

/** A draft with every feature, with names as long as owners use. */
export const wholeDraft = smallDraft({
  name: { sq: "Blloku i Parkut të Qytetit", en: "City Park Development", de: "Wohnanlage am Stadtpark" },
  locales: ["sq", "en", "de"],
  site: { picture: photo("site/site.jpg") },
  towers: [1, 2].map((n) => ({
    id: `b${n}`,
    name: { sq: `Godina ${n} në veri`, en: `Building ${n}, north side`, de: `Gebäude ${n}, Nordseite` },
    outline: square(100, 100 * n),
    picture: photo(`site/b${n}.jpg`),
  })),
  floors: [1, 2, 3].map((floor) => ({
    tower: "b1",
    floor,
    plan: "kati-karakteristik",
    outline: floor === 3 ? "" : square(100, 500 - floor * 100),
    apartments: homes(floor),
  })),
  plans: [
    {
      id: "kati-karakteristik",
      picture: picture("plans/p1.svg", [100, 100], "Planet/kati 1.svg"),
      regions: [{ home: "A", label: "A", outline: "M10 10H60V50H10Z" }],
    },
  ],
  layouts: [
    {
      id: "tipi-a-me-ballkon",
      label: "Tipi A me ballkon",
      plan: picture("layouts/a/plan.svg", [100, 100], "Planet/kati 1.svg"),
      pictures: [1, 2, 3].map((n) => picture(`layouts/a/${n}.jpg`, [400, 300], "Tipi A/image1.jpg")),
    },
    { id: "b", mirrorOf: "tipi-a-me-ballkon", pictures: [] },
  ],
  tours: [{ id: "t1", url: "tours/t1/", studio: { layout: "tipi-a-me-ballkon", scenes } }],
});

export type Shown = readonly [name: string, view: View, act?: (page: Page) => Promise<void>];

const list = `Kodi;Gjendja;Çmimi;m²;Shënime
b1-1-A;Shitur;;60,5;Teuta Gashi
b1-1-B;E lirë;95.OOO;58,7;Arben Krasniqi
`;
const main = (page: Page) => page.getByRole("main");
const giveList = (page: Page): Promise<void> =>
  main(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "Lista e shitjeve.csv", mimeType: "", buffer: Buffer.from(list) });

/** A list imported in another language is still there. */
async function dismissList(page: Page): Promise<void> {
  const dismiss = main(page).getByRole("button", {
    name: /^(Hiqe këtë listë|Dismiss this list|Diese Liste verwerfen)$/,
  });
  if (await dismiss.isVisible()) await dismiss.click();
}

/** Every screen of the studio on `wholeDraft`, with a selection on it. */
export const screens: readonly Shown[] = [
  ["the overview", { kind: "overview" }],
  ["the site", { kind: "outlines", layer: { on: "site" } }],
  ["a building on the site", { kind: "outlines", layer: { on: "site" }, region: 0 }],
  ["a building", { kind: "outlines", layer: { on: "tower", tower: "b1" } }],
  ["a floor of it", { kind: "outlines", layer: { on: "tower", tower: "b1" }, region: 0 }],
  ["a floor that is not drawn", { kind: "outlines", layer: { on: "tower", tower: "b1" }, region: 2 }],
  ["a plan", { kind: "outlines", layer: { on: "plan", plan: "kati-karakteristik" } }],
  ["an apartment on it", { kind: "outlines", layer: { on: "plan", plan: "kati-karakteristik" }, region: 0 }],
  ["an apartment", { kind: "homes", apartment: "b1-1-A" }],
  ["all apartments chosen", { kind: "homes" }, (page) => main(page).getByRole("checkbox").first().check()],
  ["the import", { kind: "importList" }, dismissList],
  ["the import's columns", { kind: "importList" }, giveList],
  ["the layouts", { kind: "layouts" }],
  ["a picture of a layout", { kind: "layouts", layout: "tipi-a-me-ballkon", picture: 1 }],
  ["a mirrored layout", { kind: "layouts", layout: "b" }],
  ["the brochure", { kind: "brochure" }],
  ["the website", { kind: "website" }],
  ["a section of the website", { kind: "website", part: ["pages", "home", "sections", 0] }],
  ["the figures of the website", { kind: "website", part: ["figures"] }],
  ["the contact", { kind: "contact" }],
  ["the languages", { kind: "languages" }],
  ["the colours", { kind: "colours" }],
  ["the facts", { kind: "facts" }],
  ["the tours", { kind: "tours" }],
  ["a scene of a tour", { kind: "tours", tour: "t1", scene: "living-room" }],
  ["publishing", { kind: "publish" }],
  ["the preview", { kind: "preview" }],
];

/** As the browser's Back leads to a screen. */
export async function show(page: Page, [, view, act]: Shown): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate((to) => {
    window.history.pushState({ view: to }, "");
    window.dispatchEvent(new PopStateEvent("popstate", { state: { view: to } }));
  }, view);
  await expect(main(page)).toBeVisible();
  await act?.(page);
}

/** Opens `wholeDraft`, or another draft of the same files, with the files that it names. */
export async function openWhole(
  owner: { open: (draft: object) => Promise<{ folder: string }> },
  draft: object = wholeDraft,
): Promise<void> {
  const { folder } = await owner.open(draft);
  const background = "#c7b79c";
  const flat = await sharp({ create: { width: 2048, height: 1024, channels: 3, background } })
    .jpeg()
    .toBuffer();
  for (const { file } of scenes) await put(folder, file, flat);
}
