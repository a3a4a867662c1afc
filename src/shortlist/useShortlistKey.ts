import { useFinderSettings } from "../finder/state/FinderContext.tsx";
import { useEffect } from "react";
import { findApartment } from "../project/lookUps.ts";
import { localText } from "../project/localText.ts";
import { listKeyOf } from "./shortlistStore.ts";
import { migrateList } from "./toggleApartment.ts";

/** Storage key of the shortlist of this project. */
export function useShortlistKey(): string {
  return listKeyOf(useFinderSettings().projectUrl);
}

/** Migrates lists saved under the project's name, which is not unique. */
export function useShortlistMigration(): void {
  const { project } = useFinderSettings();
  const key = useShortlistKey();
  const name = localText(project.name, "sq");
  useEffect(() => {
    const isOurs = (id: string): boolean => findApartment(project, id) !== undefined;
    migrateList({ from: `kulla-list:${name}`, to: key, isOurs });
  }, [project, name, key]);
}
