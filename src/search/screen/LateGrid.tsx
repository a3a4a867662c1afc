import type { ComponentProps } from "react";
import type { Project } from "../../project/types.ts";
import { homesOf } from "../filter/failedBits.ts";
import { Grid, mostHomes } from "../results/grid/Grid.tsx";
import type { PanelProps } from "../results/grid/GridPanel.tsx";
import { LazyScreen } from "../../loading/LazyScreen.tsx";
import { Sheets } from "../../finder/panel/Sheets.tsx";
import { panelCode, rowsCode } from "./viewCode.ts";

const hasMany = (project: Project): boolean => homesOf(project).length > mostHomes;

/** What draws many homes window by window may set out beside the styles. */
export function fetchRows(project: Project): void {
  if (hasMany(project)) rowsCode.load().catch(() => {});
}

function Panel(props: PanelProps) {
  return (
    <LazyScreen code={panelCode} meanwhile={<></>}>
      {({ GridPanel, gridPanelSheet }) => (
        <>
          <Sheets texts={[gridPanelSheet]} />
          <GridPanel {...props} />
        </>
      )}
    </LazyScreen>
  );
}

const panel = { fetch: () => void panelCode.load().catch(() => {}), Panel };

/** The grid; what only some pages need of it comes there: windows of many homes, and the panel of an armed one. */
export function LateGrid(props: Omit<ComponentProps<typeof Grid>, "panel" | "Rows">) {
  if (!hasMany(props.project)) return <Grid {...props} panel={panel} />;
  return <LazyScreen code={rowsCode}>{(Rows) => <Grid {...props} panel={panel} Rows={Rows} />}</LazyScreen>;
}
