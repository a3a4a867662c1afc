/**
 * What stands in an element's shadow root: the box its widget renders into, and before the widget is there what came with the
 * page: the element's children by a slot, or the box that a server has rendered.
 */
export type ElementStage = {
  /** What a server has rendered, as long as nothing else was done with it. */
  serverBox(): HTMLElement | undefined;
  /** Makes the server's box the widget's own. */
  adoptServerBox(): HTMLElement | undefined;
  /** An empty box for the widget, unseen until it takes over. */
  openBox(): HTMLElement;
  /** The box goes; the children are shown again. */
  closeBox(): void;
  dress(language: string, isHidden: boolean): void;
  takeOver(): void;
  standBeside(): void;
};

export function createElementStage(root: ShadowRoot): ElementStage {
  let before: HTMLElement | undefined = root.querySelector<HTMLElement>(".kulla") ?? undefined;
  let isServers = before !== undefined;
  let box: HTMLElement | undefined;

  const showBefore = (element: HTMLElement): void => {
    before = element;
    before.classList.add("alone");
    root.prepend(before);
  };
  const newBox = (): HTMLElement => {
    const made = document.createElement("div");
    made.className = "kulla";
    return made;
  };
  const takeOver = (): void => {
    // A server's style sheet: what the element has adopted says the same.
    for (const link of root.querySelectorAll("link")) link.remove();
    before?.remove();
    before = undefined;
    isServers = false;
  };
  if (!before) showBefore(document.createElement("slot"));

  return {
    serverBox: () => (isServers ? before : undefined),
    adoptServerBox() {
      if (!isServers) return undefined;
      box = before;
      box?.removeAttribute("hidden");
      before = undefined;
      isServers = false;
      return box;
    },
    openBox() {
      before?.classList.add("alone");
      box = newBox();
      root.append(box);
      return box;
    },
    closeBox() {
      box?.remove();
      box = undefined;
      if (!before) showBefore(document.createElement("slot"));
    },
    dress(language, isHidden) {
      if (!box) return;
      box.lang = language;
      box.style.visibility = isHidden ? "hidden" : "";
    },
    takeOver,
    standBeside: () => before?.classList.remove("alone"),
  };
}
