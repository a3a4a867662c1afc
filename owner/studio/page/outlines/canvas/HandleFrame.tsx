import type { KeyboardEvent, Ref } from "react";
import type { Handle } from "../../../draft/geometry/handles.ts";
import { handlePx } from "./canvasState.ts";

type Props = {
  readonly handle: Handle;
  readonly scale: number;
  readonly className: string;
  readonly name: string;
  readonly frameRef?: Ref<SVGRectElement> | undefined;
  readonly onFocus?: () => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** An open frame on a corner, so that the picture below stays visible; a frame that is moved aside has a hairline to its corner. */
export function HandleFrame({ handle: { point, at }, scale, name, frameRef, ...frame }: Props) {
  const side = handlePx / scale;
  const isAside = at[0] !== point[0] || at[1] !== point[1];
  return (
    <>
      {isAside && <path className="handle-line" d={`M${point.join(" ")}L${at.join(" ")}`} />}
      <rect
        {...frame}
        ref={frameRef}
        x={at[0] - side / 2}
        y={at[1] - side / 2}
        width={side}
        height={side}
        tabIndex={0}
        role="button"
        aria-label={name}
      />
    </>
  );
}
