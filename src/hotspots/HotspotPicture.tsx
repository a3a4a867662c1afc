import { useCallback, type CSSProperties, type ReactNode } from "react";
import { useIsNarrow } from "../hooks/useIsNarrow.ts";
import type { Picture as PictureData } from "../project/types.ts";
import { Picture } from "../ui/Picture.tsx";
import { useTexts } from "../ui/TextsContext.tsx";
import { Hatches } from "./Hatches.tsx";
import type { HighlightStore } from "./highlightStore.ts";
import type { Flash } from "./hintTimeline.ts";
import type { Box, Hotspot } from "./hotspot.ts";
import { regionEvents } from "./regionEvents.ts";
import { Regions } from "./Regions.tsx";
import { showFlash } from "./showFlash.ts";
import { useHints } from "./useHints.ts";
import { useStage } from "./useStage.ts";

type Props = {
  /** Missing where the project's own is broken: then a sentence stands in its place. */
  readonly picture: PictureData | undefined;
  readonly sizes: string;
  readonly hotspots: readonly Hotspot[];
  readonly highlights: HighlightStore;
  /** How the highlight looks: light over a whole tower, full on a storey, walls kept black on a plan. */
  readonly tone: "site" | "tower" | "plan";
  /** Accessible name of the picture's regions together. */
  readonly name: string;
  readonly hints?: readonly Flash[];
  readonly onOpen: (id: string) => void;
  /** Lettering on the picture. */
  readonly children?: ReactNode;
};

const noFlashes: readonly Flash[] = [];

/** A picture with regions to point at and press. */
export function HotspotPicture({ picture, ...props }: Props) {
  const texts = useTexts();
  if (picture) return <Stage key={picture.src} {...props} picture={picture} />;
  return (
    <div className={`stage ${props.tone}`} part="stage">
      <p role="alert" className="picture failed">
        {texts.pictureFailed}
      </p>
    </div>
  );
}

function Stage(props: Props & { readonly picture: PictureData }) {
  const { picture, sizes, hotspots, highlights, tone, name, hints = noFlashes, onOpen, children } = props;
  const texts = useTexts();
  const isNarrow = useIsNarrow();
  const { stage, regions, boxes, view, unit } = useStage({ picture, hotspots, highlights, tone });
  const show = useCallback((flash: Flash) => showFlash(stage.current, hotspots, flash), [stage, hotspots]);
  useHints(stage, { flashes: hints, highlights, show });
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  const style = { "--ratio": picture.width / picture.height, "--focus": focusOf(picture, view) } as CSSProperties;
  return (
    <div ref={stage} className={`stage ${tone}`} part="stage" style={style}>
      <Picture picture={picture} sizes={sizes} eager failedText={texts.pictureFailed} />
      <svg
        ref={regions}
        className="regions"
        viewBox={viewBox}
        role="group"
        aria-label={name}
        {...regionEvents({ hotspots, boxes, highlights, isNarrow, onOpen })}
      >
        <Hatches unit={unit} />
        <Regions hotspots={hotspots} boxes={boxes} unit={unit} />
      </svg>
      {children}
      <Light viewBox={viewBox} />
      <div className="label" aria-hidden="true">
        <b />
        <span />
      </div>
      <i className="leader" />
      <i className="dot" />
    </div>
  );
}

/** The light over the one lit region, as a tint and as lines; and the place of the hint flashes. */
function Light({ viewBox }: { viewBox: string }) {
  return (
    <>
      <svg className="flashes" viewBox={viewBox} aria-hidden="true" />
      <svg className="light tint" viewBox={viewBox} aria-hidden="true">
        <path />
      </svg>
      <svg className="light edge" viewBox={viewBox} aria-hidden="true">
        <path className="wash" />
        <path className="casing" />
        <path className="line" />
      </svg>
    </>
  );
}

/** The cut of the picture, said as an object-position. */
function focusOf({ width, height }: PictureData, view: Box): string {
  const percent = (offset: number, rest: number): string => (rest > 0.5 ? `${(100 * offset) / rest}%` : "50%");
  return `${percent(view.x, width - view.width)} ${percent(view.y, height - view.height)}`;
}
