const roomForPlan = "(min-width: 1024px) and (min-height: 560px)";

/** Whether the plan is open: by default if there is room for it, until the visitor toggles it. */
export function createPlanState(onChange: () => void): { isOpen: () => boolean; toggle: () => void } {
  const room = matchMedia(roomForPlan);
  let chosen: boolean | undefined;
  // A frame may get its size after its page has loaded.
  room.addEventListener("change", onChange);
  const isOpen = (): boolean => chosen ?? room.matches;
  return {
    isOpen,
    toggle: () => {
      chosen = !isOpen();
      onChange();
    },
  };
}
