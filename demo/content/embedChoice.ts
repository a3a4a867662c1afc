import { elements, settableByAddress, type Tag } from "../../widgets/contract/contract.ts";

/** An element that a partner can choose, by its name in embed.html. */
export type ElementName = Tag extends `kulla-${infer Name}` ? Name : never;

export const elementNames = Object.keys(elements).map((tag) => tag.replace("kulla-", "") as ElementName);

/** A partner's choices; "" where nothing is chosen. */
export type EmbedChoice = {
  readonly widget: ElementName;
  readonly tower: string;
  readonly floor: string;
  readonly apartment: string;
  readonly locale: string;
  readonly partner: string;
  readonly accent: string;
  readonly paper: string;
  readonly ink: string;
  readonly publicKey: string;
  readonly service: string;
  readonly template: string;
};

export type ChoiceName = Exclude<keyof EmbedChoice, "widget">;

export const firstChoice: EmbedChoice = {
  widget: "apartment-picker",
  tower: "",
  floor: "",
  apartment: "",
  locale: "",
  partner: "",
  accent: "",
  paper: "",
  ink: "",
  publicKey: "",
  service: "",
  template: "",
};

const places: Readonly<Record<ElementName, readonly ChoiceName[]>> = {
  "apartment-picker": ["tower", "floor", "apartment"],
  "building-picker": ["tower"],
  "floor-explorer": ["tower", "floor"],
  "apartment-preview": ["apartment"],
  "apartment-search": [],
  brochure: [],
};

const mail: readonly ChoiceName[] = ["publicKey", "service", "template"];

/** The fields that apply to an element: its starting point, and the recipient of its inquiries if it can send any. */
export function fieldsOf(widget: ElementName): {
  readonly start: readonly ChoiceName[];
  readonly mail: readonly ChoiceName[];
} {
  return { start: places[widget], mail: widget.startsWith("apartment") ? mail : [] };
}

const attributeOf: Partial<Record<ChoiceName, string>> = {
  publicKey: "email-public-key",
  service: "email-service",
  template: "email-template",
};

/** The attributes of the chosen element, in the order that readers expect. */
export function attributesOf(choice: EmbedChoice): readonly (readonly [name: string, value: string])[] {
  const { start, mail: letters } = fieldsOf(choice.widget);
  const names: readonly ChoiceName[] = [...start, "locale", "partner", ...letters];
  return names.flatMap((name) => (choice[name] ? [[attributeOf[name] ?? name, choice[name]] as const] : []));
}

/** The chosen colours by the names of their variables. */
export function coloursOf(choice: EmbedChoice): readonly (readonly [name: string, value: string])[] {
  return (["accent", "paper", "ink"] as const).flatMap((name) => (choice[name] ? [[name, choice[name]] as const] : []));
}

/** The address of embed.html, or of the preview with hostile styles, for a choice. */
export function frameAddress(page: string, choice: EmbedChoice): string {
  const settableWhere: Readonly<Record<string, string>> = settableByAddress;
  const attributes = attributesOf(choice).filter(([name]) => settableWhere[name] !== "nowhere");
  const query = new URLSearchParams(
    [["widget", choice.widget], ...attributes, ...coloursOf(choice)].map(([...pair]) => pair),
  );
  return `${page}?${query}`;
}
