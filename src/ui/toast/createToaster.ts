export type Toast = {
  readonly id: string;
  readonly kind: "success" | "error";
  readonly text: string;
  /** A form on screen says what has happened, and to a screen reader too: what it reads once need not be read twice. */
  readonly isSaidElsewhere: boolean;
};

/** Toasts waiting or shown; a <ToastStage> shows them. Told before a stage is there, they wait for it. */
export type Toaster = {
  readonly toasts: () => readonly Toast[];
  tell(kind: Toast["kind"], text: string, options?: { readonly isSaidElsewhere: boolean }): void;
  remove(id: string): void;
  subscribe(onChange: () => void): () => void;
};

let count = 0;

export function createToaster(): Toaster {
  let toasts: readonly Toast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    toasts: () => toasts,
    tell: (kind, text, { isSaidElsewhere } = { isSaidElsewhere: false }) => {
      // Said once more it is news again, not one more box.
      const others = toasts.filter((toast) => toast.text !== text);
      set([...others, { id: `kulla-toast-${++count}`, kind, text, isSaidElsewhere }]);
    },
    remove: (id) => set(toasts.filter((toast) => toast.id !== id)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
