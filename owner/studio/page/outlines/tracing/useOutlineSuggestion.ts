import { useCallback, useEffect, useRef, useState } from "react";
import { copyToFloors, copyToPlan, mirrorToTower, type TowerLayer } from "../../../draft/edit/copiedOutlines.ts";
import { readShape, writeShape } from "../../../draft/geometry/polygon.ts";
import { unassignedShapes } from "../../../draft/svg/unassignedShapes.ts";
import { readSvg } from "../../../draft/svg/readSvg.ts";
import { type FoundOutline, matchSvg, svgTargets } from "../../../draft/svg/svgOutlines.ts";
import { plural } from "../../../text/plural.ts";
import type { StudioTexts } from "../../../text/studioTexts.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProject, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf, show } from "../../state/projectStore.ts";
import type { Layer } from "../../state/view.ts";
import { nothingOnPicture, type OnPicture } from "../canvas/onPicture.ts";
import type { CanvasPicture } from "../canvas/Canvas.tsx";
import {
  type FoundShapes,
  type SuggestionKind,
  suggestionOf,
  type OutlineSuggestion,
  appliedOutlines,
  applySuggestion,
} from "./outlineSuggestion.ts";
import { traceOverlays } from "./tracedOverlays.ts";

/** A suggestion, and the keys of its ticked shapes. */
export type OpenSuggestion = {
  readonly suggestion: OutlineSuggestion;
  readonly ticked: ReadonlySet<string>;
  /** The keys of the regions that numbered shapes were assigned to. */
  readonly assignments: ReadonlyMap<number, string>;
  /** The number of the highlighted shape. */
  readonly pointed?: number;
};

export type SuggestionSteps = {
  readonly open: OpenSuggestion | undefined;
  readonly tick: (keys: ReadonlySet<string>) => void;
  /** Assigns a shape to a region; undefined leaves it out. */
  readonly assign: (n: number, regionKey: string | undefined) => void;
  readonly point: (n: number) => void;
  readonly apply: () => void;
  readonly dismiss: () => void;
  /** Set while pictures are being traced. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly stop: () => void;
  /** Why a file yields nothing at all. */
  readonly failure: string | undefined;
  readonly readOverlays: (files: readonly File[]) => void;
  readonly readDrawing: (file: File) => void;
  readonly copy: (place: TowerLayer & { readonly floor: number }) => void;
  readonly copyPlan: (from: string, isMirrored: boolean) => void;
};

type Props = {
  readonly layer: Layer;
  readonly picture: CanvasPicture;
  readonly setPreview: (preview: OnPicture) => void;
};

/** Outlines from files and from other outlines: previewed on the picture first, then applied as one step, or dismissed. */
export function useOutlineSuggestion({ layer, picture, setPreview }: Props): SuggestionSteps {
  const store = useProjectStore();
  const texts = useStudioTexts();
  const { open, setOpen, point, suggest, end } = useOpenSuggestion({ layer, setPreview });
  const [failure, setFailure] = useState<string>();
  const { progress, stop, trace } = useTracing();
  const start = (kind: SuggestionKind, shapes: FoundShapes) => {
    setFailure(undefined);
    setOpen(suggest(kind, shapes));
  };
  return {
    open,
    failure,
    progress,
    stop,
    tick: (ticked) => open && setOpen({ ...open, ticked }),
    assign: (n, regionKey) => {
      if (!open) return;
      const assignments = new Map(open.assignments);
      if (regionKey === undefined) assignments.delete(n);
      else assignments.set(n, regionKey);
      setOpen({ ...open, assignments });
    },
    point,
    dismiss: end,
    apply: () => {
      if (open)
        change(
          store,
          applySuggestion(draftOf(store), layer, { kind: open.suggestion.kind, found: outlinesToApply(open) }),
        );
      end();
    },
    readOverlays: (files) => {
      const targets = svgTargets(draftOf(store), layer);
      void trace({ files, targets, picture }).then((shapes) => shapes && start("overlays", shapes));
    },
    readDrawing: (file) => {
      void file.text().then((text) => {
        const read = drawingShapes(text, { layer, picture, texts, draft: draftOf(store) });
        if (typeof read === "string") setFailure(`${file.name}: ${read}`);
        else start("svg", read);
      });
    },
    copy: (place) => start("copy", sourceless(copyToFloors(draftOf(store), place))),
    copyPlan: (from, isMirrored) => {
      if (layer.on !== "plan") return;
      const { found, unmatched: unknown } = copyToPlan(draftOf(store), { from, to: layer.plan, isMirrored });
      const leftOut = unknown.map((name) => ({ name, reason: "noHome" as const }));
      start("plan", { ...sourceless(found), leftOut });
    },
  };
}

/** The open suggestion; one that was requested on another tower's screen is open from the start. */
function useOpenSuggestion({ layer, setPreview }: Omit<Props, "picture">) {
  const store = useProjectStore();
  const texts = useStudioTexts();
  const suggest = (kind: SuggestionKind, shapes: FoundShapes): OpenSuggestion => {
    const suggestion = suggestionOf(draftOf(store), layer, { kind, shapes, texts });
    return { suggestion, ticked: initiallyTicked(suggestion), assignments: new Map() };
  };
  const mirrorOf = useProject(({ view }) => (view.kind === "outlines" ? view.mirrorOf : undefined));
  const [open, setOpen] = useState<OpenSuggestion | undefined>(() => {
    if (mirrorOf === undefined || layer.on === "plan" || layer.tower === undefined) return undefined;
    const found = mirrorToTower(draftOf(store), { on: layer.on, tower: mirrorOf }, layer.tower);
    return suggest("mirror", sourceless(found));
  });
  const point = useCallback((pointed: number) => setOpen((current) => current && { ...current, pointed }), []);
  useEffect(() => setPreview(open ? onPicture(open, point) : nothingOnPicture), [open, point, setPreview]);
  const end = () => {
    setOpen(undefined);
    const { view } = store.getState();
    if (view.kind === "outlines" && view.mirrorOf !== undefined) show(store, { kind: "outlines", layer });
  };
  return { open, setOpen, point, suggest, end };
}

const sourceless = (found: readonly FoundOutline[]): FoundShapes => ({
  found: found.map((each) => ({ ...each, source: "" })),
  leftOut: [],
});

export const outlinesToApply = (open: OpenSuggestion): readonly FoundOutline[] =>
  appliedOutlines(open.suggestion, open);

const onPicture = (
  { suggestion, ticked, assignments, pointed }: OpenSuggestion,
  point: (n: number) => void,
): OnPicture => ({
  shapes: suggestion.shapes.filter(({ key }) => ticked.has(key)).map(({ outline }) => readShape(outline)),
  unassigned: suggestion.unassigned.map((shape) => ({
    ...shape,
    isPointed: shape.n === pointed,
    isAssigned: assignments.has(shape.n),
    point: () => point(shape.n),
  })),
});

/** All outlines of files are ticked at first; copies only for regions without an outline. */
function initiallyTicked({ kind, shapes }: OutlineSuggestion): ReadonlySet<string> {
  const isFile = kind === "overlays" || kind === "svg";
  return new Set(shapes.filter(({ hasShape }) => isFile || !hasShape).map(({ key }) => key));
}

type Drawing = Pick<Props, "layer" | "picture"> & {
  readonly texts: StudioTexts;
  readonly draft: ReturnType<typeof draftOf>;
};

/** The named shapes of a drawing, or a sentence that says why it cannot be read. */
function drawingShapes(text: string, { layer, picture, texts, draft }: Drawing): FoundShapes | string {
  const read = readSvg(text, picture);
  if (!read.ok) return texts.tracing.sentences[read.sentence] ?? read.sentence;
  const { found, unknown, doubled } = matchSvg(read.shapes, svgTargets(draft, layer));
  const unassigned = unassignedShapes(unknown, picture);
  const outlines = new Set(unassigned.map(({ outline }) => outline));
  return {
    found: found.map(({ name, key, outline }) => ({ key, outline, source: name })),
    unassigned,
    leftOut: [
      ...unknown.flatMap(({ name, shape }): FoundShapes["leftOut"] =>
        outlines.has(writeShape(shape))
          ? []
          : name === ""
            ? [{ name: texts.tracing.nameless, reason: "nameless" }]
            : [{ name, reason: "noNumber" }],
      ),
      ...doubled.map((name) => ({ name, reason: "duplicate" as const })),
    ],
    notes: [
      ...(read.isOtherFrame ? [texts.tracing.otherProportions] : []),
      ...(read.copies > 0 ? [plural(texts.language, texts.tracing.copies, read.copies)] : []),
    ],
  };
}

/** Runs one trace at a time, which ends when the screen closes. */
function useTracing() {
  const [progress, setProgress] = useState<SuggestionSteps["progress"]>();
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  const stop = () => {
    run.current?.abort();
    setProgress(undefined);
  };
  const trace = async (
    what: Pick<Parameters<typeof traceOverlays>[0], "files" | "targets" | "picture">,
  ): Promise<FoundShapes | undefined> => {
    stop();
    const own = new AbortController();
    run.current = own;
    const shapes = await traceOverlays({
      ...what,
      signal: own.signal,
      onProgress: (done, all) => !own.signal.aborted && setProgress({ done: done + 1, all }),
    });
    if (own.signal.aborted) return undefined;
    setProgress(undefined);
    return shapes;
  };
  return { progress, stop, trace };
}
