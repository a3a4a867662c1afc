import { button, make } from "../make.ts";

export type Action = { readonly words: string; readonly onPress: () => void };

export type Notice = {
  readonly element: HTMLElement;
  /** Shows a sentence and buttons for what can be done about it. */
  readonly tell: (sentence: string, actions: readonly Action[]) => void;
  readonly clear: () => void;
};

/** Says what went wrong, at the foot of the view. */
export function createNotice(): Notice {
  const element = make("div", { class: "notice", role: "alert" });
  return {
    element,
    tell: (sentence, actions) => {
      element.replaceChildren(
        make("p", {}, sentence),
        ...actions.map(({ words, onPress }) => button(words, "link", onPress)),
      );
    },
    clear: () => element.replaceChildren(),
  };
}
