import { useFinderSettings } from "../finder/state/FinderContext.tsx";
import { useEffect } from "react";
import { findApartment } from "../project/lookUps.ts";
import { localText } from "../project/localText.ts";
import { takeFormerList } from "./toggleApartment.ts";

/** Where the visitor's list of this project lies in their browser: by the project's address, which no other project has. */
export function useListKey(): string {
  return `kulla-list:${useFinderSettings().projectUrl?.split("#")[0]}`;
}

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
