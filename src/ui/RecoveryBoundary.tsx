import { Component, type ReactNode } from "react";
import { rememberFields, restoreFields, type FieldSnapshot } from "./fieldSnapshot.ts";

type Props = {
  /** Where the children are rendered, for restoring focus and input. */
  readonly root: () => Document | ShadowRoot | undefined;
  readonly children: ReactNode;
};
type State = { readonly error?: unknown };

/** The number of attempts within the time below; if more are needed, rendering again does not help. */
const maxAttempts = 3;
const attemptWindowMs = 5000;

/** The error that browsers throw if a node is not where React expects it. */
const isDomMismatch = (error: unknown): boolean =>
  error instanceof DOMException && /^(NotFoundError|HierarchyRequestError)$/.test(error.name);

/**
 * Browser translators, such as Google Translate, wrap texts in `<font>` elements, and so do extensions: they move nodes that React manages. If an
 * update then fails, this boundary
 * renders its children again, with the same focus and input. It rethrows other errors.
 */
export class RecoveryBoundary extends Component<Props, State, FieldSnapshot | null> {
  override state: State = {};
  #tries = 0;
  #lastMs = 0;
  #memory: FieldSnapshot | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  /** Runs before React removes the nodes. */
  override getSnapshotBeforeUpdate(_: Props, before: State): FieldSnapshot | null {
    const root = this.props.root();
    const isFailing = before.error === undefined && this.state.error !== undefined;
    return isFailing && root ? rememberFields(root) : null;
  }

  override componentDidUpdate(_: Props, before: State, memory: FieldSnapshot | null): void {
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
    this.#tries = nowMs - this.#lastMs < attemptWindowMs ? this.#tries + 1 : 1;
    this.#lastMs = nowMs;
    console.warn(`kulla: the page's nodes were moved (${String(error)}); this part renders again.`);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isDomMismatch(error) || this.#tries >= maxAttempts) throw error;
    return null;
  }
}
