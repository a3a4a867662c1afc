import { type RefObject, useEffect, useRef } from "react";

/** A drop zone for files. It needs no role, as there is always a button that does the same. */
export function useDropZone(
  onDrop: (file: File, all: readonly File[], transfer: DataTransfer) => void,
): RefObject<HTMLElement | null> {
  const zone = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = zone;
    const over = (event: DragEvent) => {
      event.preventDefault();
      current?.classList.add("picture-over");
    };
    const leave = () => current?.classList.remove("picture-over");
    const drop = (event: DragEvent) => {
      event.preventDefault();
      leave();
      const transfer = event.dataTransfer;
      const files = [...(transfer?.files ?? [])];
      if (transfer && files[0]) onDrop(files[0], files, transfer);
    };
    current?.addEventListener("dragover", over);
    current?.addEventListener("dragleave", leave);
    current?.addEventListener("drop", drop);
    return () => {
      current?.removeEventListener("dragover", over);
      current?.removeEventListener("dragleave", leave);
      current?.removeEventListener("drop", drop);
    };
    // After every rendering, so that `onDrop` is the current one.
  });
  return zone;
}
