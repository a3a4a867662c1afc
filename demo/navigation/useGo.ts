import { useLocation } from "wouter";

/** Beside what the router knows: the home this step of the history shows. */
export type GoOptions = {
  readonly state?: unknown;
  readonly replace?: boolean;
  readonly apartment?: string | undefined;
};

/** Leads to another page of the site. */
export function useGo(): (to: string, options?: GoOptions) => void {
  const [, navigate] = useLocation();
  return navigate;
}
