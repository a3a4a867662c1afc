export type Toast = {
  readonly id: string;
  readonly kind: "success" | "error";
  readonly text: string;
  /** A form on screen shows and announces the same text, so the toast is not announced again. */
  readonly isAnnouncedElsewhere: boolean;
};

/** A queue of toasts, shown by a <ToastLayer>. Toasts created before that is mounted wait for it. */
export type Toaster = {
  readonly toasts: () => readonly Toast[];
  tell(kind: Toast["kind"], text: string, options?: { readonly isAnnouncedElsewhere: boolean }): void;
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
    tell: (kind, text, { isAnnouncedElsewhere } = { isAnnouncedElsewhere: false }) => {
      // A repeated toast replaces the previous one.
      const others = toasts.filter((toast) => toast.text !== text);
      set([...others, { id: `kulla-toast-${++count}`, kind, text, isAnnouncedElsewhere }]);
    },
    remove: (id) => set(toasts.filter((toast) => toast.id !== id)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
