export type Toast = { readonly id: string; readonly kind: "success" | "error"; readonly text: string };

/** Toasts waiting or shown; a <ToastStage> shows them. Told before a stage is there, they wait for it. */
export type Toaster = {
  readonly toasts: () => readonly Toast[];
  tell(kind: Toast["kind"], text: string): void;
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
    tell: (kind, text) => {
      // Said once more it is news again, not one more box.
      const others = toasts.filter((toast) => toast.text !== text);
      set([...others, { id: `kulla-toast-${++count}`, kind, text }]);
    },
    remove: (id) => set(toasts.filter((toast) => toast.id !== id)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
