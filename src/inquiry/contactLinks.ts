import type { Contact } from "../project/types.ts";

/** The links by which a visitor reaches the owner without the form, or opens the data sheet. */
export type ContactKind = "phone" | "email" | "whatsapp" | "viber" | "pdf";

/** `target`: `_blank` for a web page, none for a link that opens an app. */
export type ContactLink = {
  readonly kind: ContactKind;
  readonly name: string;
  readonly href: string;
  readonly target: "_blank" | undefined;
};

/** The link of a telephone number. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}

/** Messengers that visitors can use instead of the form: those for which the project has an international number. */
export function messengerLinks({ whatsapp, viber }: Contact): readonly ContactLink[] {
  const links = [
    { kind: "whatsapp", name: "WhatsApp", before: "https://wa.me/", number: whatsapp, target: "_blank" },
    { kind: "viber", name: "Viber", before: "viber://chat?number=%2B", number: viber, target: undefined },
  ] as const;
  return links.flatMap(({ kind, name, before, number = "", target }) => {
    const dialled = fromAbroad(number);
    return /^[1-9]\d{7,14}$/.test(dialled) ? [{ kind, name, href: before + dialled, target }] : [];
  });
}

/** The international number without its prefix (`+` or `00`) and without the trunk zero in brackets. */
function fromAbroad(number: string): string {
  return number.replace(/\(0\)|\D/g, "").replace(/^00/, "");
}
