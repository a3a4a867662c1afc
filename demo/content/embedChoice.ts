import { elements, settableByAddress, type Tag } from "../../widgets/contract/contract.ts";

/** The name of an element in addresses of embed.html: its tag without `kulla-`. */
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

export const initialChoice: EmbedChoice = {
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

const startFields: Readonly<Record<ElementName, readonly ChoiceName[]>> = {
  "apartment-picker": ["tower", "floor", "apartment"],
  "building-picker": ["tower"],
  "floor-explorer": ["tower", "floor"],
  "apartment-preview": ["apartment"],
  "apartment-search": [],
  brochure: [],
};

const mailFields: readonly ChoiceName[] = ["publicKey", "service", "template"];

/** The fields of an element: those that set where it starts and, if it sends inquiries, those of the e-mail service that sends them. */
export function fieldsOf(widget: ElementName): {
  readonly start: readonly ChoiceName[];
  readonly mail: readonly ChoiceName[];
} {
  return { start: startFields[widget], mail: widget.startsWith("apartment") ? mailFields : [] };
}

const attributeNames: Partial<Record<ChoiceName, string>> = {
  publicKey: "email-public-key",
  service: "email-service",
  template: "email-template",
};

/** The attributes of the chosen element, in the order in which the snippets list them. */
export function attributesOf(choice: EmbedChoice): readonly (readonly [name: string, value: string])[] {
  const { start, mail } = fieldsOf(choice.widget);
  const names: readonly ChoiceName[] = [...start, "locale", "partner", ...mail];
  return names.flatMap((name) => (choice[name] ? [[attributeNames[name] ?? name, choice[name]] as const] : []));
}

/** The chosen colours, by the names of their CSS variables without `--kulla-`. */
export function coloursOf(choice: EmbedChoice): readonly (readonly [name: string, value: string])[] {
  return (["accent", "paper", "ink"] as const).flatMap((name) => (choice[name] ? [[name, choice[name]] as const] : []));
}

/** The address at which a frame shows the chosen element. `page`: embed.html, or the preview with hostile styles. */
export function frameAddress(page: string, choice: EmbedChoice): string {
  const permissions: Readonly<Record<string, string>> = settableByAddress;
  const attributes = attributesOf(choice).filter(([name]) => permissions[name] !== "nowhere");
  const query = new URLSearchParams(
    [["widget", choice.widget], ...attributes, ...coloursOf(choice)].map(([...pair]) => pair),
  );
  return `${page}?${query}`;
}
