import { Chevron, type ChevronDirection } from "./Chevron.tsx";

/** A direction: x and y are -1, 0 or 1. */
export type PanDirection = { readonly x: number; readonly y: number };

const sides: readonly (PanDirection & { readonly side: ChevronDirection })[] = [
  { side: "left", x: -1, y: 0 },
  { side: "up", x: 0, y: -1 },
  { side: "down", x: 0, y: 1 },
  { side: "right", x: 1, y: 0 },
];

type Props = {
  readonly labels: Readonly<Record<ChevronDirection, string>>;
  readonly part?: string;
  readonly onLook: (look: PanDirection) => void;
};

/** Buttons that pan a zoomed picture, as an alternative to dragging. */
export function LookButtons({ labels, part, onLook }: Props) {
  return sides.map(({ side, x, y }) => (
    <button key={side} type="button" part={part} aria-label={labels[side]} onClick={() => onLook({ x, y })}>
      <Chevron side={side} />
    </button>
  ));
}
