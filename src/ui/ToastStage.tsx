import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useKeydown } from "../hooks/useKeydown.ts";
import { useSheets } from "./useSheets.ts";
import type { Toaster } from "./createToaster.ts";
import { PlainToast } from "./PlainToast.tsx";
import css from "./Toast.css?inline";
import { ToastBox, type ToastLabels } from "./ToastBox.tsx";

type StageProps = { readonly toaster: Toaster; readonly labels: ToastLabels };

type Library = typeof import("react-toastify/unstyled");

/** Shows a toaster's toasts in the browser's top layer, above an open dialog too. Nothing is mounted while there are none. */
export function ToastStage({ toaster, labels }: StageProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, toaster.toasts);
  const library = useToastLibrary(toasts.length > 0);
  if (toasts.length === 0 || library === "loading") return null;
  return <TopLayer toaster={toaster} labels={labels} library={library} />;
}

function useToastLibrary(isWanted: boolean): Library | "loading" | "failed" {
  const [library, setLibrary] = useState<Library | "loading" | "failed">("loading");
  useEffect(() => {
    if (!isWanted || library !== "loading") return;
    let isCurrent = true;
    import("react-toastify/unstyled").then(
      (loaded) => isCurrent && setLibrary(loaded),
      () => isCurrent && setLibrary("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, library]);
  return library;
}

type LayerProps = StageProps & { readonly library: Library | "failed" };

function TopLayer({ toaster, labels, library }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, toaster.toasts);
  useSheets(layer, [css]);
  const last = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    // What is shown last in the top layer lies on top: a dialog opened since the last toast would cover this one.
    const shown = layer.current;
    if (!shown?.isConnected || !("showPopover" in shown)) return;
    if (shown.matches(":popover-open")) shown.hidePopover();
    shown.showPopover();
  }, [last]);
  return (
    <div ref={layer} className="toasts" popover="manual">
      {library === "failed" ? (
        toasts.map((toast) => (
          <PlainToast key={toast.id} toast={toast} labels={labels} onGone={() => toaster.remove(toast.id)} />
        ))
      ) : (
        <LibraryToasts toaster={toaster} labels={labels} library={library} />
      )}
    </div>
  );
}

let containers = 0;

function LibraryToasts({ toaster, labels, library }: StageProps & { readonly library: Library }) {
  // The library keeps all containers of a page in one table.
  const [containerId] = useState(() => `kulla-toasts-${++containers}`);
  const section = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, toaster.toasts);
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const id of told.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      told.current.delete(id);
      library.toast.dismiss({ id, containerId });
    }
    for (const toast of toasts) {
      if (told.current.has(toast.id)) continue;
      told.current.add(toast.id);
      library.toast(({ closeToast }) => <ToastBox toast={toast} labels={labels} onClose={() => closeToast(true)} />, {
        containerId,
        toastId: toast.id,
        onClose: () => toaster.remove(toast.id),
      });
    }
  }, [toasts, toaster, labels, library, containerId]);
  useKeydown(section, (event) => {
    // The library looks for the focus in the document, which only sees our host.
    if (event.key !== "Escape") return;
    event.preventDefault();
    library.toast.play({ containerId });
  });
  return (
    <div ref={section}>
      <library.ToastContainer
        containerId={containerId}
        aria-label={labels.notifications}
        autoClose={5000}
        position="top-right"
        transition={false}
        closeButton={false}
        icon={false}
        draggable={false}
        hideProgressBar
      />
    </div>
  );
}
