import type { Contact } from "../project/types.ts";

/** `target`: a page of its own for what is a page; the other opens a program. */
export type ContactLink = { readonly name: string; readonly href: string; readonly target: "_blank" | undefined };

/** A telephone number as an address. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}

/** Where visitors can write in place of the form: what the project names with a number that can be dialled from abroad, and nothing else. */
export function messengerLinks({ whatsapp, viber }: Contact): readonly ContactLink[] {
  const links = [
    { name: "WhatsApp", before: "https://wa.me/", number: whatsapp, target: "_blank" },
    { name: "Viber", before: "viber://chat?number=%2B", number: viber, target: undefined },
  ] as const;
  return links.flatMap(({ name, before, number = "", target }) => {
    const dialled = fromAbroad(number);
    return /^[1-9]\d{7,14}$/.test(dialled) ? [{ name, href: before + dialled, target }] : [];
  });
}

/** The digits that are dialled from abroad, without what stands for "from abroad", and without the 0 that is for callers at home. */
function fromAbroad(number: string): string {
  return number.replace(/\(0\)|\D/g, "").replace(/^00/, "");
}
