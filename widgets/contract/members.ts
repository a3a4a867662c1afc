import { finderTags, tags, type Tag } from "./tags.ts";

export type Member = {
  readonly on: readonly Tag[];
  /** As TypeScript writes it; `Screen` is the finder's or the brochure's. */
  readonly type: string;
  readonly meaning: string;
};

/** What an element has besides the properties of its attributes. */
export const members = {
  screen: {
    on: tags,
    type: "Screen | null",
    meaning: "where the visitor is: a frozen copy; null until the project has come",
  },
  show: { on: tags, type: "(screen: Screen) => void", meaning: "goes to a screen of the element's range" },
  back: { on: tags, type: "() => void", meaning: "goes to the screen above; closes the book" },
  settleInquiry: {
    on: finderTags,
    type: "(isSent: boolean, id?: string) => void",
    meaning: "ends an inquiry the page took over: true closes the form, false keeps all that was typed",
  },
} as const satisfies Readonly<Record<string, Member>>;
