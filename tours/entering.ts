/** A shorter wait needs no word. */
const longMs = 700;

/** Marks a view while a scene comes: its ways do not stand over the one before. Tells where that takes long. */
export function entering(view: Element, onLong: () => void): { done: (isLast: boolean) => void } {
  view.classList.add("entering");
  const timer = setTimeout(onLong, longMs);
  return {
    done: (isLast) => {
      clearTimeout(timer);
      if (isLast) view.classList.remove("entering");
    },
  };
}
