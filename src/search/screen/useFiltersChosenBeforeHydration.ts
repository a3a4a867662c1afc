import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { parseFilter } from "../filter/filterText.ts";
import type { Searched } from "../useSearched.ts";

/** Applies filters that a visitor chose in server markup before its code had loaded. */
export function useFiltersChosenBeforeHydration({ change }: Searched): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const takeUp = useEffectEvent(() => {
    if (form.current && isTouched(form.current)) change(parseFilter(textOf(form.current)));
  });
  useEffect(() => takeUp(), []);
  return form;
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll("input")].some(
    ({ checked, defaultChecked, value, defaultValue }) => checked !== defaultChecked || value !== defaultValue,
  );
}

/** The form's fields as a query. */
function textOf(form: HTMLFormElement): string {
  return [...new FormData(form)].map(([name, value]) => `${name}=${encodeURIComponent(value as string)}`).join("&");
}
