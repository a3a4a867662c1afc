import { Component, type ReactNode } from "react";
import { rememberFields, restoreFields, type FieldMemory } from "./fieldMemory.ts";

type Props = {
  /** Where the children are rendered, for restoring focus and input. */
  readonly root: () => Document | ShadowRoot | undefined;
  readonly children: ReactNode;
};
type State = { readonly error?: unknown };

/** Maximum attempts in a row; an error that returns at once has another cause. */
const mostTries = 3;
const calmMs = 5000;

/** The error that browsers throw if a node is not where React expects it. */
const isOutOfStep = (error: unknown): boolean =>
  error instanceof DOMException && /^(NotFoundError|HierarchyRequestError)$/.test(error.name);

/**
 * Page translators and other extensions move nodes of React. If React then fails to update them, the children are rendered again
 * from the state above, with the same focus and input. Other errors go to the next boundary.
 */
export class RenderAnew extends Component<Props, State, FieldMemory | null> {
  override state: State = {};
  #tries = 0;
  #lastMs = 0;
  #memory: FieldMemory | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  /** Runs while the nodes still exist. */
  override getSnapshotBeforeUpdate(_: Props, before: State): FieldMemory | null {
    const root = this.props.root();
    const isFailing = before.error === undefined && this.state.error !== undefined;
    return isFailing && root ? rememberFields(root) : null;
  }

  override componentDidUpdate(_: Props, before: State, memory: FieldMemory | null): void {
    if (this.state.error !== undefined) {
      this.#memory = memory ?? undefined;
      // oxlint-disable-next-line react/no-did-update-set-state -- renders the children again before the next paint
      this.setState({ error: undefined });
    } else if (before.error !== undefined && this.#memory) {
      const root = this.props.root();
      if (root) restoreFields(root, this.#memory);
      this.#memory = undefined;
    }
  }

  override componentDidCatch(error: unknown): void {
    const nowMs = performance.now();
    this.#tries = nowMs - this.#lastMs < calmMs ? this.#tries + 1 : 1;
    this.#lastMs = nowMs;
    console.warn(`kulla: the page's nodes were moved by others (${String(error)}); this part is rendered anew.`);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isOutOfStep(error) || this.#tries >= mostTries) throw error;
    return null;
  }
}
