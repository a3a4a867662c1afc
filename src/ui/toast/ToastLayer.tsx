import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { FallbackToast } from "./FallbackToast.tsx";
import type { ToasterProps } from "./ToastBox.tsx";
import { toastLibrary } from "../../parts/toastLibrary.ts";

/** After this time a toast is shown without the library, because it may be the only notice of what became of an inquiry. */
const libraryMs = 3000;

type Library = typeof import("./LibraryToasts.tsx");

/** Shows a toaster's toasts in the browser's top layer, above an open dialog too. Without toasts nothing is mounted. */
export function ToastLayer(props: ToasterProps) {
  const { toaster } = props;
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, toaster.toasts);
  const library = useToastLibrary(toasts.length > 0);
  if (toasts.length === 0 || library === "loading") return null;
  return <TopLayer {...props} library={library} />;
}

function useToastLibrary(isNeeded: boolean): Library | "loading" | "failed" {
  const [library, setLibrary] = useState<Library | "loading" | "failed">("loading");
  useEffect(() => {
    if (!isNeeded || library !== "loading") return;
    let isCurrent = true;
    const finish = (result: Library | "failed"): void => {
      if (isCurrent) setLibrary(result);
    };
    const timer = setTimeout(finish, libraryMs, "failed");
    if (canListAll()) toastLibrary.load().then(finish, () => finish("failed"));
    else finish("failed");
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, library]);
  return library;
}

/** Prototype and MooTools replace `Array.from`, with which the library lists its toasts. */
function canListAll(): boolean {
  const { from } = Array;
  return from.call(Array, new Set([1]), (each) => Number(each) + 1)[0] === 2;
}

type LayerProps = ToasterProps & { readonly library: Library | "failed" };

function TopLayer({ library, toaster, ...labelling }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, toaster.toasts);
  const last = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    // The last element of the top layer is on top: a dialog opened since the last toast would cover this one.
    const shown = layer.current;
    if (!shown?.isConnected || !("showPopover" in shown)) return;
    if (shown.matches(":popover-open")) shown.hidePopover();
    shown.showPopover();
  }, [last]);
  return (
    <div ref={layer} className="toasts" popover="manual">
      {library === "failed" ? (
        toasts.map((toast) => (
          <FallbackToast key={toast.id} {...labelling} toast={toast} onClose={() => toaster.remove(toast.id)} />
        ))
      ) : (
        <library.LibraryToasts {...labelling} toaster={toaster} />
      )}
    </div>
  );
}
