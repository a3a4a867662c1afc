import { finderTags, tags, type Tag } from "./tags.ts";

export type Member = {
  readonly on: readonly Tag[];
  /** In TypeScript notation; `Screen` is the finder's or the brochure's. */
  readonly type: string;
  readonly meaning: string;
};

/** The members of an element in addition to the properties of its attributes. */
export const members = {
  screen: {
    on: tags,
    type: "Screen | null",
    meaning: "where the visitor is: a frozen copy; null until the project has loaded",
  },
  show: { on: tags, type: "(screen: Screen) => void", meaning: "opens a screen in the element's range" },
  back: { on: tags, type: "() => void", meaning: "returns to the parent screen; closes the book" },
  settleInquiry: {
    on: finderTags,
    type: "(isSent: boolean, id?: string) => void",
    meaning: "ends an inquiry that the page handles: true closes the form, false preserves the visitor's input",
  },
} as const satisfies Readonly<Record<string, Member>>;
