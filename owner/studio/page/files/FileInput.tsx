import type { Ref } from "react";

export type FileInputProps = {
  /** The files that the system's dialog offers. */
  readonly accept?: string | undefined;
  /** Several files can be chosen at once. */
  readonly isMany?: boolean;
  /** A folder is chosen; it is always read in full. */
  readonly isFolder?: boolean;
  readonly isDisabled?: boolean;
  /** Its name where the label around it says more than that. */
  readonly label?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The input of a label that looks like a button; it opens the system's file dialog. */
export function FileInput({
  accept,
  isMany = false,
  isFolder = false,
  isDisabled,
  label,
  ref,
  onFiles,
}: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      aria-label={label}
      accept={accept}
      multiple={isMany}
      disabled={isDisabled}
      // React has no type for this attribute.
      {...(isFolder && { webkitdirectory: "" })}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same files can be chosen again once they are corrected.
        target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
