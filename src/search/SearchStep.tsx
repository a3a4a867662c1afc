import type { ComponentProps } from "react";
import { Way } from "../ui/Way.tsx";
import { useSearchAddressOf } from "./SearchAddressContext.tsx";
import type { SearchState } from "./state/searchStore.ts";

type Props = Omit<ComponentProps<typeof Way>, "href" | "onGo"> & {
  /** The values it sets, in place of the current ones. */
  readonly to: Partial<SearchState>;
  /** A plain press. */
  readonly onGo: () => void;
};

/** What asks for something else: a link where the page has an address for that, else a button. */
export function SearchStep({ to, onGo, ...props }: Props) {
  const addressOf = useSearchAddressOf();
  const go = (): boolean => {
    onGo();
    return true;
  };
  return <Way {...props} href={addressOf(to)} onGo={go} />;
}
