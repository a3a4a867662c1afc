import { createServer } from "node:http";
import type { BrowserContext } from "@playwright/test";
import { listenHere } from "../support/listenHere.ts";
import { randomOf } from "../support/random.ts";
import { complaintsAbout } from "../unit/project/complaints.ts";
import { goodFile } from "../unit/project/goodFile.ts";
import { mutationsOf, type Mutation } from "../unit/project/mutations.ts";
import { inParallel, type Fault, type Outcome, type Trial } from "./faultClass.ts";
import { openSite } from "./site.ts";

const good = goodFile();
/** One in so many is checked in the browser too. */
const shownEvery = 50;
const aliveMs = 20_000;

const elements = `
  <kulla-building-picker tower="k5" hints="off"></kulla-building-picker>
  <kulla-floor-explorer tower="k5" floor="1"></kulla-floor-explorer>
  <kulla-apartment-preview apartment="k5-01-01"></kulla-apartment-preview>
  <kulla-brochure page="0"></kulla-brochure>`;

function mutationOf(seed: number): Mutation {
  const { value } = mutationsOf(good, randomOf(seed).below(2 ** 32)).next();
  if (!value) throw new Error("There are always more mutations.");
  return value;
}

/** Valid project files with one fault each: read separately, and some of them shown by every element. */
export async function tryProjects(trial: Trial): Promise<Outcome> {
  const { seed, count } = trial;
  const seeds = Array.from({ length: count }, (_, index) => seed + index);
  const read = seeds.flatMap((each) =>
    complaintsAbout(mutationOf(each)).map((reported): Fault => ({ seed: each, reported: reported })),
  );
  const shown = count === 1 ? seeds : seeds.filter((each) => each % shownEvery === 0);
  const faults = await showThem(trial, shown);
  return { cases: count, faults: [...read, ...faults], more: `${shown.length} of them in the browser` };
}

async function showThem(trial: Trial, shown: readonly number[]): Promise<readonly Fault[]> {
  const site = await openSite("http://127.0.0.1:9");
  const server = createServer((request, response) => {
    const [, number = "", file = ""] = (request.url ?? "").split("/");
    // Pictures and similar files of the valid project.
    if (file === "project" && request.url?.endsWith("project.json")) {
      return void response.end(JSON.stringify(mutationOf(Number(number)).file));
    }
    if (file === "project") {
      return void response
        .writeHead(302, { Location: `${site.url}/${request.url?.split("/").slice(2).join("/")}` })
        .end();
    }
    return void response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
      .end(pageOf(site.url, "project/project.json"));
  });
  const pages = await listenHere(server);
  const reported = await inParallel({ count: shown.length, workers: trial.workers }, async (index) => {
    const seed = shown[index] ?? 0;
    const context = await trial.browser.newContext({ viewport: { width: 1280, height: 5000 } });
    const faults = await showOne(context, `${pages.url}/${seed}/`).finally(() => context.close());
    const { kind, steps } = mutationOf(seed);
    return faults.map((text): Fault => ({ seed, reported: `${kind} at ${steps.join(".")}: ${text}` }));
  });
  await pages.close();
  site.close();
  return reported.flat();
}

const pageOf = (scripts: string, project: string): string => `<!doctype html><meta charset="utf-8">
<link rel="icon" href="data:,"><title>A partner's page</title>${elements.replaceAll(/(?=><\/)/g, ` project="${project}"`)}
<script type="module" src="${scripts}/widgets/kulla.js"></script>`;

async function showOne(context: BrowserContext, address: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(`uncaught error: ${error.message}`));
  page.on("dialog", (dialog) => {
    faults.push("a script of the file ran");
    void dialog.dismiss();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page
    .waitForFunction(standAll, undefined, { timeout: aliveMs })
    .catch(async () => void faults.push(`shows nothing: ${(await page.evaluate(silentOnes)).join(", ")}`));
  faults.push(...(await page.evaluate(scriptsIn)));
  return faults;
}

/** Whether every element shows something: its own screen, or a message. */
function standAll(): boolean {
  const hosts = [...document.querySelectorAll("*")].filter(({ localName }) => localName.startsWith("kulla-"));
  return hosts.every(({ shadowRoot }) => {
    const isAlive = shadowRoot !== null && shadowRoot.querySelector("slot") === null;
    const shown = shadowRoot?.querySelector("button, a, img, [role=alert], h1, h2, h3, p");
    return isAlive && shown !== null;
  });
}

function silentOnes(): readonly string[] {
  const hosts = [...document.querySelectorAll("*")].filter(({ localName }) => localName.startsWith("kulla-"));
  return hosts.map(({ localName, shadowRoot }) => `${localName} ${shadowRoot?.textContent.trim().slice(0, 80) ?? "-"}`);
}

/** Addresses and attributes that would run a script. */
function scriptsIn(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const all = roots.flatMap((root) => [...root.querySelectorAll("*")]);
  return all.flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => name.startsWith("on") || /^\s*(javascript|vbscript):/i.test(value))
      .map(({ name, value }) => `${element.localName} has ${name}="${value.slice(0, 60)}"`),
  );
}
