import type { ComponentProps } from "react";
import type { Apartment, Project } from "../../project/types.ts";
import { homesOf } from "../../search/filter/failedBits.ts";
import { Grid, mostHomes } from "../../search/results/grid/Grid.tsx";
import { LazyScreen } from "../LazyScreen.tsx";
import { panelCode, rowsCode } from "./viewCode.ts";

const hasMany = (project: Project): boolean => homesOf(project).length > mostHomes;

/** What draws many homes window by window may set out beside the styles. */
export function fetchRows(project: Project): void {
  if (hasMany(project)) rowsCode.load().catch(() => {});
}

/** The grid; what only some pages need of it comes there: windows of many homes, and the panel of an armed one. */
export function LateGrid(props: Omit<ComponentProps<typeof Grid>, "panel" | "Rows">) {
  const { project, saved, acts } = props;
  const panel = {
    fetch: () => void panelCode.load().catch(() => {}),
    of: (home: Apartment) => (
      <LazyScreen code={panelCode} meanwhile={<></>}>
        {(GridPanel) => <GridPanel home={home} project={project} isSaved={saved.has(home.id)} acts={acts} />}
      </LazyScreen>
    ),
  };
  if (!hasMany(project)) return <Grid {...props} panel={panel} />;
  return <LazyScreen code={rowsCode}>{(Rows) => <Grid {...props} panel={panel} Rows={Rows} />}</LazyScreen>;
}
