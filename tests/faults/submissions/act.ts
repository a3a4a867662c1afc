import type { PartnerPages } from "./partnerPage.ts";
import { apartments } from "./partnerPage.ts";
import type { TestedForm, View } from "./form.ts";
import type { Line } from "./inquiryService.ts";
import type { Step } from "./steps.ts";
import type { Visitor } from "./visitor.ts";

/** One sequence under way. */
export type Scene = {
  readonly name: string;
  readonly form: TestedForm;
  readonly line: Line;
  readonly partner: PartnerPages;
  readonly visitor: Visitor;
  isOffline: boolean;
  /** The number of posts whose answers cannot arrive: their page was left, or their connections were cut. */
  unheard: number;
};

const pressMs = 5000;
/** How long a pending request may take before a sequence continues without it. */
const restMs = 6000;

/** Waits until nothing changes automatically: the submission has ended, or waits for input. */
export async function rest(scene: Scene): Promise<View> {
  const end = Date.now() + restMs;
  for (;;) {
    const view = await scene.visitor.read();
    const waits = scene.line.pending() + scene.partner.stalled(scene.name) > 0 || (await isWithHost(scene));
    if (!view.isSending || waits || Date.now() > end) return view;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isWithHost({ form: { page } }: Scene): Promise<boolean> {
  return page.evaluate(() => ((Reflect.get(window, "waiting") ?? []) as unknown[]).length > 0);
}

type Does<Name extends Step["do"]> = (scene: Scene, step: Extract<Step, { do: Name }>) => Promise<unknown>;

const actions: { readonly [Name in Step["do"]]: Does<Name> } = {
  type: async ({ form, visitor }) => {
    await form.open();
    await visitor.type();
    // Filling in three fields takes a visitor some time.
    await form.page.clock.fastForward(1600);
  },
  edit: async ({ form, visitor }) => {
    await form.open();
    await visitor.edit();
  },
  press: async (scene, { by, rests }) => {
    await scene.form.open();
    await press(scene.form, by);
    if (rests) await rest(scene);
  },
  leave: async ({ form, visitor }) => {
    const { isOpen, isUncertain } = await visitor.read();
    if (isOpen && isUncertain) await form.root.getByRole("button", { name: "Lëre me kaq" }).click({ timeout: pressMs });
  },
  close: async ({ form, visitor }, { by }) => {
    if (!(await visitor.read()).isOpen) return;
    if (by === "escape") return form.page.keyboard.press("Escape");
    const cross = form.root.getByRole("button", { name: "Mbyll" }).first();
    return cross.click({ timeout: pressMs }).catch(async (error: unknown) => {
      // A submission that has arrived in the meantime closes its form automatically.
      if ((await form.look()).isOpen) throw error;
    });
  },
  reload: async (scene, { rests }) => {
    if (scene.isOffline) return;
    cutLines(scene);
    await scene.form.page.reload({ waitUntil: "domcontentloaded" });
    if (rests) await scene.form.ready();
  },
  away: async (scene, { rests }) => {
    if (scene.isOffline) return;
    cutLines(scene);
    await goAwayAndBack(scene);
    if (rests) await scene.form.ready();
  },
  move: async ({ form: { page } }, { how }) => {
    await page.evaluate(async (kind) => {
      const element = document.querySelector("kulla-apartment-preview");
      const parent = element?.parentElement;
      if (!element || !parent) return;
      const other = document.querySelector(parent.id === "here" ? "#there" : "#here");
      if (kind === "later") {
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
      (kind === "elsewhere" ? (other ?? parent) : parent).append(element);
    }, how);
  },
  otherHome: async ({ form }) => {
    await form.ready();
    const open = await form.root.isVisible();
    form.apartment = form.apartment === apartments[0] ? apartments[1] : apartments[0];
    if (open) await form.page.keyboard.press("Escape");
    await form.open();
  },
  otherProject: async ({ form: { page } }) => {
    await page.evaluate(() => {
      const element = document.querySelector("kulla-apartment-preview");
      const [address, number = "0"] = element?.getAttribute("project")?.split("?") ?? [];
      element?.setAttribute("project", `${address}?${Number(number) + 1}`);
    });
  },
  service: async ({ line }, { answer, isHeld }) => Object.assign(line.mood, { answer, isHeld }),
  letGo: async (scene) => {
    scene.line.letGo();
    await rest(scene);
  },
  picture: async ({ partner, name }, { state }) => partner.setPicture(name, state),
  host: ({ form: { page } }, { mood }) => page.evaluate((value) => localStorage.setItem("host", value), mood),
  settle: ({ form: { page } }, { which }) => page.evaluate(settleOne, which),
  offline: async (scene) => {
    scene.isOffline = true;
    cutLines(scene);
    await scene.form.page.context().setOffline(true);
  },
  online: async (scene) => {
    scene.isOffline = false;
    await scene.form.page.context().setOffline(false);
  },
  wait: async ({ form: { page } }, { ms }) => page.clock.fastForward(ms),
};

function cutLines(scene: Scene): void {
  // One that is being sent at this moment arrives a little later.
  scene.unheard = scene.line.posts.length + 1;
}

export function act(scene: Scene, step: Step): Promise<unknown> {
  // The table has each step's own action.
  const does = actions[step.do] as Does<Step["do"]>;
  return does(scene, step);
}

/** Forced: a button that is sending still receives presses, and ignores them. */
async function press({ root, page, names }: TestedForm, by: "click" | "double" | "enter" | "enterHeld"): Promise<void> {
  const button = root.locator("button[type=submit]");
  const options = { force: true, timeout: pressMs };
  if (by === "click") return button.click(options);
  if (by === "double") return button.dblclick(options);
  await root.locator(`[name=${names[1]}]`).focus({ timeout: pressMs });
  for (let repeat = 0; repeat < (by === "enter" ? 1 : 6); repeat += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
}

/** To another page and back by the browser; in the showcase by a link, without a reload. */
async function goAwayAndBack({ form: { page, kind } }: Scene): Promise<void> {
  if (kind === "contact") {
    await page.locator("footer").getByRole("link", { name: "Rreth Nesh" }).click({ timeout: pressMs });
    await page.waitForURL(/\/about$/);
  } else await page.goto(new URL("away.html", page.url()).href, { waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "domcontentloaded" });
}

/** The page reports the result of a submission that it handles: the last one without its id, any by its id. */
function settleOne(which: "last" | "byId"): void {
  const waiting = (Reflect.get(window, "waiting") ?? []) as { id: string; isTaken: boolean }[];
  const submission = which === "last" ? waiting.pop() : waiting.shift();
  const element = document.querySelector("kulla-apartment-preview") as
    (HTMLElement & { settleInquiry?(isSent: boolean, id?: string): void }) | null;
  if (!submission) return;
  if (which === "last") element?.settleInquiry?.(submission.isTaken);
  else element?.settleInquiry?.(submission.isTaken, submission.id);
}
