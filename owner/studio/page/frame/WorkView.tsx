import { BrochureScreen } from "../brochure/BrochureScreen.tsx";
import { ApartmentsScreen } from "../apartments/ApartmentsScreen.tsx";
import { FilesByName } from "../apartments/files/FilesByName.tsx";
import { ImportScreen } from "../apartments/import/ImportScreen.tsx";
import { OutlineScreen } from "../outlines/OutlineScreen.tsx";
import { LayoutsScreen } from "../layouts/LayoutsScreen.tsx";
import { Overview } from "../overview/Overview.tsx";
import { PreviewScreen } from "../publish/PreviewScreen.tsx";
import { PublishScreen } from "../publish/PublishScreen.tsx";
import { SettingsScreen } from "../settings/SettingsScreen.tsx";
import { TourScreen } from "../tours/TourScreen.tsx";
import { useProject } from "../state/ProjectContext.ts";
import { WebsiteScreen } from "../website/WebsiteScreen.tsx";

/** The selected screen. */
export function WorkView() {
  const view = useProject((state) => state.view);
  switch (view.kind) {
    case "outlines":
      return <OutlineScreen key={JSON.stringify(view.layer)} layer={view.layer} region={view.region} />;
    case "homes":
      return <ApartmentsScreen key={view.apartment} apartment={view.apartment} />;
    case "importList":
      return <ImportScreen />;
    case "filesByName":
      return <FilesByName />;
    case "layouts":
      return <LayoutsScreen layout={view.layout} picture={view.picture} />;
    case "brochure":
      return <BrochureScreen page={view.page} />;
    case "contact":
    case "languages":
    case "colours":
    case "facts":
      return <SettingsScreen key={`${view.kind} ${view.field}`} view={view} />;
    case "website":
      return <WebsiteScreen key={view.field} view={view} />;
    case "tours":
      return <TourScreen key={view.tour} {...view} />;
    case "publish":
      return <PublishScreen />;
    case "preview":
      return <PreviewScreen />;
    default:
      return <Overview />;
  }
}
