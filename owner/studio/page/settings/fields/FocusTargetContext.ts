import { createContext, useContext, useEffect, useRef, type RefObject } from "react";

/** The place in the project of the field to focus, when a problem led here. */
export const FocusTargetContext = createContext<string | undefined>(undefined);

/** Focuses the field of that place when it appears. */
export function useFocusTarget<T extends HTMLElement>(at: string | undefined): RefObject<T | null> {
  const field = useRef<T>(null);
  const aim = useContext(FocusTargetContext);
  useEffect(() => {
    if (at !== undefined && at === aim) field.current?.focus();
  }, [at, aim]);
  return field;
}
