import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { parseFilter } from "../filter/filterText.ts";
import type { Searched } from "../useSearched.ts";

/** For the form of the filters: what a visitor chose in a server's markup before its code had come is looked for from then on. */
export function useChosenBefore({ change }: Searched): RefObject<HTMLFormElement | null> {
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

/** As its address would say it. */
function textOf(form: HTMLFormElement): string {
  return [...new FormData(form)].map(([name, value]) => `${name}=${encodeURIComponent(value as string)}`).join("&");
}
