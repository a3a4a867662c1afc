import { finder, tags, type Tag } from "./tags.ts";

type Member = { readonly on: readonly Tag[]; readonly type: string; readonly meaning: string };

/** What an element has besides the properties of its attributes. */
export const members: Readonly<Record<string, Member>> = {
  screen: {
    on: tags,
    type: "Screen | null",
    meaning: "where the visitor is: a frozen copy; null until the project has come",
  },
  show: { on: tags, type: "(screen: Screen) => void", meaning: "goes to a screen of the element's range" },
  back: { on: tags, type: "() => void", meaning: "goes to the screen above; closes the book" },
  settleInquiry: {
    on: finder,
    type: "(isSent: boolean, id?: string) => void",
    meaning: "ends an inquiry the page took over: true closes the form, false keeps all that was typed",
  },
};
