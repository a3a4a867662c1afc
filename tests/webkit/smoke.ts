// The steps to a sent inquiry, the brochure, a tour and partners' pages in WebKit, through its driver. Prints what it saw; fails
// with the first thing it did not see.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailbox, type Mailbox } from "../../demo/mailbox/startMailbox.ts";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import { servedScreens, pageLinks, type ServedScreen } from "../support/servedScreens.ts";
import { rendered, partnerPage } from "../support/serverPage.ts";
import { openWebKit, type WebKitWindow } from "./webDriver.ts";

const port = 4195;
const picker = `document.querySelector("kulla-apartment-picker")?.shadowRoot`;
const region = (name: string) => `${picker}?.querySelector('[part~="region"][aria-label^="${name}"]')`;

async function press(window: WebKitWindow, name: string): Promise<void> {
  await window.until(name, `return !!${region(name)}`);
  await window.evaluate(
    `${region(name)}.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, view: window }))`,
  );
}

async function walk(window: WebKitWindow): Promise<void> {
  await window.open(`http://127.0.0.1:${port}/__fixtures/picker.html?hints=off`);
  await press(window, "Kulla 5");
  await press(window, "Kati 7,");
  await press(window, "Banesa 5,");
  const button = `[...${picker}.querySelectorAll("button")].find((one) => one.textContent.includes("PYET PER CMIMIN"))`;
  await window.until("the price button", `return !!(${picker} && ${button})`);
  await window.evaluate(`${button}.click()`);
  await window.until("the price form", `return !!${picker}.querySelector("dialog[open]")`);
}

const settings = (mailbox: Mailbox) => ({
  "email-public-key": "mailbox",
  "email-service": "mailbox",
  "email-template": "inquiry",
  "email-origin": mailbox.url,
});

/** Fills in the open form of an element and sends it; a form that is sent faster than a person types is refused. */
async function send(window: WebKitWindow, mailbox: Mailbox, tag = "kulla-apartment-picker"): Promise<void> {
  const element = `document.querySelector("${tag}")`;
  const form = `${element}.shadowRoot.querySelector("dialog[open] form")`;
  for (const [name, value] of Object.entries(settings(mailbox))) {
    await window.evaluate(`${element}.setAttribute(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
  }
  const fields = { name: "Arta Krasniqi", phone: "+383 44 123 456", email: "arta@example.com" };
  for (const [name, value] of Object.entries(fields)) {
    await window.evaluate(`
      const field = ${form}.querySelector('input[name="${name}"]');
      field.value = ${JSON.stringify(value)};
      field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));`);
  }
  // A button in transition ignores a press.
  await window.until("the closed form", `${form}?.requestSubmit(); return !${form}`);
  const [letter] = mailbox.messages();
  if (letter?.params["email"] !== fields.email) throw new Error("WebKit: no letter of Arta's came.");
}

/** Two bedrooms, south: three apartments saved, compared and covered by one inquiry. */
async function searchThree(window: WebKitWindow, mailbox: Mailbox): Promise<void> {
  const tag = "kulla-apartment-search";
  const looked = new URLSearchParams({ tag, view: "list", filter: "bedrooms=2&side=S&status=available" });
  await window.open(`http://127.0.0.1:${port}/__fixtures/picker.html?${looked.toString()}`);
  const root = `document.querySelector("${tag}")?.shadowRoot`;
  const marks = `[...(${root}?.querySelectorAll('[role="table"] button[aria-label^="Ruaj, "]') ?? [])]`;
  const button = (name: string) =>
    `[...(${root}?.querySelectorAll("button") ?? [])].find((one) => one.textContent.startsWith("${name}"))`;
  await window.until("the list", `return ${marks}.length > 3`);
  await window.evaluate(`for (const mark of ${marks}.slice(0, 3)) mark.click()`);
  for (const name of ["Krahaso 3", "Pyet për të tria"]) {
    await window.until(name, `return !!${button(name)}`);
    await window.evaluate(`${button(name)}.click()`);
  }
  await window.until(
    "the form for three",
    `return ${root}.querySelectorAll("dialog[open] .ask-apartments li").length === 3`,
  );
  await send(window, mailbox, tag);
  const saved = await window.evaluate<string>(
    `return localStorage.getItem("kulla-list:" + location.origin + "/project/project.json")`,
  );
  const inquired = mailbox.messages()[0]?.params["apartments"];
  if (saved.split(",").length !== 3 || inquired !== saved.replaceAll(",", ", "))
    throw new Error(`WebKit: asked for ${String(inquired)}, saved ${saved}.`);
}

async function openBrochure(window: WebKitWindow): Promise<void> {
  await window.open(`http://127.0.0.1:${port}/__fixtures/picker.html?tag=kulla-brochure`);
  const book = `document.querySelector("kulla-brochure")?.shadowRoot`;
  const next = `${book}?.querySelector('button[aria-label="Faqja tjetër"]')`;
  await window.until("the brochure", `return !!${next}`);
  await window.evaluate(`${next}.click()`);
  await window.until("page 0", `return document.querySelector("kulla-brochure").screen?.page === 0`);
  await window.evaluate(`${next}.click()`);
  await window.until("pages 1 and 2", `return document.querySelector("kulla-brochure").screen?.page === 1`);
  await window.until(
    "their pictures",
    `return [1, 2].every((page) => ${book}.querySelector('[data-page="' + page + '"] img')?.naturalWidth > 0)`,
  );
}

/** A tour draws its first picture; if WebKit has no WebGL it says so and shows the stills. */
async function openTour(window: WebKitWindow): Promise<string> {
  await window.open(`http://127.0.0.1:${port}/tours/9/vr-9-1/index.htm`);
  const drawn = `!!document.querySelector(".view.drawn canvas")`;
  const reported = `!!document.querySelector('[role="alert"] p')?.textContent && document.querySelector(".stills img")?.naturalWidth > 0`;
  await window.until("the tour or its stills", `return ${drawn} || ${reported}`);
  const row = `document.querySelector(".plan .row:not([aria-current])")`;
  if (!(await window.evaluate<boolean>(`return ${drawn}`))) return "says that there is no WebGL and shows its stills";
  if (!(await window.evaluate<boolean>(`return !!${row}`))) return "draws its first picture";
  await window.evaluate(`${row}.click()`);
  await window.until("another room", `return ${drawn} && !document.querySelector(".entering")`);
  return "draws its first picture and leads to another room";
}

/** A reset sheet and the strictest policy: the elements load, look as usual, and nothing violates the policy. */
async function liveOnPartnerPages(window: WebKitWindow): Promise<void> {
  await window.open(`http://127.0.0.1:${port}/__fixtures/element/hostileStrict.html`);
  for (const tag of ["kulla-building-picker", "kulla-apartment-preview"]) {
    const root = `document.querySelector("${tag}")?.shadowRoot`;
    await window.evaluate(`document.querySelector("${tag}").scrollIntoView()`);
    await window.until(tag, `return !!${root}?.querySelector("h2")`);
    const style = await window.evaluate<Record<string, string>>(`
      const { color, direction, fontStyle, textTransform, letterSpacing } = getComputedStyle(${root}.querySelector("h2"));
      return { color, direction, fontStyle, textTransform, letterSpacing };`);
    const isOurs = style["direction"] === "ltr" && style["fontStyle"] === "normal" && style["textTransform"] === "none";
    if (!isOurs || style["color"] === "rgb(255, 0, 0)" || style["letterSpacing"] === "9px") {
      throw new Error(`WebKit: a hostile sheet reached ${tag}: ${JSON.stringify(style)}`);
    }
  }
  await window.until(
    "the picture",
    `return document.querySelector("kulla-building-picker").shadowRoot.querySelector("[part~=stage] img")?.naturalWidth > 0`,
  );
  const violations = await window.evaluate<string[]>("return globalThis.violations");
  if (violations.length > 0) throw new Error(`WebKit: the policy was broken: ${violations.join("; ")}`);
}

/** Server-rendered markup shows its picture and works by links without scripts, and is hydrated without a new node. */
async function hydrateScreen(
  window: WebKitWindow,
  folder: string,
  [name, screen]: [string, ServedScreen],
): Promise<void> {
  const { tag, attributes, control, redirectTo, hasNoPicture = false } = screen;
  const element = rendered(tag, attributes, { links: pageLinks });
  await writeFile(join(folder, "page.html"), partnerPage(element));
  await window.open(`http://127.0.0.1:${port}/__rendered/page.html`);
  const root = `document.querySelector("${tag}").shadowRoot`;
  const link = `[...(${root}?.querySelectorAll("a[href]") ?? [])].find(
    (each) => (each.ariaLabel ?? each.textContent).includes(${JSON.stringify(control)}))`;
  await window.until(`the way on from ${name}`, `return !!${link}`);
  const href = await window.evaluate<string>(`return ${link}.getAttribute("href")`);
  if (!(typeof redirectTo === "string" ? href === redirectTo : redirectTo.test(href)))
    throw new Error(`WebKit: ${name} leads to ${href}.`);
  const pictures = `[...${root}.querySelectorAll("img")].filter((image) => image.naturalWidth > 0 && image.checkVisibility())`;
  await window.until(`a picture of ${name}`, `return ${hasNoPicture} || ${pictures}.length > 0`);
  await window.evaluate(`
    globalThis.marked = [...${root}.querySelectorAll(".kulla *")].filter((node) => node.checkVisibility());
    const script = document.createElement("script");
    script.type = "module";
    script.src = "/widgets/kulla.js";
    document.head.append(script);`);
  await window.until(`${name} alive`, `return ${root}.querySelector("link, .kulla[hidden]") === null`);
  const [shown, marked] = await window.evaluate<number[]>(
    `return [marked.filter((node) => node.isConnected).length, marked.length]`,
  );
  if (!marked || shown !== marked) throw new Error(`WebKit: of ${marked} nodes of ${name} ${shown} were kept.`);
}

/**
 * A press between the first script and hydration is done once: Safari gives a pressed button no focus, so nothing but the press tells
 * of it. And Enter on a region without a link.
 */
async function pressEarly(window: WebKitWindow, folder: string): Promise<void> {
  const preview = rendered("kulla-apartment-preview", { apartment: "k5-07-05" });
  const building = rendered("kulla-building-picker", {}, { links: undefined });
  await writeFile(join(folder, "early.html"), partnerPage(preview + building));
  await window.open(`http://127.0.0.1:${port}/__rendered/early.html`);
  const mark = `document.querySelector("kulla-apartment-preview").shadowRoot.querySelector("button[aria-pressed]")`;
  const tower = `document.querySelector("kulla-building-picker").shadowRoot.querySelector('[part~="region"][aria-label^="Kulla 5"]')`;
  await window.evaluate(`
    const { fetch } = window;
    const released = new Promise((resolve) => (window.release = resolve));
    window.fetch = async (...args) => {
      if (String(args[0]).includes("project.json")) window.waiting = (window.waiting ?? 0) + 1;
      await released;
      return fetch(...args);
    };
    document.querySelector("kulla-building-picker").scrollIntoView();
    const script = document.createElement("script");
    script.type = "module";
    script.src = "/widgets/kulla.js";
    document.head.append(script);`);
  await window.until("the request for the project", `return window.waiting > 0`);
  // Keys count from the element's code on: an Enter before it is used by nobody.
  const enter = `new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true, cancelable: true })`;
  await window.until("Enter used by the element", `return !${tower}.dispatchEvent(${enter})`);
  await window.evaluate(`${mark}.click(); window.release();`);
  await window.until("the apartment saved", `return ${mark}.ariaPressed === "true"`);
  await window.until("the tower", `return document.querySelector("kulla-building-picker").screen?.tower === "k5"`);
}

/** A walk to the form or the tour starts at the apartment's own screen. */
const apart = Object.entries(servedScreens).filter(([, { opens }]) => !opens);

const folder = await mkdtemp(join(tmpdir(), "kulla-smoke-"));
const server = await startStaticServer(port, [
  { at: "/__fixtures/", folder: "tests/fixtures" },
  { at: "/__rendered/", folder },
  { at: "", folder: "dist/site" },
]);
const mailbox = await startMailbox({ port: 0, folder, minIntervalMs: 0 });
const window = await openWebKit(4196);
try {
  await walk(window);
  await send(window, mailbox);
  process.stdout.write("WebKit: from the towers to an inquiry that arrived.\n");
  await searchThree(window, mailbox);
  process.stdout.write("WebKit: from a search over a comparison to one inquiry for three apartments.\n");
  await openBrochure(window);
  process.stdout.write("WebKit: the brochure opens and turns.\n");
  process.stdout.write(`WebKit: a tour ${await openTour(window)}.\n`);
  await liveOnPartnerPages(window);
  process.stdout.write("WebKit: a reset sheet changes nothing inside, nothing violates the strictest policy.\n");
  await pressEarly(window, folder);
  process.stdout.write("WebKit: a press and a key before hydration are done as soon as the elements are alive.\n");
  for (const screen of apart) await hydrateScreen(window, folder, screen);
  process.stdout.write(
    `WebKit: ${apart.length} screens that a server has rendered lead on without script and are hydrated, no node is replaced.\n`,
  );
} finally {
  await mailbox.close();
  await rm(folder, { recursive: true, force: true });
  await window.close();
  server.closeAllConnections();
  server.close();
}
