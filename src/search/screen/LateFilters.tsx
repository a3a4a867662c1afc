import type { ComponentProps } from "react";
import { createCode } from "../../loading/createCode.ts";
import { LazyScreen } from "../../loading/LazyScreen.tsx";
import type { FiltersDialog } from "./FiltersDialog.tsx";

const filtersCode = createCode(async () => (await import("./FiltersDialog.tsx")).FiltersDialog);

/** The visitor is about to open the panel: its code may set out. Where it does not come, the press says so. */
export function fetchFilters(): void {
  filtersCode.load().catch(() => {});
}

/** The panel of the filters, whose code comes when it is asked for; nothing moves until it is there. */
export function LateFilters(props: ComponentProps<typeof FiltersDialog>) {
  return (
    <LazyScreen code={filtersCode} meanwhile={<></>}>
      {(Panel) => <Panel {...props} />}
    </LazyScreen>
  );
}
