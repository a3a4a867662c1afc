import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../support/hydrated.ts";
import { pressUnlessGone } from "../pressUnlessGone.ts";
import type { Entry } from "./diary.ts";
import { apartments } from "./partnerPage.ts";
import type { FormKind } from "./steps.ts";

export type Fields = Readonly<Record<string, string>>;

/** One snapshot of the form, and the page's record until then. */
export type View = {
  readonly isOpen: boolean;
  /** Whose submission is in it. */
  readonly apartment: string;
  readonly fields: Fields;
  readonly isSending: boolean;
  readonly isUncertain: boolean;
  /** The text of role=alert. */
  readonly reported: string;
  readonly diary: readonly Entry[];
};

/** A form as a visitor uses it. `home`: whose submissions are written in it now. */
export type TestedForm = {
  readonly kind: FormKind;
  readonly page: Page;
  readonly address: string;
  apartment: string;
  readonly root: Locator;
  readonly names: readonly string[];
  /** Waits until the page answers. */
  ready(): Promise<void>;
  /** Brings the form on screen. */
  open(): Promise<void>;
  look(): Promise<View>;
};

const controlsMs = 8000;

export function formOf(page: Page, kind: FormKind, address: string): TestedForm {
  return kind === "price" ? priceForm(page, address) : contactForm(page, address);
}

function priceForm(page: Page, address: string): TestedForm {
  const root = page.getByRole("dialog", { name: "Pyet për çmimin" });
  const ask = page.getByRole("button", { name: "PYET PER CMIMIN" });
  const retry = page.getByRole("button", { name: "Provo përsëri" }).first();
  const form: TestedForm = {
    kind: "price",
    page,
    address,
    apartment: apartments[0],
    root,
    names: ["name", "phone", "email"],
    ready: async () => {
      const here = ask.or(root);
      for (let tries = 0; tries < 3; tries += 1) {
        await here.or(retry).first().waitFor({ timeout: controlsMs });
        if (await here.first().isVisible()) return;
        // Time that passes while a page loads counts as a slow connection: the page says so, and the visitor retries.
        await pressUnlessGone(retry);
      }
    },
    open: async () => {
      await form.ready();
      await goTo(page, form.apartment);
      for (let tries = 0; tries < 3; tries += 1) {
        // Behind the open form nothing else can be pressed; an open form may be about to close.
        if (await root.isVisible()) return;
        await ask.click({ timeout: controlsMs });
        await root.waitFor({ timeout: controlsMs }).catch(() => {});
      }
    },
    look: () => look(page, form.names),
  };
  return form;
}

/** The element shows the apartment whose submissions are written now; a reload restores the first. */
function goTo(page: Page, apartment: string): Promise<void> {
  return page.locator("kulla-apartment-preview").evaluate((node, id) => {
    const element = node as HTMLElement & {
      readonly screen: { readonly apartment?: string } | null;
      show(screen: object): void;
    };
    if (element.screen?.apartment !== id) element.show({ name: "apartment", apartment: id });
  }, apartment);
}

function contactForm(page: Page, address: string): TestedForm {
  const root = page.locator("form.message-form");
  const form: TestedForm = {
    kind: "contact",
    page,
    address,
    apartment: "contact",
    root,
    names: ["from_name", "from_email", "message"],
    ready: () => hydrated(page),
    open: async () => {
      await form.ready();
      await root.waitFor({ timeout: controlsMs });
      // While one page fades into the other a forced press hits neither; a person's comes later.
      await page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));
    },
    look: () => look(page, form.names),
  };
  return form;
}

/** Read in one task, so that the values belong together. */
function look(page: Page, names: readonly string[]): Promise<View> {
  return page.evaluate((fieldNames): View => {
    const element = document.querySelector<HTMLElement & { screen: { apartment: string } }>("kulla-apartment-preview");
    const message = document.querySelector<HTMLFormElement>("form.message-form");
    const root = element?.shadowRoot?.querySelector("dialog[open]") ?? message;
    const field = (name: string) => root?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
    const label = root?.querySelector("button[type=submit]")?.textContent ?? "";
    const alerts = [...(root?.querySelectorAll("[role=alert]") ?? [])].map(({ textContent }) => textContent);
    return {
      // Typed text is restored by the page's code, which checks the fields from then on.
      isOpen: Boolean(root?.querySelector("button[type=submit]")) && message?.noValidate !== false,
      apartment: element?.screen?.apartment ?? "contact",
      fields: Object.fromEntries(fieldNames.map((name) => [name, field(name)])),
      isSending: label.startsWith("Duke dërguar"),
      isUncertain: label.startsWith("Dërgo përsëri"),
      reported: alerts.join(" ").trim(),
      diary: JSON.parse(localStorage.getItem("diary") ?? "[]") as Entry[],
    };
  }, names);
}
