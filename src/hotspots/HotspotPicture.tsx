import { useId, useRef, type ComponentType, type ReactNode, type Ref } from "react";
import { Picture, PictureShape } from "../ui/picture/Picture.tsx";
import { PictureOrigin } from "../ui/picture/PictureOrigin.tsx";
import { useTexts } from "../ui/TextsContext.tsx";
import { Hatches } from "./Hatches.tsx";
import type { HighlightStore } from "./highlightStore.ts";
import type { HintsProps } from "./Hints.tsx";
import type { Drawing, Obstacle, Scene } from "./hotspot.ts";
import { labelEvents } from "./label/labelEvents.ts";
import type { PlaceLabel } from "./label/labelLayoutInput.ts";
import { aspectRatioOf } from "./stage/pictureFit.ts";
import { regionEvents } from "./regionEvents.ts";
import { Regions } from "./Regions.tsx";
import { useRestingPointer } from "./useRestingPointer.ts";
import { useShownDrawings, type ShownDrawing } from "./stage/useShownDrawings.ts";
import { useStage } from "./stage/useStage.ts";

/** Shows the regions' counts; loaded together with the filter. */
export type CountsCode = {
  readonly Counts: ComponentType<{ readonly drawing: ShownDrawing; readonly tone: Scene["tone"] }>;
  readonly obstaclesOf: (scene: Scene) => readonly Obstacle[];
};

type Props = {
  /** Missing if the project's picture is broken: a message replaces it. */
  readonly drawing: Drawing | undefined;
  /** Replaces `drawing` in windows below 560 px; server markup has both. */
  readonly upright?: Drawing | undefined;
  readonly sizes: string;
  readonly highlights: HighlightStore;
  /** The look of the highlight: light over an entire tower, full on a floor, with black walls on a plan. */
  readonly tone: "site" | "tower" | "plan";
  /** Accessible name of the regions as a group, and how to use them. */
  readonly name: string;
  readonly advice: string;
  readonly placeLabel: PlaceLabel;
  /** The hint flashes, and the component that shows them. */
  readonly hints?: Pick<HintsProps, "flashes"> & { readonly Hints: ComponentType<HintsProps> };
  /** Returns whether the opening was handled; if not, a region's link is followed. */
  readonly onOpen: (id: string) => boolean;
  readonly counts?: CountsCode | undefined;
  /** The lettering on the picture. */
  readonly children?: ReactNode;
};

/** Assumed width in px of a stage that has not been measured yet, for hatches. */
const usualPx = 900;

/** A picture with regions that can be pointed at and pressed. */
export function HotspotPicture({ drawing, ...props }: Props) {
  const texts = useTexts();
  if (drawing) return <Stage key={drawing.picture.src} {...props} drawing={drawing} />;
  return (
    <div className={`stage ${props.tone}`} part="stage">
      <p role="alert" className="picture failed">
        {texts.pictureFailed}
      </p>
    </div>
  );
}

function Stage(props: Props & { readonly drawing: Drawing }) {
  const { drawing, upright, sizes, highlights, tone, placeLabel, name, advice, hints, counts, onOpen, children } =
    props;
  const texts = useTexts();
  const { shown, drawings } = useShownDrawings(drawing, upright);
  const { hotspots, boxes } = shown;
  const id = useId();
  const regions = useRef<SVGSVGElement>(null);
  const stage = useStage({ drawing: shown, highlights, tone, placeLabel, regions, obstaclesOf: counts?.obstaclesOf });
  useRestingPointer(regions, hotspots, highlights);
  const events = regionEvents({ hotspots, boxes, highlights, onOpen });
  return (
    <div ref={stage} className={`stage ${tone}`} part="stage" {...cutsOf(drawings)} {...labelEvents(highlights)}>
      {drawings.map(({ picture, window }) => (
        <PictureShape key={window} picture={picture} className={window} />
      ))}
      <Picture
        picture={drawing.picture}
        upright={upright?.picture}
        sizes={sizes}
        eager
        failedText={texts.pictureFailed}
      />
      <span id={id} hidden>
        {`${advice} ${texts.arrowKeys}`}
      </span>
      <svg className="bridge" aria-hidden="true">
        <path />
      </svg>
      {drawings.map((each) => (
        <Drawn
          key={each.window}
          ref={each === shown ? regions : null}
          drawing={each}
          {...{ name, events }}
          advice={id}
        />
      ))}
      <svg className="hatches" aria-hidden="true">
        <Hatches unit={drawing.picture.width / usualPx} />
      </svg>
      {children}
      {drawings.map(({ picture, window }) => (
        <PictureOrigin key={window} picture={picture} window={window} />
      ))}
      {counts && drawings.map((each) => <counts.Counts key={each.window} drawing={each} tone={tone} />)}
      {hints && <hints.Hints flashes={hints.flashes} hotspots={hotspots} highlights={highlights} />}
      <Light />
      <div className="label" aria-hidden="true">
        <b />
        <span />
      </div>
      <i className="leader" />
      <i className="dot" />
    </div>
  );
}

/** How the picture is aligned when the stage has another aspect ratio, for the style sheet. */
function cutsOf(drawings: readonly ShownDrawing[]) {
  const cuts = drawings.map(
    ({ fit, window }) => [window === "in-upright" ? "data-upright-cut" : "data-cut", fit] as const,
  );
  return Object.fromEntries(cuts.map(([name, { x, y }]) => [name, `${x} ${y}`]));
}

type DrawnProps = {
  readonly ref: Ref<SVGSVGElement>;
  readonly drawing: ShownDrawing;
  readonly name: string;
  /** Id of its description. */
  readonly advice: string;
  readonly events: ReturnType<typeof regionEvents>;
};

/** The regions of one drawing. */
function Drawn({ ref, drawing: { picture, hotspots, window, fit }, name, advice, events }: DrawnProps) {
  return (
    <svg
      ref={ref}
      className={`regions ${window}`}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio={aspectRatioOf(fit)}
      role="group"
      aria-label={name}
      aria-describedby={advice}
      {...events}
    >
      <g className="grown" />
      <Regions hotspots={hotspots} />
    </svg>
  );
}

/** The highlight of the lit region: a tint and an outline. */
function Light() {
  return (
    <>
      <svg className="light tint" aria-hidden="true">
        <path />
      </svg>
      <svg className="light edge" aria-hidden="true">
        <path className="wash" />
        <path className="casing" />
        <path className="line" />
      </svg>
    </>
  );
}
