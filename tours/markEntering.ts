/** A shorter wait needs no message. */
const longMs = 700;

/** Marks the view while a scene is loading, so that its links do not appear over the scene before. Calls `onLong` if it takes long. */
export function markEntering(view: Element, onLong: () => void): { done: (isLast: boolean) => void } {
  view.classList.add("entering");
  const timer = setTimeout(onLong, longMs);
  return {
    done: (isLast) => {
      clearTimeout(timer);
      if (isLast) view.classList.remove("entering");
    },
  };
}
