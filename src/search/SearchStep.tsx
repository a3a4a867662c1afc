import type { ComponentProps } from "react";
import { LinkOrButton } from "../ui/LinkOrButton.tsx";
import { useSearchAddressOf } from "./SearchAddressContext.tsx";
import type { SearchState } from "./state/searchStore.ts";

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
