import type { Project } from "../../project/types.ts";
import type { SunTexts } from "../../text/texts.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { PictureOrigin } from "../../ui/picture/PictureOrigin.tsx";
import { findView } from "../../sun/findView.ts";
import { SunHours } from "../../sun/SunHours.tsx";
import { sunHours } from "../../sun/sunHours.ts";
import { dayText, durationText, spansText } from "../../sun/sunWords.ts";
import type { ComparedApartment } from "./comparedApartment.ts";
import type { CompareRow } from "./compareRow.ts";

/** Hours of direct sun and the view from the windows, if known. */
export function outlookRows(
  apartments: readonly ComparedApartment[],
  project: Project,
  texts: SunTexts,
): readonly CompareRow[] {
  const suns = apartments.map(({ record }) => sunHours(project, record));
  const views = apartments.map(({ record }) => findView(project, record));
  const days = suns.find((sun) => sun)?.map(({ day }) => dayText(day, texts));
  return [
    {
      id: "sun",
      label: texts.sun,
      ...(days && { notes: days }),
      values: suns.map((sun) =>
        (sun ?? []).map((day) => `${durationText(day, texts)} ${spansText(day, texts)}`).join("; "),
      ),
      draw: (index) => {
        const apartment = apartments[index]?.record;
        return apartment && <SunHours project={project} apartment={apartment} hasDayColumn />;
      },
    },
    {
      id: "view",
      label: texts.view,
      values: views.map((view) => view?.picture.src ?? ""),
      draw: (index) => {
        const picture = views[index]?.picture;
        return (
          picture && (
            <div className="compare-picture">
              <Picture picture={picture} sizes="(min-width: 800px) 28vw, 33vw" />
              <PictureOrigin picture={picture} />
            </div>
          )
        );
      },
    },
  ];
}
