import { createContext, useContext, type ComponentProps } from "react";
import { LinkOrButton } from "../ui/LinkOrButton.tsx";
import type { SearchState } from "./state/searchStore.ts";

/** The page's address of the current search, with the given values in place of the current ones; `undefined` if the page has no such address. */
export type SearchAddressOf = (change: Partial<SearchState>) => string | undefined;

export const SearchAddressContext = createContext<SearchAddressOf>(() => undefined);

export function useSearchAddressOf(): SearchAddressOf {
  return useContext(SearchAddressContext);
}

type Props = Omit<ComponentProps<typeof LinkOrButton>, "href" | "onNavigate"> & {
  /** The values it sets, in place of the current ones. */
  readonly to: Partial<SearchState>;
  /** A plain press. */
  readonly onNavigate: () => void;
};

/** What asks for something else: a link where the page has an address for that, else a button. */
export function SearchStep({ to, onNavigate, ...props }: Props) {
  const addressOf = useSearchAddressOf();
  const go = (): boolean => {
    onNavigate();
    return true;
  };
  return <LinkOrButton {...props} href={addressOf(to)} onNavigate={go} />;
}
