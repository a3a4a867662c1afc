import { createContext, useContext, type ComponentProps } from "react";
import { LinkOrButton } from "../ui/LinkOrButton.tsx";
import type { SearchState } from "./filter/searchStore.ts";

/** The page's address of the current search with the given changes; `undefined` if the page has none. */
export type SearchAddressOf = (change: Partial<SearchState>) => string | undefined;

export const SearchAddressContext = createContext<SearchAddressOf>(() => undefined);

export function useSearchAddressOf(): SearchAddressOf {
  return useContext(SearchAddressContext);
}

type Props = Omit<ComponentProps<typeof LinkOrButton>, "href" | "onNavigate"> & {
  /** The values that it changes. */
  readonly to: Partial<SearchState>;
  /** Called on a press without modifier keys. */
  readonly onNavigate: () => void;
};

/** Changes the search: a link if the page has an address for that, otherwise a button. */
export function SearchChangeLink({ to, onNavigate, ...props }: Props) {
  const addressOf = useSearchAddressOf();
  const go = (): boolean => {
    onNavigate();
    return true;
  };
  return <LinkOrButton {...props} href={addressOf(to)} onNavigate={go} />;
}
