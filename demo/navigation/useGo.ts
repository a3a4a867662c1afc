import { useLocation } from "wouter";

/** Beside what the router knows: the apartment this step of the history shows, and the part of the page it leads to. */
export type GoOptions = {
  /** Id of an element that is scrolled to and has the focus, where the address names none. */
  readonly part?: string;
  readonly state?: unknown;
  readonly replace?: boolean;
  readonly apartment?: string | undefined;
};

/** Leads to another page of the site. */
export function useGo(): (to: string, options?: GoOptions) => void {
  const [, navigate] = useLocation();
  return navigate;
}
