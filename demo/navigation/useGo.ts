import { useLocation } from "wouter";

/** In addition to the router's options: the apartment that the new history entry shows, and the part of the page to go to. */
export type GoOptions = {
  /** Id of an element that is scrolled to and receives the focus, if the URL has no hash. */
  readonly part?: string;
  readonly state?: unknown;
  readonly replace?: boolean;
  readonly apartment?: string | undefined;
};

/** Navigates to another page of the site. */
export function useGo(): (to: string, options?: GoOptions) => void {
  const [, navigate] = useLocation();
  return navigate;
}
