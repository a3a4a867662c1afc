import { useEffect } from "react";
import { findApartment } from "../project/lookUps.ts";
import { localText } from "../project/localText.ts";
import { takeFormerList } from "./toggleApartment.ts";
import { useFinderSettings } from "../finder/state/FinderContext.tsx";
import { useListKey } from "./useListKey.ts";

/** What a visitor saved while lists lay under the project's name, which others may have, too. */
export function useFormerList(): void {
  const { project } = useFinderSettings();
  const key = useListKey();
  const name = localText(project.name, "sq");
  useEffect(() => {
    const isOurs = (id: string): boolean => findApartment(project, id) !== undefined;
    takeFormerList({ from: `kulla-list:${name}`, to: key, isOurs });
  }, [project, name, key]);
}
