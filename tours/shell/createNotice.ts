import { button, createElement } from "../make.ts";

export type Action = { readonly words: string; readonly onPress: () => void };

export type Notice = {
  readonly element: HTMLElement;
  /** Shows a sentence, and buttons for the possible actions. */
  readonly tell: (sentence: string, actions: readonly Action[]) => void;
  readonly clear: () => void;
};

/** Shows problems at the bottom of the view. */
export function createNotice(): Notice {
  const element = createElement("div", { class: "notice", role: "alert" });
  return {
    element,
    tell: (sentence, actions) => {
      element.replaceChildren(
        createElement("p", {}, sentence),
        ...actions.map(({ words, onPress }) => button(words, "link", onPress)),
      );
    },
    clear: () => element.replaceChildren(),
  };
}
